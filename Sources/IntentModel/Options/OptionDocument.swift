/// Options that come without code, from `optionsFrom`: a JSON document of sections of items.
///
/// `{ "options": 1, "sections": [ { "title", "subtitle", "image", "items": [ { "identifier", "title", "subtitle",
/// "image", "synonyms", … } ] } ], "prompt", "indexed" }`. Further members of an item are the type's own properties.
/// An item that is no object has the value's literal text as identifier, or `"value"` in the wire form. Of a repeated
/// item the first counts.
package struct OptionDocument: Sendable {
    package let collection: OptionCollection<IntentValue>

    /// - Parameter type: What is chosen; of a list type each item is one element.
    /// - Throws: For another version, a member that has no meaning, or a value that is not of the type.
    package init(json: JSONValue, type: ValueType, in schema: Schema) throws(OptionDocumentError) {
        var reader = OptionDocumentReader(element: type.element, schema: schema)
        collection = try reader.collection(json)
    }
}
