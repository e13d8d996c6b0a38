import AppIntents
import IntentTestSupport
import Testing

@testable import IntentFoundation

/// Translated texts, and the keys of their translations.
@Suite struct LocalizedStringResourceTests {
    @Test func `a literal is its key`() {
        let text: LocalizedStringResource = "100 % sure"
        expectEqual(text.key, "100 % sure")
        expectEqual(String(localized: text), "100 % sure")
    }

    @Test func `inserted values are specifiers in the key`() {
        let name = "Alexandra"
        let text: LocalizedStringResource = "\(name): \(3) of \(UInt8(4)), \(0.5, specifier: "%.1f") %"
        expectEqual(text.key, "%@: %lld of %llu, %.1f %%")
        expectEqual(String(localized: text), "Alexandra: 3 of 4, 0.5 %")
    }

    @Test func `a text of one value is that value`() {
        expectEqual(String(localized: LocalizedStringResource("\("50 %@")")), "50 %@")
    }

    @Test func `a placeholder is only in the key`() {
        let format = TypeDisplayRepresentation(name: "Ship", numericFormat: "\(placeholder: .int) ships").numericFormat
        expectEqual(format?.key, "%lld ships")
        expectEqual(format.map { String(localized: $0) }, " ships")
    }

    @Test func `a key can have a default`() {
        let text = LocalizedStringResource("ship.title", defaultValue: "The \("good") ship", comment: "A title.")
        expectEqual(text.key, "ship.title")
        expectEqual(text.comment, "A title.")
        expectEqual(String(localized: text), "The good ship")
        expectEqual(LocalizedStringResource("ship.title", table: "Ships").table, "Ships")
    }

    @Test func `the locale formats numbers`() {
        func text(_ language: String) -> String {
            String(
                localized: "\(1234) of \(3.5), \(UInt16(65535)), \(1234.5, specifier: "%.1f")",
                locale: Locale(identifier: language))
        }
        expectEqual(text("en_US"), "1,234 of 3.500000, 65,535, 1,234.5")
        expectEqual(text("de_DE"), "1.234 of 3,500000, 65.535, 1.234,5")
        var resource: LocalizedStringResource = "\(9876) ships"
        resource.locale = Locale(identifier: "de_DE")
        expectEqual(String(localized: resource), "9.876 ships")
    }

    @Test func `translations insert values by position`() throws {
        let english = Locale(identifier: "en")
        let text: String.LocalizationValue = "\("Alexandra") in \("Kiel"), \(2) days"
        expectEqual(text.inserted(into: "%2$@: %1$@, %3$lld Tage", for: english), "Kiel: Alexandra, 2 Tage")
        expectEqual(text.inserted(into: "%@ – %@ – %lld – 5 %% – %y", for: english), "Alexandra – Kiel – 2 – 5 % – %y")
        expectEqual(text.inserted(into: "%9$@!", for: english), "!")
    }

    @Test func `the string tables of a bundle translate`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#""%lld ships" = "%lld Schiffe"; "cargo" = "Fracht";"#.utf8)
            .write(to: folder.appendingPathComponent("Localizable.strings"))
        try Data(#""cargo" = "Ladung";"#.utf8).write(to: folder.appendingPathComponent("Holds.strings"))
        let place = LocalizedStringResource.BundleDescription.atURL(folder)
        expectEqual(String(localized: LocalizedStringResource("\(3) ships", bundle: place)), "3 Schiffe")
        expectEqual(String(localized: LocalizedStringResource("cargo", defaultValue: "Cargo", bundle: place)), "Fracht")
        expectEqual(String(localized: LocalizedStringResource("cargo", table: "Holds", bundle: place)), "Ladung")
        expectEqual(String(localized: LocalizedStringResource("crew", bundle: place)), "crew")
        let bundle = try #require(Bundle(url: folder))
        expectEqual(String(localized: "\(4) ships", bundle: bundle), "4 Schiffe")
        expectEqual(String(localized: "cargo", defaultValue: "Cargo", table: "Holds", bundle: bundle), "Ladung")
    }

    @Test func `the locale selects the language of a bundle`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, word) in ["en": "Ship", "de": "Schiff", "pt-BR": "Navio", "zh-Hans": "船"] {
            let part = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
            try Data(#""ship" = "\#(word)";"#.utf8).write(to: part.appendingPathComponent("Localizable.strings"))
        }
        var text = LocalizedStringResource("ship", locale: Locale(identifier: "de_AT"), bundle: .atURL(folder))
        expectEqual(String(localized: text), "Schiff")
        for (locale, word) in ["en_GB": "Ship", "pt_BR": "Navio", "zh_CN": "船"] {
            text.locale = Locale(identifier: locale)
            expectEqual(String(localized: text), word)
        }
        expectEqual(text.translations(besides: "en"), ["de": "Schiff", "pt-BR": "Navio", "zh-Hans": "船"])
        expectEqual(LocalizedStringResource("crew", bundle: .atURL(folder)).translations(besides: "en"), [:])
    }

    @Test func `a bundle that does not exist translates nothing`() {
        let place = LocalizedStringResource.BundleDescription.atURL(URL(fileURLWithPath: "/nowhere"))
        expectEqual(String(localized: LocalizedStringResource("\(3) ships", bundle: place)), "3 ships")
    }
}
