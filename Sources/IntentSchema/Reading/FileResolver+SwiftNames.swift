internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A name for Swift with the node that gives it.
struct SwiftNamed: Sendable {
    let name: String
    let node: NodeID
    /// False for a name that was reported, of which nothing more is said.
    var isUsable = true
    /// It is written although it follows from the declared name, and not to be without the file's prefix.
    var isRepeated = false
}

/// Names that become Swift's.
extension FileResolver {
    /// The declared name as Swift has it, or the `swiftName` that is written for it.
    /// - Parameters:
    ///   - made: What the name becomes where no `swiftName` is written.
    ///   - key: Where the name is declared.
    mutating func swiftName(of name: String, at key: NodeID, _ value: Value?, made: (String) -> String) -> SwiftNamed {
        if let name = document.swiftNames[key] { return SwiftNamed(name: name, node: key) }
        if let value {
            guard let written = string(value, expected: "a Swift identifier") else {
                return SwiftNamed(name: made(name), node: key)
            }
            guard SwiftName.isIdentifier(written) else {
                report(.swiftNameNotSwift(written, at: place(value.node)))
                return SwiftNamed(name: made(name), node: key)
            }
            return SwiftNamed(name: written, node: value.node)
        }
        let isUsable = SwiftName.isIdentifier(name)
        if !isUsable { report(.nameNotSwift(name, at: place(key))) }
        return SwiftNamed(name: made(name), node: key, isUsable: isUsable)
    }

    /// The Swift name of a type, enum or intent, with the prefix that the declaration or the file has for it.
    ///
    /// A `swiftName` is the whole name; beside it only the declaration's own prefix is kept, for Xcode's files.
    /// - Parameter made: What the name becomes where no `swiftName` is written, before the prefix.
    mutating func swiftName(
        of declaration: Declaration, _ fields: Fields, made: (String) -> String = { $0 }
    ) -> (swift: SwiftNamed, prefix: String?) {
        let own = fields[.classPrefix].flatMap { classPrefix($0) }
        let prefix = own ?? (fields.mentions(.swiftName) ? nil : document.classPrefix)
        let start = prefix ?? ""
        var swift = swiftName(of: declaration.name, at: declaration.key, fields[.swiftName]) { start + made($0) }
        swift.isRepeated =
            fields[.swiftName] != nil && document.classPrefix == nil && swift.name == start + made(declaration.name)
        return (swift, prefix)
    }

    /// Text with which a Swift identifier may begin.
    mutating func classPrefix(_ value: Value) -> String? {
        guard let prefix = filledString(value, expected: "the beginning of a Swift identifier") else { return nil }
        guard SwiftName.isIdentifier(prefix) else {
            report(.prefixNotSwift(prefix, at: place(value.node)))
            return nil
        }
        return prefix
    }
}

extension Diagnostic {
    fileprivate static func nameNotSwift(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .nameNotSwift, at: place,
            "\(quoted(name)) is not a Swift identifier; use letters, digits and '_', a letter first, or add 'swiftName'"
        )
    }

    fileprivate static func prefixNotSwift(_ prefix: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .nameNotSwift, at: place,
            "\(quoted(prefix)) cannot begin a Swift identifier; use letters, digits and '_', a letter first")
    }

    static func swiftNameNotSwift(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.nameNotSwift, at: place, "\(quoted(name)) is not a Swift identifier")
    }
}
