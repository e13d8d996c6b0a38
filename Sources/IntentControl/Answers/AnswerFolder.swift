internal import IntentModel
import IntentSystem
public import IntentRuntime

/// The last good answers of providers as files, shared by the processes of one user: a command line that starts afresh
/// each time can say what may be chosen although the provider is late, failed or died.
///
/// The folder is 0700 and its files 0600. Only so many answers and bytes are kept; the oldest go first. What is damaged,
/// somebody else's, or writable by others counts as not there. `ControlProgram` keeps its answers under
/// `$XDG_CACHE_HOME/intents/GROUP`; a program of your own with an engine gives it one:
///
/// ```swift
/// var settings = EngineSettings()
/// settings.answers = AnswerFolder(path: caches + "/intents")
/// ```
public struct AnswerFolder: AnswerKeeping {
    /// Most bytes of one answer; a bigger one is not kept.
    public static let mostBytesOfOne = 8 << 20

    private let folder: PrivateFolder
    private let scope: String
    private let mostAnswers: Int
    private let mostBytes: Int

    /// - Parameters:
    ///   - path: Made where there is none, with the folders above it.
    ///   - mostAnswers: Most files.
    ///   - mostBytes: Most bytes of all of them together.
    public init(path: String, mostAnswers: Int = 256, mostBytes: Int = 32 << 20) {
        self.init(path: path, scope: "", mostAnswers: mostAnswers, mostBytes: mostBytes)
    }

    /// - Parameter scope: Whose answers they are where several share the folder, such as a store's path.
    init(path: String, scope: String, mostAnswers: Int = 256, mostBytes: Int = 32 << 20) {
        folder = PrivateFolder(path: path)
        self.scope = scope.isEmpty ? "" : String(SHA256.hexadecimal(of: Array(scope.utf8)).prefix(8)) + "-"
        self.mostAnswers = mostAnswers
        self.mostBytes = mostBytes
    }

    public func answer(named name: String) -> [UInt8]? {
        try? folder.read(fileName(name), limit: Self.mostBytesOfOne)
    }

    public func keep(_ answer: [UInt8], named name: String) {
        guard answer.count <= min(Self.mostBytesOfOne, mostBytes) else { return }
        // An answer that is lost with the machine is asked for again: no need to wait for the disk.
        guard (try? folder.write(answer, to: fileName(name), isDurable: false)) != nil else { return }
        trim()
    }

    private func fileName(_ name: String) -> String { "\(scope)\(name)\(Self.ending)" }

    private static let ending = ".answer.json"

    private func trim() {
        let all = folder.files
        let files = all.filter { $0.name.hasSuffix(Self.ending) }.sorted { $0.modified > $1.modified }
        // Where a writer was killed its file was never put in its place.
        let anHourBefore = (files.first?.modified ?? 0) - 3_600_000_000_000
        for file in all where file.name.contains(Self.ending + ".") && file.modified < anHourBefore {
            folder.remove(file.name)
        }
        var bytes = 0
        for (index, file) in files.enumerated() {
            bytes += file.bytes
            if index >= mostAnswers || bytes > mostBytes { folder.remove(file.name) }
        }
    }
}
