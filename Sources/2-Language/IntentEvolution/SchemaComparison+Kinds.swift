import IntentModel

/// A declaration under whose kind instances are stored: a widget or a control. Its former names are kinds.
protocol KindDeclaration: SwiftDeclaration {
    var kindName: String { get }
}

extension DeclaredWidget: KindDeclaration {
    var kindName: String { kind.name }
}

extension Control: KindDeclaration {
    var kindName: String { kind.name }
}

extension SchemaComparison {
    /// Compares the kinds, names, former kinds and `deprecated` of a declaration.
    /// - Parameters:
    ///   - rule: The change if the kind is another, and the former one is not declared.
    ///   - consequence: What happens then.
    mutating func compareKinds<Declaration: KindDeclaration>(
        _ former: Declaration, _ current: Declaration, noun: String, _ rule: ChangeRule, _ consequence: String,
        at site: Site
    ) {
        let (old, new) = (former.kindName, current.kindName)
        if old != new {
            let message = "the kind of \(noun) '\(current.name)' changed from '\(old)' to '\(new)'"
            if current.wasNamed(old) {
                report(
                    .declarationRenamed, at: site, "\(message) with \(formerNamesKey())",
                    migrations: [.rename(from: old, to: new)])
            } else {
                report(
                    rule, at: site.key("kind"), "\(message): \(consequence)",
                    advice: "keep 'kind: \(old)', or add \(formerNamesKey(old)) to '\(current.name)'")
            }
        }
        // The name affects only Swift, and the change of the kind is reported above.
        var (formerNames, currentNames) = (NameFacts(former), NameFacts(current))
        formerNames.name = current.name
        (formerNames.kind, currentNames.kind) = (old, new)
        currentNames.formerNames.removeAll { $0 == old }
        compareNames(formerNames, currentNames, noun: noun, at: site)
        if former.name != current.name, old == new {
            report(
                .declarationRenamed, at: site,
                "\(noun) '\(former.name)' was renamed to '\(current.name)' and keeps its kind")
        }
    }
}
