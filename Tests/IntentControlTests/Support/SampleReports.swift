import IntentControl
import IntentModel
import IntentRuntime

/// Resolved parameters of the sample intent, as an engine would give them.
enum SampleReports {
    static func report(
        _ name: String, effective: IntentValue?, stored: IntentValue? = nil, storedForm: StoredValue? = nil,
        defaultValue: IntentValue? = nil, origin: ValueOrigin = .user, marks: [ValueMark] = []
    ) throws -> ParameterReport {
        guard let declaration = SampleSchema.intent.parameter(named: name) else { throw UnknownParameter(name: name) }
        return ParameterReport(
            declaration: declaration,
            resolved: ResolvedParameter(
                name: name, stored: stored, storedForm: storedForm, defaultValue: defaultValue, effective: effective,
                origin: origin, marks: marks))
    }

    static func instance(_ id: String = "garage", intent: String? = "WidgetConfig") throws -> StoredInstance {
        guard let id = InstanceID(id) else { throw UnknownParameter(name: id) }
        return StoredInstance(id: id, kind: "com.example.car", family: "systemMedium", intent: intent, revision: 3)
    }

    static let lock = IntentValue.object(ObjectValue(identifier: "lock", displayString: "车锁"))
    static let trunk = IntentValue.object(ObjectValue(identifier: "trunk", displayString: "后备箱"))

    private struct UnknownParameter: Error {
        let name: String
    }
}
