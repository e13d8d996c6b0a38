/// Who sees the generated declarations.
package enum SwiftAccess: String, CaseIterable, Sendable {
    case `internal`, package, `public`

    /// The modifier with the blank behind it; `internal` is what Swift assumes.
    var modifier: SwiftCode? {
        switch self {
        case .internal: nil
        case .package: "package"
        case .public: "public"
        }
    }
}
