extension ResolvedConfiguration {
    /// What is in effect for an instance, and why.
    ///
    /// - Parameters:
    ///   - family: Another family than the instance's, to see what it would show; nil for its own.
    ///   - locale: The language of titles that defaults carry.
    package init(_ instance: StoredInstance, in schema: Schema, family: SizeFamily? = nil, locale: String) {
        self.init(
            instance, InstanceScope(of: instance, in: schema, family: family),
            family: family ?? SizeFamily(rawValue: instance.family), locale: locale)
    }

    /// - Parameter scope: Nil for an orphan.
    init(_ instance: StoredInstance, _ scope: InstanceScope?, family: SizeFamily?, locale: String) {
        guard let scope else {
            self.init(instance: instance, family: family, isOrphan: true, parameters: [])
            return
        }
        var resolver = Resolver(instance, scope: scope, locale: locale)
        self.init(
            instance: instance, family: scope.family, isOrphan: false, parameters: resolver?.parameters() ?? [])
    }
}
