import ArgumentParser
import Foundation
import IntentCommandLine
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

/// Completions of a program with handlers in its code.
struct CompletionNamesTests {
    @Test func `a handler provides the options`() async throws {
        let program = try await LampProgram(LampHandler())
        expectEqual(program.completions(of: ["set", "lamp", "lamps="]), ["lamps=left", "lamps=right", "lamps=floor"])
        expectEqual(program.completions(of: ["set", "lamp", "lamps=left,"]), ["lamps=left,right", "lamps=left,floor"])
        expectEqual(program.completions(of: ["add", "LampWidget", "lamps="]).count, 3)
        expectEqual(program.completions(of: ["set", "lamp", "brightness="]), ["brightness=5"])
    }

    @Test func `a handler that fails leaves its last answer`() async throws {
        let program = try await LampProgram(LampHandler())
        expectEqual(program.completions(of: ["set", "lamp", "lamps="]).count, 3)
        let failing = try await LampProgram(LampHandler(failure: HandlerError(.unavailable)), sharingHomeOf: program)
        expectEqual(failing.completions(of: ["set", "lamp", "lamps="]), ["lamps=left", "lamps=right", "lamps=floor"])
    }

    @Test func `without an answer, the current value is offered`() async throws {
        let program = try await LampProgram(LampHandler())
        let failing = try await LampProgram(LampHandler(failure: HandlerError(.unavailable)), sharingHomeOf: program)
        expectEqual(failing.completions(of: ["set", "lamp", "lamps="]), ["lamps=left"])
    }

    @Test func `a handler that hangs is abandoned`() async throws {
        let program = try await LampProgram(LampHandler())
        let hanging = try await LampProgram(HangingHandler(), sharingHomeOf: program, timeout: 1_000)
        // The handler never answers, so that the end of the call is the proof.
        expectEqual(hanging.completions(of: ["set", "lamp", "lamps="]), ["lamps=left"])
    }

    @Test(arguments: [
        ("air\\ condition", "air condition"), ("'a b'c", "a bc"), (#""a\"b""#, "a\"b"), (#"'a\'"#, "a\\"),
        ("a=b", "a=b"),
        ("'open", "open"), ("", ""),
    ])
    func `quotes of a shell are removed`(word: String, text: String) {
        expectEqual(word.withoutShellQuotes, text)
    }

    @Test(arguments: [
        (CompletionShell.bash, "'a b:$(c)'"), (.zsh, "a b\\:$(c):Title"), (.fish, "a b:$(c)\tTitle"), (nil, "a b:$(c)"),
    ])
    func `each shell receives its form`(shell: CompletionShell?, line: String) {
        expectEqual(Completion(text: "a b:$(c)", description: "Title").line(for: shell), line)
        expectEqual(Completion(text: "a\nb").line(for: shell), nil)
    }
}

/// A program with one instance, `lamp`, in a temporary home folder.
private final class LampProgram: Sendable {
    let home: TemporaryFolder
    private let context: ControlContext

    init(
        _ handler: any IntentHandling, sharingHomeOf owner: LampProgram? = nil, timeout milliseconds: Int = 30_000
    ) async throws {
        home = try owner?.home ?? TemporaryFolder("lamps")
        context = ControlContext(
            programName: "lamptool", definitions: .program(handlers: [handler], definitions: [], optionFiles: nil),
            environment: Environment(["HOME": home.path, "INTENT_COMPLETION_TIMEOUT": String(milliseconds)]))
        guard owner == nil else { return }
        _ = try await Session(context: context, choices: SessionChoices()).add(
            kind: "LampWidget", family: "systemSmall", id: "lamp", assignments: [], unchecked: false)
    }

    /// Returns what is offered for the last word of a line.
    func completions(of words: [String]) -> [String] {
        ControlContext.$current.withValue(context) {
            do {
                let position = words.first == "add" ? 1 : words.count - 2
                _ = try RootCommand<NoDefinitionArguments>.parseAsRoot(
                    [
                        "---completion", words[0], "--", "positional@\(min(position, 1))", String(words.count), "0",
                        "lamptool",
                    ]
                        + words)
                return []
            } catch {
                return RootCommand<NoDefinitionArguments>.fullMessage(for: error).split(separator: "\n").map(
                    String.init)
            }
        }
    }
}

/// Never answers a request for options.
private struct HangingHandler: IntentHandling {
    typealias Intent = LampIntent

    func intentOptions(
        of parameter: String, for intent: LampIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        try await Task.sleep(for: .seconds(3_600))
        return OptionCollection(sections: [])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: LampIntent, context: LookupContext
    ) async throws -> [IntentValue] { [] }

    func intentDefault(
        of parameter: String, for intent: LampIntent, context: DefaultContext
    ) async throws -> [IntentValue] { [] }
}
