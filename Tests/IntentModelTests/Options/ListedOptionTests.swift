import IntentModel
import Testing

@Suite struct ListedOptionTests {
    private func text(_ english: String, _ chinese: String) -> LocalizedText {
        LocalizedText(english, language: "en", translations: ["zh-Hans": chinese])
    }

    @Test func offersAnObjectInTheTextsOfTheLocale() {
        var option = ListedOption(identifier: "lock", title: text("Lock", "车锁"))
        option.subtitle = text("Doors", "车门")
        option.image = .system("key")
        option.synonyms = [Synonym("bolt", pronunciation: "bowlt")]
        option.properties = ["symbol": .string("key")]
        let item = option.item(of: .object("CarControl"), locale: "zh-CN")
        let object = ObjectValue(
            identifier: "lock", displayString: "车锁", subtitleString: "车门", displayImage: .system("key"),
            alternativeSpeakableMatches: ["bolt"], properties: ["symbol": .string("key")])
        #expect(
            item == OptionItem(.object(object), title: "车锁", subtitle: "车门", image: .system("key"), synonyms: ["bolt"]))
        #expect(option.item(of: .object("CarControl"), locale: "fr").title == "Lock")
    }

    @Test func offersAScalarAsItsValue() {
        let option = ListedOption(identifier: "3", scalar: .integer(3), title: text("Three", "三"))
        #expect(option.item(of: .integer, locale: "en") == OptionItem(.integer(3), title: "Three"))
    }

    @Test func putsOptionsOfOneSectionTogether() {
        let doors = text("Doors", "车门")
        let options = [("a", doors), ("b", nil), ("c", doors), ("d", nil)].map { identifier, section in
            var option = ListedOption(identifier: identifier, title: text(identifier, identifier))
            option.section = section
            return option
        }
        let collection = options.collection(of: .object("CarControl"), locale: "zh-Hans")
        #expect(collection.sections.map(\.title) == ["车门", nil])
        #expect(collection.items.map(\.title) == ["a", "c", "b", "d"])
    }

    @Test(arguments: [("lock", "lock"), ("bolt", "lock"), ("trunk", nil)] as [(String, String?)])
    func findsTheNameThatAnOptionHasNow(stored: String, present: String?) {
        var option = ListedOption(identifier: "lock", title: text("Lock", "车锁"))
        option.renamedFrom = ["bolt"]
        #expect([option].presentIdentifier(of: stored) == present)
    }
}
