import IntentSystem

/// A reference to the image of an option. The engine never loads it.
public enum ImageValue: Hashable, Sendable {
    /// An image in the app's assets, by name.
    case named(String)
    /// A system symbol, by name.
    case system(String)
    /// A file, by path.
    case file(String)
    /// A URL, as text.
    case url(String)
}

extension ImageValue {
    public static func == (first: ImageValue, second: ImageValue) -> Bool {
        switch (first, second) {
        case (.named(let text), .named(let other)), (.system(let text), .system(let other)),
            (.file(let text), .file(let other)), (.url(let text), .url(let other)):
            text.isExactly(other)
        case (.named, _), (.system, _), (.file, _), (.url, _): false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .named(let text), .system(let text), .file(let text), .url(let text): text.hashExactly(into: &hasher)
        }
    }
}

extension ImageValue {
    /// The wire form: a name alone, or an object with one of `system`, `file` and `url`.
    package var wire: JSONValue {
        switch self {
        case .named(let name): .string(name)
        case .system(let name): ["system": .string(name)]
        case .file(let path): ["file": .string(path)]
        case .url(let address): ["url": .string(address)]
        }
    }

    package init(wire json: JSONValue) throws(WireError) {
        if let name = json.stringValue {
            self = .named(name)
            return
        }
        guard let members = json.objectValue?.members, members.count == 1, let member = members.first else {
            throw WireError(
                expected: #"the name of an image, or an object with "system", "file" or "url","#, found: json)
        }
        guard let text = member.value.stringValue else {
            throw WireError(expected: "a string", found: member.value).inside(member: member.key)
        }
        switch member.key {
        case "system": self = .system(text)
        case "file": self = .file(text)
        case "url": self = .url(text)
        default: throw WireError("an image is a name or has \"system\", \"file\" or \"url\", not '\(member.key)'")
        }
    }
}
