internal import ArgumentParser
internal import IntentCommandLine
internal import IntentWidgets

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The option for the device whose sizes widgets have.
struct DeviceOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The device whose sizes the widgets have; the default is \(WidgetDevice.usual.rawValue).",
            discussion: .names(of: WidgetDevice.self), valueName: "name"),
        completion: .names(of: WidgetDevice.self))
    var device: String?

    /// The device; nil if none is named.
    /// - Throws: `wrongUsage` for a name of no device.
    var chosen: WidgetDevice? {
        get throws(CommandError) { try named(device, "device") }
    }
}

/// The options for the person to whom a preview is shown. The language is an option of all commands.
struct ReaderOptions: ParsableArguments {
    @OptionGroup var device: DeviceOption

    @Option(
        help: ArgumentHelp("The colors of the reader: light or dark.", valueName: "scheme"),
        completion: .names(of: WidgetReader.ColorScheme.self), transform: WidgetReader.ColorScheme.init(argument:))
    var colorScheme: WidgetReader.ColorScheme?

    @Option(
        help: ArgumentHelp(
            "How the system draws widgets; the default is vibrant for the families of a lock screen, and fullColor for the others.",
            discussion: .names(of: WidgetReader.RenderingMode.self), valueName: "mode"),
        completion: .names(of: WidgetReader.RenderingMode.self))
    var renderingMode: String?

    @Option(
        help: ArgumentHelp(
            "The size of text; the default is large.", discussion: .names(of: WidgetReader.TextSize.self),
            valueName: "size"),
        completion: .names(of: WidgetReader.TextSize.self))
    var textSize: String?

    /// The person, without a language.
    /// - Throws: `wrongUsage` for a name that is none.
    var reader: WidgetReader {
        get throws(CommandError) {
            WidgetReader(
                colorScheme: colorScheme, renderingMode: try named(renderingMode, "rendering mode"),
                textSize: try named(textSize, "text size") ?? .large, device: try device.chosen)
        }
    }
}

/// A type whose values have names, which an option lists.
private typealias Named = RawRepresentable<String> & CaseIterable

/// Returns the value with a name; nil without a name.
private func named<Value: Named>(_ name: String?, _ noun: String) throws(CommandError) -> Value? {
    guard let name else { return nil }
    if let value = Value(rawValue: name) { return value }
    throw .unknownName(name, of: noun, plural: noun + "s", known: Value.allCases.map(\.rawValue))
}

extension String {
    fileprivate static func names<Value: Named>(of type: Value.Type) -> String {
        "One of \(type.allCases.map(\.rawValue).joined(separator: ", "))."
    }
}

extension CompletionKind {
    fileprivate static func names<Value: Named>(of type: Value.Type) -> CompletionKind {
        .list(type.allCases.map(\.rawValue))
    }
}

extension ArgumentHelp {
    /// The help of an option for the file of a picture.
    /// - Parameter purpose: The beginning of a sentence, such as "The file to draw into".
    static func pictureFile(_ purpose: String) -> ArgumentHelp {
        ArgumentHelp(
            "\(purpose), as SVG or PNG by its ending.", discussion: "PNG requires rsvg-convert, magick or inkscape.",
            valueName: "file")
    }
}

extension CompletionKind {
    /// The files of pictures.
    static var pictures: CompletionKind { .file(extensions: ["svg", "png"]) }
}

extension WidgetReader.ColorScheme {
    fileprivate init(argument text: String) throws {
        guard let scheme = Self(rawValue: text) else { throw ValidationError("'\(text)' is neither light nor dark") }
        self = scheme
    }
}

/// The entry of a timeline that `--entry` names.
package enum EntryChoice: Hashable, Sendable {
    /// The position, from 1.
    case number(Int)
    /// The entry that is shown at a date.
    case date(Date)

    package init?(_ text: String) {
        if let number = Int(text) {
            guard number > 0 else { return nil }
            self = .number(number)
        } else if let date = Self.date(text) {
            self = .date(date)
        } else {
            return nil
        }
    }

    static let help = ArgumentHelp(
        "The entry of the timeline: its number from 1, or the time at which it is shown.",
        discussion: "A time is in the form of ISO 8601, such as 2026-11-20T09:30:00Z.", valueName: "entry")

    static func argument(_ text: String) throws -> EntryChoice {
        if let choice = EntryChoice(text) { return choice }
        throw ValidationError("--entry is a number from 1 or a time such as 2026-11-20T09:30:00Z, not '\(text)'")
    }

    /// Returns the entry among those of a timeline, in the order of their dates. The first one is shown before its date, too.
    /// - Throws: `invalidData` if there is none.
    func entry(of entries: [RenderedEntry]) throws(CommandError) -> RenderedEntry {
        switch self {
        case .number(let number):
            if number <= entries.count { return entries[number - 1] }
            throw CommandError(
                .invalidData, "unknownEntry", "the timeline has no entry \(number); it has \(entries.count)")
        case .date(let date):
            if let entry = entries.last(where: { $0.date <= date }) ?? entries.first { return entry }
            throw CommandError(.invalidData, "unknownEntry", "the timeline has no entries")
        }
    }

    private static func date(_ text: String) -> Date? {
        [true, false].lazy.compactMap { hasFractions in
            try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: hasFractions))
        }.first
    }
}
