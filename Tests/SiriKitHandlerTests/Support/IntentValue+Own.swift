import IntentRuntime

extension IntentValue {
    /// An object's own properties; none for anything else.
    var ownProperties: [String: IntentValue] {
        if case .object(let object) = self { object.properties } else { [:] }
    }
}
