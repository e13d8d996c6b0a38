/// A value of a property list. Integers and reals, Booleans and numbers are told apart, as files tell them apart.
package indirect enum PropertyListValue: Sendable {
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

extension PropertyListValue: Hashable {
    /// Whether both are written alike: texts by their scalars, reals by their bits, so that NaN is equal to itself.
    package static func == (left: PropertyListValue, right: PropertyListValue) -> Bool {
        switch (left, right) {
        case (.dictionary(let left), .dictionary(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.string(let left), .string(let right)), (.date(let left), .date(let right)):
            left.utf8.elementsEqual(right.utf8)
        case (.integer(let left), .integer(let right)): left == right
        case (.real(let left), .real(let right)): left.bitPattern == right.bitPattern
        case (.boolean(let left), .boolean(let right)): left == right
        case (.data(let left), .data(let right)): left == right
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .dictionary(let members): hasher.combine(members)
        case .array(let elements): hasher.combine(elements)
        // As texts are hashed, which makes no difference between ways to compose a letter: equal ones are still alike.
        case .string(let text), .date(let text): hasher.combine(text)
        case .integer(let number): hasher.combine(number)
        case .real(let number): hasher.combine(number.bitPattern)
        case .boolean(let value): hasher.combine(value)
        case .data(let data): hasher.combine(data)
        }
    }
}
