import IntentWidgets
import SampleHandlers

// What the sample widgets show where their views cannot leave the process: texts.

typealias ClockView = TextView<ClockEntry>
typealias CarView = TextView<CarEntry>
typealias CharacterView = TextView<CharacterEntry>
typealias AuthorDataView = TextView<AuthorDataEntry>
typealias ForumBoardView = TextView<ForumBoardEntry>
typealias TransitView = TextView<TransitEntry>
typealias SavingsView = TextView<SavingsEntry>

/// The texts of an entry, one below the other.
struct TextView<Entry: TextEntry>: WidgetContentConvertible {
    let entry: Entry

    var widgetContent: WidgetContent { WidgetContent(text: entry.lines.joined(separator: "\n")) }
}

protocol TextEntry {
    var lines: [String] { get }
}

extension ClockEntry: TextEntry {
    var lines: [String] { [text] }
}

extension CarEntry: TextEntry {
    var lines: [String] { slots.map { $0.control?.displayString ?? "–" } }
}

extension CharacterEntry: TextEntry {
    var lines: [String] { [character?.displayString ?? "Choose a character", "\(Int(health * 100)) %"] }
}

extension AuthorDataEntry: TextEntry {
    var lines: [String] { [counts.last.map { "\($0) \(unit)" } ?? "No data yet"] }
}

extension ForumBoardEntry: TextEntry {
    var lines: [String] { [board?.displayString ?? "请选择版块"] + posts.map { "\($0.title) \($0.timeText)" } }
}

extension TransitEntry: TextEntry {
    var lines: [String] { [line?.displayString ?? "Choose a line"] + departures.map { "\($0.stop) \($0.timeText)" } }
}

extension SavingsEntry: TextEntry {
    var lines: [String] { [percent, amount] }
}
