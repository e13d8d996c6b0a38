import Foundation
import Testing

/// `intentgen generate`, from files to files.
struct GenerateTests {
    private static let clock = """
        intentDefinition: 1
        enums: { Hand: { cases: [long, short] } }
        intents: { Clock: { parameters: { hand: { type: Hand, default: long } } } }

        """
    private static let lamp = "intentDefinition: 1\nintents: { Lamp: { parameters: { name: String } } }\n"
    private static let wrong = "intentDefinition: 1\nintents: { Lamp: { parameters: { name: Text } } }\n"

    @Test func everyDefinitionBecomesAFileOfItsNameInTheFolder() async throws {
        let sandbox = try twoDefinitions()
        #expect(try await sandbox.run(["generate", "definitions", "--output", "made/here"]) == .done())
        #expect(try await sandbox.shell("ls -A made/here") == .done("clock.intent.swift\nlamp.intent.swift\n"))
        #expect(try sandbox.text(of: "made/here/clock.intent.swift").contains("struct ClockIntent"))
        #expect(!(try sandbox.text(of: "made/here/clock.intent.swift").contains("public ")))
        #expect(
            try await sandbox.run(["generate", "definitions", "--output", "made/there/", "--access", "public"])
                == .done())
        #expect(try sandbox.text(of: "made/there/lamp.intent.swift").contains("public nonisolated struct LampIntent"))
    }

    @Test func textsBesideADefinitionAreInItsFileAndMakeNoneOfTheirOwn() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write(
            "intentTexts: 1\nlanguage: de\nenums.Hand.cases.long.title: Langer Zeiger\n",
            to: "definitions/clock.intent.de.yaml")
        #expect(try await sandbox.run(["generate", "definitions", "--output", "made"]) == .done())
        #expect(try await sandbox.shell("ls -A made") == .done("clock.intent.swift\nlamp.intent.swift\n"))
        #expect(try sandbox.text(of: "made/clock.intent.swift").contains("Langer Zeiger"))
        #expect(!(try sandbox.text(of: "made/lamp.intent.swift").contains("Langer Zeiger")))
    }

    @Test func aHyphenPrintsTheOneFile() async throws {
        let sandbox = try twoDefinitions()
        #expect(try await sandbox.run(["generate", "definitions", "--output", "made"]) == .done())
        #expect(
            try await sandbox.run(["generate", "definitions/lamp.intent.yaml", "--output", "-"])
                == .done(try sandbox.text(of: "made/lamp.intent.swift")))
        let both = try await sandbox.run(["generate", "definitions", "--output", "-"])
        #expect(both.status == 64)
        #expect(both.output == "")
        #expect(both.error.contains("there are 2 to be made; name a folder"))
    }

    @Test func aCheckTellsWhatWouldChangeAndChangesNothing() async throws {
        let sandbox = try twoDefinitions()
        let check = ["generate", "definitions", "--output", "made", "--check"]
        #expect(
            try await sandbox.run(check)
                == Outcome(status: 1, output: "made/clock.intent.swift\nmade/lamp.intent.swift\n"))
        #expect(!sandbox.exists("made"))
        #expect(try await sandbox.run(["generate", "definitions", "--output", "made"]) == .done())
        #expect(try await sandbox.run(check) == .done())
        try sandbox.write("// mine\n", to: "made/lamp.intent.swift")
        #expect(try await sandbox.run(check) == Outcome(status: 1, output: "made/lamp.intent.swift\n"))
        #expect(try sandbox.text(of: "made/lamp.intent.swift") == "// mine\n")
    }

    @Test func onlyFilesWhoseBytesChangeAreTouched() async throws {
        let sandbox = try twoDefinitions()
        let generate = ["generate", "definitions", "--output", "made"]
        #expect(try await sandbox.run(generate) == .done())
        #expect(try await sandbox.shell("touch -d 2001-02-03T04:05:06 made/*").status == 0)
        let old = try sandbox.modified("made/clock.intent.swift")
        try sandbox.write(
            Self.lamp.replacingOccurrences(of: "name:", with: "label:"), to: "definitions/lamp.intent.yaml")
        #expect(try await sandbox.run(generate) == .done())
        #expect(try sandbox.modified("made/clock.intent.swift") == old)
        #expect(try sandbox.modified("made/lamp.intent.swift") > old)
        #expect(try sandbox.text(of: "made/lamp.intent.swift").contains("label"))
    }

    @Test(arguments: ["file", "file/below", "file/far/below"])
    func anOutputThatCannotBeMadeIsSaid(output: String) async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write("mine", to: "file")
        let outcome = try await sandbox.run(["generate", "definitions", "--output", output])
        #expect(outcome.status == 73)
        #expect(outcome.error.hasPrefix("error: '"))
        #expect(outcome.error.contains("cannot be created"))
        #expect(try sandbox.text(of: "file") == "mine")
    }

    @Test func aWrongDefinitionWritesNothingNotEvenForRightOnes() async throws {
        let sandbox = try twoDefinitions()
        #expect(try await sandbox.run(["generate", "definitions", "--output", "made"]) == .done())
        let before = try sandbox.text(of: "made/clock.intent.swift")
        try sandbox.write(Self.wrong, to: "definitions/lamp.intent.yaml")
        try sandbox.write(
            Self.clock.replacingOccurrences(of: "short", with: "thin"), to: "definitions/clock.intent.yaml")
        for output in ["made", "new", "-"] {
            let outcome = try await sandbox.run(["generate", "definitions", "--output", output])
            #expect(outcome.status == 65)
            #expect(outcome.output == "")
            #expect(outcome.error.hasPrefix("definitions/lamp.intent.yaml:2:40: error: "))
        }
        #expect(try sandbox.text(of: "made/clock.intent.swift") == before)
        #expect(!sandbox.exists("new"))
    }

    @Test(arguments: [
        ["generate", "definitions"], ["generate", "--output", "made"],
        ["generate", "definitions", "--output", "made", "--target", "cobol"],
        ["generate", "definitions", "--output", "made", "--access", "open"],
        ["generate", "definitions", "--output", "-", "--check"],
        ["generate", "definitions", "--output", "made", "--migrate-custom-intents"],
    ])
    func wrongUsageWritesNothing(arguments: [String]) async throws {
        let sandbox = try twoDefinitions()
        let outcome = try await sandbox.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(!sandbox.exists("made"))
    }

    @Test(arguments: [("swift", "sirikit", "clock.intent.swift"), ("sirikit", "swift", "clock.sirikit.swift")])
    func twoTargetsOfTheSameNamesAreRefusedInOneFolder(first: String, second: String, file: String) async throws {
        let sandbox = try twoDefinitions()
        let generate = ["generate", "definitions", "--output", "made", "--target"]
        #expect(try await sandbox.run(generate + [first]) == .done())
        let listing = try await sandbox.shell("ls -A made")
        for arguments in [generate + [second], generate + [second, "--check"]] {
            let outcome = try await sandbox.run(arguments)
            #expect(outcome.status == 73)
            #expect(outcome.output == "")
            #expect(outcome.error.contains("'made/\(file)' was made with '--target \(first)'"))
            #expect(outcome.error.contains("name another folder, or delete that file"))
        }
        #expect(try await sandbox.shell("ls -A made") == listing)
        #expect(try await sandbox.run(generate + [first]) == .done())
    }

    @Test func aFileOfAnothersIsNoReasonToRefuse() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write("// mine\n", to: "made/own.sirikit.swift")
        #expect(try await sandbox.run(["generate", "definitions", "--output", "made"]) == .done())
    }

    @Test func appIntentsAreTwoFilesAndWhatTheyCannotSayIsAWarning() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write(
            """
            intentDefinition: 1
            intents:
              Clock: { eligibleForWidgets: true, parameters: { size: { type: Integer, range: { min: 2, step: 2 } } } }

            """, to: "app/clock.intent.yaml")
        let generate = ["generate", "app", "--output", "made", "--target", "app-intents"]
        let outcome = try await sandbox.run(generate)
        #expect(outcome.status == 0)
        #expect(outcome.error.hasPrefix("app/clock.intent.yaml:3:52: warning: a range has no step; 'size' takes every"))
        #expect(outcome.error.contains("[app-intents-step]"))
        #expect(try sandbox.text(of: "made/clock.appintents.swift").contains("struct ClockAppIntent: "))
        #expect(try sandbox.text(of: "made/clock.xcstrings").hasPrefix("{\n  \"sourceLanguage\": \"en\""))
        #expect(try await sandbox.run(generate + ["--migrate-custom-intents"]).status == 0)
        #expect(
            try sandbox.text(of: "made/clock.appintents.swift").contains("intentClassName: String = \"ClockIntent\""))
    }

    @Test func aTypeThatAppIntentsCannotTakeIsAnErrorThere() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Property: {} }
            intents: { Clock: { eligibleForWidgets: true, parameters: { it: Property } } }

            """, to: "app/clock.intent.yaml")
        let generate = ["generate", "app", "--output", "made"]
        let outcome = try await sandbox.run(generate + ["--target", "app-intents"])
        #expect(outcome.status == 65)
        #expect(outcome.error.contains("[name-collision]"))
        #expect(!sandbox.exists("made"))
        #expect(try await sandbox.run(generate).status == 0)
    }

    private func twoDefinitions() throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.program = "intentgen"
        try sandbox.write(Self.clock, to: "definitions/clock.intent.yaml")
        try sandbox.write(Self.lamp, to: "definitions/lamp.intent.yaml")
        return sandbox
    }
}

extension Sandbox {
    fileprivate func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)), as: UTF8.self)
    }

    fileprivate func modified(_ file: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
        return try #require(attributes[.modificationDate] as? Date)
    }
}
