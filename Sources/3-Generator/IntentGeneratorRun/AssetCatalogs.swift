internal import IntentCommandLine
internal import IntentEmitters
internal import IntentModel
internal import IntentSystem

/// The asset catalogs among the paths of a run.
struct AssetCatalogs {
    private let paths: [String]

    /// Removes the catalogs from the paths.
    init(removingFrom paths: inout [String]) {
        self.paths = paths.filter(Self.isCatalog)
        paths.removeAll(where: Self.isCatalog)
    }

    private static func isCatalog(_ path: String) -> Bool {
        FilePath(FilePath(path).name).hasEnding(".xcassets") && FileSystem.isFolder(path)
    }

    /// The symbols of all catalogs; nil without any.
    func symbols() throws(CommandError) -> GeneratedFile? {
        guard !paths.isEmpty else { return nil }
        var assets: [Asset] = []
        for path in paths { try collect(path, namespaces: [], into: &assets) }
        return AssetSymbols(assets, of: paths.map { FilePath($0).name }).file
    }

    private static let endings: [(ending: String, kind: Asset.Kind)] = [
        (".colorset", .color), (".imageset", .image), (".symbolset", .image),
    ]

    private func collect(_ folder: String, namespaces: [String], into assets: inout [Asset]) throws(CommandError) {
        let names: [String]
        do {
            names = try FileSystem.names(inFolder: folder).valid.sorted()
        } catch {
            throw CommandError(.inputOutput, "reading '\(folder)' failed: \(error.message)")
        }
        for name in names {
            let path = (FilePath(folder) / name).string
            guard FileSystem.isFolder(path) else { continue }
            if let (kind, asset) = asset(named: name) {
                assets.append(Asset(kind, namespaces: namespaces, name: asset))
            } else if try isNamespace(path) {
                try collect(path, namespaces: namespaces + [name], into: &assets)
            } else {
                try collect(path, namespaces: namespaces, into: &assets)
            }
        }
    }

    private func asset(named name: String) -> (kind: Asset.Kind, name: String)? {
        for (ending, kind) in Self.endings {
            if let base = FilePath(name).removing(ending) { return (kind, base.string) }
        }
        return nil
    }

    /// Whether the name of a folder is part of the names of its assets, as its `Contents.json` states.
    private func isNamespace(_ folder: String) throws(CommandError) -> Bool {
        let contents = (FilePath(folder) / "Contents.json").string
        guard CommandFiles.isFile(contents) else { return false }
        let bytes = try CommandFiles.read(contents, limit: 1 << 20)
        guard let value = try? JSONValue(parsing: bytes), case .object(let members) = value,
            case .object(let properties)? = members["properties"]
        else { return false }
        return properties["provides-namespace"] == .boolean(true)
    }
}
