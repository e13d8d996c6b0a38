import Foundation
// Tests name families and readers, and import this module alone.
@_exported public import IntentWidgets
public import SwiftUI
import WidgetDrawing

@_exported public import enum IntentModel.SizeFamily

/// A widget's view as a host draws it, for tests.
///
/// ```swift
/// @Test @MainActor func `the tide is drawn`() throws {
///     let widget = try DrawnWidget(TideView(entry: .sample), family: .systemSmall, at: .sample)
///     try widget.requireEverythingDrawn()
///     #expect(widget.frame(ofText: "4.2 m")?.x == 16)
///     try widget.requirePicture("Reference/tide.svg")
/// }
/// ```
///
/// Equal views give equal pictures on every machine, since texts have the widths of San Francisco, whatever fonts are installed.
public struct DrawnWidget: Sendable {
    /// The picture, the texts, links and actions with their frames, and what is not drawn.
    public let content: WidgetContent
    private let texts: [DrawnText]

    /// Draws a view.
    /// - Parameters:
    ///   - view: The view of an entry.
    ///   - family: The family.
    ///   - size: The size in points; nil for that of the family on the device of the reader.
    ///   - reader: The person to whom it is shown: language, colors, rendering mode, text size and device.
    ///   - hasContentMargins: Whether the widget has margins, unlike one with `contentMarginsDisabled()`.
    ///   - date: The date of the entry, to which relative dates refer.
    /// - Throws: ``WidgetTestFailure`` if the view cannot be drawn.
    @MainActor
    public init(
        _ view: some View, family: SizeFamily, size: CGSize? = nil,
        reader: WidgetReader = WidgetReader(language: "en"), hasContentMargins: Bool = true, at date: Date
    ) throws(WidgetTestFailure) {
        let context = TimelineProviderContext(
            family: family, displaySize: size.map { (Double($0.width), Double($0.height)) }, reader: reader)
        do throws(DrawingError) {
            let picture = try WidgetPicture(
                of: view, in: EnvironmentValues(of: context), now: date,
                margin: hasContentMargins ? context.contentMargin : 0)
            content = picture.content
            texts = picture.displayList.items.flatMap { DrawnText.all(in: $0, WidgetDrawing.AffineTransform()) }
        } catch {
            throw WidgetTestFailure("the view cannot be drawn: \(error)")
        }
    }

    /// Returns the frame of the first line of a text, from its ascent to its descent; nil if no line has the text.
    ///
    /// Links and actions have their frames in ``content``.
    public func frame(ofText text: String) -> WidgetFrame? { texts.first { $0.text == text }?.frame }

    /// Requires that the picture lacks nothing of the view.
    /// - Throws: ``WidgetTestFailure`` with the names of what is not drawn.
    public func requireEverythingDrawn() throws(WidgetTestFailure) {
        guard !content.undrawn.isEmpty else { return }
        throw WidgetTestFailure("not drawn: \(content.undrawn.joined(separator: ", "))")
    }

    /// Requires that the picture is that of a file, an SVG document with one element on each line.
    ///
    /// With the environment variable `INTENT_REWRITE_REFERENCES`, the file is written instead, and the test fails once.
    /// - Parameters:
    ///   - path: The path of the file, relative to the folder of the test.
    ///   - test: The path of the test.
    /// - Throws: ``WidgetTestFailure`` with the first element that moved or changed.
    public func requirePicture(_ path: String, beside test: String = #filePath) throws(WidgetTestFailure) {
        let file = URL(filePath: path, relativeTo: URL(filePath: test).deletingLastPathComponent())
        let picture = content.svg ?? ""
        do {
            guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(picture.utf8).write(to: file)
                throw WidgetTestFailure("rewrote \(path); run again without INTENT_REWRITE_REFERENCES")
            }
            let reference = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            if let difference = PictureDifference(from: reference, to: picture) {
                throw WidgetTestFailure("\(path), \(difference.description)")
            }
        } catch let failure as WidgetTestFailure {
            throw failure
        } catch {
            throw WidgetTestFailure("\(path) cannot be read or written: \(error.localizedDescription)")
        }
    }
}

/// Why a widget is not as a test requires.
public struct WidgetTestFailure: Error, Hashable, CustomStringConvertible {
    /// A phrase without a full stop.
    public let description: String

    init(_ description: String) { self.description = description }
}

/// A line of text at its place in the widget.
private struct DrawnText: Sendable {
    let text: String
    let frame: WidgetFrame

    static func all(in item: DisplayItem, _ transform: WidgetDrawing.AffineTransform) -> [DrawnText] {
        switch item {
        case .text(let text): [DrawnText(text, transform)]
        case .group(.transform(let inner), let items): items.flatMap { all(in: $0, transform.applied(after: inner)) }
        case .group(_, let items): items.flatMap { all(in: $0, transform) }
        default: []
        }
    }

    private init(_ item: TextItem, _ transform: WidgetDrawing.AffineTransform) {
        let metrics = FontMetrics(of: item.font)
        let rect = transform(
            Rect(
                x: item.origin.x, y: item.origin.y - metrics.ascent, width: item.width, height: metrics.lineHeight))
        text = item.text.trimmingCharacters(in: .whitespaces)
        frame = WidgetFrame(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
}
