package import IntentModel

/// A document of instances in pieces, each of which is read when it is needed.
///
/// The memory that this needs does not depend on the number of instances. While other programs write, instances at the end
/// of the document can be newer than those at its beginning; each instance is consistent.
package struct InstanceDocumentPieces: AsyncSequence, Sendable {
    fileprivate let engine: IntentEngine
    fileprivate let ids: Set<InstanceID>?
    fileprivate let writer: InstanceDocumentWriter

    package func makeAsyncIterator() -> Iterator { Iterator(pieces: self) }

    /// Reads one page of instances after the other.
    package struct Iterator: AsyncIteratorProtocol {
        private enum Position {
            case beginning
            case page(start: Int)
            case end
            case done
        }

        fileprivate let pieces: InstanceDocumentPieces
        private var position = Position.beginning
        private var isEmpty = true

        fileprivate init(pieces: InstanceDocumentPieces) {
            self.pieces = pieces
        }

        package mutating func next() async throws -> [UInt8]? {
            while true {
                switch position {
                case .beginning:
                    position = .page(start: 0)
                    return pieces.writer.beginning
                case .page(let start):
                    let page = try await pieces.page(from: start)
                    position = page.next.map { .page(start: $0) } ?? .end
                    if page.elements.isEmpty { continue }
                    defer { isEmpty = false }
                    // Each element begins with the comma after the one before it.
                    return isEmpty ? Array(page.elements.dropFirst()) : page.elements
                case .end:
                    position = .done
                    return pieces.writer.end(isEmpty: isEmpty)
                case .done: return nil
                }
            }
        }
    }

    private func page(from start: Int) async throws -> (elements: [UInt8], next: Int?) {
        try await engine.readFromStore { [self] in
            let page = try engine.store.page(InstancePageRequest(start: start, limit: 256))
            let instances = ids.map { ids in page.instances.filter { ids.contains($0.id) } } ?? page.instances
            return (writer.elements(instances), page.next)
        }
    }
}

extension IntentEngine {
    /// Exports instances as ``export(_:includesSecrets:)`` does, in pieces of the rendered document, without secrets.
    /// - Parameter ids: The instances; nil for all that are not removed.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``. Reading a piece throws ``StoreError``.
    package func exportPieces(_ ids: Set<InstanceID>? = nil) async throws -> InstanceDocumentPieces {
        try await reading.run { [self] in try requirePresent(ids) }
        return InstanceDocumentPieces(
            engine: self, ids: ids,
            writer: InstanceDocumentWriter(group: schema.group, secrecy: secrecy(), isPretty: false))
    }
}

/// Renders a document of instances piece by piece, as ``InstanceDocument/json`` is rendered at once.
struct InstanceDocumentWriter: Sendable {
    private let secrecy: Secrecy
    private let isPretty: Bool
    private let empty: [UInt8]
    private let closingBracket = UInt8(ascii: "]")

    init(group: String?, secrecy: Secrecy, isPretty: Bool) {
        self.secrecy = secrecy
        self.isPretty = isPretty
        empty = InstanceDocument(group: group, instances: []).json.renderedBytes(pretty: isPretty)
    }

    /// Everything before the first instance.
    var beginning: [UInt8] { Array(empty.prefix(endIndex)) }

    /// Returns the instances, each after a comma.
    func elements(_ instances: [StoredInstance]) -> [UInt8] { part(of: instances).elements }

    /// Returns the instances, each after a comma, and what is left out of them.
    func part(of instances: [StoredInstance]) -> (elements: [UInt8], omitted: OmittedRecords) {
        let shown = instances.map(secrecy.shown)
        let elements = JSONValue.renderedElements(
            shown.lazy.map(InstanceDocument.json), pretty: isPretty, depth: 2)
        return (elements, OmittedRecords(of: shown))
    }

    /// Returns everything after the last instance.
    /// - Parameter isEmpty: Whether there are no instances.
    func end(isEmpty: Bool) -> [UInt8] {
        Array((isPretty && !isEmpty ? "\n  " : "").utf8) + empty[endIndex...]
    }

    /// The index of the bracket that closes the instances.
    private var endIndex: Int { empty.lastIndex(of: closingBracket) ?? empty.endIndex }
}
