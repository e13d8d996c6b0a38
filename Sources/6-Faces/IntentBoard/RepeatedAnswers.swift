internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// What identifies a request that may be repeated: its address and its `Idempotency-Key`.
struct RepetitionKey: Hashable, Sendable {
    private let resource: String
    private let key: String
    /// Distinguishes requests with the same key and other bodies.
    fileprivate let digest: String

    /// Returns nil for a request without a key.
    /// - Throws: ``BoardProblem`` for a key of another form.
    init?(_ request: BoardRequest) throws(BoardProblem) {
        guard let key = request.headers["Idempotency-Key"] else { return nil }
        guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .invalid("'Idempotency-Key' must be 1 to 255 visible ASCII characters")
        }
        self.key = key
        resource = "\(request.method) \(request.path)"
        var bytes = Array(request.query.utf8)
        if case .bytes(let body) = request.body { bytes += [0] + body }
        digest = SHA256.hexadecimal(of: bytes)
    }

    static func == (first: RepetitionKey, second: RepetitionKey) -> Bool {
        first.resource.isExactly(second.resource) && first.key.isExactly(second.key)
    }

    func hash(into hasher: inout Hasher) {
        resource.hashExactly(into: &hasher)
        key.hashExactly(into: &hasher)
    }
}

extension InstanceID {
    /// Returns the identifier of an instance that a request with a key places, so that a repetition finds it, even if the
    /// server was restarted in between.
    init(placedWith key: String, _ body: [UInt8]) {
        let digest = SHA256.hexadecimal(of: Array(key.utf8) + [0] + body)
        self = InstanceID("k\(digest.prefix(15))") ?? "k"
    }
}

/// The answers to requests with an `Idempotency-Key`. A request that is repeated gets the answer of the first one.
///
/// A request runs to its end even if its connection is lost, so that the repetition gets its answer.
actor RepeatedAnswers {
    private struct Entry {
        let digest: String
        let answer: Task<BoardResponse, Never>
        let time: StoreTime
    }

    private static let maximumCount = 1_024

    private let lifetime: Duration
    private var entries: [RepetitionKey: Entry] = [:]

    init(lifetime: Duration) {
        self.lifetime = lifetime
    }

    /// Returns the kept answer, or performs the request and keeps its answer if it succeeds.
    /// - Throws: ``BoardProblem`` if the key was used for another request.
    func answer(
        to key: RepetitionKey, at time: StoreTime, _ perform: @escaping @Sendable () async -> BoardResponse
    ) async throws(BoardProblem) -> BoardResponse {
        dropOld(at: time)
        if let entry = entries[key] {
            guard entry.digest == key.digest else {
                throw BoardProblem(422, "keyReused", "this 'Idempotency-Key' was used for another request")
            }
            return await entry.answer.value
        }
        let entry = Entry(digest: key.digest, answer: Task { await perform() }, time: time)
        entries[key] = entry
        let response = await entry.answer.value
        // A request that failed had no effect, so it may be tried again.
        if !(200..<300).contains(response.status) { entries[key] = nil }
        return response
    }

    private func dropOld(at time: StoreTime) {
        let seconds = Int(lifetime.components.seconds)
        entries = entries.filter { time.milliseconds - $0.value.time.milliseconds < seconds * 1_000 }
        guard entries.count >= Self.maximumCount,
            let oldest = entries.min(by: { $0.value.time < $1.value.time })?.key
        else { return }
        entries[oldest] = nil
    }
}
