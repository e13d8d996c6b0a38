internal import IntentModel
public import IntentRuntime
internal import IntentSystem

/// The last good answers of handlers, stored in files that all processes of a user share.
///
/// With it, a command-line program can list options although the handler is late, has failed or crashed. The folder has
/// mode 0700 and its files 0600. The number of answers and their total size are limited; the oldest are deleted first. An
/// answer that is damaged, belongs to another user, or is writable by others is ignored.
///
/// `ControlProgram` stores answers in `$XDG_CACHE_HOME/intents/GROUP`. A program of your own that uses an engine passes a
/// folder:
///
/// ```swift
/// var settings = EngineSettings()
/// settings.answerCache = AnswerFolder(path: caches + "/intents")
/// ```
public struct AnswerFolder: AnswerCache {
    /// The maximum number of bytes of one answer; a larger answer is not stored.
    public static let maximumAnswerByteCount = 8 << 20

    private let folder: PrivateFolder
    private let scope: String
    private let maximumAnswerCount: Int
    private let maximumByteCount: Int

    /// - Parameters:
    ///   - path: The folder, which is created with the folders above it if it does not exist.
    ///   - maximumAnswerCount: The maximum number of files.
    ///   - maximumByteCount: The maximum number of bytes of all files together.
    public init(path: String, maximumAnswerCount: Int = 256, maximumByteCount: Int = 32 << 20) {
        self.init(
            path: path, scope: "", maximumAnswerCount: maximumAnswerCount, maximumByteCount: maximumByteCount)
    }

    /// - Parameter scope: A text that separates answers if several stores share the folder, such as the store's path.
    init(path: String, scope: String, maximumAnswerCount: Int = 256, maximumByteCount: Int = 32 << 20) {
        folder = PrivateFolder(path: path)
        self.scope = scope.isEmpty ? "" : String(SHA256.hexadecimal(of: Array(scope.utf8)).prefix(8)) + "-"
        self.maximumAnswerCount = maximumAnswerCount
        self.maximumByteCount = maximumByteCount
    }

    public func answer(named name: String) -> [UInt8]? {
        try? folder.read(fileName(name), limit: Self.maximumAnswerByteCount)
    }

    public func store(_ answer: [UInt8], named name: String) {
        guard answer.count <= min(Self.maximumAnswerByteCount, maximumByteCount) else { return }
        // An answer that is lost in a power failure can be requested again, so the write need not be durable.
        guard (try? folder.write(answer, to: fileName(name), isDurable: false)) != nil else { return }
        deleteOldAnswers()
    }

    private func fileName(_ name: String) -> String { "\(scope)\(name)\(Self.suffix)" }

    private static let suffix = ".answer.json"

    private func deleteOldAnswers() {
        let all = folder.files
        let files = all.filter { FilePath($0.name).hasEnding(Self.suffix) }.sorted { $0.modified > $1.modified }
        // Temporary files remain where a process was killed while it wrote.
        let oneHourAgo = (files.first?.modified ?? .zero) - .seconds(3_600)
        for file in all where file.name.contains(Self.suffix + ".") && file.modified < oneHourAgo {
            folder.remove(file.name)
        }
        // Sizes of sparse files may have no sum.
        var room = maximumByteCount
        for (index, file) in files.enumerated() {
            room = file.bytes > room ? -1 : room - file.bytes
            if index >= maximumAnswerCount || room < 0 { folder.remove(file.name) }
        }
    }
}
