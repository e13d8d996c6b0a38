extension PaymentMethodValue {
    var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("type", kind.rawValue)
        writer.put("name", name)
        writer.put("identificationHint", identificationHint)
        writer.put("image", image?.wire)
        return writer.json(with: unknownMembers)
    }

    init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        var members = try WireMembers(json, form: #"an object with "type""#)
        guard let kind = try members.word("type", Kind.self) else {
            throw WireError("a payment method has a \"type\": \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        self.init(
            kind: kind, name: try members.text("name"), identificationHint: try members.text("identificationHint"),
            image: try members.image("image"))
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "a payment method", known: ["type", "name", "identificationHint", "image"])
    }
}
