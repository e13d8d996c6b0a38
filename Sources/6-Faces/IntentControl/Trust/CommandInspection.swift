internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// A command with the present contents of everything that a permission for it covers, and what runs if it is allowed.
struct CommandInspection {
    let subject: TrustSubject
    let arguments: [String]
    /// The definition's folder without symbolic links.
    let folder: String
    /// The path of the program; nil if there is none.
    private var program: String?
    /// The files that are run as they were read, by the index of their word.
    private var pinned: [Int: PinnedFile] = [:]

    /// Inspects a command.
    /// - Parameters:
    ///   - folder: The folder in which it runs.
    ///   - searchPath: The folders in which a program without a slash is searched, separated by colons.
    ///   - pins: Whether to keep the program or script, so that what runs is what was read.
    /// - Throws: `unavailable` if the folder or one of the contents cannot be read.
    init(_ arguments: [String], in folder: String, searchPath: String, pins: Bool) throws(OptionsFailure) {
        guard let resolved = try? FileSystem.resolvedPath(folder) else {
            throw .unavailable("the folder '\(folder)' of the command cannot be reached")
        }
        self.arguments = arguments
        self.folder = resolved
        let place = FilePath(resolved)
        var contents: [TrustSubject.Content] = []
        var words: Set<ExactText> = []
        if let word = arguments.first, let path = Self.program(word, in: place, searchPath) {
            let found = try WordInspection(word, at: path, in: place, pinning: pins ? .program : .none)
            if let content = found.content { contents.append(content) }
            // What is covered and was not there must not run if it appears now.
            if found.content.map({ $0.kind == .file }) ?? true { program = path.string }
            pinned[0] = try found.file?.runnable
            if FilePath(word).hasSlash { words.insert(word) }
        }
        let interpreter = arguments.first.flatMap { Interpreter(FilePath($0).name) }
        for (index, word) in arguments.enumerated().dropFirst() {
            for part in Self.parts(of: word) where words.insert(part).inserted {
                let isScript = pins && pinned.isEmpty && part.isExactly(word)
                let found = try WordInspection(part, in: place, pinning: isScript ? interpreter.pinning : .none)
                guard let content = found.content else { continue }
                contents.append(content)
                if isScript { pinned[index] = found.file?.pinned }
                if interpreter?.takesScript == true, index == 1, content.kind == .missing { program = nil }
            }
        }
        subject = TrustSubject(command: arguments, folder: resolved, contents: contents)
    }

    /// Inspects the command of a definition.
    /// - Parameter programFolder: The folder of generated definitions, which have no folder of their own.
    init(
        of source: OptionDocumentSource, _ command: OptionCommand, programFolder: String?, searchPath: String,
        pins: Bool
    ) throws(OptionsFailure) {
        guard let folder = command.folder ?? programFolder else {
            throw .unavailable("options come from \(source.name), and this program has no folder to run it in")
        }
        guard FileSystem.isFolder(folder) else {
            throw .unavailable("the folder '\(folder)' of \(source.name) cannot be reached")
        }
        try self.init(command.arguments, in: folder, searchPath: searchPath, pins: pins)
    }

    /// Returns the path of the program, which may not exist; nil if PATH has no such program.
    private static func program(_ word: String, in folder: FilePath, _ searchPath: String) -> FilePath? {
        if FilePath(word).hasSlash { return FilePath(word).relative(to: folder) }
        return program(named: word, searchPath)
    }

    /// Returns the first program of a name in the absolute folders of a search path.
    static func program(named name: String, _ searchPath: String) -> FilePath? {
        searchPath.utf8.split(separator: UInt8(ascii: ":")).lazy.map { FilePath(String(Substring($0))) }
            .filter(\.isAbsolute).map { $0 / name }.first { FileSystem.isExecutableFile($0.string) }
    }

    /// A word, and the part after "=" in a word such as `--file=list.sh`.
    private static func parts(of word: String) -> [String] {
        guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return [word] }
        return [word, String(Substring(word.utf8[sign...].dropFirst()))]
    }

    /// Returns how to start the command.
    /// - Throws: ``SystemFailure/missing`` if there is no program.
    func start(
        _ environment: CommandEnvironment, output: Descriptor, errors: Descriptor
    ) throws(SystemFailure) -> ProgramStart {
        guard let program else { throw .missing }
        var start = ProgramStart(
            path: program, arguments: arguments, environment: environment.variables, folder: folder,
            separation: .session, input: nil, output: output, errors: errors)
        for (index, file) in pinned.sorted(by: { $0.key < $1.key }) {
            let path = PinnedFile.path(at: start.files.count)
            start.files.append(file)
            if index == 0 { start.path = path } else { start.arguments[index] = path }
        }
        return start
    }
}

extension Interpreter? {
    /// How to keep the script that it runs.
    fileprivate var pinning: WordInspection.Pinning {
        switch self {
        case .shell: .shellScript
        case .other, .launcher: .otherScript
        case nil: .none
        }
    }
}

extension WordInspection.CheckedFile {
    /// The file to run; nil where the system runs files by their paths only.
    fileprivate var runnable: PinnedFile? {
        get throws(OptionsFailure) {
            guard let pinned else { return nil }
            guard FileSystem.isExecutableFile(path.string) else {
                throw .unavailable("'\(path)' cannot be started: \(SystemFailure.notExecutable.message)")
            }
            return pinned
        }
    }
}
