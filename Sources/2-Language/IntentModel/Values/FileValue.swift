import IntentSystem

/// A reference to a file by its path. The contents of the file are never stored.
public struct FileValue: Hashable, Sendable {
    /// The path as it was given, absolute or relative.
    public var path: String
    /// The name to display.
    public var name: String
    /// The uniform type identifier, such as `public.jpeg`; `nil` if it is unknown.
    public var typeIdentifier: String?
    /// Stored members that this version does not support; they are written back unchanged.
    package var unknownMembers = JSONObject()

    /// Creates a reference to a file.
    /// - Parameter name: The name to display; `nil` for the last component of the path.
    public init(path: String, name: String? = nil, typeIdentifier: String? = nil) {
        self.path = path
        self.name = name ?? FileValue.lastComponent(of: path)
        self.typeIdentifier = typeIdentifier
    }

    private static func lastComponent(of path: String) -> String {
        let name = FilePath(path).name
        return name.isEmpty ? path : name
    }

    /// The name, or an empty text if it is the last component of the path.
    package var shownName: String { name.isExactly(FileValue.lastComponent(of: path)) ? "" : name }

    /// The extension of the file name in lowercase; `nil` if it has none.
    package var fileExtension: String? {
        let name = FilePath(path).name
        let suffix = name.utf8.dropFirst(FilePath(name).baseName.utf8.count + 1)
        return suffix.isEmpty ? nil : Substring(suffix).lowercased()
    }
}

extension FileValue {
    public static func == (first: FileValue, second: FileValue) -> Bool {
        first.path.isExactly(second.path) && first.name.isExactly(second.name)
            && first.typeIdentifier.isExactly(second.typeIdentifier) && first.unknownMembers == second.unknownMembers
    }

    public func hash(into hasher: inout Hasher) {
        path.hashExactly(into: &hasher)
    }
}

extension FileValue: StructuredObject {
    package static var kind: ElementKind { .file }

    /// Creates a file, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .file(let value) = intentValue else { return nil }
        self = value
    }

    /// The file as an untyped value.
    public var intentValue: IntentValue { .file(self) }

    package var optionIdentifier: String { path }
    package var title: String { name.isEmpty ? path : name }

    /// Reads a path.
    package static func literal(_ text: String) throws(ValueTextError) -> FileValue {
        FileValue(path: try text.nonempty(UserText("a path")))
    }

    /// The wire form: `path`, `name` and `type`.
    package var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("path", path)
        writer.put("name", name)
        writer.put("type", typeIdentifier)
        return writer.json(with: unknownMembers)
    }

    /// Reads an object, or a path alone.
    package init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        if let path = json.stringValue {
            guard !path.isEmpty else { throw WireError("a file needs a nonempty path") }
            self.init(path: path)
            return
        }
        let members = try Members<WireError>(json, of: #"an object with "path", or a path alone,"#)
        self.init(
            path: try members.nonemptyText("path", of: "a file"), name: try members.optional("name", .text),
            typeIdentifier: try members.optional("type", .text))
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "a file", known: ["path", "name", "type"])
    }
}
