/// The text of a `.strings` file, keys sorted.
package func renderStrings(_ table: [String: String]) -> String {
    fatalError("to come")
}
