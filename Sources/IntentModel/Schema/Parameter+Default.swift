extension Parameter {
    /// A single value that is there while the row is.
    package var hasLiteralDefault: Bool {
        guard !type.isList else { return false }
        switch defaultRule {
        case .value?, .options?: return true
        case .byFamily(let rules, let otherwise?)?:
            return rules.values.allSatisfy(\.isLiteral) && otherwise.isLiteral
        default: return false
        }
    }
}

extension DefaultRule {
    /// Known without asking anybody.
    fileprivate var isLiteral: Bool {
        switch self {
        case .value, .options: true
        case .handler, .first, .byFamily: false
        }
    }
}
