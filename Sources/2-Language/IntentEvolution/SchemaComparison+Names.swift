import IntentModel

/// The names of a declaration, and whether it is deprecated.
struct NameFacts {
    var name: String
    var swiftName = ""
    var formerNames: [String]
    var deprecated: String?
    /// The kind of a widget, which is stored instead of its name.
    var kind: String?

    /// The name that stored configurations contain.
    var storedName: String { kind ?? name }

    init(_ declaration: some Renamable) {
        name = declaration.name
        formerNames = declaration.formerNames
    }

    init(_ declaration: some SwiftDeclaration) {
        name = declaration.name
        formerNames = declaration.formerNames
        swiftName = declaration.swiftName
        deprecated = declaration.deprecated
    }
}

/// The key with former names in messages, in its quotes.
func formerNamesKey(_ name: String? = nil) -> String {
    "'\(Word.renamedFrom.text)\(name.map { ": [\($0)]" } ?? "")'"
}

extension SchemaComparison {
    /// Compares the names, former names and `deprecated` of a declaration in both schemas.
    /// - Parameters:
    ///   - noun: The kind of declaration in messages, such as `parameter`.
    ///   - isSibling: Whether a declaration beside it in the lock has a name; its changes are reported separately.
    mutating func compareNames(
        _ former: NameFacts, _ current: NameFacts, noun: String, among isSibling: (String) -> Bool = { _ in false },
        at site: Site
    ) {
        if former.name != current.name {
            report(
                .declarationRenamed, at: site,
                "\(noun) '\(former.name)' was renamed to '\(current.name)' with \(formerNamesKey())",
                migrations: site.isStored ? [.rename(from: former.name, to: current.name)] : [])
        }
        compareSwiftNames(former.swiftName, current.swiftName, noun: noun, of: current.name, at: site)
        let (formerNames, currentNames) = (Set(former.formerNames), Set(current.formerNames))
        let dropped = former.formerNames.filter { !currentNames.contains($0) && $0 != current.storedName }
        for name in dropped {
            report(
                .formerNameDropped, at: site.key(Word.renamedFrom.text),
                "'\(name)' is no longer a former name of \(noun) '\(current.name)': values stored under it are not found",
                advice: "keep '\(name)' in \(formerNamesKey()) of '\(current.name)'")
        }
        let added = current.formerNames.filter {
            !formerNames.contains($0) && $0 != former.storedName && !isSibling($0)
        }
        for name in added {
            report(
                .formerNameAdded, at: site.key(Word.renamedFrom.text),
                "'\(name)' was added to the former names of \(noun) '\(current.name)'")
        }
        let (known, kept) = (
            former.formerNames.filter(currentNames.contains), current.formerNames.filter(formerNames.contains)
        )
        if known != kept {
            report(
                .orderChanged, at: site.key(Word.renamedFrom.text),
                "the former names of \(noun) '\(current.name)' are in a different order")
        }
        if (former.deprecated == nil) != (current.deprecated == nil) {
            report(
                .deprecationChanged, at: site.key("deprecated"),
                "\(noun) '\(current.name)' is \(current.deprecated == nil ? "no longer deprecated" : "now deprecated")")
        }
    }

    mutating func compareSwiftNames(_ former: String, _ current: String, noun: String, of name: String, at site: Site) {
        guard former != current else { return }
        report(
            .swiftNameChanged, at: site.key("swiftName"),
            "the Swift name of \(noun) '\(name)' changed from '\(former)' to '\(current)'",
            advice: "keep the Swift name '\(former)', for example with 'swiftName', or update its uses")
    }

    /// Reports reserved names that are no longer reserved, and those that are now.
    /// - Parameters:
    ///   - declared: The names of the current declarations.
    ///   - removed: The names of removed declarations, which are expected to be reserved.
    mutating func compareReserved(
        _ former: [String], _ current: [String], declared: [String], removed: [String], noun: String, at site: Site
    ) {
        let site = site.key("reserved")
        let reserved = Set(current)
        let dropped = former.filter { !reserved.contains($0) }
        let declared = dropped.isEmpty ? [] : Set(declared)
        for name in dropped {
            let isTaken = declared.contains(name)
            report(
                .reservedNameDropped, at: site,
                isTaken
                    ? "'\(name)' was reserved but is a \(noun) again: it reads the values that older instances stored under the name"
                    : "'\(name)' is no longer reserved: a new \(noun) of that name would read the values that older instances stored",
                advice: isTaken
                    ? "choose another name, and keep 'reserved: [\(name)]'" : "keep '\(name)' in 'reserved'")
        }
        let known = Set(former + removed)
        for name in current where !known.contains(name) {
            report(.reservedNameAdded, at: site, "'\(name)' is now reserved: no \(noun) can have this name")
        }
        if Set(former) == Set(current), former != current {
            report(.orderChanged, at: site, "the reserved names are in a different order")
        }
    }

    /// Reports whether the declarations in both schemas are in a different order.
    mutating func compareOrder<Element>(
        _ kept: [(former: Element, current: Element)], _ former: [Element], name: (Element) -> String,
        _ rule: ChangeRule, at site: Site, _ message: String, advice: String? = nil
    ) {
        let places = former.positions(by: name)
        let order = kept.compactMap { places[name($0.former)] }
        guard order != order.sorted() else { return }
        report(rule, at: site, message, advice: advice)
    }
}
