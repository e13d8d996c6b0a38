import IntentModel
import WidgetSymbols

/// The picture of a control: its symbol in a circle, which is filled when the control is on, above its title and state.
///
/// It follows the light or dark appearance of what shows it.
struct ControlPicture {
    let title: String
    /// The text of the state of a toggle.
    let state: String?
    /// The name of a system symbol.
    let symbol: String
    let isOn: Bool
    let isRightToLeft: Bool

    var svg: String {
        let (width, height) = SizeFamily.ofControls.usualDisplaySize
        let drawn = SystemSymbol(named: symbol, isRightToLeft: isRightToLeft) ?? SystemSymbol(placeholderFor: symbol)
        let layers = drawn.layers.enumerated().map { SymbolLayer(number: $0, layer: $1).svg }
        let (edge, center) = isRightToLeft ? (width - 16, width - 42) : (16, 42)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" \
            direction="\(isRightToLeft ? "rtl" : "ltr")">
            <style>\(Self.style)</style>
            <rect class="page" width="100%" height="100%" rx="22"/>
            <circle class="\(isOn ? "on" : "off")" cx="\(center)" cy="42" r="26"/>
            <g class="\(isOn ? "lit" : "dark")" transform="translate(\(center - 16) 26) scale(1.333)">\(layers.joined())</g>
            <text class="title" x="\(edge)" y="112" font-size="16" font-weight="600">\(title.xmlEscaped)</text>
            <text class="state" x="\(edge)" y="134" font-size="14">\((state ?? "").xmlEscaped)</text>
            </svg>

            """
    }

    private static let style = """

        .page { fill: #ffffff } .title { fill: #1d1d1f } .state { fill: #6e6e73 } .off { fill: #e9e9ee } .on { fill: #0063d1 }
        .dark { fill: #1d1d1f; stroke: #1d1d1f } .lit { fill: #ffffff; stroke: #ffffff }
        @media (prefers-color-scheme: dark) {
        .page { fill: #1c1c1e } .title { fill: #f5f5f7 } .state { fill: #a1a1a6 } .off { fill: #3a3a3c } .on { fill: #4aa3ff }
        .dark { fill: #f5f5f7; stroke: #f5f5f7 } .lit { fill: #1c1c1e; stroke: #1c1c1e }
        }

        """
}

/// A layer of a symbol in the colors of the element that contains it.
private struct SymbolLayer {
    let number: Int
    let layer: SystemSymbol.Layer

    var svg: String {
        let drawn = layer.drawn.map { path($0, fill: "", stroke: "") }.joined()
        guard !layer.removed.isEmpty else { return drawn }
        let removed = layer.removed.map { path($0, fill: " fill=\"black\"", stroke: " stroke=\"black\"") }.joined()
        return """
            <mask id="m\(number)" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">\
            <rect width="24" height="24" fill="white" stroke="none"/>\(removed)</mask><g mask="url(#m\(number))">\(drawn)</g>
            """
    }

    private func path(_ shape: SystemSymbol.Shape, fill: String, stroke: String) -> String {
        let steps = shape.path.steps.map { step in
            switch step {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
            case .close: "Z"
            }
        }
        let style =
            shape.lineWidth.map { width in
                "fill=\"none\"\(stroke) stroke-width=\"\(number(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            } ?? "stroke=\"none\"\(fill)"
        return "<path d=\"\(steps.joined())\" \(style)/>"
    }

    private func text(_ point: SymbolPath.Point) -> String { "\(number(point.x)) \(number(point.y))" }

    /// A length with two decimals at most.
    private func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
