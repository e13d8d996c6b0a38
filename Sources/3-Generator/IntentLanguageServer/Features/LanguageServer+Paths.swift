internal import IntentDefinitionFiles
internal import IntentSystem

/// The paths of files that definitions and settings name.
extension LanguageServer {
    /// Returns the files and folders that the path at a place can lead to; nil if the place names no file.
    func fileCandidates(at place: CompletionPlace, typed: String, in path: String) -> [CompletionCandidate]? {
        guard !place.isKey, let kind = place.outline.namedFile(place.node) else { return nil }
        // With one more letter, what is typed ends in a name, which may be the beginning of one.
        let typed = FilePath("\(typed)x")
        let searched = typed.folder.isEmpty ? FilePath(path).folder : typed.folder.relative(to: FilePath(path).folder)
        let names = (try? FileSystem.names(inFolder: searched.string))?.valid ?? []
        return names.sorted().map { FilePath($0) }.compactMap { name in
            guard !name.isHidden || typed.isHidden else { return nil }
            let label = (typed.folder / name).string
            if FileSystem.isFolder((searched / name).string) {
                return CompletionCandidate(label: "\(label)/", kind: .folder)
            }
            return kind.includes(name) ? CompletionCandidate(label: label, kind: .file, isString: true) : nil
        }
    }
}

/// What a path in a definition or a settings file leads to.
enum NamedFile {
    case options, image, lock

    func includes(_ name: FilePath) -> Bool {
        let endings =
            switch self {
            case .options: [".json"]
            case .image: [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".gif", ".webp"]
            case .lock: [".lock.json"]
            }
        return endings.contains(where: FilePath(name.string.lowercased()).hasEnding)
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
