internal import CIntentLibYAML
internal import IntentDiagnostics
internal import IntentSystem

/// Builds the arena of nodes from the events of libyaml.
///
/// The code paths of ordinary files are short. Whatever needs the bytes of the source again, such as anchors, tags and
/// diagnostics, creates a ``SourceMap`` first.
struct TreeBuilder {
    /// A sequence or mapping that is open.
    struct Frame {
        var node: Int
        var isMapping: Bool
        var isFlow: Bool
        /// Whether the next node is a key; only in mappings.
        var expectsKey: Bool
        /// The end of the last node inside. libyaml's own end of a block is the beginning of the next token.
        var lastFinish: UInt32
        /// The index of its anchor, if it has one.
        var anchor: Int?

        /// The frame that contains the root.
        static let outermost = Frame(
            node: 0, isMapping: false, isFlow: false, expectsKey: false, lastFinish: 0, anchor: nil)
    }

    let index: FileIndex
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: YAMLLimits
    let vocabulary: YAMLVocabulary
    private let file: SourceFile

    var nodes: [YAMLNode] = []
    var texts: TextBuffer
    var diagnostics: [Diagnostic] = []
    var anchors = AnchorTable()
    var keys: KeyChecker
    /// The innermost frame. It is stored separately because it is accessed for every node, and an array element would
    /// require a uniqueness check.
    private var top = Frame.outermost
    private var outer: [Frame] = []
    private var suspiciousComments: ArraySlice<SuspiciousComment>
    private var isComplete = false
    /// Whether a limit has been exceeded and reported, which ends the reading.
    var hasExceededLimit = false
    private var cachedMap: SourceMap?

    init(
        file: SourceFile, index: FileIndex, bytes: UnsafeBufferPointer<UInt8>, vocabulary: YAMLVocabulary,
        limits: YAMLLimits
    ) {
        self.file = file
        self.index = index
        self.bytes = bytes
        self.vocabulary = vocabulary
        self.limits = limits
        keys = KeyChecker(symbols: vocabulary.words.count)
        suspiciousComments = ByteScans.suspiciousComments(in: bytes)[...]
        // Reserves more than most files need. Unused memory is never touched, but growing would copy everything.
        nodes.reserveCapacity(min(limits.nodes, bytes.count / 8) + 1)
        texts = TextBuffer(capacity: bytes.count / 4 * 3 + 16)
        outer.reserveCapacity(16)
    }

    /// Returns the map of the file, which is created once.
    mutating func map() -> SourceMap {
        if let cachedMap { return cachedMap }
        let map = SourceMap(file)
        cachedMap = map
        return map
    }

    // MARK: Events

    /// Reads events up to the end of the stream or the first error.
    mutating func read(_ parser: YAMLEventParser) {
        while parser.advance() {
            let event = parser.event
            let hasNext: Bool
            switch event.pointee.type {
            case YAML_SCALAR_EVENT: hasNext = addScalar(event)
            case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: hasNext = openCollection(event)
            case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: hasNext = closeCollection(event)
            case YAML_ALIAS_EVENT: hasNext = addAlias(event)
            case YAML_DOCUMENT_END_EVENT:
                isComplete = true
                hasNext = endDocument(event)
            case YAML_DOCUMENT_START_EVENT: hasNext = startDocument(event)
            case YAML_STREAM_END_EVENT: hasNext = false
            default: hasNext = true
            }
            if !hasNext || hasExceededLimit { return }
        }
        let failure = parser.failure
        isComplete = false
        report(failure)
    }

