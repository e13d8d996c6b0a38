import IntentFoundation
import IntentModel
package import IntentRuntime
import IntentSystem
import Intents

/// A handler that an App Intent is itself.
package protocol AppIntentHosting: IntentHandling {
    /// The type of the intent.
    var intentType: any AppIntent.Type { get }
}

/// The request that a query or options provider answers.
package enum ServedRequest {
    /// The instance, its family, the language and the deadline; nil outside of a request. Generated queries pass them on to
    /// their handlers.
    @TaskLocal package static var context: LookupContext?
}

extension LocalizedStringResource {
    /// The text in the language of the request that is answered; outside of a request, in that of the program.
    var requestText: String {
        guard let language = ServedRequest.context?.locale else { return text }
        var resource = self
        resource.locale = Locale(identifier: language)
        return resource.text
    }
}

/// Answers the runtime through the queries and options providers of an App Intent, and performs it.
///
/// Each call creates an intent with the values of the instance, which queries and providers read through
/// ``IntentParameterDependency``. An engine calls the handler with a deadline, on a thread of its own.
struct HostedIntentHandler<Declared: AppIntent>: AppIntentHosting {
    typealias Intent = HostedValues<Declared>

    var intentType: any AppIntent.Type { Declared.self }

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let request = LookupContext(
            instance: context.instance, kind: context.kind, family: context.family, locale: context.locale,
            deadline: context.deadline)
        return try await answering(parameter, intent, request) { source, type in
            try await source.options(matching: searchTerm).converted(for: type)
        }
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        try await answering(parameter, intent, context) { source, type in
            if case .query(let query) = source { return try await query.find(identifiers).map(\.stored) }
            let options = try await source.options(matching: nil).converted(for: type).items.map(\.value)
            return identifiers.compactMap { identifier in options.first { $0.isIdentified(by: identifier) } }
        }
    }

    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        let request = LookupContext(
            instance: context.instance, kind: context.kind, family: context.family, locale: context.locale,
            deadline: context.deadline)
        return try await answering(parameter, intent, request) { source, type in
            guard let value = await source.defaultResult() else { return [] }
            return ((value as? [Any]) ?? [value]).compactMap { IntentValue(hosted: $0)?.shaped(for: type) }
        }
    }

    /// Asks the source of a parameter's options, while the intent is the one that it serves.
    private func answering<Answer: Sendable>(
        _ name: String, _ values: Intent, _ request: LookupContext,
        _ body: @Sendable (HostedOptions, ElementType) async throws -> Answer
    ) async throws -> Answer {
        let hosted = HostedIntent<Declared>(from: values.values)
        guard let (source, type) = hosted.source(of: name) else { throw HandlerError.unknown(parameter: name) }
        do {
            try await AppDependencyManager.shared.createPendingDependencies()
            return try await ServedRequest.$context.withValue(request) {
                let parents = source.dependencies(of: hosted)
                if !parents.isEmpty { try await hosted.assignEntities(values.values, of: Set(parents)) }
                return try await ServedIntent.$current.withValue(hosted.intent) { try await body(source, type) }
            }
        } catch {
            throw HandlerError(hosted: error)
        }
    }
}

extension HostedIntent {
    /// Returns what answers for a parameter, or for a member of a union under its path, such as `source.album`; nil if nothing does.
    fileprivate func source(of name: String) -> (HostedOptions, ElementType)? {
        func named(_ name: String) -> HostedParameter? { parameters.first { $0.name.isExactly(name) } }
        if let parameter = named(name) {
            guard let source = HostedOptions(parameter), let type = parameter.valueType?.element else { return nil }
            return (source, type)
        }
        guard let path = FieldPath(parsing: name), case .union(let union)? = named(path.parameter)?.type,
            let member = union.hostedMember(named: path.field), let source = HostedOptions(member.type)
        else { return nil }
        return (source, member.type.elementType())
    }
}

extension HostedIntentHandler: IntentPerforming {
    /// Runs ``AppIntent/perform()`` with the values of the button or toggle. The new state of a toggle becomes the value of an
    /// intent that sets one.
    /// - Throws: `HandlerError` if a parameter that is not optional has no value, such as an entity that no longer exists, or
    ///   if the button could not keep a value.
    func perform(_ intent: Intent, context: PerformContext) async throws {
        if Declared.self is any SystemIntent.Type, Declared.PerformResult.self == Never.self {
            throw HandlerError(.failed, message: "'\(Declared.declaredName)' is a configuration and performs nothing")
        }
        let hosted = try await HostedIntent<Declared>.lookedUp(from: intent.values)
        try hosted.requireKept(intent.values)
        if let isOn = context.isOn, Declared.self is any SetValueIntent.Type {
            hosted.parameters.first { $0.property == "value" }?.object.anyValue = isOn
        }
        // A system would ask people for the value.
        try hosted.requireValues()
        do { _ = try await hosted.intent.perform() } catch { throw HandlerError(hosted: error) }
    }
}

// MARK: - Errors

extension HandlerError {
    /// The error of a query, a provider or an action in the form that the runtime shows, with its localized text.
    init(hosted error: any Error) {
        switch runtimeError(for: error) {
        case let error as HandlerError: self = error
        case let failure as OptionsFailure: self.init(failure.handlerCode, message: failure.ownMessage)
        case let error as AppIntentError: self.init(error.handlerCode, message: error.localizedStringResource.text)
        case let error as any CustomLocalizedStringResourceConvertible:
            self.init(.failed, message: error.localizedStringResource.text)
        case let error: self.init(.failed, message: OptionsFailure(thrown: error).ownMessage)
        }
    }
}

extension OptionsFailure {
    fileprivate var handlerCode: HandlerError.Code {
        switch code {
        case .notSignedIn: .notSignedIn
        case .unavailable: .unavailable
        default: .failed
        }
    }
}

extension AppIntentError {
    fileprivate var handlerCode: HandlerError.Code {
        switch self {
        case UserActionRequired.signin, UserActionRequired.accountSetup: .notSignedIn
        case Unrecoverable.networkFailure: .unavailable
        default: .failed
        }
    }
}
