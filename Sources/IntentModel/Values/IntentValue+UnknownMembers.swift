extension IntentValue {
    /// This value with what an earlier reading of the same one kept for a newer definition or version. For the renewal
    /// of texts by a lookup, whose answer knows nothing of it.
    package func keepingUnknownProperties(of stored: IntentValue) -> IntentValue {
        guard optionIdentifier == stored.optionIdentifier else { return self }
        switch (self, stored) {
        case (.object(let fresh), .object(let old)): return .object(fresh.keepingUnknownProperties(of: old))
        case (.file(var fresh), .file(let old)):
            fresh.unknownMembers = old.unknownMembers
            return .file(fresh)
        case (.person(var fresh), .person(let old)):
            fresh.unknownMembers = old.unknownMembers
            return .person(fresh)
        case (.placemark(var fresh), .placemark(let old)):
            fresh.unknownMembers = old.unknownMembers
            return .placemark(fresh)
        case (.currencyAmount(var fresh), .currencyAmount(let old)):
            fresh.unknownMembers = old.unknownMembers
            return .currencyAmount(fresh)
        case (.paymentMethod(var fresh), .paymentMethod(let old)):
            fresh.unknownMembers = old.unknownMembers
            return .paymentMethod(fresh)
        default: return self
        }
    }
}
