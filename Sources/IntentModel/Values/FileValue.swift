/// A file by its path; what is in it is never stored.
public struct FileValue: Hashable, Sendable {
    /// As it was given, absolute or not.
    public var path: String
    /// What is shown.
    public var name: String
    /// The uniform type identifier, such as `public.jpeg`; nil where it is not known.
    public var typeIdentifier: String?
    /// Stored members that this version does not know; they are written back as they were.
    package var unknownMembers = JSONObject()

    /// - Parameter name: Nil for the path's last component.
    public init(path: String, name: String? = nil, typeIdentifier: String? = nil) {
        self.path = path
        self.name = name ?? FileValue.lastComponent(of: path)
        self.typeIdentifier = typeIdentifier
    }

    private static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The name where it says more than the path does; else nothing.
    package var shownName: String { name == FileValue.lastComponent(of: path) ? "" : name }

    /// What stands behind the last point of the path's last component, in small letters; nil for none.
    package var fileExtension: String? {
        let last = FileValue.lastComponent(of: path)
        guard let point = last.lastIndex(of: "."), point > last.startIndex else { return nil }
        let suffix = last[last.index(after: point)...]
        return suffix.isEmpty ? nil : suffix.lowercased()
    }
}
