public import Foundation

/// A place: its name, its address, where it is. Apple's own is made by its geocoder; here a program makes one.
open class CLPlacemark: NSObject {
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

    /// A place with a name. The address would be an object of Apple's framework Contacts, and is not read.
    public convenience init(location: CLLocation, name: String?, postalAddress: AnyObject?) {
        self.init()
        self.location = location
        self.name = name
    }
}
