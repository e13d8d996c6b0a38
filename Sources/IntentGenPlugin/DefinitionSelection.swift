import Foundation
import PackagePlugin

/// The definitions among a target's files, as one command sees them.
struct DefinitionSelection {
    /// In the order of their paths' bytes; a file that links lead to twice is there once, as the tool has it.
    private let files: [URL]
    /// Files of texts, which the tool finds beside the definitions by itself: a change of one is a change of its
    /// definition.
    private let translations: [(url: URL, name: TranslationFileName)]
    /// JSON Schemas beside them, which help editors, and sidecars of Xcode's files. Swift is made without them; as inputs
    /// they are not reported as files that the target does nothing with.
    private let companions: [URL]

    init(_ candidates: [URL]) {
        companions = candidates.filter { url in
            url.lastPathComponent == "intent.schema.json" || url.lastPathComponent.hasSuffix(".intent.xcode.json")
        }
        var seen: Set<String> = []
        let candidates =
            candidates
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            .filter { seen.insert($0.resolvingSymlinksInPath().path).inserted }
        files = candidates.filter { GeneratedFileNames.isDefinition($0.lastPathComponent) }
        translations = candidates.compactMap { url in
            TranslationFileName(url.lastPathComponent).map { (url, $0) }
        }
    }

    /// One command for all definitions, since they form one schema; none where something is to be mended first.
    func commands(for target: String, tool: URL, folder: URL) -> [Command] {
        guard !files.isEmpty else {
            Diagnostics.warning(
                """
                '\(target)' applies IntentGenerator and has no definition: \
                add a file named NAME.intent.yaml to the target, or take the plugin away
                """)
            return []
        }
        let outputs = files.map { folder.appendingPathComponent(output(for: $0)) }
        guard reportClashes() + reportStrayTranslations() == 0 else { return [] }
        return [
            .buildCommand(
                displayName: "Generate Swift from the intent definitions of \(target)", executable: tool,
                arguments: ["generate"] + files.map(\.path) + ["--output", folder.path, "--access", "public"],
                inputFiles: files + translations.map(\.url) + companions, outputFiles: outputs)
        ]
    }

    /// Two definitions of one name, in different folders, would be one Swift file.
    private func reportClashes() -> Int {
        var first: [String: URL] = [:]
        var count = 0
        for file in files {
            guard let other = first.updateValue(file, forKey: output(for: file).lowercased()) else { continue }
            count += 1
            Diagnostics.error(
                "\(file.path) and \(other.path) would both become \(output(for: file)): rename one of them")
        }
        return count
    }

    /// Texts whose definition is not in the target would be in no generated file.
    private func reportStrayTranslations() -> Int {
        let paths = Set(files.map { $0.standardizedFileURL.path })
        var count = 0
        for (url, name) in translations {
            let folder = url.standardizedFileURL.deletingLastPathComponent()
            let definitions = name.definitions.map { folder.appendingPathComponent($0).path }
            guard !definitions.contains(where: paths.contains) else { continue }
            count += 1
            Diagnostics.error(
                "\(url.path) holds texts of \(name.definitions.joined(separator: " or ")), which is not beside it in the target"
            )
        }
        return count
    }

    private func output(for file: URL) -> String {
        GeneratedFileNames.swiftFile(for: file.lastPathComponent)
    }
}
