nonisolated extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { attribute("fontWeight", weight) }
    public func fontWidth(_ width: Font.Width?) -> some View { attribute("fontWidth", width) }
    public func fontDesign(_ design: Font.Design?) -> some View { attribute("fontDesign", design) }
    public func bold(_ isActive: Bool = true) -> some View { attribute("bold", isActive) }
    public func italic(_ isActive: Bool = true) -> some View { attribute("italic", isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { attribute("monospaced", isActive) }
    public func monospacedDigit() -> some View { attribute("monospacedDigit") }
    public func kerning(_ kerning: CGFloat) -> some View { attribute("kerning", kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { attribute("tracking", tracking) }
    public func baselineOffset(_ offset: CGFloat) -> some View { attribute("baselineOffset", offset) }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { attribute("underline", isActive, pattern, color) }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { attribute("strikethrough", isActive, pattern, color) }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { attribute("lineLimit", limit) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { attribute("lineLimit", limit) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { attribute("lineLimit", limit) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        attribute("lineLimit", limit, reservesSpace)
    }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { attribute("textScale", scale) }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        attribute("dynamicTypeSize", range)
    }

    public func redacted(reason: RedactionReasons) -> some View {
        attribute("redacted", reason, effect: .environment { $0.redactionReasons.insert(reason) })
    }

    public func unredacted() -> some View {
        attribute("unredacted", effect: .environment { $0.redactionReasons = [] })
    }

    public func privacySensitive(_ sensitive: Bool = true) -> some View { attribute("privacySensitive", sensitive) }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { attribute("invalidatableContent") }
}
