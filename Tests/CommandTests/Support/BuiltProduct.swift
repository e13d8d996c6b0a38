import Foundation

/// The programs that were built beside the tests.
enum BuiltProduct {
    struct Missing: Error, CustomStringConvertible {
        let name: String
        let places: [String]

        var description: String { "no built program '\(name)' in \(places.joined(separator: ", "))" }
    }

    /// The path of a program, looked for in the folders above the test bundle.
    static func path(_ name: String) throws -> String {
        let folders = starts.flatMap(ancestors)
        guard let folder = folders.first(where: { isProgram($0 + "/" + name) }) else {
            throw Missing(name: name, places: folders)
        }
        return folder + "/" + name
    }

    private static var starts: [String] {
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        return bundles + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""].filter { !$0.isEmpty }
    }

    private static func ancestors(of path: String) -> [String] {
        var folders = [path]
        for _ in 0..<4 {
            folders.append(URL(fileURLWithPath: folders[folders.count - 1]).deletingLastPathComponent().path)
        }
        return folders
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
