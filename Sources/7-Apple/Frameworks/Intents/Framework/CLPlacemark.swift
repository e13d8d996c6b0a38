public import Foundation
package import IntentRuntime

/// A place with its name, address and location. On Apple's systems, the geocoder creates placemarks; here a program
/// does.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // It never changes, but the compiler checks only final classes.

    open private(set) var location: CLLocation?
    /// Everything else. Its coordinate is not used.
    private let place: PlacemarkValue

    init(_ place: PlacemarkValue, at location: CLLocation?) {
        self.place = place
        self.location = location
    }

    public init(placemark: CLPlacemark) {
        place = placemark.place
        location = placemark.location
    }

    /// Creates a placemark. The postal address, an object of Apple's framework Contacts, is ignored.
    public convenience init(location: CLLocation, name: String?, postalAddress: AnyObject?) {
        self.init(PlacemarkValue(name: name), at: location)
    }

    open var name: String? { place.name }
    /// The street.
    open var thoroughfare: String? { place.thoroughfare }
    /// The house number.
    open var subThoroughfare: String? { place.subThoroughfare }
    /// The city.
    open var locality: String? { place.locality }
    /// A part of the city.
    open var subLocality: String? { place.subLocality }
    /// The state or province.
    open var administrativeArea: String? { place.administrativeArea }
    open var subAdministrativeArea: String? { place.subAdministrativeArea }
    open var postalCode: String? { place.postalCode }
    /// Two letters, such as `DE`.
    open var isoCountryCode: String? { place.isoCountryCode }
    open var country: String? { place.country }
    /// The time zone. It is nil: stored places have none.
    open var timeZone: TimeZone? { nil }

    /// The value to store; nil for an empty placemark.
    package var storedValue: IntentValue? {
        var stored = place
        stored.coordinate = location.flatMap {
            PlacemarkValue.Coordinate(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
        }
        return stored == PlacemarkValue() ? nil : .placemark(stored)
    }

    /// Returns a placemark for a stored value, or nil if the value is not a place.
    package static func stored(_ value: IntentValue) -> CLPlacemark? {
        guard case .placemark(let place) = value else { return nil }
        let location = place.coordinate.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
        return CLPlacemark(place, at: location)
    }
}
