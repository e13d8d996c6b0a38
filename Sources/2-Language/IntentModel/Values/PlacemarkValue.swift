import IntentSystem

/// A place, described by its name, its address, its coordinate, or several of them.
public struct PlacemarkValue: Hashable, Sendable {
    /// A latitude and a longitude in degrees.
    public struct Coordinate: Hashable, Sendable {
        /// -90...90, positive to the north.
        public let latitude: Double
        /// -180...180, positive to the east.
        public let longitude: Double

        /// Creates a coordinate; returns `nil` if the latitude or longitude is out of range.
        public init?(latitude: Double, longitude: Double) {
            guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    public var name: String?
    public var coordinate: Coordinate?
    /// The street.
    public var thoroughfare: String?
    /// The house number.
    public var subThoroughfare: String?
    /// The city.
    public var locality: String?
    /// The neighborhood or district of the city.
    public var subLocality: String?
    /// The state or province.
    public var administrativeArea: String?
    public var subAdministrativeArea: String?
    public var postalCode: String?
    /// The ISO country code, two letters such as `DE`.
    public var isoCountryCode: String?
    public var country: String?
    /// Stored members that this version does not support; they are written back unchanged.
    package var unknownMembers = JSONObject()

    /// Creates a place; set the other parts of its address afterward. An empty place cannot be stored.
    public init(name: String? = nil, coordinate: Coordinate? = nil, locality: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.locality = locality
    }

    package var isEmpty: Bool { coordinate == nil && addressParts.isEmpty && isoCountryCode == nil }

    /// The name and address in one line, or the coordinates if there is neither.
    package var optionIdentifier: String {
        var parts: [String] = []
        for part in addressParts + (country == nil ? [isoCountryCode].compactMap(\.self) : [])
        where !parts.containsExactly(part) {
            parts.append(part)
        }
        if parts.isEmpty, let coordinate {
            return "\(coordinate.latitude.shortText), \(coordinate.longitude.shortText)"
        }
        return parts.joined(separator: ", ")
    }

    private var addressParts: [String] {
        let street = [thoroughfare, subThoroughfare].compactMap(\.self).joined(separator: " ")
        let parts = [
            name, street, subLocality, locality, subAdministrativeArea, administrativeArea, postalCode, country,
        ]
        return parts.compactMap(\.self).filter { !$0.isEmpty }
    }
}

extension PlacemarkValue {
    public static func == (first: PlacemarkValue, second: PlacemarkValue) -> Bool {
        first.coordinate == second.coordinate && first.name.isExactly(second.name)
            && addressParts.allSatisfy { first[keyPath: $0.path].isExactly(second[keyPath: $0.path]) }
            && first.unknownMembers == second.unknownMembers
    }

    public func hash(into hasher: inout Hasher) {
        optionIdentifier.hashExactly(into: &hasher)
    }
}

extension PlacemarkValue: StructuredObject {
    package static var kind: ElementKind { .placemark }

    /// Creates a placemark, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .placemark(let value) = intentValue else { return nil }
        self = value
    }

    /// The placemark as an untyped value.
    public var intentValue: IntentValue { .placemark(self) }

    package var literalText: String? { name }
    package var phrase: String { isEmpty ? "an empty place" : "a place" }

    /// Reads a name.
    package static func literal(_ text: String) throws(ValueTextError) -> PlacemarkValue {
        PlacemarkValue(name: try text.nonempty(UserText("a place's name")))
    }

    package var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("name", name)
        writer.put("latitude", coordinate.map { .number($0.latitude) })
        writer.put("longitude", coordinate.map { .number($0.longitude) })
        for part in PlacemarkValue.addressParts { writer.put(part.name, self[keyPath: part.path]) }
        return writer.json(with: unknownMembers)
    }

    /// Reads an object, or a name alone.
    package init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        self.init(name: json.stringValue)
        if name == nil {
            let members = try Members<WireError>(json, of: "an object with the parts of a place, or a name alone,")
            name = try members.optional("name", .text)
            coordinate = try Coordinate(from: members)
            for part in PlacemarkValue.addressParts {
                self[keyPath: part.path] = try members.optional(part.name, .text)
            }
            unknownMembers = try members.unknown(
                keeping: keepingUnknown, in: "a place",
                known: ["name", "latitude", "longitude"] + PlacemarkValue.addressParts.map(\.name))
        }
        if isEmpty { throw WireError("a place needs at least one part, such as \"name\"") }
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
    /// Returns `nil` if there is neither a latitude nor a longitude.
    fileprivate init?(from members: Members<WireError>) throws(WireError) {
        switch (try members.value("latitude", Double.init(wire:)), try members.value("longitude", Double.init(wire:))) {
        case (nil, nil): return nil
        case (let latitude?, let longitude?):
            guard let place = PlacemarkValue.Coordinate(latitude: latitude, longitude: longitude) else {
                throw WireError("a latitude must be in -90...90 and a longitude in -180...180")
            }
            self = place
        default: throw WireError("\"latitude\" and \"longitude\" must be given together")
        }
    }
}
