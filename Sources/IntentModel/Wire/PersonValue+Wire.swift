extension PersonValue {
    var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("displayName", displayName)
        writer.put("handle", handle)
        if handleType != .unknown { writer.put("handleType", handleType.rawValue) }
        writer.put("contactIdentifier", contactIdentifier)
        writer.put("customIdentifier", customIdentifier)
        writer.put("image", image?.wire)
        return writer.json(with: unknownMembers)
    }

    /// From an object, or a name alone.
    init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        if let name = json.stringValue {
            guard !name.isEmpty else { throw WireError("a person has a name that is not empty") }
            self.init(displayName: name)
            return
        }
        var members = try WireMembers(json, form: #"an object with "displayName", or a name alone,"#)
        self.init(
            displayName: try members.filledText("displayName", of: "a person"), handle: try members.text("handle"),
            handleType: try members.word("handleType") ?? .unknown,
            contactIdentifier: try members.text("contactIdentifier"),
            customIdentifier: try members.text("customIdentifier"), image: try members.image("image"))
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "a person",
            known: ["displayName", "handle", "handleType", "contactIdentifier", "customIdentifier", "image"])
    }
}
