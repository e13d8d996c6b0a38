/// A default that has to be asked for: what is asked, and where the answer is remembered.
struct ProvidedDefault: Hashable, Sendable {
    enum Question: Hashable, Sendable {
        /// What the handler says.
        case handler
        /// The first options of the complete list.
        case first
        /// The options with these identifiers.
        case options([String])
    }

    let question: Question
    /// How many values are wanted at most, over all families of the widget; nil for a list without limit.
    let count: Int?
    /// The name in ``StoredInstance/defaults``: the parameter's; where its families ask several questions, the
    /// later ones add what they ask.
    let key: String
}

extension Parameter {
    /// The questions behind this parameter's default in these families, each once.
    func providedDefaults(in families: [SizeFamily]) -> [ProvidedDefault] {
        var counts: [(question: ProvidedDefault.Question, count: Int?)] = []
        for family in families where self.families?.contains(family) ?? true {
            guard let rule = defaultRule(in: family), let question = question(of: rule) else { continue }
            let count = count(of: rule, in: family)
            if let index = counts.firstIndex(where: { $0.question == question }) {
                counts[index].count = counts[index].count.flatMap { known in count.map { max(known, $0) } }
            } else {
                counts.append((question, count))
            }
        }
        return counts.enumerated().map { index, entry in
            let key = index == 0 ? name : "\(name) \(entry.question.keyText)"
            return ProvidedDefault(question: entry.question, count: entry.count, key: key)
        }
    }

    /// Nil for a rule that needs nobody's answer.
    func question(of rule: DefaultRule) -> ProvidedDefault.Question? {
        switch rule {
        case .handler: .handler
        case .first: hasProvidedOptions ? .first : nil
        case .options(let identifiers): hasProvidedOptions ? .options(identifiers) : nil
        case .value, .byFamily: nil
        }
    }

    private func count(of rule: DefaultRule, in family: SizeFamily) -> Int? {
        guard type.isList else { return 1 }
        let slots = slotCount(in: family)
        guard case .first(let first) = rule else { return slots }
        return min(first, slots ?? first)
    }
}

extension ProvidedDefault.Question {
    fileprivate var keyText: String {
        switch self {
        case .handler: "(handler)"
        case .first: "(first)"
        case .options(let identifiers): "(\(identifiers.joined(separator: ",")))"
        }
    }
}
