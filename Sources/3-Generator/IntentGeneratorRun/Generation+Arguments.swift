package import IntentCommandLine
internal import IntentEmitters
package import IntentYAML

/// Reads the arguments of `intentgen generate` without a parser that a user's build would have to compile. `intentgen` has
/// help and completion for the same options; a test compares the two.
extension Generation {
    /// Accepts no arguments that `intentgen` would reject, so `intentgen` can call it first.
    /// - Parameter arguments: `generate`, then paths and options in any order.
    /// - Throws: `wrongUsage` for an unknown option, or a value that an option does not accept.
    package init(arguments: [String]) throws(CommandError) {
        self.init(paths: [], output: "")
        guard arguments.first == "generate" else {
            throw .usage("intentgen-build has one command, generate; 'intentgen generate --help' describes it")
        }
        var remaining = arguments.dropFirst()
        var flags: Set<String> = []
        while let argument = remaining.popFirst() {
            guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
                paths.append(argument)
                continue
            }
            if let flag = Self.flags[argument] {
                guard flags.insert(flag.name).inserted else {
                    throw .usage("'\(argument)' repeats or contradicts an earlier option")
                }
                flag.set(&self)
                continue
            }
            let (name, joined) = Self.parts(of: argument)
            guard let setOption = Self.options[name] ?? Self.limitOption(name) else {
                throw .usage("unknown option '\(argument)'")
            }
            guard let value = joined ?? Self.popValue(from: &remaining) else {
                throw .usage("'\(name)' requires a value")
            }
            try setOption(&self, value)
        }
        guard !paths.isEmpty else { throw .usage("no path of a definition is given") }
        guard !output.isEmpty else { throw .usage("'--output' is missing") }
        if isCheck, output == "-" { throw .usage("'--check' requires a folder, not '--output -'") }
    }

    /// Returns the name and the value of `--name=value`; other arguments have no value.
    private static func parts(of argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    /// Returns the next argument unless it is an option.
    private static func popValue(from arguments: inout ArraySlice<String>) -> String? {
        guard let next = arguments.first, next == "-" || !next.hasPrefix("-") else { return nil }
        return arguments.popFirst()
    }

    private typealias SetFlag = @Sendable (inout Generation) -> Void
    private typealias SetOption = @Sendable (inout Generation, String) throws(CommandError) -> Void

    /// Flags with the same name exclude each other.
    private static let flags: [String: (name: String, set: SetFlag)] = [
        "--plugin": ("plugin", { $0.choices.isPlugin = true }),
        "--check": ("check", { $0.isCheck = true }),
        "--fakes": ("fakes", { $0.choices.includesFakes = true }),
        "--no-fakes": ("fakes", { $0.choices.includesFakes = false }),
        "--migrate-custom-intents": ("migrate", { $0.choices.migratesCustomIntents = true }),
        "--no-migrate-custom-intents": ("migrate", { $0.choices.migratesCustomIntents = false }),
    ]

    private static let options: [String: SetOption] = [
        "--output": { $0.output = $1 },
        "-o": { $0.output = $1 },
        "--config": { $0.settings = SettingsSelection(path: $1) },
        "--against": { $0.lock = $1 },
        "--watched-lock": { $0.choices.watchedLocks.append($1) },
        "--fakes-for": { $0.choices.testedModule = $1 },
        "--target": { (run, value) throws(CommandError) in
            run.choices.targets.append(try choice(value, of: "--target"))
        },
        "--access": { (run, value) throws(CommandError) in run.choices.access = try choice(value, of: "--access") },
    ]

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: String, of option: String
    ) throws(CommandError) -> Choice {
        guard let choice = Choice(rawValue: value) else {
            let choices = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw .usage("the value '\(value)' is invalid for '\(option)'; it must be one of \(choices)")
        }
        return choice
    }

    private static func limitOption(_ name: String) -> SetOption? {
        guard let option = LimitOption.all.first(where: { $0.name == name }) else { return nil }
        return { (run, value) throws(CommandError) in
            guard let number = Int(value) else {
                throw .usage("the value '\(value)' is invalid for '\(name)'; it must be a number")
            }
            run.limits[keyPath: option.limit] = number
            if let problem = option.problem(in: run.limits) { throw .usage(problem) }
        }
    }
}

/// An option that sets a limit of the YAML reader.
package struct LimitOption: Sendable {
    package let name: String
    package let limit: any WritableKeyPath<YAMLLimits, Int> & Sendable
    package var minimum = 1

    /// Returns a message if the limit is too small.
    package func problem(in limits: YAMLLimits) -> String? {
        let value = limits[keyPath: limit]
        return value < minimum ? "'\(name)' must be \(minimum) or more, not \(value)" : nil
    }

    package static let all = [
        LimitOption(name: "--max-file-size", limit: \.fileBytes),
        LimitOption(name: "--max-depth", limit: \.depth),
        LimitOption(name: "--max-nodes", limit: \.nodes),
        LimitOption(name: "--max-scalar", limit: \.scalarBytes),
        LimitOption(name: "--max-alias-nodes", limit: \.expandedAliasNodes, minimum: 0),
        LimitOption(name: "--max-anchors", limit: \.anchors, minimum: 0),
        LimitOption(name: "--max-blank-run", limit: \.blankRunBytes),
        LimitOption(name: "--max-problems", limit: \.diagnostics),
    ]
}
