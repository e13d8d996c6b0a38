import IntentSystem

internal import IntentModel
internal import IntentRuntime

/// What one permission allows: that definitions in a folder run a command there, or ask an address.
///
/// Files below that folder which the command runs or is given are part of it by their contents: the definition and
/// they come by the same way, and what is allowed is what was there to be looked at. A program elsewhere, such as one on
/// the path, is the user's own.
package struct TrustSubject: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case command([String])
        case address(String)
    }

    /// A file below the folder.
    package struct Content: Hashable, Sendable {
        /// As the command names it.
        package let path: String
        /// SHA-256 in hexadecimal digits.
        package let digest: String
    }

    package let source: Source
    /// The definition's folder, links followed; empty for what a program has in its code without a folder.
    package let folder: String
    /// In the order of the command's words.
    package let contents: [Content]

    package init(_ source: Source, folder: String, contents: [Content] = []) {
        self.source = source
        self.folder = folder
        self.contents = contents
    }

    /// Equal only where all that is allowed is: SHA-256 of its JSON.
    package var digest: String { SHA256.hexadecimal(of: JSONValue.object(json).renderedBytes()) }

    /// Whether the definition says the same, whatever the files hold.
    package func isSameRequest(as other: TrustSubject) -> Bool { source == other.source && folder == other.folder }

    var json: JSONObject {
        var object: JSONObject = ["folder": .string(folder)]
        switch source {
        case .command(let words): object["command"] = .array(words.map(JSONValue.string))
        case .address(let url): object["url"] = .string(url)
        }
        if !contents.isEmpty {
            object["files"] = .array(
                contents.map { ["path": .string($0.path), "sha256": .string($0.digest)] })
        }
        return object
    }

    /// Nil for what is no subject, members of later versions apart.
    init?(json: JSONValue) {
        guard let folder = json["folder"]?.stringValue else { return nil }
        self.folder = folder
        if let words = json["command"]?.arrayValue {
            source = .command(words.compactMap(\.stringValue))
        } else if let url = json["url"]?.stringValue {
            source = .address(url)
        } else {
            return nil
        }
        contents = (json["files"]?.arrayValue ?? []).compactMap { file in
            guard let path = file["path"]?.stringValue, let digest = file["sha256"]?.stringValue else { return nil }
            return Content(path: path, digest: digest)
        }
    }
}
