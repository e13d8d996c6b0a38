// Files with intents use Foundation and Core Location's types without importing them, and the types that Foundation has on
// Apple's systems only.
@_exported import Foundation
@_exported import IntentFoundation

@_exported import enum IntentModel.SizeFamily
@_exported import class Intents.CLLocation
@_exported import struct Intents.CLLocationCoordinate2D
@_exported import class Intents.CLPlacemark

/// The family, or size, of a widget.
public typealias IntentWidgetFamily = SizeFamily

/// Overloads a declaration: repeats it with other texts in the place of one of its texts.
@attached(peer, names: overloaded)
package macro Overloaded(_ text: String, as others: String...) =
    #externalMacro(module: "IntentSwiftUIMacros", type: "OverloadedMacro")
