/// A path of the file system, as its bytes of UTF-8.
///
/// A `Character` can span a slash or a dot and the combining mark after it, so functions of `String` such as `hasPrefix`,
/// `split` and `dropLast` see other parts of a path than the system does. Paths are compared, joined and cut with this
/// type alone, and `Scripts/checks/texts` enforces it. Nothing here resolves symbolic links or asks the system.
package struct FilePath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    private let text: ExactText

    package init(_ path: String) {
        text = ExactText(path)
    }

    package init(stringLiteral path: String) {
        self.init(path)
    }

    /// The path as text, for system calls and messages.
    package var string: String { text.text }

    package var description: String { string }

    private static let slash = UInt8(ascii: "/")

    /// Returns bytes of a path between separators, which are valid UTF-8 because the separators are ASCII.
    private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }
}

/// The parts of a path.
extension FilePath {
    package var isEmpty: Bool { string.utf8.isEmpty }

    package var isAbsolute: Bool { string.utf8.first == Self.slash }

    /// Whether the path contains a slash; a command without one is searched in PATH.
    package var hasSlash: Bool { string.utf8.contains(Self.slash) }

    /// The path up to the name, without slashes at its end: "" for a name alone, "/" for what is in the root, and for the
    /// root itself.
    package var folder: FilePath {
        let bytes = string.utf8
        guard let end = bytes.lastIndex(where: { $0 != Self.slash }) else { return FilePath(bytes.isEmpty ? "" : "/") }
        guard let separator = bytes[...end].lastIndex(of: Self.slash) else { return FilePath("") }
        guard let last = bytes[..<separator].lastIndex(where: { $0 != Self.slash }) else { return FilePath("/") }
        return FilePath(Self.text(bytes[...last]))
    }

    /// The last part; "" for the root and the empty path.
    package var name: String { components.last ?? "" }

    /// The name without its extension. A dot at the beginning does not start an extension.
    package var baseName: String {
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else { return name }
        return Self.text(bytes[..<dot])
    }

    /// The names between slashes, also `.` and `..`. The components of "/a//b" are "a" and "b".
    package var components: [String] {
        string.utf8.split(separator: Self.slash).map(Self.text)
    }

    /// Whether the path can be used as the name of one file in a folder: it has no slash and is neither `.` nor `..`.
    package var isName: Bool { !isEmpty && !hasSlash && !hasDots }

    /// Whether the path is `.` or `..`.
    private var hasDots: Bool { string.isExactly(".") || string.isExactly("..") }

    /// Whether the name begins with a dot.
    package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

    /// Returns whether a component is `..`.
    package var leadsUp: Bool { components.containsExactly("..") }
}

/// Relations between paths.
extension FilePath {
    /// Joins two paths. An empty path adds nothing; the other is taken as relative, even if it begins with a slash.
    package static func / (folder: FilePath, path: FilePath) -> FilePath {
        if folder.isEmpty { return path }
        if path.isEmpty { return folder }
        return FilePath(folder.string.utf8.last == slash ? folder.string + path.string : "\(folder)/\(path)")
    }

    package static func / (folder: FilePath, path: String) -> FilePath { folder / FilePath(path) }

    /// Returns the path as a program in a folder understands it: unchanged if it is absolute.
    package func relative(to folder: FilePath) -> FilePath { isAbsolute ? self : folder / self }

    /// Returns the names that lead from a folder to this path; nil if the path is not the folder or below it.
    ///
    /// Both paths are absolute, without symbolic links and without `..`.
    package func components(below folder: FilePath) -> [String]? {
        let (names, start) = (components, folder.components)
        guard isAbsolute == folder.isAbsolute, names.count >= start.count,
            zip(start, names).allSatisfy({ $0.isExactly($1) })
        else { return nil }
        return Array(names.dropFirst(start.count))
    }

    /// Returns whether the path is inside a folder; see ``components(below:)``.
    package func isBelow(_ folder: FilePath) -> Bool { components(below: folder)?.isEmpty == false }

    /// Returns whether the path is a folder or inside it; see ``components(below:)``.
    package func isAtOrBelow(_ folder: FilePath) -> Bool { components(below: folder) != nil }

    /// Returns the path without an ending of its name, such as ".intent.yaml"; nil if the name does not have it.
    package func removing(_ ending: String) -> FilePath? {
        let bytes = string.utf8
        guard name.utf8.count > ending.utf8.count, bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
            return nil
        }
        return FilePath(Self.text(bytes.dropLast(ending.utf8.count)))
    }

    /// Returns whether the name ends with a text, such as ".intent.yaml", and has more before it.
    package func hasEnding(_ ending: String) -> Bool { removing(ending) != nil }

    /// Whether the bytes of one path precede those of another, which is an order that does not depend on a language.
    package static func < (first: FilePath, second: FilePath) -> Bool {
        first.string.utf8.lexicographicallyPrecedes(second.string.utf8)
    }
}

extension FilePath: Comparable {}
