/// The characters of a text with their widths, from which lines are formed.
final class TextLayout {
    private let content: StyledText
    private let glyphs: [Glyph]
    private let metrics: [FontMetrics]
    /// The ellipsis in each run.
    private let ellipses: [Glyph]
    private let pixel: Double
    /// Whether the text begins with a letter of a script that is written from the right.
    let isRightToLeft: Bool

    /// A character.
    fileprivate struct Glyph {
        enum Kind { case newline, space, breakAfter, wide, other }

        let character: Character
        let run: Int
        let advance: Double
        /// The part of the advance that is neither the character's own width nor kerning.
        let spacing: Double
        let kind: Kind
    }

    init(_ content: StyledText, measuring: any TextMeasuring, pixel: Double) {
        self.content = content
        self.pixel = pixel
        metrics = content.runs.map { FontMetrics(of: $0.font) }
        let glyphs = content.runs.enumerated().map { index, run in
            let characters = run.image == nil ? Array(run.text) : ["\u{FFFC}"]
            return (characters + ["…"]).enumerated().map { place, character in
                if let image = run.image, character != "…" {
                    return Glyph(
                        character: character, run: index, advance: image.size.width, spacing: 0, kind: .other)
                }
                var width = measuring.width(of: character, in: run.font)
                if place + 1 < characters.count {
                    width += measuring.kerning(between: character, and: characters[place + 1], in: run.font)
                }
                let advance = max(width + measuring.tracking(after: character, in: run.font) + run.tracking, 0)
                return Glyph(
                    character: character, run: index, advance: advance, spacing: advance - width,
                    kind: Glyph.Kind(of: character))
            }
        }
        isRightToLeft =
            content.runs.lazy.flatMap(\.text.unicodeScalars).first(where: \.isStrong)?.isRightToLeft ?? false
        ellipses = glyphs.compactMap(\.last)
        self.glyphs = glyphs.flatMap { $0.dropLast() }
    }

    /// The text without styles.
    var string: String { content.runs.map(\.text).joined() }

