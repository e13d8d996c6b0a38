internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A name for Swift with the node that gives it.
struct SwiftNamed: Sendable {
    let name: String
    let node: NodeID
    /// False for a name that was reported, of which nothing more is said.
    var isUsable = true
}

/// Names that become Swift's.
extension FileResolver {
    /// The declared name as Swift has it, or the `swiftName` that is written for it.
    /// - Parameters:
    ///   - made: What the name becomes where no `swiftName` is written.
    ///   - key: Where the name is declared.
    mutating func swiftName(of name: String, at key: NodeID, _ value: Value?, made: (String) -> String) -> SwiftNamed {
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
}

extension Diagnostic {
    fileprivate static func nameNotSwift(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .nameNotSwift, at: place,
            "\(quoted(name)) is not a Swift identifier; use letters, digits and '_', a letter first, or add 'swiftName'"
        )
    }

    fileprivate static func swiftNameNotSwift(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.nameNotSwift, at: place, "\(quoted(name)) is not a Swift identifier")
    }
}
