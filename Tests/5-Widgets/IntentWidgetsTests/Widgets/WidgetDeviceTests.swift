import Foundation
import IntentModel
import IntentTestSupport
import IntentWidgets
import Testing

/// The sizes of widgets on devices.
struct WidgetDeviceTests {
    /// The lines of the table in the manual.
    private static let table = """
        | `iphone-15-pro-max` | 430 × 932, 3 | 170 | 364 × 170 | 364 × 382 | – | 76 | 172 × 76 | 257 × 26 |
        | `iphone-15` | 393 × 852, 3 | 158 | 338 × 158 | 338 × 354 | – | 72 | 160 × 72 | 234 × 26 |
        | `iphone-13-mini` | 375 × 812, 3 | 155 | 329 × 155 | 329 × 345 | – | 72 | 157 × 72 | 225 × 26 |
        | `iphone-se` | 375 × 667, 2 | 148 | 321 × 148 | 321 × 324 | – | 68 | 153 × 68 | 225 × 26 |
        | `ipad-air` | 820 × 1180, 2 | 155 | 342 × 155 | 342 | 715.5 × 342 | – | – | – |
        """

    @Test func `the manual lists the sizes of each device`() throws {
        let manual = try String(
            contentsOf: Repository.manual.appending(path: "Reference/Devices.md"), encoding: .utf8)
        expectEqual(WidgetDevice.allCases.map(line).joined(separator: "\n"), Self.table)
        #expect(manual.contains(Self.table))
    }

    @Test func `a family that a device lacks has the size of another`() throws {
        let tablet = try #require(WidgetDevice(rawValue: "ipad-air"))
        #expect(tablet.size(of: .accessoryCircular) == WidgetDevice.usual.size(of: .accessoryCircular))
        #expect(WidgetDevice.usual.size(of: .systemExtraLarge) == tablet.size(of: .systemExtraLarge))
        #expect(tablet.size(of: .systemExtraLargePortrait) == (342, 715.5))
        #expect(tablet.size(of: .unrecognized("systemHuge")) == (155, 155))
        expectEqual(WidgetDevice(rawValue: "iphone-1"), nil)
    }

    @Test func `a context has the size of the device of its reader`() throws {
        let tablet = try #require(WidgetDevice(rawValue: "ipad-air"))
        func size(_ reader: WidgetReader, on device: WidgetDevice = .usual) -> [Double] {
            let context = TimelineProviderContext(family: .systemMedium, reader: reader, device: device)
            return [context.displayWidth, context.displayHeight, context.device.scale]
        }
        expectEqual(size(WidgetReader()), [338, 158, 3])
        expectEqual(size(WidgetReader(device: tablet)), [342, 155, 2])
        expectEqual(size(WidgetReader(), on: tablet), [342, 155, 2])
        expectEqual(size(WidgetReader(device: .usual), on: tablet), [338, 158, 3])
    }

    private func line(of device: WidgetDevice) -> String {
        let families: [(SizeFamily, has: Bool)] = [
            (.systemSmall, true), (.systemMedium, true), (.systemLarge, true), (.systemExtraLarge, device.isTablet),
            (.accessoryCircular, !device.isTablet), (.accessoryRectangular, !device.isTablet),
            (.accessoryInline, !device.isTablet),
        ]
        let sizes = families.map { family, has in has ? text(device.size(of: family)) : "–" }
        return (["| `\(device.rawValue)`", "\(text(device.screen)), \(number(device.scale))"] + sizes)
            .joined(separator: " | ") + " |"
    }

    private func text(_ size: (width: Double, height: Double)) -> String {
        size.width == size.height ? number(size.width) : "\(number(size.width)) × \(number(size.height))"
    }

    private func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}

extension WidgetDevice {
    fileprivate var isTablet: Bool { rawValue.hasPrefix("ipad") }
}
