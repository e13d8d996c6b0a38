import IntentModel

/// The share of the stored values of one type that can be read as another type.
enum ConvertibleValues: Hashable, Sendable {
    case all
    /// Values that can be converted without loss.
    case some
    case none
}

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

    func convertibleValues(of former: ValueType, to current: ValueType) -> ConvertibleValues {
        let former = withCurrentNames(former)
        let element = convertibleValues(of: former.element, to: current.element)
        if former.isList, !current.isList, element == .all { return .some }
        return element
    }

    /// Returns the convertible values of a parameter, with the conversion that its definition states.
    func convertibleValues(of former: ValueType, to current: Parameter) -> ConvertibleValues {
        let former = withCurrentNames(former)
        let direct = convertibleValues(of: former, to: current.type)
        guard let stated = current.convertedFrom, direct != .all, !former.isList || stated.type.isList else {
            return direct
        }
        // Values that are read as the type of a conversion are converted like those of that type.
        let share =
            former.element.isUnion && former.element != stated.type.element
            ? .none : convertibleValues(of: former.element, to: stated.type.element)
        return share == .none ? direct : share
    }

    private func convertibleValues(of former: ElementType, to current: ElementType) -> ConvertibleValues {
        if former.isSystem || current.isSystem { return .none }
        if former == current { return .all }
        switch (former, current) {
        case (.dateComponents(.date), .dateComponents(.dateTime)): return .all
        case (.dateComponents(.dateTime), .dateComponents(.date)): return .some
        case (.object(let name), .anyObject): return hasProperties(name) ? .some : .all
        case (.union, .union): return .none
        case (_, .union(let name)):
            return after.type(named: name).map { convertibleValues(of: former, toMemberOf: $0) } ?? .none
        case (.union(let name), _):
            if let union = after.type(named: name) { return union.member(of: current) == nil ? .none : .some }
            // The members of a union that is no longer declared are known by the names that a list of types gives them.
            let member = before.type(named: name)?.member(of: current)?.name
            return member.map(after.schema.memberNames(of: current).contains) == true ? .some : .none
        default:
            return current.kind.traits.readsAll.contains(former.kind)
                ? .all
                : current.kind.traits.readsSome.contains(former.kind) ? .some : .none
        }
    }

    /// Returns the convertible values of a type that becomes a union: by the member of that type, or by the only one that reads it.
    private func convertibleValues(of former: ElementType, toMemberOf union: ObjectType) -> ConvertibleValues {
        if union.member(of: former) != nil { return .all }
        let shares = union.recordFields.map { convertibleValues(of: former, to: $0.type.element) }.filter {
            $0 != .none
        }
        return shares.count == 1 ? shares.first ?? .none : .none
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
    func convertibleValues(ofProperty former: ValueType, to current: ValueType) -> ConvertibleValues {
        let former = withCurrentNames(former)
        let element = convertibleValues(ofProperty: former.element, to: current.element)
        if former.isList, !current.isList, element == .all { return .some }
        return element
    }

    private func convertibleValues(ofProperty old: ElementType, to new: ElementType) -> ConvertibleValues {
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
