public import Foundation
package import IntentRuntime

/// A place with its name, address and location. On Apple's systems, the geocoder creates placemarks; here a program
/// does. It does not change once it is created.
open class CLPlacemark: NSObject, @unchecked Sendable {
    open internal(set) var location: CLLocation?
    open internal(set) var name: String?
    /// The street.
    open internal(set) var thoroughfare: String?
    /// The house number.
    open internal(set) var subThoroughfare: String?
    /// The city.
    open internal(set) var locality: String?
    /// A part of the city.
    open internal(set) var subLocality: String?
    /// The state or province.
    open internal(set) var administrativeArea: String?
    open internal(set) var subAdministrativeArea: String?
    open internal(set) var postalCode: String?
    /// Two letters, such as `DE`.
    open internal(set) var isoCountryCode: String?
    open internal(set) var country: String?
    /// The time zone. It is nil: stored places have none.
    open var timeZone: TimeZone? { nil }

    override init() {}

    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
    }

    /// Creates a placemark. The postal address, an object of Apple's framework Contacts, is ignored.
    public convenience init(location: CLLocation, name: String?, postalAddress: AnyObject?) {
        self.init()
        self.location = location
        self.name = name
    }
}

extension CLPlacemark {
    /// The value to store; nil for an empty placemark.
    package var storedValue: IntentValue? {
        let coordinate = location.flatMap {
            PlacemarkValue.Coordinate(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
        }
        var place = PlacemarkValue(name: name, coordinate: coordinate, locality: locality)
        place.thoroughfare = thoroughfare
        place.subThoroughfare = subThoroughfare
        place.subLocality = subLocality
        place.administrativeArea = administrativeArea
        place.subAdministrativeArea = subAdministrativeArea
        place.postalCode = postalCode
        place.isoCountryCode = isoCountryCode
        place.country = country
        return place == PlacemarkValue() ? nil : .placemark(place)
    }

    /// Returns a placemark for a stored value, or nil if the value is not a place.
    package static func stored(_ value: IntentValue) -> CLPlacemark? {
        guard case .placemark(let place) = value else { return nil }
        let placemark = CLPlacemark()
        placemark.location = place.coordinate.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
        placemark.name = place.name
        placemark.thoroughfare = place.thoroughfare
        placemark.subThoroughfare = place.subThoroughfare
        placemark.locality = place.locality
        placemark.subLocality = place.subLocality
        placemark.administrativeArea = place.administrativeArea
        placemark.subAdministrativeArea = place.subAdministrativeArea
        placemark.postalCode = place.postalCode
        placemark.isoCountryCode = place.isoCountryCode
        placemark.country = place.country
        return placemark
    }
}
