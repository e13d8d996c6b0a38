internal import IntentModel

/// The titles of types and cases, which members of unions and options have unless they specify their own.
private struct ImpliedTitles: Equatable {
    private var types: [String: LocalizedText] = [:]
    private var cases: [String: [String: LocalizedText]] = [:]

    init(_ schema: Schema) {
        for type in schema.types { types[type.name] = type.title }
        for enumeration in schema.enums {
            types[enumeration.name] = enumeration.title
            cases[enumeration.name] = Dictionary(enumeration.cases.map { ($0.name, $0.title) }) { first, _ in first }
        }
    }

    func title(ofMember member: Parameter) -> LocalizedText? { types[member.type.element.name] }

    func title(of option: ListedOption, _ element: ElementType) -> LocalizedText? {
        guard case .enumeration(let name) = element else { return nil }
        return cases[name]?[option.identifier]
    }
}

extension Schema {
    /// Gives members and options that had the title of their type or case its current title.
    /// - Parameter former: The schema in which types and cases have their former titles.
    mutating func updateImpliedTitles(from former: Schema) {
        let (old, new) = (ImpliedTitles(former), ImpliedTitles(self))
        if old == new { return }
        for intent in intents.indices {
            for index in intents[intent].parameters.indices {
                intents[intent].parameters[index].updateOptionTitles(from: old, to: new)
            }
        }
        for type in types.indices {
            for index in types[type].recordFields.indices {
                types[type].recordFields[index].updateOptionTitles(from: old, to: new)
                if types[type].isUnion { types[type].recordFields[index].updateMemberTitle(from: old, to: new) }
            }
        }
    }
}

extension Parameter {
    fileprivate mutating func updateOptionTitles(from old: ImpliedTitles, to new: ImpliedTitles) {
        guard case .listed(var options) = options else { return }
        for index in options.indices where options[index].title == old.title(of: options[index], type.element) {
            options[index].title = new.title(of: options[index], type.element) ?? options[index].title
        }
        self.options = .listed(options)
    }

    fileprivate mutating func updateMemberTitle(from old: ImpliedTitles, to new: ImpliedTitles) {
        guard title == old.title(ofMember: self) else { return }
        title = new.title(ofMember: self) ?? title
    }
}
