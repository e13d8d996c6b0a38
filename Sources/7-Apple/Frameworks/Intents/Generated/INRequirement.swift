public import Foundation
import IntentRuntime

/// A call of a protocol requirement whose one form is implemented with the other. For generated code.
///
/// Each form has a default implementation that calls the other form. For a handler that implements neither, that would
/// recurse without end, so the pending requirements are kept in a task-local value, and a second call of the same
/// default fails.
public struct INRequirement: Sendable {
    private let name: String
    private let handler: ObjectIdentifier
    private let handlerType: Any.Type
    private let intentType: INIntent.Type

    @TaskLocal private static var pending: [INRequirement] = []

    /// Creates a call of the requirement with a Swift name, such as `provideCityOptionsCollection(for:)`.
    public init(_ name: String, of handler: any NSObjectProtocol, for intent: INIntent) {
        self.name = name
        self.handler = ObjectIdentifier(handler)
        handlerType = type(of: handler)
        intentType = type(of: intent)
    }

    private var isPending: Bool {
        Self.pending.contains { $0.name == name && $0.handler == handler }
    }

    private var missing: HandlerError {
        .missingRequirement(name, of: intentType, handler: handlerType)
    }

    private func report() {
        FileHandle.standardError.write(Data("\(missing)\n".utf8))
    }

    private nonisolated(nonsending) func following<Answer>(
        _ body: nonisolated(nonsending) () async throws -> Answer
    ) async rethrows -> Answer {
        try await Self.$pending.withValue(Self.pending + [self], operation: body)
    }
}

// The async form, implemented with the completion form.
extension INRequirement {
    /// Returns the options. A completion without a collection and an error counts as no options.
    /// - Throws: An error if the handler implements neither form; the error that the completion receives.
    public nonisolated(nonsending) func options<Element>(
        _ call: (@escaping (INObjectCollection<Element>?, (any Error)?) -> Void) -> Void
    ) async throws -> INObjectCollection<Element> {
        guard !isPending else { throw missing }
        return try await following {
            let answer = INPendingAnswer<INObjectCollection<Element>>()
            call { collection, error in
                if let error { answer.end(.failure(error)) }
                answer.end(.success(collection ?? INObjectCollection(items: [])))
            }
            return try await answer.value()
        }
    }

    /// Returns the answer of a requirement that cannot fail.
    /// - Parameters:
    ///   - fallback: The answer if the handler implements neither form or the task is canceled.
    ///   - isOptional: Whether the requirement is optional. If it is not, a missing one is reported on standard error.
    ///   - call: Calls the completion form of the requirement.
    public nonisolated(nonsending) func answer<Answer>(
        orElse fallback: @autoclosure () -> Answer, isOptional: Bool = false,
        _ call: (@escaping (Answer) -> Void) -> Void
    ) async -> Answer {
        guard !isPending else {
            if !isOptional { report() }
            return fallback()
        }
        return await following {
            let answer = INPendingAnswer<Answer>()
            call { answer.end(.success($0)) }
            return (try? await answer.value()) ?? fallback()
        }
    }
}

// The completion form, implemented with the async form.
extension INRequirement {
    public func completeOptions<Element>(
        _ completion: @escaping (INObjectCollection<Element>?, (any Error)?) -> Void,
        _ body: @escaping () async throws -> INObjectCollection<Element>
    ) {
        guard !isPending else { return completion(nil, missing) }
        start {
            do { completion(try await body(), nil) } catch { completion(nil, error) }
        }
    }

    /// Completes a requirement that cannot fail; see ``answer(orElse:isOptional:_:)``.
    public func complete<Answer>(
        _ completion: @escaping (Answer) -> Void, orElse fallback: @autoclosure () -> Answer, isOptional: Bool = false,
        _ body: @escaping () async -> Answer
    ) {
        guard !isPending else {
            if !isOptional { report() }
            return completion(fallback())
        }
        start { completion(await body()) }
    }

    private func start(_ body: @escaping () async -> Void) {
        // As on Apple's systems, the caller of the completion form no longer uses what the body captures.
        nonisolated(unsafe) let body = body
        Task { await following(body) }
    }
}

/// An answer that a completion handler will deliver. Only the first call counts. If the handler is never called, the
/// wait ends when its task is canceled, which the runtime does at the deadline.
private final class INPendingAnswer<Answer>: @unchecked Sendable {
    // Guards `result` and `waiting`.
    private let lock = NSLock()
    private var result: Result<Answer, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    func end(_ result: Result<Answer, any Error>) {
        let waiting = lock.withLock {
            guard self.result == nil else { return nil as CheckedContinuation<Void, Never>? }
            self.result = result
            return self.waiting.take()
        }
        waiting?.resume()
    }

    /// Waits for the answer.
    /// - Throws: The failure, or a `CancellationError`.
    nonisolated(nonsending) func value() async throws -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isAvailable = lock.withLock {
                    if result == nil { waiting = continuation }
                    return result != nil
                }
                if isAvailable { continuation.resume() }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
        guard let result = lock.withLock({ result }) else {
            preconditionFailure("a wait for an answer ends only when there is one")
        }
        return try result.get()
    }
}
