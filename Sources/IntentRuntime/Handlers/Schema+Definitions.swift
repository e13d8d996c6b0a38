extension Schema {
    /// The union of definitions. Intents of one file share one text, which is read once.
    init(merging definitions: [IntentDefinition]) throws(EngineError) {
        var merged: Schema?
        var seen: Set<Int> = []
        for definition in definitions where seen.insert(definition.textAddress).inserted {
            let schema = try Schema(definition)
            switch merged?.merging(schema) ?? .success(schema) {
            case .success(let union): merged = union
            case .failure(let conflict): throw EngineError(conflict: conflict.description)
            }
        }
        self = merged ?? Schema()
    }

    init(_ definition: IntentDefinition) throws(EngineError) {
        let text = definition.json.description
        do {
            try self.init(json: JSONValue(parsing: text))
        } catch {
            // Only a text that our generator did not write comes here.
            throw EngineError(conflict: "the definition of '\(definition.name ?? "a file")' cannot be read: \(error)")
        }
    }
}

extension IntentDefinition {
    /// Equal for definitions that share their static text.
    fileprivate var textAddress: Int {
        json.hasPointerRepresentation ? Int(bitPattern: json.utf8Start) : Int(json.unicodeScalar.value)
    }
}
