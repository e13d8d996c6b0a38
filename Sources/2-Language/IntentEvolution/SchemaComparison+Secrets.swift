import IntentModel

/// Values that become secret, or are no longer.
extension SchemaComparison {
    /// - Parameter subject: The quoted name of the declaration, for messages.
    mutating func compareSecrets(
        _ former: TextSettings, _ current: TextSettings, _ subject: String, at site: Site
    ) {
        guard former.isSecret != current.isSecret else { return }
        guard current.isSecret else {
            return reportShown(subject, isRead: site.isStored, at: site, advice: "keep 'secret: true'")
        }
        report(
            .secretChanged, at: site,
            "\(subject) is now secret: it is no longer shown and exported, but earlier exports and backups contain it",
            advice: "declare it as secret from the first release")
    }

    /// Compares the secret fields of the records of a parameter that has another type now. Those of one type are compared where it
    /// is declared.
    mutating func compareRecordSecrets(_ former: Parameter, _ current: Parameter, at site: Site) {
        for field in secretFields(of: former, shownIn: current) {
            reportShown(
                "'\(field)' of '\(current.name)'", isRead: false, at: site,
                advice: "keep 'type: \(former.type.notation)', or declare what users enter as secret")
        }
    }

    /// Compares what is secret in the intent of a widget or control with the parameters of its new one that have the same names.
    /// - Parameter owner: The widget or control in messages, such as `widget 'Clock'`.
    mutating func compareSecrets(ofIntent former: String, _ current: String?, of owner: String, at site: Site) {
        guard let old = before.intent(named: former), let new = current.flatMap(after.intent(named:)) else { return }
        for parameter in old.parameters {
            guard let other = new.parameters.present(parameter.name) else { continue }
            let shown =
                parameter.isSecret
                ? other.isSecret ? [] : [parameter.name]
                : secretFields(of: parameter, shownIn: other).map { "\(parameter.name).\($0)" }
            for name in shown {
                reportShown(
                    "'\(name)' of \(owner)", isRead: convertibleValues(of: parameter.type, to: other) != .none,
                    at: site,
                    advice: "declare the values of '\(other.name)' as secret")
            }
        }
    }

    /// Returns the names of the secret fields that a parameter of another type does not have, or not as secrets.
    private func secretFields(of former: Parameter, shownIn current: Parameter) -> [String] {
        if current.isSecret || withCurrentNames(former.type).element == current.type.element { return [] }
        let fields = after.schema.recordFields(of: current)
        return before.schema.recordFields(of: former).filter(\.isSecret).map(\.name).filter {
            fields.present($0)?.isSecret != true
        }
    }

    /// - Parameter isRead: Whether stored secrets are read. Others stay hidden.
    private mutating func reportShown(_ subject: String, isRead: Bool, at site: Site, advice: String) {
        report(
            .secretChanged, at: site,
            isRead
                ? "\(subject) is no longer secret: what users entered as a secret is shown and exported"
                : "\(subject) is no longer secret: what users enter from now on is shown and exported",
            advice: advice)
    }
}
