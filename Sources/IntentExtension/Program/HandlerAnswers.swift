import IntentModel
import IntentRuntime

/// Asks the handlers of an extension in the words of the protocol.
struct HandlerAnswers: Sendable {
    static let most = "where \(ExtensionProtocol.longestLine) is the most; answer in pages"

    let registry: HandlerRegistry

    /// - Throws: What the handler throws, `HandlerFailure`, ``ProtocolError``.
    func answer(to question: ExtensionQuestion) async throws -> ExtensionAnswer {
        switch question {
        case .definitions: return .schema(registry.schema.json)
        case .options(let subject, let searchTerm, let limit, let cursor):
            return try await options(subject, searchTerm, limit: limit, cursor: cursor)
        case .lookup(let subject, let identifiers):
            let (handler, values) = try target(of: subject)
            let context = LookupContext(
                instance: subject.instance.flatMap(InstanceID.init), kind: WidgetKind(subject.widget),
                family: try subject.knownFamily, locale: subject.locale, deadline: subject.deadline, values: values)
            return .values(try await handler.lookup(subject.parameter, identifiers, context).map(\.wire))
        case .defaults(let subject, let count):
            let (handler, values) = try target(of: subject)
            let context = DefaultContext(
                instance: subject.instance.flatMap(InstanceID.init), kind: WidgetKind(subject.widget),
                family: try subject.knownFamily, locale: subject.locale, count: max(1, count),
                deadline: subject.deadline)
            return .values(try await handler.defaults(subject.parameter, values, context).map(\.wire))
        }
    }

    private func options(
        _ subject: ExtensionQuestion.Subject, _ searchTerm: String?, limit: Int, cursor: String?
    ) async throws -> ExtensionAnswer {
        guard let position = cursor.map({ OptionCursor(text: $0) }) ?? .start else {
            throw HandlerFailure.failed("the cursor is none that this extension gave")
        }
        let (handler, values) = try target(of: subject)
        let context = OptionsContext(
            instance: subject.instance.flatMap(InstanceID.init), kind: WidgetKind(subject.widget),
            family: try subject.knownFamily, locale: subject.locale, limit: max(1, limit) + position.offset,
            cursor: position.provider, deadline: subject.deadline)
        let page = try await handler.options(subject.parameter, values, searchTerm, context)
        return .options(fitting(page, from: position, limit: max(1, limit)))
    }

    /// As much of a handler's page as is wanted and has room in a line; its cursor leads to the rest.
    private func fitting(
        _ page: OptionCollection<IntentValue>, from position: OptionCursor, limit: Int
    ) -> JSONValue {
        // Who asks for that many wants all there is.
        var limit = limit < 1000 ? limit : 20_000
        while true {
            let part = page.part(from: position, limit: limit)
            let json = OptionsWire.json(of: part)
            let count = part.sections.reduce(0) { $0 + $1.items.count }
            let room = ExtensionProtocol.longestLine - 1024
            if count <= 1 || json.mostRenderedBytes < room || json.renderedBytes().count < room { return json }
            limit = max(1, count / 3)
        }
    }

    private func target(of subject: ExtensionQuestion.Subject) throws -> (AnyHandler, IntentValues) {
        guard let intent = registry.schema.presentIntent(named: subject.intent),
            let handler = registry.handler(of: intent)
        else { throw HandlerFailure.unavailable("this extension does not answer for '\(subject.intent)'") }
        return (handler, IntentValues(wire: subject.values, of: intent, in: registry.schema))
    }
}

extension ExtensionQuestion.Subject {
    fileprivate var deadline: ContinuousClock.Instant { .now + .milliseconds(max(0, milliseconds)) }

    fileprivate var knownFamily: SizeFamily {
        get throws {
            guard let family = SizeFamily(rawValue: family) else {
                throw HandlerFailure.failed("this extension does not know the family '\(family)'")
            }
            return family
        }
    }
}

extension IntentValues {
    /// The values that this program's definitions know; others, such as a newer definition's, are left out.
    init(wire: JSONObject, of intent: Intent, in schema: Schema) {
        self.init()
        for parameter in intent.parameters {
            let names = [parameter.name] + parameter.renamedFrom
            guard let json = names.lazy.compactMap({ wire[$0] }).first, json != .null else { continue }
            self[parameter.name] = try? parameter.type.value(fromWire: json, in: schema)
        }
    }

    /// By stored name, sorted.
    var wire: JSONObject {
        JSONObject(
            uniqueMembers: dictionary.sorted { $0.key < $1.key }.map { name, value in
                JSONObject.Member(key: name, value: value.wire)
            })
    }
}

extension OptionCollection<IntentValue> {
    /// At most so many items, from where an earlier answer ended.
    func part(from position: OptionCursor, limit: Int) -> OptionCollection {
        var part = self
        part.sections = []
        var skipped = 0, taken = 0
        for section in sections {
            let rest = section.items.dropFirst(position.offset - skipped)
            skipped += section.items.count - rest.count
            var kept = section
            kept.items = Array(rest.prefix(limit - taken))
            taken += kept.items.count
            if !kept.items.isEmpty { part.sections.append(kept) }
        }
        let end = position.offset + taken
        let count = sections.reduce(0) { $0 + $1.items.count }
        let next = end < count ? OptionCursor(provider: position.provider, offset: end) : nil
        part.cursor = next?.text ?? cursor.map { OptionCursor(provider: $0, offset: 0).text }
        return part
    }
}
