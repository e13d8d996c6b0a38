import IntentControl
import Testing

struct LocaleChoiceTests {
    @Test(arguments: [
        (["LANG": "de_CH.UTF-8"], "de-CH"),
        (["LANG": "en"], "en"),
        (["LC_ALL": "zh_CN.GB18030", "LANG": "de"], "zh-CN"),
        (["LC_MESSAGES": "fr", "LANG": "de"], "fr"),
        (["LC_ALL": "", "LC_MESSAGES": "fr"], "fr"),
        (["LANG": "sr_RS@latin"], "sr-Latn-RS"),
        (["LANG": "ca_ES.UTF-8@valencia"], "ca-ES"),
        (["LANG": "zh-Hans"], "zh-Hans"),
        (["LANG": "EN_us"], "en-us"),
        (["LANG": "C"], nil),
        (["LANG": "C.UTF-8"], nil),
        (["LANG": "POSIX"], nil),
        (["LANG": "/usr/share/locale/x"], nil),
        (["LANG": "_"], nil),
        (["LANG": "de_"], nil),
        (["LC_ALL": "C", "LANG": "de"], nil),
        ([:], nil),
    ])
    func theEnvironmentNamesALanguageOrNone(variables: [String: String], tag: String?) throws {
        #expect(try LocaleChoice.tag(option: nil, environment: Environment(variables)) == tag)
    }

    @Test func theOptionWins() throws {
        #expect(try LocaleChoice.tag(option: "zh-Hant", environment: Environment(["LC_ALL": "de"])) == "zh-Hant")
    }

    @Test(arguments: ["", "C", "x", "de-", "-de", "de DE", "deutsch-oesterreichisch", "d1"])
    func anOptionThatIsNoTagIsWrongUsage(option: String) throws {
        let failure = try #require(throws: ControlFailure.self) {
            try LocaleChoice.tag(option: option, environment: Environment([:]))
        }
        #expect(failure.status == .wrongUsage)
    }
}
