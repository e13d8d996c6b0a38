import WidgetDrawing

// How the system colors a widget that is not shown in its own colors.
//
// Accented: what is accentable has the accent color, and the rest is white, each with its opacity. Vibrant: everything is white,
// and the more opaque the brighter its color is. Both are in front of something dark.

extension ViewResolver {
    private var isFullColor: Bool { environment.widgetRenderingMode == .fullColor }

    /// The appearance in which colors are taken: dark where the system colors the widget.
    var appearances: (light: ColorScheme, dark: ColorScheme) {
        guard isFullColor else { return (.dark, .dark) }
        return environment.hasFixedColorScheme
            ? (environment.drawnColorScheme, environment.drawnColorScheme) : (.light, .dark)
    }

    /// Returns a color as it is shown in the rendering mode.
    func rendered(_ color: RGBA) -> RGBA {
        switch environment.widgetRenderingMode {
        case .accented: group(opacity: color.opacity)
        case .vibrant: RGBA(red: 1, green: 1, blue: 1, opacity: color.opacity * color.brightness)
        default: color
        }
    }

    /// Returns the color that is shown if there is one appearance: the dark one if it is fixed.
    func shown(_ color: WidgetDrawing.Color) -> RGBA {
        environment.hasFixedColorScheme && environment.drawnColorScheme == .dark ? color.dark : color.light
    }

    /// Returns a picture as it is shown in the rendering mode.
    /// - Parameter mode: How the picture asks to be shown where the widget is accented.
    func tinted(_ picture: Node, mode: WidgetAccentedRenderingMode?) throws(DrawingError) -> Node {
        let matrices: [ColorMatrix]
        switch (environment.widgetRenderingMode, mode) {
        case (.accented, .fullColor): matrices = []
        case (.accented, .desaturated): matrices = [.saturation(0)]
        case (.accented, .accentedDesaturated): matrices = [.saturation(0), .multiplied(by: accent)]
        case (.accented, _): matrices = [.filled(with: mode == .accented ? accent : group(opacity: 1))]
        case (.vibrant, _): matrices = [.saturation(0)]
        default: matrices = []
        }
        var node = picture
        for matrix in matrices { node = try Node(.effect(.colors(matrix)), [node]) }
        return node
    }

    /// What is behind a widget whose background the system has removed; nil where it shows its own.
    var systemBackground: WidgetDrawing.Color? {
        isFullColor ? nil : WidgetDrawing.Color(RGBA(red: 0.11, green: 0.11, blue: 0.12))
    }

    private func group(opacity: Double) -> RGBA {
        var color = style.isAccented ? accent : .white
        color.opacity = opacity
        return color
    }

    private var accent: RGBA {
        let color = Color.accentColor.resolve(in: .dark)
        return RGBA(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
}

extension RGBA {
    fileprivate var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
