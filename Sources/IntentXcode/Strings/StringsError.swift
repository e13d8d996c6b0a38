/// Where and why bytes are no table of strings.
package struct StringsError: Error, Hashable, Sendable {
    /// 1-based.
    package let line: Int
    package let message: String
}
