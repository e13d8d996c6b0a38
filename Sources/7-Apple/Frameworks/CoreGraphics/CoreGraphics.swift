// The points, sizes and rectangles of CoreGraphics are Foundation's; the other names are in SwiftUI, as in Apple's.
@_exported import Foundation

@_exported import struct SwiftUI.CGAffineTransform
@_exported import class SwiftUI.CGColor
@_exported import enum SwiftUI.CGLineCap
@_exported import enum SwiftUI.CGLineJoin
@_exported import struct SwiftUI.CGVector
