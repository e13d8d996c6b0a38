import SampleHandlers
import SwiftUI
import WidgetKit

/// The health of a character. A tap opens the character in the game.
struct CharacterView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CharacterEntry

    var body: some View {
        Group {
            if let character = entry.character {
                if family == .accessoryCircular {
                    HealthRing(health: entry.health)
                } else {
                    CharacterCard(character: character, health: entry.health)
                }
            } else {
                Text(family == .accessoryCircular ? "Choose" : "Choose a character").foregroundStyle(.secondary)
            }
        }
        .containerBackground(.background, for: .widget)
        .widgetURL(entry.character.flatMap { URL(string: "game:///\($0.identifier)") })
    }
}

private struct CharacterCard: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let character: GameCharacter
    let health: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(character.displayString.prefix(1))
                .font(.title3.bold())
                .foregroundStyle(.white)
                .frame(width: 40, height: 40)
                .background(Color.indigo.gradient.opacity(renderingMode.fillOpacity), in: Circle())
                .accessibilityHidden(true)
            Text(character.displayString).font(.headline).lineLimit(1).padding(.top, 4)
            Text(character.subtitleString ?? "").font(.footnote).foregroundStyle(.secondary)
            Spacer(minLength: 4)
            HStack {
                Text("Health").foregroundStyle(.secondary)
                Spacer()
                Text(health, format: .percent).bold()
            }
            .font(.caption)
            HealthBar(health: health)
        }
    }
}

/// A bar that is green, or red as long as the character should not fight.
private struct HealthBar: View {
    let health: Double

    var body: some View {
        GeometryReader { geometry in
            Capsule().fill(.quaternary)
            Capsule().fill(health < 0.5 ? .red : .green).frame(width: geometry.size.width * health)
        }
        .frame(height: 11)
    }
}

private struct HealthRing: View {
    let health: Double

    var body: some View {
        Gauge(value: health) {
            Text("HP")
        } currentValueLabel: {
            Text(health * 100, format: .number)
        }
        .gaugeStyle(.accessoryCircularCapacity)
    }
}
