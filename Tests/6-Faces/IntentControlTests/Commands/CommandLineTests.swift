import ArgumentParser
import IntentTestSupport
import Testing

@testable import IntentControl

/// Parsing of command lines. The tests of the built program cover what commands do.
struct CommandLineTests {
    @Test func `a handler program shows its name and no definitions option`() throws {
        let program = ControlContext(
            programName: "cartool", definitions: .program(handlers: [], definitions: [], optionFiles: nil))
        ControlContext.$current.withValue(program) {
            let help = RootCommand<NoDefinitionArguments>.helpMessage(columns: 100)
            #expect(help.contains("USAGE: cartool <subcommand>"))
            #expect(help.contains("cartool add CarWidget"))
            let setHelp = RootCommand<NoDefinitionArguments>.helpMessage(
                for: SetCommand<NoDefinitionArguments>.self, columns: 100)
            #expect(setHelp.contains("USAGE: cartool set"))
            #expect(!setHelp.contains("--definitions"))
            #expect(throws: (any Error).self) {
                try RootCommand<NoDefinitionArguments>.parseAsRoot(["list", "--definitions", "x"])
            }
        }
    }

    @Test func `a program's help names its own kinds`() throws {
        let program = ControlContext(
            programName: "lamptool", definitions: .program(handlers: [LampHandler()], definitions: [], optionFiles: nil)
        )
        ControlContext.$current.withValue(program) {
            let help = RootCommand<NoDefinitionArguments>.helpMessage(columns: 100)
            #expect(help.contains("lamptool add LampWidget --family systemSmall\n"))
            #expect(help.contains("lamptool options k3x9w2ab lamps\n"))
            #expect(help.contains("lamptool set k3x9w2ab brightness=3\n"))
            for command in RootCommand<NoDefinitionArguments>.configuration.subcommands {
                let help = RootCommand<NoDefinitionArguments>.helpMessage(for: command, columns: 100)
                #expect(!help.contains("intentctl") && !help.contains("CarWidget") && !help.contains("com.example"))
            }
        }
    }

    @Test func `every command accepts the common options after its name`() throws {
        let lines = [
            ["kinds"], ["add", "K", "--family", "F"], ["list"], ["show", "i"], ["get", "i"], ["set", "i", "a=b"],
            ["reset", "i", "a"], ["options", "i", "a"], ["resize", "i", "--family", "F"], ["remove", "i"],
            ["restore", "i"], ["history", "i"], ["undo", "i"], ["redo", "i"], ["watch"], ["export"], ["import", "f"],
            ["migrate"],
            ["retention"], ["store", "create"], ["store", "path"], ["doctor"], ["timeline"], ["timeline", "i"],
            ["host"],
            ["reload", "i"], ["reload", "--all"], ["preview", "K"], ["simulate"],
        ]
        for line in lines {
            let parsed = try RootCommand<DefinitionFileArguments>.parseAsRoot(
                line + ["--json", "--store", "s", "--definitions", "a", "--locale", "de", "--definitions", "b"])
            let command = try #require(parsed as? any ControlCommand)
            #expect(command.printsJSON)
            expectEqual(command.choices, SessionChoices(definitions: ["a", "b"], store: "s", locale: "de"))
        }
    }

    @Test(arguments: [
        ["get", "i"], ["get", "i", "a"], ["get", "i", "a", "b"], ["get", "--json", "i", "a"],
        ["get", "i", "--store", "s", "a"],
        ["get", "--store=s=t", "i"], ["get", "i", "--definitions", "a", "--definitions=b"],
        ["get", "i", "--extension", "x", "--extension=y", "--json"], ["get", "help"], ["get", "i=a"],
    ])
    func `plain arguments of get mean the same to both parsers`(_ arguments: [String]) throws {
        let parsed = try RootCommand<DefinitionFileArguments>.parseAsRoot(arguments)
        let command = try #require(parsed as? GetCommand<DefinitionFileArguments>)
        let plain = try #require(PlainGet(arguments, acceptsDefinitions: true))
        expectEqual(plain.id, command.id)
        expectEqual(plain.parameters, command.parameters)
        expectEqual(plain.choices, command.choices)
        expectEqual(plain.printsJSON, command.printsJSON)
    }

    @Test(arguments: [
        [], ["get"], ["list"], ["get", "i", "--explain"], ["get", "i", "--fields", "name"],
        ["get", "i", "--help"], ["get", "-h"], ["get", "--", "i"], ["get", "i", "--store"],
        ["get", "i", "--store", ""],
        ["get", "i", "--store", "--json"], ["get", "i", "--store", "s", "--store", "t"], ["get", "i", "--json=a"],
        ["get", "i", "--json", "--json"], ["get", "i", "--memory-limit", "1MB"], ["get", "i", "--quiet"], ["get", ""],
        ["get", "i", "--definitions", "a"], ["get", "i", "--version"], ["get", "i", "-"],
        // Titles in another language are looked up.
        ["get", "i", "--locale", "de"],
    ])
    func `all other arguments are left to the parser`(_ arguments: [String]) {
        #expect(PlainGet(arguments, acceptsDefinitions: false) == nil)
    }

    @Test func `assignments and options can be in any order`() throws {
        let parsed = try RootCommand<DefinitionFileArguments>.parseAsRoot([
            "set", "--if-revision", "3", "i", "a=b", "--unchecked", "c-=d", "e:=-1", "--", "-f=g",
        ])
        let command = try #require(parsed as? SetCommand<DefinitionFileArguments>)
        expectEqual(command.id, "i")
        expectEqual(command.assignments.words, ["a=b", "c-=d", "e:=-1", "-f=g"])
        expectEqual(command.ifRevision, 3)
        #expect(command.unchecked)
    }

    @Test func `the default limit is 100`() throws {
        let parsed = try RootCommand<DefinitionFileArguments>.parseAsRoot(["options", "i", "a"])
        expectEqual((parsed as? OptionsCommand<DefinitionFileArguments>)?.limit, 100)
    }
}
