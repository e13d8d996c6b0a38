/// A path in its parts.
struct OutputPath {
    /// Up to the name, without the last slash; empty for a name alone.
    let folder: String
    let name: String

    init(_ path: String) {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let slash = path.lastIndex(of: "/") else {
            folder = ""
            name = path
            return
        }
        folder = slash == path.startIndex ? "/" : String(path[..<slash])
        name = String(path[path.index(after: slash)...])
    }

    /// The name without its last ending; one that only begins with a dot keeps it.
    var baseName: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    static func join(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.reduce("") { path, part in
            path.isEmpty || path.hasSuffix("/") ? path + part : "\(path)/\(part)"
        }
    }
}
