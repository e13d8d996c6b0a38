public import Contacts
public import CoreLocation

extension CLPlacemark {
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) { fatalError() }
}
