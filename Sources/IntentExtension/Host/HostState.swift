import IntentRuntime

/// What an ``ExtensionHost`` guards with its lock.
struct HostState: Sendable {
    /// On its way to the process.
    struct Question: Sendable {
        /// Nil where only the process's beginning is waited for.
        let line: [UInt8]?
        let conclude: @Sendable (Result<ExtensionAnswer, HandlerFailure>) -> Void
    }

    /// What is done when the lock is free.
    struct Effect: Sendable {
        let question: Question
        let result: Result<ExtensionAnswer, HandlerFailure>
    }

    var table: ExtensionTable
    /// By the table's numbers; those that are being ended among them.
    var processes: [Int: ExtensionProcess] = [:]
    var questions: [Int: Question] = [:]
    var hello: ExtensionHello?
    var lastMemory: Int?
    var starts = 0
    private var lastID = 0
    private var alarm: ContinuousClock.Instant?

    init(table: ExtensionTable) {
        self.table = table
    }

    var current: ExtensionProcess? { table.process.flatMap { processes[$0] } }

    mutating func makeID() -> Int {
        lastID += 1
        return lastID
    }

    mutating func conclude(_ id: Int, _ result: Result<ExtensionAnswer, HandlerFailure>, _ effects: inout [Effect]) {
        guard let question = questions.removeValue(forKey: id) else { return }
        effects.append(Effect(question: question, result: result))
    }

    /// An alarm that must be set, earlier than those that are; nil where there is none. One that rings too early does
    /// no harm, so none is taken back.
    mutating func nextAlarm() -> ContinuousClock.Instant? {
        guard let next = table.nextMoment, alarm.map({ next < $0 }) ?? true else { return nil }
        alarm = next
        return next
    }

    mutating func rang(_ moment: ContinuousClock.Instant) {
        if alarm == moment { alarm = nil }
    }
}
