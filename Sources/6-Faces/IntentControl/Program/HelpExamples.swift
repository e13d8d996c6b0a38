internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import Synchronization

/// The names in the examples of help: those of the program's own definitions, or of a car's widget for a program that
/// reads definitions from files.
struct HelpExamples: Hashable, Sendable {
    /// The name of a widget.
    var widget = "CarWidget"
    var kind = "com.example.car"
    var families = ["systemMedium", "systemSmall", "systemLarge"]
    /// A parameter that has a value.
    var parameter = "labelSize"
    /// A parameter that is chosen from options.
    var choice = "carControls"
    var searchTerm = "win"
    /// Valid assignments of different parameters, quoted for a shell; at least one.
    var assignments = ["carControls=lock,trunk", "labelSize=16", "showLabels=false"]
    /// An assignment of JSON, quoted for a shell.
    var documentAssignment = #"'carControls:=["lock", null, "trunk"]'"#

    /// The examples of a program that reads definitions from files.
    static let standard = HelpExamples()

    /// The examples of the running program.
    static var current: HelpExamples { ControlContext.current?.examples ?? .standard }

    /// The first family.
    var family: String { families.first ?? "systemSmall" }
    /// Another family if there is one.
    var otherFamily: String { families.last ?? "systemSmall" }
    /// The first two assignments.
    var twoAssignments: String {
        // Not `joined`: every command describes itself, and looking up what `joined` requires takes 1 % of a short one.
        assignments.prefix(2).reduce("") { $0.isEmpty ? $1 : "\($0) \($1)" }
    }
    /// The last assignment.
    var oneAssignment: String { assignments.last ?? "" }
}

extension HelpExamples {
    /// The examples of a program's definitions: its first widget with a value that can be assigned. Nil if there is none.
    init?(_ schema: Schema) {
        let widgets = schema.widgets.lazy.compactMap { widget -> (DeclaredWidget, Intent, [(Parameter, JSONValue)])? in
            guard let intent = widget.intent.flatMap(schema.intent(named:)) else { return nil }
            let samples = intent.parameters.compactMap { parameter in
                parameter.sample(in: schema).map { (parameter, parameter.type.wire(for: $0)) }
            }
            return samples.isEmpty ? nil : (widget, intent, samples)
        }
        guard let (widget, intent, samples) = widgets.first, let (parameter, wire) = samples.last else { return nil }
        self.widget = widget.name
        kind = widget.kind.name
        families = widget.families.map(\.rawValue)
        self.parameter = parameter.name
        choice = (intent.parameters.first { $0.options.offersChoices } ?? parameter).name
        searchTerm = "a"
        assignments = samples.prefix(3).map { parameter, wire in
            let value = (wire.arrayValue ?? [wire]).map { $0.stringValue ?? $0.rendered() }.joined(separator: ",")
            return "\(parameter.name)=\(value)".shellQuoted
        }
        documentAssignment = "\(parameter.name):=\(wire.rendered())".shellQuoted
    }
}

extension Parameter {
    /// A value that can be assigned without a lookup; nil if there is none to be sure of.
    fileprivate func sample(in schema: Schema) -> IntentValue? {
        let elements = sampleElements(in: schema)
        return elements.lazy.map { self.type.isList ? .list([$0]) : $0 }
            .first { problems(of: $0, in: schema).isEmpty }
    }

    private func sampleElements(in schema: Schema) -> [IntentValue] {
        if case .listed(let options) = options {
            guard case .object = type.element else { return [] }
            return options.map { .object(ObjectValue(identifier: $0.identifier, displayString: $0.identifier)) }
        }
        guard case .free = options else { return [] }
        switch type.element {
        case .boolean: return [.boolean(false)]
        case .integer: return [3, 10, 20, 1, 0, 50, 100].map(IntentValue.integer)
        case .decimal: return [1.5, 0.5, 2, 10, 0, 100].map(IntentValue.decimal)
        case .string: return [.string("Home")]
        case .enumeration(let name):
            return (schema.enumeration(named: name)?.cases ?? []).reversed().map { .enumeration($0.name) }
        default: return []
        }
    }
}

/// The examples of a program, determined when help is first requested.
final class HelpExamplesCache: Sendable {
    private let examples = Mutex<HelpExamples?>(nil)

    func examples(of definitions: DefinitionSource) -> HelpExamples {
        examples.withLock { examples in
            if let known = examples { return known }
            let found = Self.examples(of: definitions)
            examples = found
            return found
        }
    }

    private static func examples(of definitions: DefinitionSource) -> HelpExamples {
        guard case .program(let handlers, let definitions, _) = definitions,
            let engine = try? IntentEngine(store: InMemoryStore(), handlers: handlers, definitions: definitions)
        else { return .standard }
        return HelpExamples(engine.schema) ?? .standard
    }
}
