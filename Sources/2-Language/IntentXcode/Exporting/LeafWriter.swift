internal import IntentModel
internal import IntentSchema

/// A writer for the leaves of one declaration.
struct LeafWriter {
    private(set) var leaves: XcodeLeaves = [:]

    /// Writes a value that the definition specifies.
    mutating func write(_ key: String, _ value: PropertyListValue) { leaves[key] = XcodeLeaf(value) }

    /// Writes a value that the definition does not specify, and Xcode would write by itself.
    mutating func imply(_ key: String, _ value: PropertyListValue) { leaves[key] = XcodeLeaf(value, isImplied: true) }

    /// Writes a flag, which Xcode omits if it is false.
    mutating func write(_ key: String, _ flag: Bool) {
        if flag { write(key, .boolean(true)) }
    }

    /// Writes a flag that the definition does not specify itself.
    mutating func imply(_ key: String, _ flag: Bool) {
        if flag { imply(key, .boolean(true)) }
    }

    /// Writes a text and a place for its id.
    mutating func write(_ key: String, _ text: LocalizedText, isImplied: Bool = false, dialogPath: String? = nil) {
        leaves[key] = XcodeLeaf(.string(text.text), isImplied: isImplied, text: text, dialogPath: dialogPath)
        addID(for: key)
    }

    /// Writes a text without translations, and a place for its id.
    mutating func write(_ key: String, untranslated text: String) {
        write(key, .string(text))
        addID(for: key)
    }

    /// Writes the title of a declaration, which is implied if it is derived from the name.
    mutating func write(_ key: String, title: LocalizedText, of name: String) {
        write(key, title, isImplied: title.others.isEmpty && title.text == Naming.title(from: name))
    }

    /// Adds the place for an id of a text, which may be absent.
    mutating func addID(for key: String) { imply("\(key)ID", .string("")) }

    /// Writes the class of a declaration, if it does not follow from the name or the file repeats it, and its prefix.
    mutating func write(classOf declaration: some ClassDeclaration) {
        if declaration.namesClass || !declaration.hasImpliedSwiftName {
            write("ClassName", .string(declaration.swiftName))
        }
        if let prefix = declaration.classPrefix { write("ClassPrefix", .string(prefix)) }
    }
}

extension LeafWriter {
    /// Writes the type of a parameter or property.
    mutating func write(_ type: ValueType) {
        write("Type", .string(type.element.xcodeName ?? type.element.xcodeSubstitute))
        switch type.element {
        case .enumeration(let name): writeReference("Enum", to: name, namespace: "")
        case .object(let name): writeReference("Object", to: name, namespace: "")
        case .system(let name):
            switch SystemTypes.form(of: name) {
            case .value: break
            case .enumeration: writeReference("Enum", to: name, namespace: SystemTypes.namespace)
            case .object: writeReference("Object", to: name, namespace: SystemTypes.namespace)
            }
        default: break
        }
        write("SupportsMultipleValues", type.isList)
    }

    private mutating func writeReference(_ kind: String, to name: String, namespace: String) {
        write("\(kind)Type", .string(name))
        imply("\(kind)TypeNamespace", .string(namespace))
    }
}

/// Summaries, which are sentences in Shortcuts, and suggestions, with which an app donates an intent.
extension LeafWriter {
    mutating func writeCombinations(of intent: Intent, rows: XcodeRows) {
        let sentences = intent.summary.map { SummarySentences($0, of: intent) }
        if let summary = intent.summary, let sentences {
            for set in rows.sets(named: summary.combinations.map(\.shown)) {
                writeCombination(of: set, sentences)
            }
        }
        for suggestion in intent.actions?.suggestions ?? [] { write(suggestion, sentences) }
    }

    /// Writes one sentence for Shortcuts.
    private mutating func writeCombination(of parameters: [String], _ sentences: SummarySentences) {
        let start = "ManagedParameterCombinations.\(parameters.joined(separator: ","))"
        imply("\(start).SupportsBackgroundExecution", true)
        imply("\(start).UpdatesLinked", true)
        guard let (sentence, path) = sentences.sentence(for: parameters) else { return }
        write("\(start).Title", sentence, dialogPath: path)
    }

    private mutating func write(_ suggestion: IntentSuggestion, _ sentences: SummarySentences?) {
        let start = "ParameterCombinations.\(suggestion.parameters.joined(separator: ","))"
        switch suggestion.title {
        case .text(let title):
            write(
                "\(start).Title", title, dialogPath: DialogPath.suggestion("title", with: suggestion.parameters))
        case .summary:
            write("\(start).IsLinked", true)
            if let (sentence, path) = sentences?.sentence(for: suggestion.parameters) {
                write("\(start).Title", sentence, isImplied: true, dialogPath: path)
            }
        }
        if let subtitle = suggestion.subtitle {
            write(
                "\(start).Subtitle", subtitle,
                dialogPath: DialogPath.suggestion("subtitle", with: suggestion.parameters))
        }
        write("\(start).IsPrimary", suggestion.isPrimary)
        if suggestion.runsInBackground {
            imply("\(start).SupportsBackgroundExecution", true)
        } else {
            write("\(start).SupportsBackgroundExecution", .boolean(false))
        }
    }
}

/// The sentences of a summary by the rows that are shown.
private struct SummarySentences {
    private let summary: IntentSummary
    private let conditional: Set<String>

    init(_ summary: IntentSummary, of intent: Intent) {
        self.summary = summary
        conditional = Set(intent.parameters.filter { !$0.when.isEmpty }.map(\.name))
    }

    /// - Parameter parameters: The shown parameters, in declared order.
    /// - Returns: The sentence and the path of its variants; nil if the summary has no sentences.
    func sentence(for parameters: [String]) -> (LocalizedText, path: String)? {
        let shown = parameters.filter(conditional.contains)
        if let combination = summary.combinations.first(where: { $0.shown == shown }) {
            return (combination.sentence, DialogPath.summary(of: shown))
        }
        return summary.sentence.map { sentence in
            (sentence, summary.combinations.isEmpty ? DialogPath.summary : DialogPath.summary(of: []))
        }
    }
}
