internal import IntentSystem

/// The source of a parameter's options.
package enum OptionSource: Hashable, Sendable {
    /// There is no list. Any value of the type can be chosen: for an enum its cases, for a Boolean its two values.
    case free
    /// Nothing can be chosen. Only other actions provide a value.
    case none
    /// A handler in code.
    case dynamic
    /// The options that the definition lists, in order.
    case listed([ListedOption])
    /// A JSON file in the folder of the definition.
    case file(OptionFile)
    /// The output of a command, which a person must trust first.
    case command(OptionCommand)
    /// The response of a URL, which a person must trust first.
    case address(OptionAddress)
}

extension OptionSource {
    /// Whether the options come from outside the definition: from code, a file, a command or an address.
    package var isProvided: Bool {
        switch self {
        case .dynamic, .file, .command, .address: true
        case .free, .none, .listed: false
        }
    }

    /// Whether values are chosen from options other than the cases of the type.
    package var offersChoices: Bool {
        if case .listed = self { true } else { isProvided }
    }
}

extension Parameter {
    /// Whether code provides its options on Apple's systems, where a definition cannot list them.
    package var hasOptionsFromCode: Bool {
        options == .dynamic || options.offersChoices && (type.element.isObject || type.element == .string)
    }
}

/// A file of options, `optionsFrom: { file: }`.
package struct OptionFile: Hashable, Sendable {
    /// The path relative to the folder of the definition, and never outside of it.
    package var path: String
    /// The folder of the definition if the schema was read from files; `nil` in generated code.
    package var folder: String?

    package init(path: String, folder: String? = nil) {
        self.path = path
        self.folder = folder
    }
}

/// A command that prints options, `optionsFrom: { command: }`.
package struct OptionCommand: Hashable, Sendable {
    /// The command and its arguments; at least one element. They are not interpreted by a shell.
    package var arguments: [String]
    package var timeouts: OptionTimeouts
    /// The folder of the definition, in which the command runs, if the schema was read from files; `nil` in generated code.
    package var folder: String?

    package init(_ arguments: [String], timeouts: OptionTimeouts = OptionTimeouts(), folder: String? = nil) {
        self.arguments = arguments
        self.timeouts = timeouts
        self.folder = folder
    }
}

/// A URL that returns options, `optionsFrom: { url: }`.
package struct OptionAddress: Hashable, Sendable {
    /// The address, which may contain the values of rows in its query: `https://example.com/stops?city=${city}`.
    package let url: String
    /// The rows whose values the address contains, each once.
    package let rows: [String]
    package var timeouts: OptionTimeouts
    /// The folder of the definition, which a person must trust, if the schema was read from files; `nil` in generated code.
    package var folder: String?

    package init(_ url: String, timeouts: OptionTimeouts = OptionTimeouts(), folder: String? = nil) {
        self.url = url
        rows = Placeholder.all(in: url).placeholders.map(\.content).uniqued()
        self.timeouts = timeouts
        self.folder = folder
    }
}

extension OptionAddress {
    /// Returns the text of an address without its query.
    package static func partsOutsideQuery(of url: String) -> String {
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        guard let query = url[..<fragment].firstIndex(of: "?") else { return url }
        return String(url[..<query] + url[fragment...])
    }

    package func renamingRows(_ name: (String) -> String) -> OptionAddress {
        if rows.isEmpty { return self }
        let renamed = Placeholder.replaced(in: url) { "${\(name($0.content))}" }
        return OptionAddress(renamed ?? url, timeouts: timeouts, folder: folder)
    }

    /// Returns the address with the values of rows in its query, percent-encoded. The values of a list are separated by
    /// commas; a row without a value leaves its place empty.
    package func filled(with value: (String) -> IntentValue?) -> OptionAddress {
        if rows.isEmpty { return self }
        let filled = Placeholder.replaced(in: url) { placeholder in
            let texts = (value(placeholder.content)?.slots ?? []).compactMap { $0?.optionIdentifier?.percentEncoded }
            return texts.joined(separator: ",")
        }
        return OptionAddress(filled ?? url, timeouts: timeouts, folder: folder)
    }
}

