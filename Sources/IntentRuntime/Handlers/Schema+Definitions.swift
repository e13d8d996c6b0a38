extension Schema {
    /// The union of definitions. Intents of one file share one text, which is read once.
    init(merging definitions: [IntentDefinition]) throws(EngineError) {
        var merged: Schema?
        for definition in definitions {
            let schema = try definition.readSchema()
            switch merged?.merging(schema) ?? .success(schema) {
            case .success(let union): merged = union
            case .failure(let conflict): throw EngineError(conflict: conflict.description)
            }
        }
        self = merged ?? Schema()
    }
}

extension IntentDefinition {
    fileprivate func readSchema() throws(EngineError) -> Schema {
        do {
            return try schema()
        } catch {
            // Only a text that our generator did not write comes here.
            throw EngineError(conflict: "the definition of '\(name ?? "a file")' cannot be read: \(error)")
        }
    }
}
