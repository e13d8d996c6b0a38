public import Foundation
import IntentRuntime

/// The cases of a generated enum where they are numbers: in lists and among options. For generated code.
public enum INStoredCases<Case: INStoredEnum> {
    public static var kind: INParameterKind { .enumeration(Case.self) }

    /// The cases of a list by their numbers; nil for none.
    public static func numbers(_ name: String, in values: INParameterValues) -> [NSNumber]? {
        let found = (values.values[name]?.slots ?? []).compactMap { $0.flatMap(value) }
        return found.isEmpty ? nil : found.map { NSNumber(value: $0.rawValue) }
    }

    /// Nil for what is no case.
    static func value(_ value: IntentValue) -> Case? {
        guard case .enumeration(let name) = value else { return nil }
        return Case(storedName: name)
    }
}
