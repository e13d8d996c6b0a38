// The colors, fonts and pictures of UIKit are in SwiftUI, whose files use them without importing UIKit.
@_exported import SwiftUI
