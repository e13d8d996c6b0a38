package import IntentModel
package import IntentRuntime
import Synchronization

/// Several extensions as one who answers: the first of them that answers for an intent is asked.
package final class ExtensionHandlers: ForeignHandling {
    private let hosts: [ExtensionHost]
    /// Of the engine's own definitions, by intent: reading them takes longer than most answers.
    private let digests = Mutex<[String: String]>([:])

    package init(_ hosts: [ExtensionHost]) {
        self.hosts = hosts
    }

    package func options(
        _ question: ForeignQuestion, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let (host, intent) = try await answering(for: question.intent)
        let subject = question.subject(
            intent.name, context.instance, context.kind, context.family, context.locale, context.deadline)
        let answer = try await host.answer(
            to: .options(subject, searchTerm: searchTerm, limit: context.limit, cursor: context.cursor))
        return try question.read(answer, from: host, keepsMismatches(of: intent, question)) {
            reader, answer throws(ProtocolError) in
            guard case .options(let json) = answer else { return nil }
            return try reader.collection(json)
        }
    }

    package func values(
        _ question: ForeignQuestion, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        let (host, intent) = try await answering(for: question.intent)
        let subject = question.subject(
            intent.name, context.instance, context.kind, context.family, context.locale, context.deadline)
        let answer = try await host.answer(to: .lookup(subject, identifiers: identifiers))
        return try question.values(answer, from: host, keepsMismatches(of: intent, question))
    }

    package func defaults(_ question: ForeignQuestion, context: DefaultContext) async throws -> [IntentValue] {
        let (host, intent) = try await answering(for: question.intent)
        let subject = question.subject(
            intent.name, context.instance, context.kind, context.family, context.locale, context.deadline)
        let answer = try await host.answer(to: .defaults(subject, count: context.count))
        return try question.values(answer, from: host, keepsMismatches(of: intent, question))
    }

    /// Where both were built from the same definitions, what does not fit is an error; else what an extension of other
    /// definitions knows more is kept aside, as for a newer definition's stored value.
    private func keepsMismatches(of intent: ExtensionHello.AnsweredIntent, _ question: ForeignQuestion) -> Bool {
        guard let digest = intent.digest else { return false }
        let name = question.intent.name
        if let known = digests.withLock({ $0[name] }) { return known != digest }
        let own = question.schema.digest(ofIntent: name)
        digests.withLock { $0[name] = own }
        return own != digest
    }

    /// The first that is known to answer for the intent; where none is, all are started, and the first that says so.
    private func answering(for intent: Intent) async throws -> (ExtensionHost, ExtensionHello.AnsweredIntent) {
        let names = [intent.name] + intent.renamedFrom
        for host in hosts {
            if let known = host.hello?.intent(named: names) { return (host, known) }
        }
        let greetings = await withTaskGroup(of: Greeting.self) { group in
            for (index, host) in hosts.enumerated() where host.hello == nil {
                group.addTask { (index, await Self.greeting(of: host)) }
            }
            return await Self.gather(&group, until: names)
        }
        for (index, greeting) in greetings.sorted(by: { $0.index < $1.index }) {
            if let known = try? greeting.get().intent(named: names) { return (hosts[index], known) }
        }
        for case .failure(let failure) in greetings.map(\.greeting) { throw failure }
        let programs = hosts.map(\.path).joined(separator: ", ")
        throw HandlerFailure.unavailable("no extension answers for '\(intent.name)': \(programs)")
    }

    private typealias Greeting = (index: Int, greeting: Result<ExtensionHello, HandlerFailure>)

    /// One that does not begin holds up none that does.
    private static func gather(_ group: inout TaskGroup<Greeting>, until names: [String]) async -> [Greeting] {
        var greetings: [Greeting] = []
        for await greeting in group {
            greetings.append(greeting)
            if let hello = try? greeting.greeting.get(), hello.intent(named: names) != nil { break }
        }
        group.cancelAll()
        return greetings
    }

    private static func greeting(of host: ExtensionHost) async -> Result<ExtensionHello, HandlerFailure> {
        do { return .success(try await host.greeting()) } catch { return .failure(error) }
    }
}

extension ForeignQuestion {
    fileprivate func subject(
        _ intent: String, _ instance: InstanceID?, _ kind: WidgetKind, _ family: SizeFamily, _ locale: String,
        _ deadline: ContinuousClock.Instant
    ) -> ExtensionQuestion.Subject {
        let left = max(ContinuousClock.now.duration(to: deadline), .zero).components
        return ExtensionQuestion.Subject(
            intent: intent, parameter: parameter.name, instance: instance?.text, widget: kind.name,
            family: family.rawValue, locale: locale, values: values.wire,
            milliseconds: Int(left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000))
    }

    fileprivate func values(
        _ answer: ExtensionAnswer, from host: ExtensionHost, _ keepsMismatches: Bool
    ) throws(HandlerFailure) -> [IntentValue] {
        try read(answer, from: host, keepsMismatches) { reader, answer throws(ProtocolError) in
            guard case .values(let wires) = answer else { return nil }
            return try reader.values(wires)
        }
    }

    /// - Parameter keepsMismatches: Whether what does not fit is kept aside, instead of an error.
    fileprivate func read<Answer>(
        _ answer: ExtensionAnswer, from host: ExtensionHost, _ keepsMismatches: Bool,
        _ body: (OptionsReader, ExtensionAnswer) throws(ProtocolError) -> Answer?
    ) throws(HandlerFailure) -> Answer {
        let reader = OptionsReader(type: parameter.type.element, schema: schema, keepsMismatches: keepsMismatches)
        do {
            if let answer = try body(reader, answer) { return answer }
        } catch {
            throw .failed("\(host.subject)'s answer for '\(parameter.name)' does not fit: \(error)")
        }
        throw .failed("\(host.subject) answered another question than it was asked about '\(parameter.name)'")
    }
}
