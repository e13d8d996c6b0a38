internal import IntentModel
internal import IntentXcode

/// The sidecars of the definitions of one run, which become one of Xcode's files together.
struct SidecarFiles {
    private let paths: [String?]
    private let sidecars: [Sidecar?]

    /// - Throws: ``ToolError`` where one is there and cannot be read.
    init(besideDefinitionsAt definitions: [String]) throws(ToolError) {
        let paths = definitions.map(SidecarFileName.path)
        var sidecars: [Sidecar?] = []
        for path in paths { sidecars.append(try path.flatMap { path throws(ToolError) in try readSidecar(at: path) }) }
        self.paths = paths
        self.sidecars = sidecars
    }

    /// What all say together, of the file what the first one says; nil where there is none.
    var joined: Sidecar? {
        sidecars.compactMap(\.self).reduce(nil as Sidecar?) { joined, sidecar in
            guard var joined else { return sidecar }
            joined.declarations.merge(sidecar.declarations) { first, _ in first }
            for (language, table) in sidecar.strings {
                joined.strings[language, default: [:]].merge(table) { first, _ in first }
            }
            return joined
        }
    }

    /// The files that take up what an export has given.
    /// - Parameter begins: Whether definitions without a sidecar get one.
    func files(for recorded: Sidecar, of definitions: [DefinitionFile], begins: Bool) -> [ExportedFile] {
        zip(zip(paths, sidecars), definitions).compactMap { file, definition in
            // One that is there and cannot be read may be a newer version's.
            guard let path = file.0, file.1 != nil || begins && FileStatus(of: path) == nil else { return nil }
            var part = recorded
            if let old = file.1 {
                part.file = old.file
                part.strings = old.strings
            }
            if part.file["name"] == nil { part.file["name"] = .string(SidecarFileName.definition(ofSidecarAt: path)) }
            part.declarations = recorded.declarations.filter { definition.declares($0.key) }
            return ExportedFile(path: path, bytes: Array(part.text.utf8))
        }
    }
}

extension DefinitionFile {
    /// - Parameter path: Of a declaration, `intents.OrderSoup.parameters.soup`.
    fileprivate func declares(_ path: String) -> Bool {
        let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count >= 2 else { return false }
        return switch parts[0] {
        case "types": types.contains(parts[1])
        case "enums": enums.contains(parts[1])
        case "intents": intents.contains(parts[1])
        default: false
        }
    }
}
