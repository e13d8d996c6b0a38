/// The paths of declarations in a sidecar: names joined by dots, `intents.OrderSoup.parameters.soup`.
///
/// A dot in a name is written `%2E`, a percent sign `%25`, and a name without letters `%`.
enum SidecarPath {
    /// Of the file's own values.
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

    /// The name behind the last dot.
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

    /// What it is below; nil at the top.
    static func parent(of path: String) -> Substring? {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] }
    }
}
