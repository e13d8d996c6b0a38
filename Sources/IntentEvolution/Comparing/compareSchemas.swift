package import IntentModel

/// Every difference between a released schema and the present one that is more than words and looks, in the order of
/// the declarations; what is compatible is among them.
///
/// A schema compared with itself gives nothing, and so does one of which only titles, descriptions, prompts, dialogs,
/// translations, images, sections or synonyms changed. Of every other difference at least one change is told.
package func compareSchemas(before: Schema, after: Schema) -> [SchemaChange] {
    var comparison = SchemaComparison(before: before, after: after)
    comparison.compare()
    return comparison.changes
}
