// Places are in Intents, because parameters have them. Nothing finds the place of the device.
@_exported import Foundation

@_exported import class Intents.CLLocation
@_exported import typealias Intents.CLLocationAccuracy
@_exported import struct Intents.CLLocationCoordinate2D
@_exported import typealias Intents.CLLocationDegrees
@_exported import typealias Intents.CLLocationDistance
@_exported import class Intents.CLPlacemark