    /// Returns the lines in a space: shrunk if that avoids shortening, and shortened if not.
    func lines(in proposal: Proposal) -> TextLines {
        let full = lines(in: proposal, scale: 1)
        let least = max(min(content.minimumScaleFactor, 1), 0.01)
        guard full.isTruncated, least < 1 else { return full }
        let smallest = lines(in: proposal, scale: least)
        guard !smallest.isTruncated else { return smallest }
        var (low, high) = (least, 1.0)
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if lines(in: proposal, scale: middle).isTruncated { high = middle } else { low = middle }
        }
        return lines(in: proposal, scale: low)
    }

    /// Returns the lines at a scale, in units of the unscaled text until the size is known.
    private func lines(in proposal: Proposal, scale: Double) -> TextLines {
        let width = max(proposal.width ?? .infinity, 0) / scale
        let height = max(proposal.height ?? .infinity, 0) / scale
        var lines: [TextLine] = []
        lines.reserveCapacity(1)
        var (next, bottom) = (0, 0.0)
        while next < glyphs.count {
            var (line, after) = nextLine(from: next, width: width)
            place(&line, below: bottom, isFirst: lines.isEmpty)
            // A pixel more than proposed is no reason to shorten.
            let overflows = line.bottom > height + pixel / scale && !lines.isEmpty
            guard !overflows, lines.count < content.lineLimit ?? .max else {
                shorten(&lines, width: width)
                break
            }
            bottom = line.bottom
            lines.append(line)
            next = after
        }
        let widest = lines.map(\.width).max() ?? 0
        let size = Size(
            width: (widest * scale).roundedUp(to: pixel),
            height: ((lines.last?.bottom ?? 0) * scale).roundedUp(to: pixel))
        return TextLines(lines: lines, size: size, scale: scale)
    }

    /// Returns the line that begins at a character, and the beginning of the next one. Lines break after spaces and hyphens
    /// and around wide characters, and inside of a word that is too long.
    private func nextLine(from start: Int, width: Double) -> (line: TextLine, next: Int) {
        var (advance, visibleWidth, end) = (0.0, 0.0, start)
        var lastBreak: (line: TextLine, next: Int)?
        func line(_ end: Int, _ width: Double) -> TextLine { TextLine(before: start..<end, width: width) }
        for index in start..<glyphs.count {
            let glyph = glyphs[index]
            switch glyph.kind {
            case .newline: return (line(end, visibleWidth), index + 1)
            case .space:
                advance += glyph.advance
                lastBreak = (line(end, visibleWidth), index + 1)
                continue
            case .wide where end > start: lastBreak = (line(end, visibleWidth), index)
            default: break
            }
            // A line has at least one character.
            if advance + glyph.advance > width + 0.001, end > start {
                return lastBreak ?? (line(index, visibleWidth), index)
            }
            advance += glyph.advance
            (visibleWidth, end) = (advance, index + 1)
            if glyph.kind == .breakAfter || glyph.kind == .wide { lastBreak = (line(end, visibleWidth), index + 1) }
        }
        return (line(end, visibleWidth), glyphs.count)
    }

    /// Sets where a line is.
    private func place(_ line: inout TextLine, below bottom: Double, isFirst: Bool) {
        var (ascent, descent) = (0.0, 0.0)
        // Without a character, the line is as high as that at which it ends.
        let last = max(line.before.upperBound - 1, line.before.lowerBound)
        let first = min(line.before.lowerBound, glyphs.count - 1)
        for run in glyphs[first].run...glyphs[min(last, glyphs.count - 1)].run {
            let offset = content.runs[run].baselineOffset
            ascent = max(ascent, metrics[run].ascent + max(offset, 0))
            descent = max(descent, metrics[run].descent + max(-offset, 0))
        }
        line.baseline = bottom + (isFirst ? 0 : content.lineSpacing) + ascent
        line.bottom = line.baseline + descent
    }

    /// Shortens the last line, which is followed by more than fits.
    private func shorten(_ lines: inout [TextLine], width: Double) {
        guard var line = lines.popLast() else { return }
        let start = line.before.lowerBound
        let end = glyphs[start...].firstIndex { $0.kind == .newline } ?? glyphs.count
        if content.allowsTightening, end == glyphs.count, tighten(&line, to: end, width: width) {
            lines.append(line)
            return
        }
        let ellipsis = ellipses[glyphs[start].run].advance
        var (head, tail) = (start, end)
        var used = ellipsis
        var takesHead = content.truncation != .head
        while head < tail {
            let glyph = takesHead ? glyphs[head] : glyphs[tail - 1]
            guard used + glyph.advance <= width + 0.001 else { break }
            used += glyph.advance
            if takesHead { head += 1 } else { tail -= 1 }
            if content.truncation == .middle { takesHead.toggle() }
        }
        while head > start, glyphs[head - 1].kind == .space {
            head -= 1
            used -= glyphs[head].advance
        }
        while tail < end, glyphs[tail].kind == .space {
            used -= glyphs[tail].advance
            tail += 1
        }
        line.before = start..<head
        line.after = content.truncation == .tail ? end..<end : tail..<end
        line.hasEllipsis = true
        line.width = used
        lines.append(line)
    }

    /// The largest part of a line's width that is removed between its characters, which is that of AppKit's paragraphs,
    /// `tighteningFactorForTruncation`.
    private static let tightening = 0.05

    /// Moves the characters of a line closer if the rest of the text fits then, and returns whether it does.
    private func tighten(_ line: inout TextLine, to end: Int, width: Double) -> Bool {
        let glyphs = glyphs[line.before.lowerBound..<end]
        let natural = glyphs.reduce(0) { $0 + $1.advance }
        guard natural > 0, natural - width <= natural * Self.tightening else { return false }
        line.before = line.before.lowerBound..<end
        line.width = min(width, natural)
        line.tightening = max(natural - width, 0) / Double(glyphs.count)
        return true
    }

    /// Returns the parts of a line in one style each, with their text and width.
    func segments(of line: TextLine) -> [TextSegment] {
        var segments: [TextSegment] = []
        func add(_ glyph: Glyph) {
            if segments.last?.run != glyph.run {
                segments.append(TextSegment(run: glyph.run, style: content.runs[glyph.run]))
            }
            segments[segments.count - 1].text.append(glyph.character)
            segments[segments.count - 1].width += glyph.advance - line.tightening
            segments[segments.count - 1].spacing += glyph.spacing - line.tightening
        }
        glyphs[line.before].forEach(add)
        if line.hasEllipsis, let neighbor = line.before.last ?? line.after.first ?? glyphs.indices.last {
            add(ellipses[glyphs[neighbor].run])
        }
        glyphs[line.after].forEach(add)
        return segments
    }

    var alignment: StyledText.Alignment { content.alignment }
}

/// A line of a text.
struct TextLine {
    /// The characters before the ellipsis, or all of them.
    var before: Range<Int>
    /// The characters after the ellipsis.
    var after = 0..<0
    var hasEllipsis = false
    var width: Double
    /// What is removed from the width of each character.
    var tightening = 0.0
    /// The distances from the top of the text.
    var baseline = 0.0
    var bottom = 0.0
}

/// A part of a line in one style.
struct TextSegment {
    let run: Int
    let style: StyledText.Run
    var text = ""
    var width = 0.0
    /// The part of the width that is between the characters.
    var spacing = 0.0
}

/// The lines of a text in a space.
struct TextLines {
    let lines: [TextLine]
    let size: Size
    /// The scale of the font.
    let scale: Double

    var isTruncated: Bool { lines.last?.hasEllipsis ?? false }

    /// Returns the first or last baseline.
    func baseline(_ guide: AlignmentGuide) -> Double? {
        (guide == .firstTextBaseline ? lines.first : lines.last).map { $0.baseline * scale }
    }
}

extension TextLayout.Glyph.Kind {
    fileprivate init(of character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .other
            return
        }
        switch scalar {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": self = .newline
        case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}", "\u{3000}":
            self = .space
        case "-", "\u{AD}", "\u{2010}", "\u{2012}"..."\u{2014}": self = .breakAfter
        default: self = scalar.isWide ? .wide : .other
        }
    }
}

extension Unicode.Scalar {
    /// Whether the direction of a text depends on the character: a letter.
    fileprivate var isStrong: Bool { properties.isAlphabetic }

    /// Whether the letter is one of Hebrew, Arabic or a related script.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
