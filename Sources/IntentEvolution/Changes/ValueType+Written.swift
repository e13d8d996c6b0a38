package import IntentModel

extension ValueType {
    /// As a definition writes it: `[CarControl]`, `DateComponents (date)`.
    package var written: String { isList ? "[\(element.written)]" : element.written }
}

extension ElementType {
    fileprivate var written: String {
        switch self {
        case .enumeration(let name), .object(let name): name
        case .measurement(let dimension): dimension.name
        case .dateComponents(let kind): "DateComponents (\(kind.rawValue))"
        case .system(let name): "System.\(name)"
        default: tag
        }
    }
}