extension String {
    /// The UTF-8 bytes, escaped unless they are unreserved in a URL (RFC 3986).
    fileprivate var percentEncoded: String {
        var text = ""
        for byte in utf8 {
            if byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + byte.padded(to: 2, radix: 16, uppercase: true)
            }
        }
        return text
    }
}

/// The time limit of a command or URL, and the lifetime of its cached result.
package struct OptionTimeouts: Hashable, Sendable {
    /// The time limit; `nil` for the engine's deadline.
    package var timeout: Duration?
    /// The lifetime of a cached result; `nil` if results are not cached.
    package var cache: Duration?

    package init(timeout: Duration? = nil, cache: Duration? = nil) {
        self.timeout = timeout
        self.cache = cache
    }

    /// The maximum ``timeout``, which is the latest deadline for options.
    package static let maximumTimeout: Duration = .seconds(28)
}

extension OptionSource: SchemaPart {
    func visitTexts(_ body: (LocalizedText) -> Void) {
        guard case .listed(let options) = self else { return }
        options.visitTexts(body)
    }

    /// The source without the folder of the definition, which is not part of the schema.
    var withoutTexts: OptionSource? {
        switch self {
        case .listed(let options): .listed(options.compactMap(\.withoutTexts))
        case .file(let file): .file(OptionFile(path: file.path))
        case .command(let command): .command(OptionCommand(command.arguments, timeouts: command.timeouts))
        case .address(let address): .address(OptionAddress(address.url, timeouts: address.timeouts))
        case .free, .none, .dynamic: self
        }
    }

    /// `nil` for ``free``.
    package func json(in language: String) -> JSONValue? {
        switch self {
        case .free: return nil
        case .none: return "none"
        case .dynamic: return "dynamic"
        case .listed(let options): return options.json(in: language)
        case .file(let file):
            var object: JSONObject = ["file": .string(file.path)]
            object["folder"] = file.folder.map(JSONValue.string)
            return .object(object)
        case .command(let command):
            var writer = SchemaObjectWriter(language: language)
            writer.put("command", command.arguments)
            command.timeouts.write(to: &writer)
            writer.put("folder", command.folder.map(JSONValue.string))
            return writer.json
        case .address(let address):
            var writer = SchemaObjectWriter(language: language)
            writer.put("url", address.url)
            address.timeouts.write(to: &writer)
            writer.put("folder", address.folder.map(JSONValue.string))
            return writer.json
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        switch node.json {
        case "none": self = .none
        case "dynamic": self = .dynamic
        case .array: self = .listed(try node.list(of: ListedOption.init(schemaNode:)))
        default:
            self = try node.fields { fields throws(SchemaDecodingError) in
                if let command = fields.remove("command") {
                    return .command(
                        OptionCommand(
                            try command.texts(), timeouts: try OptionTimeouts(from: &fields),
                            folder: try fields.remove("folder")?.text()))
                }
                if let url = fields.remove("url") {
                    return .address(
                        OptionAddress(
                            try url.text(), timeouts: try OptionTimeouts(from: &fields),
                            folder: try fields.remove("folder")?.text()))
                }
                return .file(OptionFile(path: try fields.text("file"), folder: try fields.remove("folder")?.text()))
            }
        }
    }
}

extension OptionTimeouts {
    fileprivate func write(to writer: inout SchemaObjectWriter) {
        writer.put("timeout", timeout.map { .string($0.secondsText + "s") })
        writer.put("cache", cache.map { .string($0.secondsText + "s") })
    }

    fileprivate init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        self.init(timeout: try fields.duration("timeout"), cache: try fields.duration("cache"))
    }
}

extension SchemaFields {
    fileprivate mutating func duration(_ key: String) throws(SchemaDecodingError) -> Duration? {
        guard let node = remove(key) else { return nil }
        do {
            return try Duration.literal(try node.text())
        } catch let error as SchemaDecodingError {
            throw error
        } catch {
            throw node.error("a duration is expected, such as 5s")
        }
    }
}
