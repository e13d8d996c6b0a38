import IntentModel

/// How much of what is stored as one type can be read as another.
enum Carrying: Hashable, Sendable {
    case all
    /// Values by which nothing is lost.
    case some
    case none
}

/// As the runtime reads values: by the type that they were stored with.
extension SchemaComparison {
    /// Whether two types are one, under the names that they have now.
    func isSame(_ then: ValueType, _ now: ValueType) -> Bool { present(then) == now }

    /// What a change of type breaks, where it breaks anything: all dates are of one Swift type.
    func breaks(_ then: ValueType, _ now: ValueType) -> [ChangeEffect] {
        guard then.isList == now.isList, case (.dateComponents, .dateComponents) = (then.element, now.element) else {
            return ChangeEffect.allCases
        }
        return [.stored, .behaviour]
    }

    func carrying(of then: ValueType, to now: ValueType) -> Carrying {
        let then = present(then)
        let element = carrying(of: then.element, to: now.element)
        if then.isList, !now.isList, element == .all { return .some }
        return element
    }

    private func carrying(of then: ElementType, to now: ElementType) -> Carrying {
        if then.isSystem || now.isSystem { return .none }
        if then == now { return .all }
        switch (then, now) {
        case (.integer, .decimal), (.enumeration, .string), (.url, .string): return .all
        case (.dateComponents(.date), .dateComponents(.dateTime)): return .all
        case (.decimal, .integer), (.string, .enumeration): return .some
        case (.dateComponents(.dateTime), .dateComponents(.date)): return .some
        case (.object(let name), .anyObject): return hasProperties(name) ? .some : .all
        case (.anyObject, .object): return .all
        default: return .none
        }
    }

    /// Of a property, whose stored form bears no type: what has the form of the new type is read as that.
    func carrying(ofProperty then: ValueType, to now: ValueType) -> Carrying {
        let then = present(then)
        if then.isList, !now.isList { return .none }
        let (old, new) = (then.element, now.element)
        if old.isSystem || new.isSystem { return .none }
        if old == new || old.isObject && new.isObject { return .all }
        switch (old, new) {
        case (.integer, .decimal), (.integer, .timeInterval), (.timeInterval, .decimal): return .all
        case (.decimal, .integer), (.decimal, .timeInterval), (.timeInterval, .integer): return .some
        case (.enumeration, .string), (.url, .string), (.dateComponents, .string): return .all
        case (.file, .placemark): return .some
        default: return old.isStoredAsText && new.isReadFromText ? .some : .none
        }
    }

    /// The type under the names that its enum or object type has now.
    private func present(_ type: ValueType) -> ValueType {
        var type = type
        switch type.element {
        case .enumeration(let name):
            let present =
                after.schema.enums.first { $0.name == name }
                ?? after.schema.enums.first { $0.renamedFrom.contains(name) }
            if let present { type.element = .enumeration(present.name) }
        case .object(let name):
            let present =
                after.schema.types.first { $0.name == name }
                ?? after.schema.types.first { $0.renamedFrom.contains(name) }
            if let present { type.element = .object(present.name) }
        default: break
        }
        return type
    }

    private func hasProperties(_ name: String) -> Bool {
        let old =
            before.type(named: name)
            ?? before.schema.types.first { present(ValueType(.object($0.name))).element == .object(name) }
        return old?.properties.isEmpty == false
    }
}

extension ElementType {
    fileprivate var isStoredAsText: Bool {
        switch self {
        case .string, .url, .enumeration, .dateComponents: true
        default: false
        }
    }

    /// Objects by their identifiers, files by their paths, people and places by their names.
    fileprivate var isReadFromText: Bool {
        isStoredAsText || isObject || self == .file || self == .person || self == .placemark
    }
}
