extension Parameter {
    /// Whether the definition alone provides a value in every size family, so that "no value" cannot be set.
    package var hasStaticDefault: Bool {
        defaultRule.map(isStatic) ?? false
    }

    private func isStatic(_ rule: DefaultRule) -> Bool {
        switch rule {
        case .value: true
        case .options, .first: !hasProvidedOptions && filters.isEmpty
        case .handler, .row: false
        case .byFamily(let rules, let otherwise):
            otherwise.map(isStatic) == true && rules.values.allSatisfy(isStatic)
        }
    }

    /// Whether the slots of a list stay where they are, empty or not, because the size family has a count of them. In a list of
    /// up to n values, or without a limit, values move up.
    package func keepsSlots(in family: SizeFamily?) -> Bool {
        guard let size else { return false }
        guard let count = family.flatMap(size.count) else { return true }
        return count.isFixed
    }

    /// Returns the slots of a list as a size family has them: without empty ones, unless the family has a count of slots.
    package func arranged(_ slots: [IntentValue?], in family: SizeFamily?) -> [IntentValue?] {
        slots.arranged(keepingSlots: keepsSlots(in: family))
    }
}

extension Parameter {
    /// Whether the options come from a handler or another source outside the definition.
    var hasProvidedOptions: Bool { options.isProvided }

    /// Returns the options in the definition, in display order, or nil if it contains none.
    /// - Parameter rows: Returns the effective values of other rows, with which `where` selects options.
    package func literalOptions(
        in schema: Schema, locale: String, with rows: (String) -> IntentValue?
    ) -> OptionCollection<IntentValue>? {
        switch options {
        case .listed(let options): return offered(options.collection(of: type.element, locale: locale), with: rows)
        case .free:
            switch type.element {
            case .enumeration(let name):
                return schema.enumeration(named: name)?.options(locale: locale)
            case .boolean: return OptionCollection(sections: [OptionSection(items: booleans(locale: locale))])
            default: return nil
            }
        case .none, .dynamic, .file, .command, .address: return nil
        }
    }

    private func booleans(locale: String) -> [OptionItem<IntentValue>] {
        [
            OptionItem(.boolean(true), title: settings.boolean.trueTitle?.text(for: locale) ?? "true"),
            OptionItem(.boolean(false), title: settings.boolean.falseTitle?.text(for: locale) ?? "false"),
        ]
    }
}

extension EnumType {
    /// Returns the cases as options.
    package func options(locale: String) -> OptionCollection<IntentValue> {
        OptionCollection(sections: [OptionSection(items: cases.map { $0.item(locale: locale) })])
    }
}

extension EnumCase {
    fileprivate func item(locale: String) -> OptionItem<IntentValue> {
        OptionItem(
            .enumeration(name), title: title.text(for: locale), image: image, synonyms: synonyms.map(\.text))
    }
}

extension Parameter {
    /// How many slots a list has, such as `systemSmall has 1 slot`.
    func slotPhrase(in family: SizeFamily?) -> UserText {
        let name = family.map { UserText(verbatim: $0.rawValue) } ?? UserText("this family")
        return switch slotCount(in: family) {
        case 1?: UserText("\(name) has 1 slot")
        case let count?: UserText("\(name) has \(count) slots")
        case nil: UserText("\(name) has any number of slots")
        }
    }

    /// Returns the message that a slot does not exist.
    /// - Parameter present: The number of values, where only the next slot can be added.
    package func absence(ofSlot index: Int, in family: SizeFamily?, present: Int? = nil) -> UserText {
        guard type.isList else { return UserText("'\(name)' is not a list and has no slots") }
        if let present, index < slotCount(in: family) ?? .max { return nextSlot(after: present) }
        // People count from 1, and a request can contain the largest number.
        let (number, slots) = ("\(Int128(index) + 1)", slotPhrase(in: family))
        return UserText("'\(name)' has no slot \(number); \(slots)")
    }

    /// The message that a list grows by one slot at a time.
    func nextSlot(after present: Int) -> UserText { UserText("the next slot of '\(name)' is \(present + 1)") }
}

extension Parameter {
    /// Returns what the definition declares of a value, without members and values of other definitions that are stored beside
    /// it. A union keeps the member that was chosen.
    package func declaredPart(of value: IntentValue?) -> IntentValue? {
        if type.element.isUnion { return value }
        return value?.withoutUnknownMembers().withoutMisfits.mapSlots { slot in
            guard case .object(var object) = slot else { return slot }
            object.unknownProperties = JSONObject()
            return .object(object)
        }
    }
}
