import CoreLocation
import CoreSpotlight
import Foundation
import UniformTypeIdentifiers

struct HarborPlace {
    let coordinate: CLLocationCoordinate2D
    let radius: CLLocationDistance

    func isNear(_ location: CLLocation) -> Bool {
        location.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) < radius
    }

    var attributes: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet(contentType: UTType.content) }
}
