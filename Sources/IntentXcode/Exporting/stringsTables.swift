package import IntentModel

/// The `.strings` files of a file: its texts in other languages than its own, and their variants.
/// - Parameters:
///   - file: With its ids.
///   - unused: Texts that belong to nothing in the file, which are written as they are.
package func stringsTables(of file: XcodeFile, schema: Schema, unused: StringsTables) -> StringsTables {
    fatalError("to come")
}
