import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentWidgets

@Suite struct WidgetTapTests {
    private let content = WidgetContent(
        url: URL(string: "car://home"),
        links: [("door", "car://door"), ("trunk", "car://trunk")].compactMap { region, url in
            URL(string: url).map { WidgetLink(region: region, url: $0) }
        })

    @Test(arguments: [
        (SizeFamily.systemMedium, "car://trunk"), (.systemLarge, "car://trunk"), (.systemExtraLarge, "car://trunk"),
        (.systemExtraLargePortrait, "car://trunk"), (.systemSmall, "car://home"), (.accessoryCircular, "car://home"),
        (.accessoryCorner, "car://home"), (.accessoryRectangular, "car://home"), (.accessoryInline, "car://home"),
        (.unrecognized("systemHuge"), "car://home"),
    ])
    func `regions have links only in families with several targets`(family: SizeFamily, url: String) {
        expectEqual(content.url(for: .region("trunk"), in: family)?.absoluteString, url)
    }

    @Test func `a tap elsewhere opens the URL of the widget`() {
        expectEqual(content.url(for: .widget, in: .systemLarge)?.absoluteString, "car://home")
        expectEqual(content.url(for: .region("roof"), in: .systemLarge)?.absoluteString, "car://home")
        expectEqual(WidgetContent(text: "plain").url(for: .widget, in: .systemLarge), nil)
    }

    @Test func `many widgets are warned about for each program`() {
        func widgets(_ count: Int, in path: String?) -> [WidgetRegistration] {
            (0..<count).map { number in
                let kind = WidgetKind("kind\(number)")
                let provider = ScriptedProvider()
                guard let path else {
                    return WidgetRegistration(kind: kind, intent: nil, isConfigurable: false, provider: provider)
                }
                return WidgetRegistration(
                    kind: kind, intentName: nil, isConfigurable: false, extensionPath: path, provider: provider)
            }
        }
        #expect((widgets(5, in: nil) + widgets(5, in: "/e")).bundleWarnings.isEmpty)
        let warnings = (widgets(6, in: nil) + widgets(11, in: "/e") + widgets(10, in: "/f")).bundleWarnings
        expectEqual(
            warnings.map { String($0.prefix(32)) },
            [
                "this program has 6 widgets; deve", "the extension '/e' has 11 widget",
                "the extension '/f' has 10 widget",
            ])
        expectEqual(warnings.map { $0.hasSuffix("more than 10 in a bundle") }, [false, true, false])
        expectEqual(warnings.first?.hasSuffix("more than 5 in a bundle"), true)
    }
}
