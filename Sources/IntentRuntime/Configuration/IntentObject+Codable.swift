import IntentModel

// Through the wire form: an object of the built-in and own properties that have a value.
extension IntentObject {
    /// From an object's wire form.
    /// - Throws: `DecodingError` where it is none of this type.
    public init(from decoder: any Decoder) throws {
        let json = try CodedJSON(from: decoder).value
        do {
            let type = ValueType(.object(Self.definition.name ?? ""))
            let value = try type.value(fromWire: json, in: try Self.definition.schema())
            guard case .object(let object) = value else {
                preconditionFailure("an object type reads its wire form as an object")
            }
            self.init(objectValue: object)
        } catch { throw DecodingError.notWireForm(error, at: decoder.codingPath) }
    }

    /// As the object's wire form: `identifier`, `displayString`, and what else there is.
    /// - Throws: `EncodingError`; what the definition's own reading throws.
    public func encode(to encoder: any Encoder) throws {
        try CodedJSON(.object(objectValue.wire)).encode(to: encoder)
    }
}
