import Foundation
import IntentTestSupport
import SwiftUI
import Testing
import WidgetTesting

@testable import WidgetFiles

/// The widget of the guide "Move a widget's App Intents".
@Suite struct FerryGuideTests {
    @Test func `the widget of the guide is the one that compiles here`() throws {
        let page = Repository.manual.appending(path: "Guides/MovingAppIntents.md")
        let file = Repository.folder.appending(path: "Tests/7-Apple/WidgetFiles/FerryWidget.swift")
        let code = try String(contentsOf: file, encoding: .utf8)
        #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```"))
    }

    @MainActor @Test func `the picture of the guide is current`() throws {
        let intent = FerryIntent()
        intent.route = RouteEntity.all[1]
        intent.direction = .inbound
        intent.showsDuration = true
        let widget = try DrawnWidget(
            FerryView(entry: FerryEntry(date: .distantPast, configuration: intent))
                .containerBackground(.fill.tertiary, for: .widget),
            family: .systemSmall, reader: WidgetReader(language: "en"), at: .distantPast)
        try widget.requireEverythingDrawn()
        let svg = try #require(widget.content.svg)
        let folder = Repository.manual.appending(path: "Resources")
        try expectEqual(Reference.problem(of: svg, at: "FerryWidget.svg", in: folder), nil)
    }
}
