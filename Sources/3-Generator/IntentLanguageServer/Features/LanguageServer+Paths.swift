internal import IntentDefinitionFiles
internal import IntentSystem

/// The paths of files that definitions and settings name.
extension LanguageServer {
    /// Returns the files and folders that the path at a place can lead to; nil if the place names no file.
    func fileCandidates(at place: CompletionPlace, typed: String, in path: String) -> [CompletionCandidate]? {
        guard !place.isKey, let kind = place.outline.namedFile(place.node) else { return nil }
        let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        let searched = FilePath(folder.isEmpty ? "." : folder).relative(to: FilePath(path).folder).string
        let names = (try? FileSystem.names(inFolder: searched))?.valid ?? []
        let isHiddenTyped = typed.dropFirst(folder.count).hasPrefix(".")
        return names.sorted().compactMap { name in
            guard !name.hasPrefix(".") || isHiddenTyped else { return nil }
            if FileSystem.isFolder(searched + "/" + name) {
                return CompletionCandidate(label: folder + name + "/", kind: .folder)
            }
            return kind.includes(name) ? CompletionCandidate(label: folder + name, kind: .file) : nil
        }
    }
}

/// What a path in a definition or a settings file leads to.
enum NamedFile {
    case options, image, lock

    func includes(_ name: String) -> Bool {
        let endings =
            switch self {
            case .options: [".json"]
            case .image: [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".gif", ".webp"]
            case .lock: [".lock.json"]
            }
        return endings.contains { name.lowercased().hasSuffix($0) }
    }
}

extension Outline {
    /// Returns what the path in a value leads to; nil if the value is no path.
    func namedFile(_ node: Int) -> NamedFile? {
        let (key, parent) = (nodes[node].key, nodes[node].parent)
        if key == "lock", parent == Self.root, child("intentgenConfig", of: Self.root) != nil { return .lock }
        guard key == "file" else { return nil }
        return switch nodes[parent].key {
        case "optionsFrom": .options
        case "image": .image
        default: nil
        }
    }
}
