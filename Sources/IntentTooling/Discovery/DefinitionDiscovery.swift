#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the definition files that paths stand for, and the files of texts beside them.
package enum DefinitionDiscovery {
    /// The endings of a definition's file name.
    package static let endings = [".intent.yaml", ".intent.yml"]

    /// The files at these paths, each once however many paths lead to it.
    ///
    /// A file stands for itself, whatever its name; one of texts for its definition. Either brings all files of texts
    /// along that stand beside the definition. A folder is searched with the folders below it; what begins with a dot
    /// is left out, and links to folders are not followed, so that a search always ends.
    /// - Throws: ``ToolError`` with `inputMissing` for a path that is not there or cannot be read, and for a folder
    ///   without a definition.
    package static func files(at paths: [String]) throws(ToolError) -> FoundDefinitions {
        var found = FoundFiles()
        for path in paths {
            guard let status = FileStatus(of: path) else { throw .unreachable(path, errno) }
            if status.isFolder {
                let count = found.definitions.count
                try search(path, into: &found)
                guard found.definitions.count > count else { throw .noDefinitions(in: path) }
            } else {
                try add(FoundFile(path: path, identity: status.identity), to: &found)
            }
        }
        return found.result()
    }

    /// Whether a folder itself, not one below it, holds a definition.
    /// - Throws: ``ToolError`` with `inputMissing` where it cannot be read.
    static func hasDefinitions(in folder: String) throws(ToolError) -> Bool {
        try names(in: folder).contains { name in endings.contains(where: name.hasSuffix) }
    }

    private static func search(_ folder: String, into found: inout FoundFiles) throws(ToolError) {
        var rest = [folder]
        while let folder = rest.popLast() {
            for name in try names(in: folder) {
                let path = FoundFile.path(of: name, in: folder)
                let isDefinition = endings.contains(where: name.hasSuffix)
                let translation = isDefinition ? nil : TranslationFileName(name)
                // A name that vanished since it was listed, or a link into nowhere, is not a definition.
                guard let status = FileStatus(of: path) else { continue }
                if status.isFolder {
                    if FileStatus(of: path, followsLinks: false)?.isFolder == true { rest.append(path) }
                } else if isDefinition {
                    found.definitions.append(FoundFile(path: path, identity: status.identity))
                } else if let translation {
                    found.translations.append((FoundFile(path: path, identity: status.identity), translation))
                }
            }
        }
    }

    /// A file that is named itself, with those that belong to it.
    private static func add(_ file: FoundFile, to found: inout FoundFiles) throws(ToolError) {
        if let translation = TranslationFileName(file.name) {
            found.translations.append((file, translation))
            guard let definition = file.definition(of: translation) else { return }
            found.definitions.append(definition)
        } else {
            found.definitions.append(file)
            guard endings.contains(where: file.name.hasSuffix) else { return }
        }
        // Files of one folder, of which there may be thousands, list it once.
        guard found.listed.insert(file.folder).inserted else { return }
        for name in try names(in: file.folder.isEmpty ? "." : file.folder) {
            guard let translation = TranslationFileName(name) else { continue }
            let path = FoundFile.path(of: name, in: file.folder)
            guard let status = FileStatus(of: path), !status.isFolder else { continue }
            found.neighbours.append((FoundFile(path: path, identity: status.identity), translation))
        }
    }

    /// What is in a folder, but for names that begin with a dot, in any order.
    static func names(in folder: String) throws(ToolError) -> [String] {
        guard let stream = opendir(folder) else { throw .unreachable(folder, errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let name else { throw .nameNotUTF8(in: folder) }
            if !name.hasPrefix(".") { names.append(name) }
        }
        guard errno == 0 else { throw .unreachable(folder, errno) }
        return names
    }
}

extension ToolError {
    static func unreachable(_ path: String, _ problem: Int32) -> ToolError {
        ToolError(.inputMissing, "'\(path)' cannot be read: \(String(cString: strerror(problem)))")
    }

    fileprivate static func noDefinitions(in folder: String) -> ToolError {
        ToolError(
            .inputMissing,
            "'\(folder)' holds no definition: neither it nor a folder below it has a file named *.intent.yaml or *.intent.yml"
        )
    }

    fileprivate static func nameNotUTF8(in folder: String) -> ToolError {
        ToolError(.inputMissing, "'\(folder)' holds a file whose name is not UTF-8")
    }
}
