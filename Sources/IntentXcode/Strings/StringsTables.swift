/// The texts of `.strings` files: by language, then by key. A key is the id of a text, alone or with `-` and the id of
/// a value's title behind it.
package typealias StringsTables = [String: [String: String]]
