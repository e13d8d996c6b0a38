internal import IntentModel
internal import IntentXcode

/// `import --json`: version 1.
func importJSON(_ result: DefinitionImport, written: [String]) -> JSONValue {
    [
        "import": 1,
        "written": .array(written.map(JSONValue.string)),
        "warnings": .array(
            result.warnings.map { ["keyPath": .string($0.keyPath), "message": .string($0.message)] }),
    ]
}
