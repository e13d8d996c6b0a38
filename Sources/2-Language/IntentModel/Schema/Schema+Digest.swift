import IntentSystem

extension Schema {
    /// Returns 16 hexadecimal digits that are equal for schemas in which stored values have the same meaning.
    ///
    /// The digest covers names, types, cases and former names, regardless of their order, but not titles, texts, rules or
    /// the folder of a file. It is the 64-bit FNV-1a hash of the JSON below, which must never change.
    package func digest() -> String {
        let json: JSONValue = [
            "types": Schema.sorted(types) { type in
                // Fields are added only where there are some, so that the digests of other types stay what they were.
                [
                    .string(type.name), type.formerNames.json,
                    Schema.sorted(type.properties) { property in
                        [.string(property.name), property.formerNames.json, .string(property.type.tag)]
                    },
                ] + (type.isRecord ? [Schema.sorted(type.recordFields, Schema.digested)] : [])
                    + (type.isUnion ? [.boolean(true)] : [])
            },
            "enums": Schema.sorted(enums) { enumeration in
                [
                    .string(enumeration.name), enumeration.formerNames.json,
                    Schema.sorted(enumeration.cases) { enumCase in
                        [.string(enumCase.name), enumCase.formerNames.json]
                    },
                ]
            },
            "intents": Schema.sorted(intents) { intent in
                [
                    .string(intent.name), intent.formerNames.json,
                    Schema.sorted(intent.parameters, Schema.digested),
                ]
            },
            "widgets": Schema.sorted(kinds.filter { $0.control == nil || $0.wasRenamed }) { widget in
                [.string(widget.kind.name), widget.formerNames.json, widget.intent.map(JSONValue.string) ?? .null]
            },
        ]
        var hash = FNV1a()
        for byte in json.renderedBytes() { hash.add(byte) }
        return hash.value.padded(to: 16, radix: 16)
    }

    private static func digested(_ parameter: Parameter) -> [JSONValue] {
        [
            .string(parameter.name), parameter.formerNames.json, .string(parameter.type.tag),
            Schema.sorted(parameter.options.renamedOptions) { option in
                [.string(option.identifier), option.formerNames.json]
            },
        ]
    }

    /// Sorts elements by their JSON, which begins with their name.
    private static func sorted<Element>(_ elements: [Element], _ json: (Element) -> [JSONValue]) -> JSONValue {
        let rendered = elements.map { element in
            let value = JSONValue.array(json(element))
            return (bytes: value.renderedBytes(), value: value)
        }
        return .array(rendered.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.value))
    }
}

extension OptionSource {
    fileprivate var renamedOptions: [ListedOption] {
        guard case .listed(let options) = self else { return [] }
        return options.filter(\.wasRenamed)
    }
}

extension [String] {
    fileprivate var json: JSONValue { .array(map(JSONValue.string)) }
}
