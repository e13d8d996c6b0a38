import Foundation
import PackagePlugin

/// The definitions in a target, and the files that belong to them.
struct DefinitionSelection {
    /// The definitions, ordered by the bytes of their paths, without duplicates by symbolic links.
    let files: [URL]
    /// The settings file; nil if the target has none, or several, which is reported.
    let settings: URL?
    private let allSettings: [URL]
    /// The translations, which the tool finds by itself beside the definitions.
    private let translations: [(url: URL, name: TranslationFileName)]
    /// JSON Schemas, sidecars of Xcode's files, and policies. They are inputs so that SwiftPM does not report them as unhandled
    /// files.
    private let companions: [URL]
    /// The locks. Only the tool reads settings, and it refuses a lock that is not among these.
    let locks: [URL]
    /// The asset catalogs.
    let catalogs: [URL]
    /// The files of the catalogs.
    private let catalogFiles: [URL]

    init(_ candidates: [URL]) {
        let inCatalogs = candidates.compactMap { url in Self.catalog(of: url).map { (file: url, catalog: $0) } }
        catalogFiles = inCatalogs.map(\.file)
        catalogs = Set(inCatalogs.map(\.catalog)).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        companions = candidates.filter { url in
            let name = url.lastPathComponent
            return ["intent-policy.yaml", "intent-policy.yml"].contains(name)
                || [".schema.json", ".intent.xcode.json"].contains {
                    DefinitionFileNames.removing($0, from: name) != nil
                }
        }
        allSettings = candidates.filter { DefinitionFileNames.settings.contains($0.lastPathComponent) }
        settings = allSettings.count == 1 ? allSettings.first : nil
        locks = candidates.filter { DefinitionFileNames.removing(".lock.json", from: $0.lastPathComponent) != nil }
        var seen: Set<[UInt8]> = []
        let candidates =
            candidates
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            .filter { seen.insert(Array($0.resolvingSymlinksInPath().path.utf8)).inserted }
        files = candidates.filter { GeneratedFileNames.isDefinition($0.lastPathComponent) }
        translations = candidates.compactMap { url in
            TranslationFileName(url.lastPathComponent).map { (url, $0) }
        }
    }

    /// The files that require a new run of the tool when they change.
    var inputs: [URL] { files + allSettings + translations.map(\.url) + companions + locks + catalogFiles }

    /// Returns the outermost asset catalog that contains a file or is it.
    private static func catalog(of url: URL) -> URL? {
        var url = url
        var found: URL?
        while url.pathComponents.count > 1 {
            if url.pathExtension == "xcassets" { found = url }
            url.deleteLastPathComponent()
        }
        return found
    }

    /// Returns the Swift files that the tool writes.
    ///
    /// Only the tool reads settings, so a target with settings declares every file that settings can select. The tool
    /// writes empty files for the others.
    func outputs(in folder: URL) -> [URL] {
        let symbols = catalogs.isEmpty ? [] : [folder.appendingPathComponent(GeneratedFileNames.assetSymbols)]
        return symbols
            + files.flatMap { file in
                let name = file.lastPathComponent
                let names =
                    settings == nil ? [GeneratedFileNames.swiftFile(for: name)] : GeneratedFileNames.all(for: name)
                return names.map { folder.appendingPathComponent($0) }
            }
    }

    /// Returns the files of fakes that the tool writes for a test target.
    func fakes(in folder: URL) -> [URL] {
        files.map { folder.appendingPathComponent(GeneratedFileNames.fakesFile(for: $0.lastPathComponent)) }
    }

    /// Reports errors in the selection.
    /// - Returns: Whether there are any.
    func reportProblems() -> Bool {
        reportCollisions() + reportTranslationsWithoutDefinition() + reportSettings() > 0
    }

    /// Reports definitions with the same name in different folders, which would become the same Swift file.
    private func reportCollisions() -> Int {
        var first: [String: URL] = [:]
        var count = 0
        for file in files {
            let output = GeneratedFileNames.swiftFile(for: file.lastPathComponent)
            guard let other = first.updateValue(file, forKey: output.lowercased()) else { continue }
            count += 1
            Diagnostics.error("\(file.path) and \(other.path) would both become \(output); rename one of them")
        }
        return count
    }

    private func reportTranslationsWithoutDefinition() -> Int {
        let paths = Set(files.map { Array($0.standardizedFileURL.path.utf8) })
        var count = 0
        for (url, name) in translations {
            let folder = url.standardizedFileURL.deletingLastPathComponent()
            let definitions = name.definitions.map { Array(folder.appendingPathComponent($0).path.utf8) }
            guard !definitions.contains(where: paths.contains) else { continue }
            count += 1
            Diagnostics.error(
                "\(url.path) translates \(name.definitions.joined(separator: " or ")), which is not beside it in the target"
            )
        }
        return count
    }

    private func reportSettings() -> Int {
        guard allSettings.count > 1 else { return 0 }
        let paths = allSettings.map(\.path).sorted().joined(separator: " and ")
        Diagnostics.error("a target can have only one settings file; found \(paths)")
        return 1
    }
}
