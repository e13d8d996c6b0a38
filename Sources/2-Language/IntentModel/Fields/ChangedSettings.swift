extension TypeSettings {
    /// Returns these settings with what differs between two versions of them, each setting by itself.
    ///
    /// A setting that is equal in both versions stays, also one that neither can contain.
    /// - Parameters:
    ///   - former: The version before the change.
    ///   - changed: The version after the change.
    ///   - element: The type that all of them belong to.
    package func changed(from former: TypeSettings, to changed: TypeSettings, of element: ElementType) -> TypeSettings {
        if former == changed { return self }
        let merged = TypedSettings(element, self).members.changed(
            from: TypedSettings(element, former).members, to: TypedSettings(element, changed).members)
        return (try? TypedSettings(element, members: merged).settings) ?? changed
    }
}

extension TypedSettings {
    /// The JSON, in which texts are objects, and numbers always have a range, whose members can change one by one.
    fileprivate var members: JSONObject {
        var typed = self
        var writer = SchemaObjectWriter(language: "")
        typed.write(to: &writer)
        var members = writer.json.objectValue ?? JSONObject()
        if hasSteps, members[Word.range.text] == nil { members[Word.range.text] = .object(JSONObject()) }
        return members
    }

    fileprivate init(_ element: ElementType, members: JSONObject) throws(SchemaDecodingError) {
        var members = members
        if members[Word.range.text]?.objectValue?.members.isEmpty == true { members[Word.range.text] = nil }
        let node = SchemaNode(json: .object(members), path: "", language: "")
        self = try node.fields { fields throws(SchemaDecodingError) in
            var typed = TypedSettings(element)
            try typed.read(from: &fields)
            return typed
        }
    }

    private var hasSteps: Bool {
        switch element.settingsKind {
        case .number, .measurement: true
        default: false
        }
    }
}

extension JSONObject {
    /// Returns this object with the members that differ between two versions of it. Of a member that is an object in all of
    /// them, only the members that differ are changed.
    fileprivate func changed(from former: JSONObject, to changed: JSONObject) -> JSONObject {
        var result = self
        for key in (former.members + changed.members).map(\.key) where former[key] != changed[key] {
            guard let own = self[key]?.objectValue, let new = changed[key]?.objectValue else {
                result[key] = changed[key]
                continue
            }
            result[key] = .object(own.changed(from: former[key]?.objectValue ?? JSONObject(), to: new))
        }
        return result
    }
}
