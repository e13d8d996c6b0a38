import Foundation
import PackagePlugin

/// The definitions among a target's files, as one command sees them.
struct DefinitionSelection {
    /// In the order of their paths' bytes; a file that links lead to twice is there once, as the tool has it.
    let files: [URL]
    /// The settings file of the target; nil where it has none, or several, which are reported.
    let settings: URL?
    private let allSettings: [URL]
    /// Files of texts, which the tool finds beside the definitions by itself: a change of one is a change of its
    /// definition.
    private let translations: [(url: URL, name: TranslationFileName)]
    /// JSON Schemas beside them, which help editors, sidecars of Xcode's files, and locks. As inputs they are not reported
    /// as files that the target does nothing with.
    private let companions: [URL]

    init(_ candidates: [URL]) {
        companions = candidates.filter { url in
            let name = url.lastPathComponent
            return name == "intent.schema.json" || name.hasSuffix(".intent.xcode.json") || name.hasSuffix(".lock.json")
        }
        allSettings = candidates.filter { GeneratedFileNames.settings.contains($0.lastPathComponent) }
        settings = allSettings.count == 1 ? allSettings.first : nil
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

    /// What a change of makes the files anew.
    var inputs: [URL] { files + allSettings + translations.map(\.url) + companions }

    /// The Swift files that come of the definitions. What the settings say is read by the tool alone: with settings all
    /// files are made that they may ask for, some of them empty.
    func outputs(in folder: URL) -> [URL] {
        files.flatMap { file in
            let name = file.lastPathComponent
            let names = settings == nil ? [GeneratedFileNames.swiftFile(for: name)] : GeneratedFileNames.all(for: name)
            return names.map { folder.appendingPathComponent($0) }
        }
    }

    /// Reports what has to be mended first, and whether there is anything.
    func reportProblems() -> Bool {
        reportClashes() + reportStrayTranslations() + reportSettings() > 0
    }

    /// Two definitions of one name, in different folders, would be one Swift file.
    private func reportClashes() -> Int {
        var first: [String: URL] = [:]
        var count = 0
        for file in files {
            let output = GeneratedFileNames.swiftFile(for: file.lastPathComponent)
            guard let other = first.updateValue(file, forKey: output.lowercased()) else { continue }
            count += 1
            Diagnostics.error("\(file.path) and \(other.path) would both become \(output): rename one of them")
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

    private func reportSettings() -> Int {
        guard allSettings.count > 1 else { return 0 }
        let paths = allSettings.map(\.path).sorted().joined(separator: " and ")
        Diagnostics.error("\(paths) are settings of one target, which has one settings file at most")
        return 1
    }
}
