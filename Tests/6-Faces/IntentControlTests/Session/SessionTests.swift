import IntentCommandLine
import IntentControl
import IntentRuntime
import IntentTestSupport
import Testing

struct DefinitionPathsTests {
    @Test(arguments: [
        (["a", "b"], "c", true, ["a", "b"]),
        ([], "c", true, ["c"]),
        ([], "c:d/e", false, ["c", "d/e"]),
        ([], ":c::", false, ["c"]),
        ([], "", true, ["definitions"]),
        ([], ":", true, ["definitions"]),
        ([], "", false, []),
    ])
    func `paths come from option, variable or folder`(
        option: [String], variable: String, hasFolder: Bool, paths: [String]
    ) throws {
        let chosen = try DefinitionPaths.choose(
            option: option, environment: Environment(["INTENT_DEFINITIONS": variable]), hasFolder: { _ in hasFolder })
        expectEqual(chosen, paths)
    }

    @Test func `an empty path is wrong usage`() throws {
        let failure = try #require(throws: CommandError.self) {
            try DefinitionPaths.choose(option: [""], environment: Environment([:]), hasFolder: { _ in true })
        }
        expectEqual(failure.status, .wrongUsage)
    }
}

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
    func `the environment names a language or none`(variables: [String: String], tag: String?) throws {
        try expectEqual(LocaleChoice.tag(option: nil, environment: Environment(variables)), tag)
    }

    @Test func `the option overrides the environment`() throws {
        try expectEqual(LocaleChoice.tag(option: "zh-Hant", environment: Environment(["LC_ALL": "de"])), "zh-Hant")
    }

    @Test(arguments: ["", "C", "x", "de-", "-de", "de DE", "deutsch-oesterreichisch", "d1"])
    func `an invalid language tag is wrong usage`(option: String) throws {
        let failure = try #require(throws: CommandError.self) {
            try LocaleChoice.tag(option: option, environment: Environment([:]))
        }
        expectEqual(failure.status, .wrongUsage)
    }
}

struct FailureTests {
    @Test(arguments: [
        (EngineError.Code.unknownKind, CommandStatus.invalidData), (.unknownFamily, .invalidData),
        (.unknownInstance, .invalidData), (.unknownParameter, .invalidData), (.instanceExists, .invalidData),
        (.wrongValue, .invalidData), (.lookupUnavailable, .unavailable), (.editConflict, .conflict),
        (.orphan, .invalidData), (.conflictingDefinitions, .invalidData), (.wrongRequest, .wrongUsage),
    ])
    func `engine errors have their exit codes`(code: EngineError.Code, status: CommandStatus) {
        expectEqual(CommandError(EngineError([.init(code, "x")])).status, status)
    }

    @Test(arguments: [
        (StoreError.Code.unknownInstance, CommandStatus.invalidData), (.instanceExists, .invalidData),
        (.unavailable, .unavailable), (.readOnly, .notPermitted), (.damaged, .unavailable),
        (.otherVersion, .unavailable), (.notPermitted, .notPermitted), (.inputOutput, .inputOutput),
    ])
    func `store errors have their exit codes`(code: StoreError.Code, status: CommandStatus) {
        expectEqual(CommandError(StoreError(code, "x")).status, status)
    }

    @Test func `all problems of an error are kept`() {
        let error = EngineError([
            .init(.wrongValue, parameter: "a", "too big", suggestion: "b"), .init(.unknownParameter, "who"),
        ])
        let failure = CommandError(error)
        expectEqual(
            failure.problems,
            [
                .init("wrongValue", parameter: "a", "too big", suggestion: "b"), .init("unknownParameter", "who"),
            ])
    }

    @Test func `a command prints an error as the error does`() {
        let problem = EngineError.Problem(.wrongValue, parameter: "a", "found 'x\ny'", suggestion: "b")
        let failure = CommandError(EngineError([problem]))
        expectEqual(failure.text(.plain), "error: a: found 'x\u{240A}y'; did you mean 'b'?\n")
        expectEqual("\(problem)", "a: found 'x y'; did you mean 'b'?")
        expectEqual(CommandError(StoreError(.damaged, "'s' is damaged")).text(.plain), "error: 's' is damaged\n")
        expectEqual(problems(inTextOf: failure), [])
    }

    @Test func `an unexpected error is an internal error`() {
        struct Surprise: Error {}
        expectEqual(CommandError(Surprise()).status, .internalError)
    }
}
