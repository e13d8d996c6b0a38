import Synchronization

/// The name of a color or picture, and the bundle in which it is looked up.
package struct AssetName: Hashable, Sendable {
    package let name: String
    /// The folder of the bundle; nil for the program and the resources beside it.
    private let folder: String?

    init(_ name: String, in bundle: Bundle? = nil) {
        self.name = name
        folder = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
    }

    /// The color in the catalogs of the bundle; nil for an unknown name.
    var color: AssetColor? { catalog.color(named: name) }
    /// The picture in the catalogs of the bundle, or a file beside them; nil for an unknown name.
    var picture: AssetPicture? { catalog.picture(named: name) }

    private var catalog: AssetCatalog {
        Self.catalogs.withLock { catalogs in
            if let known = catalogs[folder] { return known }
            let catalog =
                folder.map { AssetCatalog(inBundle: $0) } ?? AssetCatalog(besideProgram: Bundle.main.bundlePath)
            catalogs[folder] = catalog
            return catalog
        }
    }

    private static let catalogs = Mutex<[String?: AssetCatalog]>([:])
}

/// The colors and pictures in the asset catalogs of a folder, and the pictures outside of catalogs. What is found stays known: a
/// program reads each catalog once.
final class AssetCatalog: Sendable {
    /// The folders of the color sets and picture sets by their names, and the files outside of sets by their names without a scale.
    fileprivate struct Index {
        var colors: [String: String] = [:]
        var pictures: [String: String] = [:]
        var files: [String: [AssetPicture.File]] = [:]
        /// A folder with more files is read up to here.
        var remaining = 20_000
    }

    private let index: Index
    private let colors = Mutex<[String: AssetColor?]>([:])
    private let pictures = Mutex<[String: AssetPicture?]>([:])

    /// Reads the names in a bundle.
    init(inBundle folder: String) {
        var index = Index()
        index.addResources(of: folder, includesFolders: true)
        self.index = index
    }

    /// Reads the names beside a program, and those in the bundles of its modules, which SwiftPM puts there.
    init(besideProgram folder: String) {
        var index = Index()
        index.addResources(of: folder, includesFolders: false)
        self.index = index
    }

    func color(named name: String) -> AssetColor? {
        colors.withLock { known in
            if let color = known[name] { return color }
            let color = index.colors[name].flatMap { AssetColor(inSet: $0) }
            known[name] = .some(color)
            return color
        }
    }

    func picture(named name: String) -> AssetPicture? {
        pictures.withLock { known in
            if let picture = known[name] { return picture }
            let picture =
                index.pictures[name].flatMap { AssetPicture(inSet: $0) }
                ?? index.files[name].map { AssetPicture(files: $0) }
            known[name] = .some(picture)
            return picture
        }
    }
}

extension AssetCatalog.Index {
    /// - Parameter includesFolders: Whether all folders are read; otherwise only catalogs and bundles are.
    fileprivate mutating func addResources(of folder: String, includesFolders: Bool) {
        for name in names(in: folder) {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".xcassets") {
                addSets(of: path, namespace: "")
            } else if let file = AssetPicture.File(named: name, path: path) {
                files[file.name, default: []].append(file)
            } else if includesFolders || name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
                addResources(of: path, includesFolders: true)
            }
        }
    }

    private mutating func addSets(of folder: String, namespace: String) {
        for name in names(in: folder) {
            let path = "\(folder)/\(name)"
            func set(_ ending: String) -> String? {
                name.hasSuffix(ending) ? namespace + name.dropLast(ending.count) : nil
            }
            if let name = set(".colorset") {
                colors[name] = colors[name] ?? path
            } else if let name = set(".imageset") ?? set(".symbolset") {
                pictures[name] = pictures[name] ?? path
            } else if !name.contains(".") {
                let isNamespace = AssetContents(inSet: path)?.properties?.providesNamespace == true
                addSets(of: path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace)
            }
        }
    }

    /// The names in a folder; none of a file.
    private mutating func names(in folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().prefix(remaining)
        remaining -= names.count
        return Array(names)
    }
}

/// The file `Contents.json` of a set or folder in a catalog.
struct AssetContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct Appearance: Decodable, Equatable {
        var appearance: String
        var value: String

        static let dark = Appearance(appearance: "luminosity", value: "dark")
    }

    struct Entry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var filename: String?
        var scale: String?
        var color: Color?

        /// Whether the entry is for the devices that show widgets, in a light or dark appearance without a further condition.
        func isUsed(isDark: Bool) -> Bool {
            (appearances ?? []).filter { $0.value != "light" } == (isDark ? [.dark] : [])
                && ["universal", "iphone", "ipad", nil].contains(idiom)
        }
    }

    struct Color: Decodable {
        var space: String?
        var components: [String: String]?
        /// The name of a color of the system.
        var reference: String?

        private enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    var properties: Properties?
    var colors: [Entry]?
    var images: [Entry]?
    var symbols: [Entry]?

    /// Reads the contents of a set; nil without the file, or with one that has another form.
    init?(inSet folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }
}
