nonisolated extension Color {
    /// The components of a color in an environment.
    public struct Resolved: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
            switch colorSpace {
            case .sRGB: break
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                // The color keeps its place between the primaries of the other space.
                let (red, green, blue) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
                linearRed = 1.224_94 * red - 0.224_94 * green
                linearGreen = 1.042_06 * green - 0.042_06 * red
                linearBlue = 1.098_27 * blue - 0.019_64 * red - 0.078_64 * green
            }
        }

        public var linearRed: Float {
            get { Self.decoded(red) }
            set { red = Self.encoded(newValue) }
        }
        public var linearGreen: Float {
            get { Self.decoded(green) }
            set { green = Self.encoded(newValue) }
        }
        public var linearBlue: Float {
            get { Self.decoded(blue) }
            set { blue = Self.encoded(newValue) }
        }

        public var cgColor: CGColor { CGColor(self) }

        public var description: String {
            let bytes = [red, green, blue, opacity].map { component in
                let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return "#" + bytes.joined()
        }

        private static func decoded(_ value: Float) -> Float {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }

        private static func encoded(_ value: Float) -> Float {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Returns the components. A color that no asset catalog has is gray.
    public func resolve(in environment: EnvironmentValues) -> Resolved { resolve(in: environment.colorScheme) }

    func resolve(in scheme: ColorScheme) -> Resolved {
        switch source {
        case .components(let space, let red, let green, let blue):
            Resolved(
                colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
        case .named(let name): faded(components(of: name, in: scheme))
        case .asset(let asset): faded(asset.color?.resolved(in: scheme))
        case .dynamic(let light, let dark): faded(scheme == .dark ? dark : light)
        }
    }

    /// Returns a color between this one and another, with the components of a light appearance.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let environment = EnvironmentValues()
        let (first, second) = (resolve(in: environment), other.resolve(in: environment))
        func mixed(_ component: KeyPath<Resolved, Float>) -> Float {
            first[keyPath: component] + (second[keyPath: component] - first[keyPath: component]) * Float(fraction)
        }
        return Color(
            Resolved(
                red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity)))
    }

    private func components(of name: String, in scheme: ColorScheme) -> Resolved? {
        // The program's own accent color, under the name that Xcode's templates give it.
        let own = name == "accentColor" ? AssetName("AccentColor").color : nil
        return own?.resolved(in: scheme) ?? SystemColors.components(of: name, isDark: scheme == .dark)
    }

    private func faded(_ color: Resolved?) -> Resolved {
        var resolved = color ?? Resolved(red: 0.5, green: 0.5, blue: 0.5)
        resolved.opacity *= Float(alpha)
        return resolved
    }
}
