extension PlacemarkValue {
    var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("name", name)
        writer.put("latitude", coordinate.map { .number($0.latitude) })
        writer.put("longitude", coordinate.map { .number($0.longitude) })
        for part in PlacemarkValue.addressParts { writer.put(part.name, self[keyPath: part.path]) }
        return writer.json(with: unknownMembers)
    }

    /// From an object, or a name alone.
    init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        self.init(name: json.stringValue)
        if name == nil {
            var members = try WireMembers(json, form: "an object of a place's members, or a name alone,")
            name = try members.text("name")
            coordinate = try Coordinate(from: &members)
            for part in PlacemarkValue.addressParts { self[keyPath: part.path] = try members.text(part.name) }
            unknownMembers = try members.unknown(
                keeping: keepingUnknown, in: "a place",
                known: ["name", "latitude", "longitude"] + PlacemarkValue.addressParts.map(\.name))
        }
        if isEmpty { throw WireError("a place has at least one of its members, such as \"name\"") }
    }

    private static var addressParts: [(name: String, path: WritableKeyPath<PlacemarkValue, String?>)] {
        [
            ("thoroughfare", \.thoroughfare), ("subThoroughfare", \.subThoroughfare), ("locality", \.locality),
            ("subLocality", \.subLocality), ("administrativeArea", \.administrativeArea),
            ("subAdministrativeArea", \.subAdministrativeArea), ("postalCode", \.postalCode),
            ("isoCountryCode", \.isoCountryCode), ("country", \.country),
        ]
    }
}

extension PlacemarkValue.Coordinate {
    /// Both or neither.
    fileprivate init?(from members: inout WireMembers) throws(WireError) {
        switch (try members.number("latitude"), try members.number("longitude")) {
        case (nil, nil): return nil
        case (let latitude?, let longitude?):
            guard let place = PlacemarkValue.Coordinate(latitude: latitude, longitude: longitude) else {
                throw WireError("a latitude is in -90...90, a longitude in -180...180")
            }
            self = place
        default: throw WireError("\"latitude\" and \"longitude\" stand together")
        }
    }
}
