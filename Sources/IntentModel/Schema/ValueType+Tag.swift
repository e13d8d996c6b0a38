extension ValueType {
    /// What a stored value is marked with: `Integer`, `enum:CountType`, `measurement:Length`, in brackets for a list.
    package var tag: String {
        isList ? "[\(element.tag)]" : element.tag
    }

    /// Nil for a text that no type of this version has as its tag.
    package init?(tag: String) {
        let isList = tag.hasPrefix("[") && tag.hasSuffix("]")
        guard let element = ElementType(tag: isList ? String(tag.dropFirst().dropLast()) : tag) else { return nil }
        self.init(element, isList: isList)
    }
}

extension ElementType {
    package var tag: String {
        switch self {
        case .string: "String"
        case .integer: "Integer"
        case .decimal: "Decimal"
        case .boolean: "Boolean"
        case .url: "URL"
        case .timeInterval: "TimeInterval"
        case .measurement(let dimension): "measurement:\(dimension.name)"
        case .dateComponents(let kind): "DateComponents:\(kind.rawValue)"
        case .file: "File"
        case .person: "Person"
        case .placemark: "Placemark"
        case .currencyAmount: "CurrencyAmount"
        case .paymentMethod: "PaymentMethod"
        case .enumeration(let name): "enum:\(name)"
        case .object(let name): "object:\(name)"
        case .anyObject: "Object"
        case .system(let name): "system:\(name)"
        }
    }

    package init?(tag: String) {
        guard let colon = tag.firstIndex(of: ":") else {
            guard let scalar = ElementType.scalars.first(where: { $0.tag == tag }) else { return nil }
            self = scalar
            return
        }
        let name = String(tag[tag.index(after: colon)...])
        guard !name.isEmpty else { return nil }
        switch tag[..<colon] {
        case "measurement":
            guard let dimension = Dimension(name) else { return nil }
            self = .measurement(dimension)
        case "DateComponents":
            guard let kind = DateComponentsKind(rawValue: name) else { return nil }
            self = .dateComponents(kind)
        case "enum": self = .enumeration(name)
        case "object": self = .object(name)
        case "system": self = .system(name)
        default: return nil
        }
    }

    private static let scalars: [ElementType] = [
        .string, .integer, .decimal, .boolean, .url, .timeInterval, .file, .person, .placemark, .currencyAmount,
        .paymentMethod, .anyObject,
    ]
}
