package import IntentModel
package import IntentRuntime

/// Instances as a document: `export`. As text it is the same document, a line for each of its parts.
package struct ExportResult: CommandResult, Hashable {
    package let document: InstanceDocument

    package init(document: InstanceDocument) {
        self.document = document
    }

    package var json: JSONValue { document.json }

    package func text(_ style: TextStyle) -> String { document.json.rendered(pretty: true) + "\n" }
}
