internal import CLibYAML

/// Owns libyaml's parser and the event it is at, and frees both.
///
/// The event is on the heap and read in place: the structure is large, and a copy for each event would be the cost of
/// the reader. It is valid until the next one is asked for.
final class YAMLEventParser {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// An address for no bytes: an empty buffer may have none, and libyaml wants one.
    private let nothing: UnsafeMutablePointer<UInt8>
    let event: UnsafeMutablePointer<yaml_event_t>

    /// Lends a parser over these bytes. It does not leave the closure, so that the bytes outlive it.
    ///
    /// - Parameter bytes: UTF-8 without a byte order mark; anything else ends in a failure.
    /// - Returns: nil when there is no memory for a parser.
    static func reading<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (YAMLEventParser) -> Result
    ) -> Result? {
        YAMLEventParser(bytes).map(body)
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        nothing = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) != 0 else { return nil }
        // Without this libyaml would look for a mark of its own, and read UTF-16 where it finds one.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress ?? UnsafePointer(nothing), bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
        nothing.deallocate()
    }

    /// Goes to the next event; false when libyaml cannot go on, and says why in ``failure``.
    @inline(__always)
    func advance() -> Bool {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) != 0
    }

    /// What libyaml says about the end of its work.
    var failure: YAMLFailure {
        YAMLFailure(
            kind: YAMLFailure.Kind(parser.pointee.error),
            problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
            context: parser.pointee.context.map { String(cString: $0) } ?? "",
            byte: parser.pointee.problem_offset, index: parser.pointee.problem_mark.index,
            contextIndex: parser.pointee.context_mark.index)
    }
}

extension YAMLFailure.Kind {
    fileprivate init(_ error: yaml_error_type_t) {
        switch error {
        case YAML_READER_ERROR: self = .reader
        case YAML_MEMORY_ERROR: self = .memory
        default: self = .syntax
        }
    }
}
