#if canImport(Darwin) && canImport(AppIntents) && canImport(Contacts) && canImport(Intents)
    public import AppIntents
    internal import Contacts
    public import CoreLocation
    internal import Intents
    public import IntentRuntime

    extension PlacemarkValue: AppIntentConvertible {
        public init?(appIntentValue place: CLPlacemark) {
            let coordinate = place.location.flatMap {
                Coordinate(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
            }
            self.init(name: place.name, coordinate: coordinate, locality: place.locality)
            thoroughfare = place.thoroughfare
            subThoroughfare = place.subThoroughfare
            subLocality = place.subLocality
            administrativeArea = place.administrativeArea
            subAdministrativeArea = place.subAdministrativeArea
            postalCode = place.postalCode
            isoCountryCode = place.isoCountryCode
            country = place.country
        }

        /// The placemark; nil for a place without a coordinate, which Core Location requires.
        public var appIntentValue: CLPlacemark? {
            guard let coordinate else { return nil }
            return CLPlacemark(
                location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: name,
                postalAddress: postalAddress)
        }

        private var postalAddress: CNPostalAddress {
            let address = CNMutablePostalAddress()
            address.street = [thoroughfare, subThoroughfare].compactMap(\.self).joined(separator: " ")
            address.subLocality = subLocality ?? ""
            address.city = locality ?? ""
            address.subAdministrativeArea = subAdministrativeArea ?? ""
            address.state = administrativeArea ?? ""
            address.postalCode = postalCode ?? ""
            address.country = country ?? ""
            address.isoCountryCode = isoCountryCode ?? ""
            return address
        }
    }
#endif
