import IntentModel
import SwiftUI
import WidgetDrawing

/// Draws a view in 200 by 100 points.
@MainActor
func drawing(
    of view: some View, family: SizeFamily = .systemSmall, _ change: (inout EnvironmentValues) -> Void = { _ in }
) throws -> WidgetPicture {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.widgetSize = CGSize(width: 200, height: 100)
    change(&environment)
    return try WidgetPicture(of: view, in: environment)
}

extension WidgetPicture {
    /// What is drawn inside of the form of the widget.
    var items: [DisplayItem] {
        guard case .group(.clip, let items)? = displayList.items.first else { return [] }
        return items
    }
}

extension [DisplayItem] {
    /// The items in groups and outside of them, without the groups.
    var leaves: [DisplayItem] {
        flatMap { item -> [DisplayItem] in
            if case .group(_, let items) = item { items.leaves } else { [item] }
        }
    }

    /// The bounds of filled forms and their paints.
    var fills: [(bounds: Rect, paint: Paint)] {
        leaves.compactMap { if case .fill(_, let paint, let bounds) = $0 { (bounds, paint) } else { nil } }
    }

    var texts: [TextItem] { leaves.compactMap { if case .text(let text) = $0 { text } else { nil } } }

    var images: [(image: ImageContent, frame: Rect)] {
        leaves.compactMap { if case .image(let image, let frame) = $0 { (image, frame) } else { nil } }
    }

    /// The styles of groups, from the outside.
    var groups: [GroupStyle] {
        flatMap { item -> [GroupStyle] in
            if case .group(let style, let items) = item { [style] + items.groups } else { [] }
        }
    }
}

extension RGBA {
    init(hex: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(Float((hex >> shift) & 0xff) / 255) }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}
