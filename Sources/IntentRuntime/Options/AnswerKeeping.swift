/// Keeps providers' last good answers beyond the life of a process, for when a provider fails or need not be asked.
///
/// The engine gives an answer the same name in every process. Calls may block; the engine waits for them on threads of
/// its own, and not for long. A keeper that fails fails nobody's request: it keeps nothing, and has nothing.
public protocol AnswerKeeping: Sendable {
    /// What was kept under a name last; nil where there is nothing, or nothing that can be believed.
    /// - Parameter name: Letters and digits, at most 64.
    func answer(named name: String) -> [UInt8]?

    /// Keeps an answer in the place of the one before.
    func keep(_ answer: [UInt8], named name: String)
}
