internal import IntentModel
internal import IntentSystem
internal import IntentRuntime

extension TrustSubject {
    /// Most bytes of a file that is looked at.
    private static let mostBytes = 64 << 20

    /// What a source asks for now, with its files as they are. Nil for a file of options, which needs no permission.
    /// - Parameter programFolder: Where the sources of generated definitions are, which have no folder of their own.
    /// - Throws: Where that cannot be told.
    init?(_ source: DocumentSource, programFolder: String?) throws(HandlerFailure) {
        switch source {
        case .file: return nil
        case .address(let address):
            let folder = address.folder ?? programFolder
            self.init(.address(address.url), folder: folder.flatMap(OpenFile.resolved) ?? folder ?? "")
        case .command(let command):
            guard let folder = command.folder ?? programFolder else {
                throw .unavailable("options come from \(source.name), and this program has no folder to run it in")
            }
            guard let place = OpenFile.resolved(folder) else {
                throw .unavailable("the folder of \(source.name), '\(folder)', cannot be reached")
            }
            let contents = try Self.contents(of: command.arguments, below: place)
            self.init(.command(command.arguments), folder: place, contents: contents)
        }
    }

    private static func contents(
        of words: [String], below folder: String
    ) throws(HandlerFailure) -> [Content] {
        var contents: [Content] = []
        for (index, word) in words.enumerated() {
            // A program that is called by its name alone is looked for on the path.
            guard index > 0 || word.contains("/"), !contents.contains(where: { $0.path == word }) else { continue }
            if let content = try content(of: word, below: folder) { contents.append(content) }
        }
        return contents
    }

    /// Nil for what is no file below the folder.
    private static func content(of word: String, below folder: String) throws(HandlerFailure) -> Content? {
        let path = word.hasPrefix("/") ? word : folder + "/" + word
        guard !word.isEmpty, let place = OpenFile.resolved(path), place.hasPrefix(folder == "/" ? "/" : folder + "/")
        else { return nil }
        do throws(SystemFailure) {
            let file = try OpenFile(place, followsLink: false)
            guard try file.kind() == .regular else { return nil }
            return Content(path: word, digest: SHA256.hexadecimal(of: try file.bytes(limit: mostBytes)))
        } catch {
            throw .unavailable("'\(word)' cannot be looked at: \(error.words)")
        }
    }
}
