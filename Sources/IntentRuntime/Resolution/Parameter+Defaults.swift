extension Parameter {
    /// Whether the definition alone gives a value in every family, so that "no value" cannot be set.
    package var hasStaticDefault: Bool {
        defaultRule.map(isStatic) ?? false
    }

    private func isStatic(_ rule: DefaultRule) -> Bool {
        switch rule {
        case .value: true
        case .options, .first: !hasProvidedOptions
        case .handler: false
        case .byFamily(let rules, let otherwise):
            otherwise.map(isStatic) == true && rules.values.allSatisfy(isStatic)
        }
    }

    /// The rule that holds in a family; for an unknown family the one for all the others.
    func defaultRule(in family: SizeFamily?) -> DefaultRule? {
        if let family { return defaultRule?.rule(in: family) }
        guard case .byFamily(_, let otherwise) = defaultRule else { return defaultRule }
        return otherwise
    }

    /// How many slots a family shows; nil for no limit, and for what is no list.
    package func slotCount(in family: SizeFamily?) -> Int? {
        guard type.isList, let size, let family else { return nil }
        // As the generated `Slots` say: a family without a size has none.
        return size.count(in: family)?.maximum ?? 0
    }
}
