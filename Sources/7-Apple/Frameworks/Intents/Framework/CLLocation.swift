public import Foundation

/// A geographic location at a point in time. Only data: nothing here determines the device's location, and it does not change once it
/// is created.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Returns the great-circle distance in meters on a sphere with a radius of 6371 km. Apple's systems use an
    /// ellipsoid.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let north = (location.coordinate.latitude - coordinate.latitude) * radians
        let east = (location.coordinate.longitude - coordinate.longitude) * radians
        let chord =
            pow(sin(north / 2), 2)
            + cos(coordinate.latitude * radians) * cos(location.coordinate.latitude * radians) * pow(sin(east / 2), 2)
        return 2 * 6_371_000 * atan2(sqrt(chord), sqrt(max(0, 1 - chord)))
    }
}

/// Degrees of latitude (north is positive) or longitude (east is positive).
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double

/// A geographic coordinate.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() {
        latitude = 0
        longitude = 0
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
