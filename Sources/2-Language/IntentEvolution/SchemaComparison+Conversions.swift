import IntentModel
internal import IntentSystem

struct TypeGroup: Hashable {
    let type: ValueType
    let hasProperties: Bool
}

/// How the runtime reads stored values whose type has changed.
extension SchemaComparison {
    /// Returns whether two types are equal under the current names of enums and object types.
    func isSame(_ former: ValueType, _ current: ValueType) -> Bool { withCurrentNames(former) == current }

    /// Returns what a change of type can break. All dates have the same Swift type.
    func breaks(_ former: ValueType, _ current: ValueType) -> [ChangeEffect] {
        guard former.isList == current.isList,
            case (.dateComponents, .dateComponents) = (former.element, current.element)
        else {
            return ChangeEffect.allCases
        }
        return [.stored, .behavior]
    }

    func convertibleValues(of former: ValueType, to current: ValueType) -> ReadableShare {
        let former = withCurrentNames(former)
        let element = convertibleValues(of: former.element, to: current.element)
        if former.isList, !current.isList, element == .all { return .some }
        return element
    }

    /// Returns the convertible values of a parameter, with the conversion that its definition states.
    func convertibleValues(of former: ValueType, to current: Parameter) -> ReadableShare {
        let former = withCurrentNames(former)
        let direct = convertibleValues(of: former, to: current.type)
        guard let stated = current.convertedFrom, direct != .all else { return direct }
        let share = stated.share(of: former, among: types)
        return share == .none ? direct : share
    }

    /// Returns the convertible values of a former parameter: all of a text whose options are cases of an enum now.
    func convertibleValues(of former: Parameter, to current: Parameter) -> ReadableShare {
        let share = convertibleValues(of: former.type, to: current)
        guard share == .some, former.type.isList == current.type.isList, case .string = former.type.element,
            case .listed(let options) = former.options, !former.allowsFreeText,
            case .enumeration(let name) = current.type.element, let cases = currentCases[name]
        else { return share }
        return options.allSatisfy { cases.present(ExactText($0.identifier)) != nil } ? .all : share
    }

    private var types: StoredTypes { StoredTypes(type: after.type(named:), hadProperties: hasProperties) }

    private func convertibleValues(of former: ElementType, to current: ElementType) -> ReadableShare {
        if former.isSystem || current.isSystem { return .none }
        guard case .union(let name) = former, former != current, !current.isUnion else {
            return types.share(of: former, readAs: current)
        }
        if let union = after.type(named: name) { return union.member(of: current) == nil ? .none : .some }
        // The members of a union that is no longer declared are known by the names that a list of types gives them.
        let member = before.type(named: name)?.member(of: current)?.name
        return member.map(after.schema.memberNames(of: current).contains) == true ? .some : .none
    }

    /// Whether a stated conversion does the same for values of a former type as another one, and possibly more.
    /// - Parameter former: The conversion in the lock, under current names.
    func converts(_ current: StatedConversion, like former: StatedConversion) -> Bool {
        var renamed = former
        renamed.type = current.type
        return renamed == current && (!former.type.isList || current.type.isList)
            && convertibleValues(of: former.type.element, to: current.type.element) == .all
    }

    /// Returns the convertible values of a property, which is stored without its type and read as the new type if it fits.
    func convertibleValues(ofProperty former: ValueType, to current: ValueType) -> ReadableShare {
        let former = withCurrentNames(former)
        let element = convertibleValues(ofProperty: former.element, to: current.element)
        if former.isList, !current.isList, element == .all { return .some }
        return element
    }

    private func convertibleValues(ofProperty old: ElementType, to new: ElementType) -> ReadableShare {
        if old.isSystem || new.isSystem { return .none }
        if old == new || old.isObject && new.isObject { return .all }
        switch (old, new) {
        case (.integer, .decimal), (.integer, .timeInterval), (.timeInterval, .decimal): return .all
        case (.decimal, .integer), (.decimal, .timeInterval), (.timeInterval, .integer): return .some
        case (.dateComponents(.date), .dateComponents(.dateTime)): return .all
        case (_, .string) where old.kind.traits.stored == .text: return .all
        case (.file, .placemark): return .some
        default: return old.kind.traits.stored == .text && new.kind.traits.stored.isReadFromText ? .some : .none
        }
    }

    /// Returns the type under the current name of its enum or object type.
    func withCurrentNames(_ type: ValueType) -> ValueType { after.present(type) }

    /// Returns what decides whether values of a type can be converted to different types: all of it but the name.
    func typeGroup(_ type: ValueType) -> TypeGroup {
        switch type.element {
        case .enumeration: TypeGroup(type: ValueType(.enumeration(""), isList: type.isList), hasProperties: false)
        case .record: TypeGroup(type: ValueType(.record(""), isList: type.isList), hasProperties: false)
        case .union: TypeGroup(type: ValueType(.union(""), isList: type.isList), hasProperties: false)
        case .object(let name):
            TypeGroup(type: ValueType(.object(""), isList: type.isList), hasProperties: hasProperties(name))
        default: TypeGroup(type: type, hasProperties: false)
        }
    }

    private func hasProperties(_ name: String) -> Bool {
        let old =
            before.type(named: name)
            ?? formerTypes[name]
        return old?.properties.isEmpty == false
    }
}
