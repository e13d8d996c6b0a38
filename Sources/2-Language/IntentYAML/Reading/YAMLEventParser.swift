internal import CIntentLibYAML

/// The owner of libyaml's parser and its current event.
///
/// The event is stored on the heap and read in place, because copying this large structure for each event would dominate
/// the time of reading. It is valid until the next call of ``advance()``.
final class YAMLEventParser {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The address of an empty input. An empty buffer may have none, but libyaml requires one.
    private let emptyInput: UnsafeMutablePointer<UInt8>
    let event: UnsafeMutablePointer<yaml_event_t>

    /// Calls a closure with a parser of the given bytes, which is valid only inside the closure.
    ///
    /// - Parameter bytes: UTF-8 without a byte order mark. Other input results in a failure.
    /// - Returns: The result of the closure, or `nil` if there is not enough memory.
    static func reading<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (YAMLEventParser) -> Result
    ) -> Result? {
        YAMLEventParser(bytes).map(body)
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        emptyInput = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) != 0 else { return nil }
        // Otherwise libyaml would look for a byte order mark and accept UTF-16.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress ?? UnsafePointer(emptyInput), bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
        emptyInput.deallocate()
    }

    /// Advances to the next event; returns `false` on an error, which ``failure`` then describes.
    @inline(__always)
    func advance() -> Bool {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) != 0
    }

    /// The error that libyaml reports.
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

/// An error of libyaml.
struct YAMLFailure {
    enum Kind {
        /// Invalid UTF-8 or a character that is not allowed. Only `byte` is set.
        case reader
        /// An invalid token or an invalid order of tokens. Only `index` and `contextIndex` are set.
        case syntax
        case memory
    }

    var kind: Kind
    var problem: String
    var context: String
    /// The byte offset after a byte order mark.
    var byte: Int
    /// The scalar offset of the problem.
    var index: Int
    /// The scalar offset of the construct that `context` describes; 0 if there is none.
    var contextIndex: Int
}
