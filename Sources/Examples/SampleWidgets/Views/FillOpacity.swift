import SwiftUI
import WidgetKit

extension WidgetRenderingMode {
    /// The opacity of a fill behind a text. Where a widget is drawn in one color, a text on an opaque fill of that color is not visible.
    var fillOpacity: Double { self == .fullColor ? 1 : 0.4 }
}
