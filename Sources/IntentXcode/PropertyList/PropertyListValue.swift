/// A value of a property list. Integers and reals, Booleans and numbers are told apart, as files tell them apart.
package indirect enum PropertyListValue: Hashable, Sendable {
    case dictionary([String: PropertyListValue])
    case array([PropertyListValue])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// As it is written: `2020-09-14T12:00:00Z`.
    case date(String)
}
