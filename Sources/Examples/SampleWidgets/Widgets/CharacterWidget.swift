public import Foundation
import IntentRuntime
public import IntentWidgets

/// The health of a character, which recovers over four entries. A tap opens the character in the game.
public struct CharacterWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.CharacterWidget.self, provider: CharacterProvider()) { $0 }
    }
}

/// The health of a character at one time.
public struct CharacterEntry: TimelineEntry, WidgetContentConvertible {
    public let date: Date
    /// Nil until one is chosen.
    let character: GameCharacter?
    /// From 0 to 1.
    let health: Double
    let context: TimelineProviderContext

    public var relevance: TimelineEntryRelevance? {
        // A character that has recovered can fight.
        TimelineEntryRelevance(score: character == nil ? 0 : Float(health))
    }

    public var widgetContent: WidgetContent {
        var picture = Picture(context, accent: health < 0.5 ? .red : .green)
        guard let character else {
            picture.message(context.family == .accessoryCircular ? "Choose" : "Choose a character")
            return WidgetContent(text: "Choose a character", svg: picture.svg)
        }
        let percent = Int((health * 100).rounded())
        if context.family == .accessoryCircular {
            drawRing(percent, in: &picture)
        } else {
            drawCard(of: character, percent, in: &picture)
        }
        let filled = percent / 10
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
        return WidgetContent(
            text: "\(character.displayString)\n\(bar) \(percent) %", svg: picture.svg,
            url: URL(string: "game:///\(character.identifier)"))
    }

    private func drawRing(_ percent: Int, in picture: inout Picture) {
        let (x, y) = (picture.width / 2, picture.height / 2)
        picture.ring(x: x, y: y, radius: 32, thickness: 8, share: health)
        picture.text("\(percent)", x: x, y: y + 8, size: 22, anchor: .middle, isBold: true)
    }

    private func drawCard(of character: GameCharacter, _ percent: Int, in picture: inout Picture) {
        let (left, right, bottom) = (Picture.margin, picture.width - Picture.margin, picture.height - Picture.margin)
        picture.box(x: left, y: Picture.margin, width: 40, height: 40, radius: 20)
        picture.text(
            String(character.displayString.prefix(1)), x: left + 20, y: Picture.margin + 27, size: 20, style: .accent,
            anchor: .middle, isBold: true)
        picture.text(character.displayString, x: left, y: 80, size: 17, isBold: true)
        picture.text(character.subtitleString ?? "", x: left, y: 98, size: 13, style: .faint)
        picture.text("Health", x: left, y: bottom - 18, size: 12, style: .faint)
        picture.text("\(percent) %", x: right, y: bottom - 18, size: 12, anchor: .end, isBold: true)
        picture.bar(x: left, y: bottom - 11, width: right - left, height: 11, share: health)
    }
}

/// Provides four entries, fifteen minutes apart, in which the character recovers. Then it fights again.
struct CharacterProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CharacterEntry {
        CharacterEntry(date: Date(), character: .sample, health: 0.75, context: context)
    }

    func snapshot(for configuration: SelectCharacterIntent, in context: Context) async -> CharacterEntry {
        CharacterEntry(
            date: Date(), character: configuration.character ?? (context.isPreview ? .sample : nil), health: 0.75,
            context: context)
    }

    func timeline(for configuration: SelectCharacterIntent, in context: Context) async -> Timeline<CharacterEntry> {
        let now = Date()
        guard let character = configuration.character else {
            let empty = CharacterEntry(date: now, character: nil, health: 0, context: context)
            return Timeline(entries: [empty], policy: .never)
        }
        let entries = (0..<4).map { quarter in
            CharacterEntry(
                date: now.addingTimeInterval(Double(quarter) * 900), character: character,
                health: Double(quarter + 1) / 4, context: context)
        }
        return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600)))
    }
}

extension GameCharacter {
    fileprivate static var sample: GameCharacter {
        GameCharacter(identifier: "panda", displayString: "Power Panda", subtitleString: "Level 14", level: 14)
    }
}
