internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A Swift name with the node that specifies it; that of the declared name if the settings file does. See
/// ``ContextResolver/placeOfSwiftName(_:)``.
struct SwiftNamed: Sendable {
    let name: String
    let node: NodeID
    /// False for a name that was reported and must not be reported again.
    var isUsable = true
    /// Whether `swiftName` is written although it is the same as the name derived from the declaration.
    var isRepeated = false
}

/// Resolves what declarations are called in Swift and what they were called before: `swiftName`, `classPrefix`,
/// `renamedFrom`, `reserved`, `deprecated`.
struct NameResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns the Swift name of a declaration: the name in the settings, the `swiftName`, or one derived from its name.
    /// - Parameters:
    ///   - key: Where the name is declared.
    ///   - derived: Derives the Swift name if no `swiftName` is written.
    func swiftName(of name: String, at key: NodeID, _ value: Value?, derivedBy derived: (String) -> String)
        -> SwiftNamed
    {
        if let override = document.swiftNames[key] { return SwiftNamed(name: override.name, node: key) }
        if let value {
            guard let written = reader.string(value, expected: "a Swift identifier") else {
                return SwiftNamed(name: derived(name), node: key)
            }
            guard SwiftName.isIdentifier(written) else {
                report(.swiftNameNotSwift(written, at: place(value.node)))
                return SwiftNamed(name: derived(name), node: key)
            }
            return SwiftNamed(name: written, node: value.node)
        }
        let isUsable = SwiftName.isIdentifier(name)
        if !isUsable {
            report(
                .nameNotSwift, at: place(key),
                "\(quoted(name)) is not a Swift identifier; use letters, digits and '_', a letter first, or add 'swiftName'",
                near: SwiftName.identifier(meantBy: name))
        }
        return SwiftNamed(name: derived(name), node: key, isUsable: isUsable)
    }

    /// Returns the Swift name of a type, enum or intent, with the class prefix of the declaration or the file.
    ///
    /// A `swiftName` is the whole name. Beside it only the declaration's own prefix is kept, for Xcode's files.
    /// - Parameter derived: Derives the Swift name, without its prefix, if no `swiftName` is written.
    func swiftName(
        of declaration: Declaration, _ fields: Fields, derivedBy derived: (String) -> String = { $0 }
    ) -> (swift: SwiftNamed, prefix: String?) {
        let own = fields[.classPrefix].flatMap { classPrefix($0) }
        let prefix = own ?? (fields.mentions(.swiftName) ? nil : document.classPrefix)
        let start = prefix ?? ""
        var swift = swiftName(of: declaration.name, at: declaration.key, fields[.swiftName]) { start + derived($0) }
        swift.isRepeated =
            fields[.swiftName] != nil && document.classPrefix == nil && swift.name == start + derived(declaration.name)
        return (swift, prefix)
    }

    /// Returns a text that a Swift identifier may begin with.
    func classPrefix(_ value: Value) -> String? {
        guard let prefix = reader.filledString(value, expected: "the beginning of a Swift identifier") else {
            return nil
        }
        guard SwiftName.isIdentifier(prefix) else {
            report(
                .nameNotSwift, at: place(value.node),
                "\(quoted(prefix)) cannot begin a Swift identifier; use letters, digits and '_', a letter first")
            return nil
        }
        return prefix
    }

    // MARK: Evolution

    /// Reads the former names and the deprecation of a declaration of the file. The names and its Swift name are recorded for
    /// the rules that apply to all files.
    func readEvolution(
        of part: inout some SwiftDeclaration, _ fields: Fields, _ declaration: Declaration,
        _ section: DeclaredNames.Section, _ swift: SwiftNamed
    ) {
        let key = place(declaration.key)
        declare(swift, of: declaration, section)
        for (name, node) in formerNames(fields) {
            context.declare(
                DeclaredNames.FormerEntry(name: name, section: section, place: place(node), declaration: key))
            part.addFormerName(name)
        }
        part.deprecated = deprecation(fields)
    }

    /// Reads the former names and the deprecation of a parameter, property or case, and adds the names to the rule of its
    /// siblings.
    func readEvolution(of part: inout some SwiftDeclaration, _ fields: Fields, into rule: inout FormerNameRule) {
        readFormerNames(of: &part, fields, into: &rule)
        part.deprecated = deprecation(fields)
    }

    /// Records the Swift name of a declaration for the rules that apply to all files.
    func declare(_ swift: SwiftNamed, of declaration: Declaration, _ section: DeclaredNames.Section) {
        guard swift.isUsable else { return }
        context.declare(
            DeclaredNames.SwiftEntry(
                name: swift.name, section: section, place: placeOfSwiftName(swift.node),
                declaration: place(declaration.key)))
    }

    func readFormerNames(of part: inout some Renamable, _ fields: Fields, into rule: inout FormerNameRule) {
        for (name, node) in formerNames(fields) {
            rule.rename(from: name, at: place(node))
            part.addFormerName(name)
        }
    }

    private func formerNames(_ fields: Fields) -> [(name: String, node: NodeID)] {
        reader.names(fields[.renamedFrom], expected: "a list of former names, the newest first") ?? []
    }

    func reservedNames(_ value: Value?) -> [(name: String, place: Place)] {
        (reader.names(value, expected: "a list of names") ?? []).map { ($0.name, place($0.node)) }
    }

    private func deprecation(_ fields: Fields) -> String? {
        reader.filledString(fields[.deprecated], expected: "the reason for the deprecation")
    }

    func reportFormerNames(_ rule: FormerNameRule, reserved: [(name: String, place: Place)] = []) {
        for problem in rule.problems(reserved: reserved) { report(problem) }
    }
}

extension Diagnostic {
    static func swiftNameNotSwift(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.nameNotSwift, at: place, "\(quoted(name)) is not a Swift identifier")
    }
}
