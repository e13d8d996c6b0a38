import IntentSystem

extension Schema {
    /// 16 hexadecimal digits that are equal for schemas under which stored values mean the same: of names, types,
    /// cases and former names, whatever their order; not of titles, texts, rules or the folder of a file.
    ///
    /// The form is fixed for ever: FNV-1a, 64 bits, of the JSON below.
    package func digest() -> String {
        let json: JSONValue = [
            "types": Schema.sorted(types) { type in
                [
                    .string(type.name), type.renamedFrom.json,
                    Schema.sorted(type.properties) { property in
                        [.string(property.name), property.renamedFrom.json, .string(property.type.tag)]
                    },
                ]
            },
            "enums": Schema.sorted(enums) { enumeration in
                [
                    .string(enumeration.name), enumeration.renamedFrom.json,
                    Schema.sorted(enumeration.cases) { enumCase in
                        [.string(enumCase.name), enumCase.renamedFrom.json]
                    },
                ]
            },
            "intents": Schema.sorted(intents) { intent in
                [
                    .string(intent.name), intent.renamedFrom.json,
                    Schema.sorted(intent.parameters) { parameter in
                        [
                            .string(parameter.name), parameter.renamedFrom.json, .string(parameter.type.tag),
                            Schema.sorted(parameter.options.renamedOptions) { option in
                                [.string(option.identifier), option.renamedFrom.json]
                            },
                        ]
                    },
                ]
            },
            "widgets": Schema.sorted(widgets) { widget in
                [.string(widget.kind.name), widget.renamedFrom.json, widget.intent.map(JSONValue.string) ?? .null]
            },
        ]
        var hash = FNV1a()
        for byte in json.renderedBytes() { hash.add(byte) }
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Each element's JSON begins with its name, so that the texts sort by it.
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
        return options.filter { !$0.renamedFrom.isEmpty }
    }
}

extension [String] {
    fileprivate var json: JSONValue { .array(map(JSONValue.string)) }
}