    /// Returns the tree, if the file was read to its end, and all diagnostics.
    mutating func result() -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
        guard !hasExceededLimit, isComplete || (nodes.isEmpty && diagnostics.isEmpty) else { return (nil, diagnostics) }
        warnOfUnusedAnchors()
        return (YAMLTree(nodes: nodes, texts: texts.finished()), diagnostics)
    }

    // MARK: Documents

    private mutating func startDocument(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        guard isComplete else { return true }
        return rejectSecondDocument(at: Int(event.pointee.start_mark.index))
    }

    /// Looks for directives of a second document in the bytes; see ``ByteScans/tagDirective(in:)`` for the reason.
    private mutating func endDocument(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        guard ByteScans.contains(UInt8(ascii: "%"), in: bytes) else { return true }
        let base = file.textStart
        let start = map().byteOffset(ofScalar: Int(event.pointee.end_mark.index)) - base
        guard let content = ByteScans.nextContent(in: bytes, from: start), bytes[content] == UInt8(ascii: "%") else {
            return true
        }
        return rejectSecondDocument(at: map().scalarOffset(ofByte: content + base))
    }

    private mutating func rejectSecondDocument(at start: Int) -> Bool {
        let end = map().range(ofLine: map().position(at: start).line).end
        let marker = SourceRange(start: start, end: min(start + 3, end))
        append(.yamlUnsupported, marker, "a second document begins here; a definition file has only one")
        return false
    }

    // MARK: Nodes

    @inline(__always)
    private mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let count = event.pointee.data.scalar.length
        let value = UnsafeBufferPointer(start: UnsafePointer(event.pointee.data.scalar.value), count: count)
        let isPlain = event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
        var node = YAMLNode(
            kind: .scalar, isPlain: isPlain, end: UInt32(truncatingIfNeeded: nodes.count + 1),
            start: UInt32(truncatingIfNeeded: event.pointee.start_mark.index),
            finish: UInt32(truncatingIfNeeded: event.pointee.end_mark.index),
            textStart: UInt32(truncatingIfNeeded: texts.count), textCount: UInt32(truncatingIfNeeded: count))
        guard count <= limits.scalarBytes else { return rejectLongText(node, count) }
        texts.append(value)
        let isKey = advanceEntry()
        if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
            readProperties(event.pointee.data.scalar.anchor, event.pointee.data.scalar.tag, of: &node)
        }
        if isKey {
            node.symbol = vocabulary.symbol(ofUTF8: value)
            rejectUnusableKey(&node, value)
        } else if isPlain {
            if value.last == UInt8(ascii: "}"), top.isMapping { rejectUnseparatedMap(&node) }
            if !suspiciousComments.isEmpty { warnIfTruncated(node) }
        }
        return add(node)
    }

    private mutating func openCollection(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
        let start = UInt32(truncatingIfNeeded: event.pointee.start_mark.index)
        // Its end is 0 until it is known.
        var node = YAMLNode(kind: isMapping ? .mapping : .sequence, end: 0, start: start, finish: start)
        let isKey = advanceEntry()
        let anchorCount = anchors.count
        let (anchor, tag, isFlow) = properties(of: event)
        if anchor != nil || tag != nil { readProperties(anchor, tag, of: &node) }
        if isKey { rejectCollectionAsKey(&node, event) }
        guard outer.count < limits.depth else { return rejectDepth(node) }
        guard add(node) else { return false }
        outer.append(top)
        top = Frame(
            node: nodes.count - 1, isMapping: isMapping, isFlow: isFlow, expectsKey: isMapping,
            lastFinish: node.start, anchor: anchors.count > anchorCount ? anchorCount : nil)
        return true
    }

    private func properties(
        of event: UnsafeMutablePointer<yaml_event_t>
    ) -> (anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, isFlow: Bool) {
        if event.pointee.type == YAML_MAPPING_START_EVENT {
            let mapping = event.pointee.data.mapping_start
            return (mapping.anchor, mapping.tag, mapping.style == YAML_FLOW_MAPPING_STYLE)
        }
        let sequence = event.pointee.data.sequence_start
        return (sequence.anchor, sequence.tag, sequence.style == YAML_FLOW_SEQUENCE_STYLE)
    }

    private mutating func closeCollection(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        guard let around = outer.popLast() else { return true }
        let frame = top
        top = around
        let finish = frame.isFlow ? UInt32(truncatingIfNeeded: event.pointee.end_mark.index) : frame.lastFinish
        nodes[frame.node].end = UInt32(truncatingIfNeeded: nodes.count)
        nodes[frame.node].finish = finish
        if let anchor = frame.anchor { anchors.finish(anchor, visited: visited) }
        if frame.isMapping { reportDuplicateKeys(of: frame.node) }
        top.lastFinish = finish
        return true
    }

    private mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        var node = YAMLNode(
            kind: .alias, end: UInt32(truncatingIfNeeded: nodes.count + 1),
            start: UInt32(truncatingIfNeeded: event.pointee.start_mark.index),
            finish: UInt32(truncatingIfNeeded: event.pointee.end_mark.index))
        let isKey = advanceEntry()
        let name = String(cString: event.pointee.data.alias.anchor)
        guard follow(name, from: &node, isKey: isKey) else { return false }
        return add(node)
    }

    /// Returns whether the next node is a key, and advances to the other part of the entry.
    @inline(__always)
    private mutating func advanceEntry() -> Bool {
        guard top.isMapping else { return false }
        top.expectsKey.toggle()
        return !top.expectsKey
    }

    @inline(__always)
    private mutating func add(_ node: YAMLNode) -> Bool {
        guard nodes.count < limits.nodes else { return rejectNodeCount(node) }
        nodes.append(node)
        top.lastFinish = node.finish
        return true
    }

    // MARK: Truncated texts

    @inline(__always)
    private mutating func warnIfTruncated(_ node: YAMLNode) {
        while let next = suspiciousComments.first, next.textEnd < Int(node.finish) { suspiciousComments.removeFirst() }
        guard let next = suspiciousComments.first, next.textEnd == Int(node.finish), node.textCount > 0 else { return }
        warnOfTruncation(node, next)
    }
}

/// The texts of a tree that is being built.
///
/// Appending many short texts to an array takes longer than copying them. Therefore this array is filled with zeros first
/// and texts are copied into it.
struct TextBuffer {
    /// The texts up to `count`, followed by zeros.
    private(set) var bytes: [UInt8]
    private(set) var count = 0

    init(capacity: Int) {
        bytes = Array(repeating: 0, count: capacity)
    }

    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = text.baseAddress else { return }
        if bytes.count - count < text.count { grow(by: text.count) }
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            Memory.copy(source, to: base + count, count: text.count)
        }
        count += text.count
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, additional)))
    }

    /// Returns the texts without the unused capacity.
    consuming func finished() -> [UInt8] {
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
