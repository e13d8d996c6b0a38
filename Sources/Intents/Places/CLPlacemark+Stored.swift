import IntentRuntime

extension CLPlacemark {
    /// Nil for a place that nothing is known of.
    var storedValue: IntentValue? {
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

    /// Nil for what is no place.
    static func stored(_ value: IntentValue) -> CLPlacemark? {
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
