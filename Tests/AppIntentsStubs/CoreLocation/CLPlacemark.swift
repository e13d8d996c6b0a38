public typealias CLLocationDegrees = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
}

open class CLLocation: @unchecked Sendable {
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {}

    open var coordinate: CLLocationCoordinate2D { fatalError() }
}

/// The part of Apple's class that is needed here.
open class CLPlacemark: @unchecked Sendable {
    // The only initializer in Apple's framework, too; Intents declares the one with an address.
    public init(placemark: CLPlacemark) {}

    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
}
