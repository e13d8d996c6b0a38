import ArgumentParser
import IntentCommandLine
import IntentEmitters
import IntentGeneratorRun
import IntentTestSupport
import IntentYAML
import Testing

@testable import IntentGenCommands

/// The arguments of the plugin's tool, which are those of `intentgen generate`.
struct GenerationArgumentsTests {
    @Test func `every option of the command is one of the tool`() throws {
        let help = GenerateCommand.helpMessage()
        let names = Set(help.matches(of: /(?:^|[ ,\/])(--?[a-z][a-z-]*)/).map { String($0.output.1) })
            .subtracting(["--version", "--help", "-h"])
        expectEqual(names.count, 20, "\(names.sorted())")
        for name in names {
            let problem = problem(["generate", "a", "--output", "b", name, "x"])
            #expect(problem?.hasPrefix("unknown option") != true, "\(name)")
        }
    }

    @Test func `values reach the run`() throws {
        let run = try Generation(arguments: [
            "generate", "--target", "swift", "a.intent.yaml", "--target=sirikit", "-o", "out", "--access", "package",
            "--max-depth", "7", "--no-fakes", "--check", "--plugin", "--against", "lock", "folder", "--config=c.yaml",
            "--watched-lock", "d", "--watched-lock=e",
        ])
        expectEqual(run.paths, ["a.intent.yaml", "folder"])
        #expect(run.output == "out" && run.lock == "lock" && run.isCheck && run.settings.path == "c.yaml")
        #expect(run.choices.targets == [.swift, .sirikit] && run.choices.access == .package)
        #expect(run.choices.includesFakes == false && run.choices.isPlugin && run.limits.depth == 7)
        expectEqual(run.choices.watchedLocks, ["d", "e"])
    }

    @Test(arguments: [
        ["a", "-o", "b", "--target", "sirikit", "--access=public", "--no-fakes", "--max-depth", "9"],
        [
            "--check", "a", "b", "--output=c", "--output", "d", "--plugin", "--config", "e", "--against", "f",
            "--watched-lock", "g",
        ],
        ["-o", "-", "a", "--migrate-custom-intents", "--target=app-intents", "--fakes-for", "g"],
    ])
    func `the command accepts what the tool accepts`(arguments: [String]) throws {
        let tool = try Generation(arguments: ["generate"] + arguments)
        let command = try GenerateCommand.parse(arguments)
        #expect(tool.paths == command.definitions.paths && tool.output == command.output)
        #expect(tool.isCheck == command.check && tool.lock == command.against)
        #expect(tool.settings.path == command.settings.config && tool.limits == command.limits.limits)
        let (first, second) = (tool.choices, command.choices.choices)
        #expect(first.targets == second.targets && first.access == second.access)
        #expect(first.includesFakes == second.includesFakes && first.testedModule == second.testedModule)
        expectEqual(first.watchedLocks, second.watchedLocks)
        #expect(first.migratesCustomIntents == second.migratesCustomIntents && first.isPlugin == second.isPlugin)
    }

    @Test(arguments: [
        (["validate", "a"], "intentgen-build has one command, generate; 'intentgen generate --help' describes it"),
        (["generate", "a"], "'--output' is missing"),
        (["generate", "--output", "b"], "no path of a definition is given"),
        (["generate", "a", "--output"], "'--output' requires a value"),
        (["generate", "a", "--output", "--check"], "'--output' requires a value"),
        (["generate", "a", "-o=b"], "unknown option '-o=b'"),
        (["generate", "a", "--fast"], "unknown option '--fast'"),
        (
            ["generate", "a", "-o", "b", "--fakes", "--no-fakes"],
            "'--no-fakes' repeats or contradicts an earlier option"
        ),
        (["generate", "a", "-o", "-", "--check"], "'--check' requires a folder, not '--output -'"),
        (
            ["generate", "a", "--access", "open"],
            "the value 'open' is invalid for '--access'; it must be one of 'internal', 'package', 'public'"
        ),
        (
            ["generate", "a", "--max-depth", "much"],
            "the value 'much' is invalid for '--max-depth'; it must be a number"
        ),
        (["generate", "a", "--max-depth=0"], "'--max-depth' must be 1 or more, not 0"),
    ])
    func `wrong arguments are reported`(_ arguments: [String], _ message: String) {
        expectEqual(problem(arguments), message)
    }

    private func problem(_ arguments: [String]) -> String? {
        do throws(CommandError) {
            _ = try Generation(arguments: arguments)
            return nil
        } catch {
            return error.message
        }
    }
}
