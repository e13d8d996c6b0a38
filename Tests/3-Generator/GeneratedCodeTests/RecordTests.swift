import Foundation
import IntentModel
import IntentRuntime
import Testing

/// The structs of types with fields.
struct RecordTests {
    private let station = Station(
        stop: Stop(identifier: "central", displayString: "Central"), direction: .outbound, label: "North", lines: ["1"],
        openingTime: DateComponents(hour: 6, minute: 5, second: 0))

    @Test func `a record has the defaults of its fields`() {
        let station = Station()
        #expect(station.minutes == 15)
        #expect(station.direction == .inbound)
        #expect(station.tint == ColorValue(.orange))
        #expect(station.label == nil)
        #expect(station.lines.isEmpty)
    }

    @Test func `values that are read are those that were written`() {
        #expect(Station(intentValue: station.intentValue) == station)
        #expect(Station(recordValue: station.recordValue) == station)
        #expect(Station(intentValue: .string("x")) == nil)
        #expect(station.recordValue.values["opens"]?.optionIdentifier == "06:05:00")
        #expect(station != Station())
    }

    @Test func `a configuration with records can be encoded and decoded`() throws {
        let configuration = JourneysIntent(home: station, stations: [Station(), station])
        let data = try JSONEncoder().encode(configuration)
        #expect(try JSONDecoder().decode(JourneysIntent.self, from: data) == configuration)
        #expect(configuration.stations.slots(in: .systemSmall) == [Station()])
        var edit = Edit<JourneysIntent>()
        edit[\.stations] = [station]
        #expect(edit[\.stations] == [station])
    }

    @Test func `a stored record without a field has its default`() throws {
        let text = #"{"home":{"label":"a"},"stations":[{}]}"#
        let configuration = try JSONDecoder().decode(JourneysIntent.self, from: Data(text.utf8))
        #expect(configuration.home == Station(label: "a"))
        #expect(configuration.stations.slots(in: .systemSmall) == [Station()])
    }
}
