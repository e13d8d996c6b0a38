import IntentModel

/// What every declaration has beside its name.
struct NameFacts {
    let name: String
    let swiftName: String
    let renamedFrom: [String]
    let deprecated: String?
    /// What is stored where that is not the name: the kind of a widget.
    var kind: String?

    /// What `renamedFrom` takes the place of.
    var storedName: String { kind ?? name }
}

extension SchemaComparison {
    /// Names, former names and `deprecated` of a declaration that is there in both.
    /// - Parameters:
    ///   - noun: As a message calls it: `parameter`.
    ///   - siblings: The names that were in use beside it then; what became of those is told elsewhere.
    mutating func compareNames(
        _ then: NameFacts, _ now: NameFacts, noun: String, among siblings: [String] = [], at site: Site
    ) {
        if then.name != now.name {
            report(
                .declarationRenamed, at: site,
                "\(noun) '\(then.name)' is '\(now.name)' now, and found by its former name",
                migrations: site.isStored ? [.rename(from: then.name, to: now.name)] : [])
        }
        compareSwiftNames(then.swiftName, now.swiftName, noun: noun, of: now.name, at: site)
        let dropped = then.renamedFrom.filter { !now.renamedFrom.contains($0) && $0 != now.storedName }
        for name in dropped {
            report(
                .formerNameDropped, at: site.key("renamedFrom"),
                "'\(name)' is no former name of \(noun) '\(now.name)' any more: what is stored under it is not found",
                wayOut: "keep '\(name)' under 'renamedFrom' of '\(now.name)'")
        }
        let added = now.renamedFrom.filter {
            !then.renamedFrom.contains($0) && $0 != then.storedName && !siblings.contains($0)
        }
        for name in added {
            report(
                .formerNameAdded, at: site.key("renamedFrom"),
                "'\(name)' is a former name of \(noun) '\(now.name)' now")
        }
        let (known, kept) = (
            then.renamedFrom.filter { now.renamedFrom.contains($0) },
            now.renamedFrom.filter { then.renamedFrom.contains($0) }
        )
        if known != kept {
            report(
                .orderChanged, at: site.key("renamedFrom"),
                "the former names of \(noun) '\(now.name)' have another order")
        }
        if (then.deprecated == nil) != (now.deprecated == nil) {
            report(
                .deprecationChanged, at: site.key("deprecated"),
                "\(noun) '\(now.name)' is \(now.deprecated == nil ? "not deprecated any more" : "deprecated now")")
        }
    }

    mutating func compareSwiftNames(_ then: String, _ now: String, noun: String, of name: String, at site: Site) {
        guard then != now else { return }
        report(
            .swiftNameChanged, at: site.key("swiftName"),
            "\(noun) '\(name)' is '\(now)' in Swift, and was '\(then)'",
            wayOut: (name == then ? "leave 'swiftName' out of '\(name)'" : "give '\(name)' the 'swiftName: \(then)'")
                + ", or rename its uses")
    }

    /// Names that must not come back.
    mutating func compareReserved(_ then: [String], _ now: [String], declared: [String], noun: String, at site: Site) {
        for name in then where !now.contains(name) {
            let isTaken = declared.contains(name)
            report(
                .reservedNameDropped, at: site.key("reserved"),
                isTaken
                    ? "'\(name)' was reserved and is a \(noun) again: what older instances stored under it gets a new meaning"
                    : "'\(name)' is reserved no more: a new \(noun) of that name would read what older instances stored",
                wayOut: isTaken
                    ? "choose another name, and keep 'reserved: [\(name)]'" : "keep '\(name)' under 'reserved'")
        }
    }

    /// Reserved names that nothing bore when the lock was made.
    mutating func reportNewReserved(_ then: [String], _ now: [String], removed: [String], noun: String, at site: Site) {
        for name in now where !then.contains(name) && !removed.contains(name) {
            report(.reservedNameAdded, at: site.key("reserved"), "'\(name)' is reserved now: no \(noun) may bear it")
        }
        if Set(then) == Set(now), then != now {
            report(.orderChanged, at: site.key("reserved"), "the reserved names have another order")
        }
    }

    /// Whether what is in both is in another order.
    mutating func compareOrder<Element>(
        _ kept: [(then: Element, now: Element)], _ then: [Element], name: (Element) -> String, _ rule: ChangeRule,
        breaks: [ChangeEffect]? = nil, at site: Site, _ message: String, wayOut: String? = nil
    ) {
        let places = Dictionary(then.enumerated().map { (name($0.element), $0.offset) }) { first, _ in first }
        let order = kept.compactMap { places[name($0.then)] }
        guard order != order.sorted() else { return }
        report(rule, at: site, breaks: breaks, message, wayOut: wayOut)
    }
}
