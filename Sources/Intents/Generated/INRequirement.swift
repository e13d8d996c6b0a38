public import Foundation

/// One requirement of a handling protocol while one of its two forms is answered by the other, for generated code.
///
/// Each form has a default that calls the other one. A handler with neither would call itself for ever: the requirements
/// that are on their way are remembered with the task, and a second default of the same one is the end.
public struct INRequirement: Sendable {
    private let name: String
    private let handler: ObjectIdentifier
    private let handlerType: Any.Type
    private let intentType: INIntent.Type

    @TaskLocal private static var onTheWay: [INRequirement] = []

    /// - Parameter name: As Swift writes it: `provideCityOptionsCollection(for:)`.
    public init(_ name: String, of handler: any NSObjectProtocol, for intent: INIntent) {
        self.name = name
        self.handler = ObjectIdentifier(handler)
        handlerType = type(of: handler)
        intentType = type(of: intent)
    }

    private var isOnTheWay: Bool {
        Self.onTheWay.contains { $0.name == name && $0.handler == handler }
    }

    private var missing: INHandlerProblem {
        .missingRequirement(name, of: intentType, handler: handlerType)
    }

    private func report() {
        FileHandle.standardError.write(Data("\(missing)\n".utf8))
    }

    private nonisolated(nonsending) func following<Answer>(
        _ body: nonisolated(nonsending) () async throws -> Answer
    ) async rethrows -> Answer {
        try await Self.$onTheWay.withValue(Self.onTheWay + [self], operation: body)
    }
}

// The async form, by the one with a completion.
extension INRequirement {
    /// Options. Neither collection nor error are no options.
    /// - Throws: ``INHandlerProblem`` where the handler implements neither form, and what the completion is given.
    public nonisolated(nonsending) func options<Element>(
        _ ask: (@escaping (INObjectCollection<Element>?, (any Error)?) -> Void) -> Void
    ) async throws -> INObjectCollection<Element> {
        guard !isOnTheWay else { throw missing }
        return try await following {
            let answer = INPendingAnswer<INObjectCollection<Element>>()
            ask { collection, error in
                if let error { answer.end(.failure(error)) }
                answer.end(.success(collection ?? INObjectCollection(items: [])))
            }
            return try await answer.value()
        }
    }

    /// What cannot fail.
    /// - Parameters:
    ///   - fallback: The answer where the handler implements neither form, and where the wait is cancelled.
    ///   - isOptional: Whether a handler may do without; else it is told on standard error.
    public nonisolated(nonsending) func answer<Answer>(
        orElse fallback: @autoclosure () -> Answer, isOptional: Bool = false,
        _ ask: (@escaping (Answer) -> Void) -> Void
    ) async -> Answer {
        guard !isOnTheWay else {
            if !isOptional { report() }
            return fallback()
        }
        return await following {
            let answer = INPendingAnswer<Answer>()
            ask { answer.end(.success($0)) }
            return (try? await answer.value()) ?? fallback()
        }
    }
}

// The form with a completion, by the async one.
extension INRequirement {
    public func completeOptions<Element>(
        _ completion: @escaping (INObjectCollection<Element>?, (any Error)?) -> Void,
        _ body: @escaping () async throws -> INObjectCollection<Element>
    ) {
        guard !isOnTheWay else { return completion(nil, missing) }
        start {
            do { completion(try await body(), nil) } catch { completion(nil, error) }
        }
    }

    /// What cannot fail; see ``answer(orElse:isOptional:_:)``.
    public func complete<Answer>(
        _ completion: @escaping (Answer) -> Void, orElse fallback: @autoclosure () -> Answer, isOptional: Bool = false,
        _ body: @escaping () async -> Answer
    ) {
        guard !isOnTheWay else {
            if !isOptional { report() }
            return completion(fallback())
        }
        start { completion(await body()) }
    }

    private func start(_ body: @escaping () async -> Void) {
        // Whoever called the form with a completion has handed over what the body holds, as on Apple's systems.
        nonisolated(unsafe) let body = body
        Task { await following(body) }
    }
}
