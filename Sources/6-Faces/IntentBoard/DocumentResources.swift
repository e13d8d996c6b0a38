internal import IntentDocuments
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// The document of instances that `export` prints and `import` reads.
extension BoardService {
    func exportInstances(_ call: BoardCall) async throws -> BoardResponse {
        let ids = try call.query.identifiers("id")
        let pieces = try await engine.exportPieces(ids.isEmpty ? nil : Set(ids))
        return BoardResponse(
            status: 200,
            headers: [
                "Content-Type": "application/json", "Cache-Control": "no-store",
                "Content-Disposition": "attachment; filename=\"widgets.json\"",
            ], body: .stream(pieces))
    }

    func importInstances(_ call: BoardCall) async throws -> BoardResponse {
        try call.requireJSON()
        let settings = ImportSettings(
            existing: try call.query.word("existing", ExistingWord.self)?.existing ?? .reject,
            allowsUnchecked: try call.query.flag("unchecked"), isExact: try call.query.flag("exact"),
            allowsPart: try call.query.flag("partly"))
        let pieces = PieceQueue(call.body)
        defer { pieces.end() }
        // Reading waits for the caller, which must not block a thread that other tasks need.
        let document = try await StoreLane().run { try InstanceDocumentSource { try pieces.take() } }
        let report = try await engine.importDocument(document, settings: settings)
        if report.isWritten || report.refusedCount == 0 { return .json(report.json) }
        throw BoardProblem(refusedBy: report)
    }
}

private enum ExistingWord: String, CaseIterable {
    case reject, replace, skip

    var existing: ImportSettings.Existing {
        switch self {
        case .reject: .reject
        case .replace: .replace
        case .skip: .skip
        }
    }
}

extension BoardProblem {
    /// The problem of a document that was not imported, with the outcome of each instance.
    fileprivate init(refusedBy report: ImportReport) {
        let problems = report.entries.flatMap { entry -> [EngineError.Problem] in
            guard case .refused(let problems) = entry.outcome else { return [] }
            return problems.map { problem in
                var problem = problem
                if problem.parameter != nil { problem.message = "\(entry.id): \(problem.message)" }
                return problem
            }
        }
        self.init(422, problems)
        outcomes = report.entries
    }
}

/// Passes the pieces of a body from a task to the thread that reads the document, one at a time, so that a fast caller does not
/// fill the memory.
private final class PieceQueue: Sendable {
    private enum State {
        /// The thread waits for a piece.
        case empty
        /// A piece that was not taken yet, and the task that waits for that.
        case piece([UInt8], CheckedContinuation<Void, Never>?)
        case ended((any Error)?)
    }

    private let state: Monitor<State>
    private let pump: Task<Void, Never>?

    init(_ body: BoardBody) {
        switch body {
        case .bytes(let bytes):
            state = Monitor(.piece(bytes, nil))
            pump = nil
        case .stream(let stream):
            let state = Monitor(State.empty)
            self.state = state
            pump = Task {
                do {
                    for try await piece in stream where !piece.isEmpty {
                        await withCheckedContinuation { continuation in
                            let isOver = state.withLock { state in
                                guard case .empty = state else { return true }
                                state = .piece(piece, continuation)
                                return false
                            }
                            if isOver { continuation.resume() }
                        }
                        if Task.isCancelled { return }
                    }
                    Self.end(state, nil)
                } catch {
                    Self.end(state, error)
                }
            }
        }
    }

    /// Returns the next piece; none at the end. Blocks the calling thread.
    func take() throws -> [UInt8] {
        typealias Taken = (bytes: [UInt8], waiting: CheckedContinuation<Void, Never>?)
        let taken: Result<Taken, any Error> = state.wait { [isWhole = pump == nil] state in
            switch state {
            case .empty: return .wait(atMost: nil)
            case .piece(let bytes, let waiting):
                state = isWhole ? .ended(nil) : .empty
                return .done(.success((bytes, waiting)))
            case .ended(let error): return .done(error.map { .failure($0) } ?? .success(([], nil)))
            }
        }
        let (bytes, waiting) = try taken.get()
        waiting?.resume()
        return bytes
    }

    /// Ends the transfer. A task that waits continues.
    func end() {
        pump?.cancel()
        Self.end(state, CancellationError())
    }

    private static func end(_ state: Monitor<State>, _ error: (any Error)?) {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { if case .ended = state {} else { state = .ended(error) } }
            if case .piece(_, let waiting) = state { return waiting }
            return nil
        }
        waiting?.resume()
    }
}
