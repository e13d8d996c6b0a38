/// The data of an `.intentdefinition` file that only Xcode needs, stored beside the definition.
package struct Sidecar: Hashable, Sendable {
    /// The file's own values, stored under `file`.
    package var file: [String: PropertyListValue] = [:]
    /// The data of declarations by path, such as `intents.OrderSoup.parameters.soup`.
    ///
    /// In a name, a dot is written as `%2E` and a percent sign as `%25`; an empty name is `%`. An array of declarations
    /// can have an entry as well, `intents.OrderSoup.parameters`, whose only key `order` lists the names in the order
    /// of the file. The file's own values that ``file`` does not contain are in the entry `file`.
    package var declarations: [String: Entry] = [:]
    /// Texts of `.strings` files that no longer belong to anything in the definition.
    package var strings: StringsTables = [:]
    /// The ids of texts that the `.strings` file of the development language does not contain although it exists.
    package var unlisted: Set<String> = []

    package init() {}

    /// The data of one declaration.
    package struct Entry: Hashable, Sendable {
        package var tag: Int?
        package var lastTag: Int?
        /// The ids by the name of the text: `title`, `siri.confirm`, `summary.storeLocation`.
        package var ids: [String: String] = [:]
        /// The values that differ from those of an export, by the key of the leaf.
        ///
        /// A dialog, reason, combination or synonym that an export does not contain is stored as a whole under its
        /// name, `PromptDialogs.Primary`.
        package var set: [String: PropertyListValue] = [:]
        /// The keys that an export contains and the file does not, or the names of whole dialogs and similar elements.
        package var unset: [String] = []
        /// The values that an export had for some of these keys when the sidecar was written; for a text or a dialog
        /// its fingerprint, `#k3Fd9a`. The value in the sidecar is used only while an export still has the same value.
        package var instead: [String: PropertyListValue] = [:]
        /// The whole declaration from the file, if the definition does not contain it.
        package var extra: PropertyListValue?
        /// The fingerprint of the exported declaration, if the file does not contain it.
        package var missing: String?

        package init() {}

        package var isEmpty: Bool { self == Entry() }
    }

    /// The names of keys in ``file``, by their names in Xcode's files.
    static let fileKeys = [
        "ModelVersion": "modelVersion", "Namespace": "namespace", "SystemVersion": "systemVersion",
        "ToolsVersion": "toolsVersion", "ToolsBuildVersion": "toolsBuildVersion",
    ]

    /// The only key in the entry of an array.
    static let orderKey = "order"
}

/// Paths of declarations in a sidecar: names joined by dots, such as `intents.OrderSoup.parameters.soup`.
///
/// In a name, a dot is written as `%2E` and a percent sign as `%25`; an empty name is `%`.
enum SidecarPath {
    /// The path of the file's own values.
    static let file = "file"

    static func join(_ path: String, _ name: String) -> String { "\(path).\(component(name))" }

    static func component(_ name: String) -> String {
        if name.isEmpty { return "%" }
        guard name.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }) else { return name }
        var text: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "."): text += "%2E".utf8
            case UInt8(ascii: "%"): text += "%25".utf8
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the name after the last dot.
    static func name(of path: String) -> String {
        let start = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path.utf8.index(after: $0) } ?? path.startIndex
        let component = path[start...]
        if component == "%" { return "" }
        guard component.utf8.contains(UInt8(ascii: "%")) else { return String(component) }
        var text: [UInt8] = []
        var rest = component.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                text.append(byte)
                continue
            }
            text.append(rest.starts(with: "2E".utf8) ? UInt8(ascii: ".") : byte)
            rest = rest.dropFirst(2)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the path of the parent; nil at the top level.
    static func parent(of path: String) -> Substring? {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] }
    }
}
