package import IntentModel
package import IntentRuntime

extension LoggedChange {
    /// The change as an element of the document of `history`.
    package var jsonObject: JSONObject {
        var object: JSONObject = [
            "sequence": .integer(sequence),
            "revision": .integer(revision),
            "time": .string(time.text),
            "cause": .string(cause.rawValue),
            "familyBefore": .optional(familyBefore?.rawValue),
            "familyAfter": .string(familyAfter.rawValue),
            "differences": .array(differences.map(\.json)),
        ]
        if let restoredRevision { object["restoredRevision"] = .integer(restoredRevision) }
        if let copiedFrom { object["copiedFrom"] = .string(copiedFrom.text) }
        if let preset { object["preset"] = .string(preset.name) }
        if let following {
            object["follows"] = [
                "before": .optional(following.before?.text), "after": .optional(following.after?.text),
            ]
        }
        return object
    }

    /// The document of a change that is watched: with the instance and its kind.
    package var watchedJSON: JSONValue {
        .object(["watch": 1, "id": .string(instance.text), "kind": .string(kind.name)]).adding(.object(jsonObject))
    }
}

extension PolicyEffect {
    /// What `watch` calls a change of the policy of an administrator.
    package static let cause = "policyChanged"

    /// The document of a change of the policy that is watched. It has no sequence number, because it is not in the log.
    package var watchedJSON: JSONValue {
        [
            "watch": 1, "id": .string(instance.id.text), "kind": .string(instance.kind.name), "sequence": .null,
            "revision": .integer(instance.revision), "time": .string(time.text), "cause": .string(Self.cause),
            "familyBefore": .string(instance.family.rawValue), "familyAfter": .string(instance.family.rawValue),
            "differences": .array(rows.map(\.json)),
        ]
    }
}

extension PolicyEffect.Row {
    /// The effective values as `get --json` has them, without those of a secret that is not shown.
    fileprivate var json: JSONValue {
        var object: JSONObject = ["parameter": .string(name), "of": "effective"]
        if isHidden {
            object["isSecret"] = true
        } else {
            object["before"] = ParameterReport(declaration: declaration, resolved: before).effectiveWire
            object["after"] = ParameterReport(declaration: declaration, resolved: after).effectiveWire
        }
        object["isLocked"] = .boolean(isLocked)
        return .object(object)
    }
}

extension LoggedChange.Difference {
    package var json: JSONValue {
        var object = JSONObject()
        switch subject {
        case .value(let name):
            object["parameter"] = .string(name)
            object["of"] = "value"
        case .defaultValue(let name):
            object["parameter"] = .string(name)
            object["of"] = "default"
        }
        object["before"] = before?.json ?? .null
        object["after"] = after?.json ?? .null
        return .object(object)
    }
}

/// The newest changes of one instance, oldest first.
package struct ChangeList: Hashable, Sendable {
    package let id: InstanceID
    package let changes: [LoggedChange]
    /// The number of older changes that are in the log but not listed.
    package let omitted: Int
    /// Whether the log still contains every change since the instance was added.
    package let isComplete: Bool
    /// Whether the values and the log of the instance were permanently deleted.
    package let isForgotten: Bool

    /// - Parameters:
    ///   - secrecy: What of the log may be shown.
    ///   - limit: The maximum number of changes; nil for all.
    package init(of id: InstanceID, _ log: LogPage, _ secrecy: Secrecy, limit: Int?) {
        self.id = id
        changes = log.changes.suffix(limit ?? .max).map(secrecy.shown)
        omitted = log.changes.count - changes.count
        isForgotten = log.changes.contains { $0.cause == .forgotten }
        isComplete = log.prunedSequence == 0 && !isForgotten
    }

    /// Returns the document of `history`.
    /// - Parameter element: Returns a change in JSON.
    package func json(_ element: (LoggedChange) -> JSONObject = \.jsonObject) -> JSONValue {
        [
            "history": 1, "id": .string(id.text), "changes": .array(changes.map { .object(element($0)) }),
            "omitted": .integer(omitted), "isComplete": .boolean(isComplete),
        ]
    }
}
