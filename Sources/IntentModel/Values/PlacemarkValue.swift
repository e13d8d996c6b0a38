/// A place: its name, its address, where it is, or several of these.
public struct PlacemarkValue: Hashable, Sendable {
    /// A place on the globe in degrees: -90...90 north, -180...180 east.
    public struct Coordinate: Hashable, Sendable {
        public let latitude: Double
        public let longitude: Double

        /// Nil for what is no place on the globe.
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
    /// A part of the city.
    public var subLocality: String?
    /// The state or province.
    public var administrativeArea: String?
    public var subAdministrativeArea: String?
    public var postalCode: String?
    /// Two letters, such as `DE`.
    public var isoCountryCode: String?
    public var country: String?
    /// Stored members that this version does not know; they are written back as they were.
    package var unknownMembers = JSONObject()

    /// An address is filled in afterwards; a place without anything is no value, and is not stored.
    public init(name: String? = nil, coordinate: Coordinate? = nil, locality: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.locality = locality
    }

    package var isEmpty: Bool { coordinate == nil && addressParts.isEmpty && isoCountryCode == nil }

    /// What tells the place from others: its name and address in one line, else its coordinates.
    package var optionIdentifier: String {
        var parts: [String] = []
        for part in addressParts + (country == nil ? [isoCountryCode].compactMap(\.self) : [])
        where !parts.contains(part) {
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
