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
/// A request runs to its end even if its connection is lost, so that the repetition gets its answer. No answer is forgotten before
/// its time: if they take too much memory, new keys are refused.
actor RepeatedAnswers {
    private struct Entry {
        let digest: String
        let answer: Task<BoardResponse, Never>
        let time: StoreTime
        /// An estimate of its memory in bytes.
        var size = 1_024
    }

    private let lifetime: Duration
    private let maximumSize: Int
    private var entries: [RepetitionKey: Entry] = [:]
    /// The keys from the oldest, with those that were dropped since.
    private var queue: [(key: RepetitionKey, time: StoreTime)] = []
    private var queueStart = 0
    private var size = 0

    /// - Parameter maximumSize: The bytes that the answers may take.
    init(lifetime: Duration, maximumSize: Int = 128 << 20) {
        self.lifetime = lifetime
        self.maximumSize = maximumSize
    }

    /// Returns the kept answer, or performs the request and keeps its answer if it succeeds.
    /// - Throws: ``BoardProblem`` if the key was used for another request, or if no more keys can be remembered.
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
        guard size < maximumSize else {
            throw BoardProblem(
                503, "tooManyKeys",
                "the answers to requests with an 'Idempotency-Key' take too much memory; try again later")
        }
        let entry = Entry(digest: key.digest, answer: Task { await perform() }, time: time)
        entries[key] = entry
        size += entry.size
        queue.append((key, time))
        let response = await entry.answer.value
        if !(200..<300).contains(response.status) {
            // A request that failed had no effect, so it may be tried again.
            drop(key, of: time)
        } else if case .bytes(let body) = response.body, entries[key]?.time == time {
            entries[key]?.size += body.count
            size += body.count
        }
        return response
    }

    private func dropOld(at time: StoreTime) {
        let lifetime = Int(lifetime.components.seconds) * 1_000
        while queueStart < queue.count, time.milliseconds - queue[queueStart].time.milliseconds >= lifetime {
            drop(queue[queueStart].key, of: queue[queueStart].time)
            queueStart += 1
        }
        if queueStart > queue.count / 2 {
            queue.removeFirst(queueStart)
            queueStart = 0
        }
    }

    private func drop(_ key: RepetitionKey, of time: StoreTime) {
        guard let entry = entries[key], entry.time == time else { return }
        size -= entry.size
        entries[key] = nil
    }
}
