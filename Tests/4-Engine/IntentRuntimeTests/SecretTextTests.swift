import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Messages without the texts of secrets.
struct SecretTextTests {
    /// Secrets, a message, and what is shown of it.
    private static let messages: [([String], String, String)] = [
        ([], "no secret", "no secret"), (["key"], "401 for key", "401 for ••••••••"),
        (["key"], "keykey, monkey", "••••••••••••••••, mon••••••••"), (["ab"], "about", "about"),
        (["hunter", "hunter2go42"], "login with hunter2go42 refused", "login with •••••••• refused"),
        (["2go", "hunter2go42"], "login with hunter2go42 refused", "login with •••••••• refused"),
        (["abcdef", "defghi"], "of abcdefghi", "of ••••••••"),
        (["Grüße"], "Grüßen", "••••••••n"),
        // A combining character makes one character of the last letter and itself.
        (["token"], "token\u{301} failed", "••••••••\u{301} failed"),
        (["\u{301}token"], "=\u{301}token", "=••••••••"),
    ]

    @Test(arguments: messages)
    func `a message has dots instead of secrets`(_ secrets: [String], _ message: String, _ shown: String) throws {
        let parameters = secrets.indices.map { index in
            parameter("p\(index)", ValueType(.string)) { $0.settings.text.isSecret = true }
        }
        var schema = makeSchema()
        schema.intents[0].parameters = parameters
        let engine = try IntentEngine(schema: schema, store: InMemoryStore())
        let values = IntentValues(
            Dictionary(uniqueKeysWithValues: secrets.enumerated().map { ("p\($0)", .string($1)) }))
        let texts = engine.secretTexts(in: values, ofIntent: "Config")
        #expect(texts.hidden(in: message).utf8.elementsEqual(shown.utf8), "\(texts.hidden(in: message))")
    }

    @Test func `values of a button are shown without what may be a secret`() throws {
        var account = ObjectType(name: "Account", swiftName: "Account", title: text("Account"))
        account.recordFields = [
            parameter("label", ValueType(.string)),
            parameter("key", ValueType(.string)) { $0.settings.text.isSecret = true },
        ]
        let schema = makeSchema(
            types: [account], parameter("note", ValueType(.string)),
            parameter("token", ValueType(.string)) { $0.settings.text.isSecret = true },
            parameter("account", ValueType(.record("Account"))))
        let secrecy = try IntentEngine(schema: schema, store: InMemoryStore()).secrecy()
        let record = RecordValue(["label": .string("Mine"), "key": .string("s3ntinel")])
        let values = IntentValues([
            "note": .string("a"), "token": .string("s3ntinel"), "account": .record(record),
            "other": .string("s3ntinel"),
        ])
        expectEqual(
            secrecy.shown(values, ofIntent: "Config"),
            IntentValues(["note": .string("a"), "account": .record(RecordValue(["label": .string("Mine")]))]))
        expectEqual(secrecy.shown(values, ofIntent: "Another"), IntentValues())
    }
}
