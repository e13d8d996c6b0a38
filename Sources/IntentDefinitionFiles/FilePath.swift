/// The parts of a path.
package struct FilePath {
    /// The path up to the name, without the last slash; empty if the path is only a name.
    package let folder: String
    package let name: String

    package init(_ path: String) {
        let path = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            folder = ""
            name = path
            return
        }
        folder = slash == path.startIndex ? "/" : String(path[..<slash])
        name = String(path[path.utf8.index(after: slash)...])
    }

    /// The name without its extension. A dot at the beginning does not start an extension.
    package var baseName: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns the nonempty parts, separated by slashes.
    package static func join(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.reduce("") { path, part in
            path.isEmpty || path.hasSuffix("/") ? path + part : "\(path)/\(part)"
        }
    }
}
