nonisolated extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { attribute(weight) }
    public func fontWidth(_ width: Font.Width?) -> some View { attribute(width) }
    public func fontDesign(_ design: Font.Design?) -> some View { attribute(design) }
    public func bold(_ isActive: Bool = true) -> some View { attribute(isActive) }
    public func italic(_ isActive: Bool = true) -> some View { attribute(isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { attribute(isActive) }
    public func monospacedDigit() -> some View { attribute() }
    public func kerning(_ kerning: CGFloat) -> some View { attribute(kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { attribute(tracking) }
    public func baselineOffset(_ offset: CGFloat) -> some View { attribute(offset) }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute(isActive).undrawn(isActive ? Text.undrawnLine("underline", pattern, color) : [])
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute(isActive).undrawn(isActive ? Text.undrawnLine("strikethrough", pattern, color) : [])
    }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).undrawn("the least number of lines", if: limit.lowerBound > 1)
    }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).undrawn("the least number of lines", if: limit.lowerBound > 1)
    }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).undrawn("lineLimit(reservesSpace:)", if: reservesSpace)
    }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { attribute(scale) }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        attribute(
            range,
            effect: .environment { environment in
                let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
                guard let least = sizes.first, let largest = sizes.last else { return }
                environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), largest)
            })
    }

    public func redacted(reason: RedactionReasons) -> some View {
        attribute(reason, effect: .environment { $0.redactionReasons.insert(reason) })
    }

    public func unredacted() -> some View { attribute(effect: .environment { $0.redactionReasons = [] }) }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { attribute(sensitive) }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { attribute() }
}
