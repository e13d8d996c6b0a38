import Foundation
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing
import WidgetDrawing
import WidgetKit

@testable import ActivityKit
@testable import SwiftUI
@testable import WidgetFiles
@testable import os

/// Names of frameworks beside SwiftUI and WidgetKit, and what they do here.
@Suite struct FrameworkNameTests {
    @MainActor private func lines(of view: some View) throws -> [String] { try WidgetPicture(of: view).lines }

    // MARK: Views

    @MainActor @Test func `layouts show their views, and rows form one line`() throws {
        let wide = try lines(of: HarborView(isWide: true))
        expectEqual(Array(wide.prefix(5)), ["Boats 3", "0", "1", "2", "No picture"])
        expectEqual(Array(try lines(of: HarborView(isWide: false)).prefix(2)), ["Boats", "3"])
        expectEqual(try lines(of: BoatsAccessory()), ["Boats", "1", "2"])
    }

    @MainActor @Test func `what would be opened is not shown`() throws {
        expectEqual(try lines(of: Buoy(name: "North").equatable()), ["Buoy North", "More", "Depth", "9 m"])
    }

    @Test func `a shape keeps what is painted, the first at the back`() {
        let shape = Circle().fill(.red).stroke(.blue, lineWidth: 2)
        expectEqual(shape.paints.map(\.name), ["fill", "stroke"])
        expectEqual(Capsule().strokeBorder(.black).fill(.tint).paints.map(\.name), ["strokeBorder", "fill"])
        expectEqual(
            Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues()).description, "#808080FF")
    }

    @MainActor @Test func `a custom layout measures and places the views it is given`() throws {
        let row = BoatRow()
        let picture = try drawing(
            of: row {
                Color.red.frame(width: 10, height: 5)
                Color.blue.frame(width: 20, height: 5)
            })
        expectEqual(picture.items.fills.map(\.bounds.minX), [85, 95])
    }

    // MARK: Colors

    @Test func `UIColor has components`() throws {
        let orange = try #require(UIColor(hex: "ff8000"))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(orange.withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        expectEqual([red, green, blue, alpha].map { ($0 * 255).rounded() }, [255, 128, 0, 128])
        orange.getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
        expectEqual([red, green, blue].map { ($0 * 100).rounded() }, [8, 100, 100])
        #expect(UIColor.white.isLight && !UIColor.black.isLight)
        expectEqual(UIColor.red, UIColor.red)
        #expect(UIColor(hex: "no color") == nil)
    }

    @Test func `fixed colors of UIKit are not those of the system`() {
        let colors: [(UIColor, String)] = [
            (.red, "#FF0000FF"), (.green, "#00FF00FF"), (.blue, "#0000FFFF"), (.cyan, "#00FFFFFF"),
            (.yellow, "#FFFF00FF"), (.magenta, "#FF00FFFF"), (.orange, "#FF8000FF"), (.purple, "#800080FF"),
            (.brown, "#996633FF"), (.gray, "#808080FF"), (.lightGray, "#AAAAAAFF"), (.darkGray, "#555555FF"),
            (.systemRed, "#FF3B30FF"), (.tintColor, "#007AFFFF"), (.lightText, "#FFFFFF99"), (.darkText, "#000000FF"),
            (.opaqueSeparator, "#C6C6C8FF"),
        ]
        for (color, text) in colors { expectEqual(color.color.resolve(in: EnvironmentValues()).description, text) }
    }

    @Test func `colors are resolved by their names and the appearance`() {
        var environment = EnvironmentValues()
        expectEqual(Color.red.resolve(in: environment).description, "#FF3B30FF")
        expectEqual(Color(.systemBlue).resolve(in: environment).description, "#007AFFFF")
        expectEqual(Color.primary.resolve(in: environment).red, 0)
        environment.colorScheme = .dark
        expectEqual(Color.primary.opacity(0.5).resolve(in: environment).description, "#FFFFFF80")
        let linear = Color(.sRGBLinear, red: 0.5, green: 0, blue: 1).resolve(in: environment)
        expectEqual(linear.description, "#BC00FFFF")
        expectEqual(linear.linearRed, 0.5)
        expectEqual(Color(red: 1, green: 0, blue: 0).cgColor?.components, [1, 0, 0, 1])
        expectEqual(Color.red.cgColor, nil)
    }

    @Test func `mappings of points can be composed and inverted`() {
        let mapping = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        expectEqual(CGPoint(x: 1, y: 1).applying(mapping), CGPoint(x: 12, y: 3))
        expectEqual(CGPoint(x: 12, y: 3).applying(mapping.inverted()), CGPoint(x: 1, y: 1))
        let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        expectEqual([turned.minX, turned.maxX, turned.maxY].map { $0.rounded() }, [-1, 0, 2])
        #expect(CGAffineTransform.identity.rotated(by: 0).isIdentity)
        expectEqual(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(mapping).boundingRect.width, 2)
    }

    @Test func `fonts of UIKit are fonts of views`() throws {
        expectEqual(Font(UIFont.systemFont(ofSize: 12, weight: .bold)), .system(size: 12, weight: .bold))
        expectEqual(Font(UIFont.preferredFont(forTextStyle: .title1)), .system(.title))
        expectEqual(UIFont(name: "Kefa", size: 9)?.withSize(10).pointSize, 10)
        expectEqual(Font(UIFont.boldSystemFont(ofSize: 9).withSize(10)), .system(size: 10, weight: .bold))
        expectEqual(
            Font(UIFont.preferredFont(forTextStyle: .headline).withSize(10)), .system(size: 10, weight: .semibold))
        let rounded = try #require(UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.withDesign(.rounded))
        expectEqual(
            Font(UIFont(descriptor: rounded, size: 0)), .system(size: 12, weight: .bold, design: .rounded))
        let slanted = try #require(rounded.withSymbolicTraits([.traitItalic, .traitBold]))
        expectEqual(
            Font(UIFont(descriptor: slanted, size: 14)),
            .system(size: 14, weight: .bold, design: .rounded).bold().italic())
    }

    // MARK: Live activities

    @MainActor @Test func `a live activity is no widget, and its views are kept`() throws {
        expectEqual(RideWidgets.registrations.map(\.kind.name), ["Harbor"])
        let configuration = try #require(RideLiveActivity().activity)
        let context = ActivityViewContext(
            attributes: RideAttributes(driver: "Kim"),
            state: RideAttributes.ContentState(minutes: 1, arrival: .distantFuture),
            activityID: "", isStale: false)
        let first = try lines(of: AnyView(configuration.content(context))).first
        #expect(first?.hasPrefix("Kim arrives in 1 min") == true)
        let island = configuration.dynamicIsland(context)
        expectEqual(island.expanded.map(\.position), [.leading, .trailing, .center, .bottom])
        expectEqual(island.url, URL(string: "rides://current"))
    }

    @MainActor @Test func `a live activity is refused`() async {
        let tracker = RideTracker()
        tracker.start(driver: "Kim")
        await tracker.update(minutes: 1)
        await tracker.end()
        #expect(tracker.current == nil)
        let state = RideAttributes.ContentState(minutes: 1, arrival: .now)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: RideAttributes(driver: "Kim"), content: ActivityContent(state: state, staleDate: nil))
        }
    }

    // MARK: Logs

    @Test func `messages contain what is not private`() {
        let name = "Kim"
        let message: OSLogMessage = "\(name, privacy: .private) \(name, align: .right(columns: 5)) \(255, format: .hex)"
        expectEqual(message.text, "<private>   Kim ff")
        expectEqual(("\(1.005, format: .fixed(precision: 1))" as OSLogMessage).text, "1.0")
        expectEqual(formatted("%{public}@ at %.2f%%, %{private}d", [name, 2.5, 3]), "Kim at 2.5%, <private>")
        #expect(OSLog.default.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .error))
        expectEqual(TideCache().height(of: "Harbor"), nil)
    }

    // MARK: Widgets

    @Test func `conditions that a host does not know are never relevant`() {
        expectEqual(HarborRelevance.all.map(\.hasTime), [true, false, false, false, false])
        expectEqual(HarborRelevance.family(of: 1), .systemMedium)
        #expect(WidgetFamily(rawValue: 4) == nil && WidgetFamily(rawValue: -1) == nil)
        #expect(NSUserActivity(activityType: "harbor").userInfo == nil)
    }
}

extension RideLiveActivity {
    /// The configuration of the activity, of which `body` shows no more than a configuration.
    @MainActor fileprivate var activity: ActivityConfiguration<RideAttributes>? {
        body as? ActivityConfiguration<RideAttributes>
    }
}
