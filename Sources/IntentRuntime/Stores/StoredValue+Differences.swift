extension [String: StoredValue] {
    /// What has to be set, or taken away, so that this becomes `other`.
    func differences(to other: [String: StoredValue]) -> [String: StoredValue?] {
        var differences: [String: StoredValue?] = [:]
        for name in Set(keys).union(other.keys) where self[name] != other[name] {
            differences.updateValue(other[name], forKey: name)
        }
        return differences
    }
}
