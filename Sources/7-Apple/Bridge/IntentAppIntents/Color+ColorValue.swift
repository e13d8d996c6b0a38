#if canImport(SwiftUI)
    public import IntentRuntime
    public import SwiftUI

    extension Color {
        /// Creates the color of a parameter. A name is SwiftUI's color of that name, which adapts to the appearance.
        public init(_ value: ColorValue) {
            self =
                switch value.name {
                case .red: .red
                case .orange: .orange
                case .yellow: .yellow
                case .green: .green
                case .mint: .mint
                case .teal: .teal
                case .cyan: .cyan
                case .blue: .blue
                case .indigo: .indigo
                case .purple: .purple
                case .pink: .pink
                case .brown: .brown
                case .white: .white
                case .gray: .gray
                case .black: .black
                case .clear: .clear
                case .primary: .primary
                case .secondary: .secondary
                case .accent: .accentColor
                case nil: value.components.map(Color.init) ?? .clear
                }
        }

        private init(_ components: ColorValue.Components) {
            self.init(
                .sRGB, red: components.red, green: components.green, blue: components.blue, opacity: components.opacity)
        }
    }
#endif
