internal import CLibYAML
internal import IntentDiagnostics

/// Makes the arena of nodes out of libyaml's events, as they come.
///
/// Ordinary files take the short ways through here; whatever needs the source's bytes again (anchors, tags, anything to
/// report) makes a ``SourceMap`` first.
struct TreeBuilder {
    /// A sequence or mapping that is being read.
    struct Frame {
        var node: Int
        var isMapping: Bool
        var isFlow: Bool
        /// Whether the next node is a key; only in mappings.
        var expectsKey: Bool
        /// Where the last node inside ended, since libyaml ends a block where the next token begins.
        var lastFinish: UInt32
        /// The index of its anchor, when it has one.
        var anchor: Int?

        /// What the root is in.
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
    /// The frame that nodes go into, apart from those around it: it is touched for every node, and a property costs no
    /// check whether an array is shared.
    private var top = Frame.outermost
    private var outer: [Frame] = []
    private var cutComments: ArraySlice<CutComment>
    private var isComplete = false
    /// There is too much of something to read on; it has been reported.
    var isOverfull = false
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
        cutComments = ByteScans.cutComments(in: bytes)[...]
        // More than a file of ordinary names needs: what is not used is never touched, and growing would copy it all.
        nodes.reserveCapacity(min(limits.nodes, bytes.count / 8) + 1)
        texts = TextBuffer(capacity: bytes.count / 4 * 3 + 16)
        outer.reserveCapacity(16)
    }

    /// The map of the file, made once.
    mutating func map() -> SourceMap {
        if let cachedMap { return cachedMap }
        let map = SourceMap(file)
        cachedMap = map
        return map
    }

    // MARK: Events

    /// Reads events to the end of the stream, or to what cannot be read.
    mutating func read(_ parser: YAMLEventParser) {
        while parser.advance() {
            let event = parser.event
            let goesOn: Bool
            switch event.pointee.type {
            case YAML_SCALAR_EVENT: goesOn = addScalar(event)
            case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: goesOn = openCollection(event)
            case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: goesOn = closeCollection(event)
            case YAML_ALIAS_EVENT: goesOn = addAlias(event)
            case YAML_DOCUMENT_END_EVENT:
                isComplete = true
                goesOn = endDocument(event)
            case YAML_DOCUMENT_START_EVENT: goesOn = startDocument(event)
            case YAML_STREAM_END_EVENT: goesOn = false
            default: goesOn = true
            }
            if !goesOn || isOverfull { return }
        }
        let failure = parser.failure
        isComplete = false
        report(failure)
    }

    /// The tree of a file that was read to its end, and all diagnostics.
    mutating func result() -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
        guard !isOverfull, isComplete || (nodes.isEmpty && diagnostics.isEmpty) else { return (nil, diagnostics) }
        warnOfUnusedAnchors()
        return (YAMLTree(nodes: nodes, texts: texts.finished()), diagnostics)
    }

    // MARK: Documents

    private mutating func startDocument(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        guard isComplete else { return true }
        return refuseSecondDocument(at: Int(event.pointee.start_mark.index))
    }

    /// Directives of a second document are looked for by hand; see ``ByteScans/tagDirective(in:)`` for the reason.
    private mutating func endDocument(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        guard ByteScans.contains(UInt8(ascii: "%"), in: bytes) else { return true }
        let base = file.textStart
        let start = map().byteOffset(ofScalar: Int(event.pointee.end_mark.index)) - base
        guard let content = ByteScans.nextContent(in: bytes, from: start), bytes[content] == UInt8(ascii: "%") else {
            return true
        }
        return refuseSecondDocument(at: map().scalarOffset(ofByte: content + base))
    }

    private mutating func refuseSecondDocument(at start: Int) -> Bool {
        let end = map().range(ofLine: map().position(at: start).line).end
        let marker = SourceRange(start: start, end: min(start + 3, end))
        append(.yamlUnsupported, marker, "a second document begins here; a definition file holds one")
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
        guard count <= limits.scalarBytes else { return refuseLongText(node, count) }
        texts.append(value)
        let isKey = takesKey()
        if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
            readProperties(event.pointee.data.scalar.anchor, event.pointee.data.scalar.tag, of: &node)
        }
        if isKey {
            node.symbol = vocabulary.symbol(ofUTF8: value)
            refuseUnusableKey(&node, value)
        } else if !cutComments.isEmpty, isPlain {
            warnIfCut(node)
        }
        return add(node)
    }

    private mutating func openCollection(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
        let start = UInt32(truncatingIfNeeded: event.pointee.start_mark.index)
        // Until its end is known it ends before itself, which is how a cyclic alias knows it.
        var node = YAMLNode(kind: isMapping ? .mapping : .sequence, end: 0, start: start, finish: start)
        let isKey = takesKey()
        let anchorCount = anchors.count
        let (anchor, tag, isFlow) = properties(of: event)
        if anchor != nil || tag != nil { readProperties(anchor, tag, of: &node) }
        if isKey { refuseCollectionAsKey(&node, event) }
        guard outer.count < limits.depth else { return refuseDepth(node) }
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
        if let anchor = frame.anchor { anchors.finish(anchor, walked: nodes.count + anchors.expanded) }
        if frame.isMapping { reportDuplicateKeys(of: frame.node) }
        top.lastFinish = finish
        return true
    }

    private mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        var node = YAMLNode(
            kind: .alias, end: UInt32(truncatingIfNeeded: nodes.count + 1),
            start: UInt32(truncatingIfNeeded: event.pointee.start_mark.index),
            finish: UInt32(truncatingIfNeeded: event.pointee.end_mark.index))
        let isKey = takesKey()
        let name = String(cString: event.pointee.data.alias.anchor)
        guard follow(name, from: &node, isKey: isKey) else { return false }
        return add(node)
    }

    /// Whether the node that comes next is a key, and turns to the other side of the entry.
    @inline(__always)
    private mutating func takesKey() -> Bool {
        guard top.isMapping else { return false }
        top.expectsKey.toggle()
        return !top.expectsKey
    }

    @inline(__always)
    private mutating func add(_ node: YAMLNode) -> Bool {
        guard nodes.count < limits.nodes else { return refuseNodeCount(node) }
        nodes.append(node)
        top.lastFinish = node.finish
        return true
    }

    // MARK: Cut texts

    @inline(__always)
    private mutating func warnIfCut(_ node: YAMLNode) {
        while let next = cutComments.first, next.textEnd < Int(node.finish) { cutComments.removeFirst() }
        guard let next = cutComments.first, next.textEnd == Int(node.finish), node.textCount > 0 else { return }
        warnOfCut(node, next)
    }
}
