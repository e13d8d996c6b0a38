extension FileValue {
    /// `path`, `name` and `type`; never contents.
    var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("path", path)
        writer.put("name", name)
        writer.put("type", typeIdentifier)
        return writer.json(with: unknownMembers)
    }

    /// From an object, or a path alone.
    init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        if let path = json.stringValue {
            guard !path.isEmpty else { throw WireError("a file has a path that is not empty") }
            self.init(path: path)
            return
        }
        var members = try WireMembers(json, form: #"an object with "path", or a path alone,"#)
        self.init(
            path: try members.filledText("path", of: "a file"), name: try members.text("name"),
            typeIdentifier: try members.text("type"))
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "a file", known: ["path", "name", "type"])
    }
}
