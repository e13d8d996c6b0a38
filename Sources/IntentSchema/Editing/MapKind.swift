/// The kinds of maps in a definition whose keys the language fixes: declarations, and what stands inside them.
package enum MapKind: String, CaseIterable, Sendable {
    case file, type, property, `enum`, enumCase, unknownCase, intent, parameter, option, widget
    case input, range, image, optionsFrom, condition, defaultRule, families
    case siri, suggestion, response, responseCode

    /// The keys that the reader of definitions takes there.
    var keys: KeySet {
        switch self {
        case .file: .file
        case .type: .objectType
        case .property: .property
        case .enum: .enumeration
        case .enumCase: .enumCase
        case .unknownCase: .unknownCase
        case .intent: .intent
        case .parameter: .parameter
        case .option: .option
        case .widget: .widget
        case .input: .input
        case .range: .range
        case .image: .image
        case .optionsFrom: .optionsFrom
        case .condition: .condition
        case .defaultRule: .defaultRule
        case .families: .families
        case .siri: .siri
        case .suggestion: .suggestion
        case .response: .response
        case .responseCode: .responseCode
        }
    }
}
