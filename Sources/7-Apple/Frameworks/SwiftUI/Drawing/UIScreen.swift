/// A display of UIKit, as Apple's module re-exports UIKit. A host has none, so it has the measures of a common phone.
public struct UIScreen: Sendable {
    /// The display of the device.
    public static let main = UIScreen()

    /// The display in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The display in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 390 * scale, height: 844 * scale) }
    /// The pixels of a point.
    public var scale: CGFloat { 3 }
    /// The pixels of a point.
    public var nativeScale: CGFloat { scale }
}
