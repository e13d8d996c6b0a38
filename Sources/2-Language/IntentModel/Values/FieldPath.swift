/// The path of a field of a record, such as `home.label` or `stations[2].label`. In its text, slots are counted from 1.
package struct FieldPath: Sendable {
    package var parameter: String
    /// The slot of a list, counted from 0; nil for a single record.
    package var slot: Int?
    package var field: String

    package init(_ parameter: String, slot: Int?, field: String) {
        (self.parameter, self.slot, self.field) = (parameter, slot, field)
    }

    /// Returns nil for a text that is no path.
    package init?(parsing text: String) {
        let bytes = text.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex else { return nil }
        field = String(text[bytes.index(after: dot)...])
        let owner = text[..<dot]
        if let path = SlotPath(parsing: owner) {
            (parameter, slot) = (path.parameter, path.slot)
        } else if owner.utf8.last != UInt8(ascii: "]") {
            (parameter, slot) = (String(owner), nil)
        } else {
            return nil
        }
    }

    /// The path of the record, such as `stations[2]`.
    package var owner: String { Self.owner(parameter, slot: slot) }

    /// Returns the path of a record or of another value of a list.
    package static func owner(_ parameter: String, slot: Int?) -> String {
        // A request can contain the largest number.
        parameter + (slot.map { "[\(Int128($0) + 1)]" } ?? "")
    }
}

/// The path of a slot of a list, such as `stations[2]`. In its text, slots are counted from 1.
package struct SlotPath: Sendable {
    package let parameter: String
    /// Counted from 0.
    package let slot: Int

    /// Returns nil for a text that is no path.
    package init?(parsing text: some StringProtocol) {
        let text = Substring(text)
        let bytes = text.utf8
        guard bytes.last == UInt8(ascii: "]"), let bracket = bytes.lastIndex(of: UInt8(ascii: "[")),
            let number = Int(text[bytes.index(after: bracket)...].dropLast()), number >= 1
        else { return nil }
        (parameter, slot) = (String(text[..<bracket]), number - 1)
    }
}

extension FieldPath: CustomStringConvertible {
    package var description: String { "\(owner).\(field)" }
}

extension FieldPath {
    /// Returns the name under which the options of a row are requested: the path of a field without a slot, such as `stations.stop`,
    /// because they are the same in all slots.
    package static func withoutSlot(_ name: String) -> String {
        guard let path = FieldPath(parsing: name), path.slot != nil else { return name }
        return FieldPath(path.parameter, slot: nil, field: path.field).description
    }

    /// Returns the name of the row in a slot whose path without one is given; a name that is no path as it is.
    package static func inSlot(_ slot: Int?, _ name: String) -> String {
        guard let slot, let path = FieldPath(parsing: name), path.slot == nil else { return name }
        return FieldPath(path.parameter, slot: slot, field: path.field).description
    }
}

extension Intent {
    /// Returns the declaration of a parameter, or that of a field of a record under its path; nil if there is none.
    package func declaration(at name: String, in schema: Schema) -> Parameter? {
        if let parameter = parameter(named: name) { return parameter }
        guard let path = FieldPath(parsing: name), let owner = parameter(named: path.parameter),
            owner.type.isList == (path.slot != nil)
        else { return nil }
        var field = schema.type(of: owner)?.field(named: path.field)
        field?.name = name
        return field
    }
}

extension Parameter {
    /// The declaration of one value of a list.
    package var ofElement: Parameter {
        var element = self
        element.type.isList = false
        return element
    }
}

extension Schema {
    /// The fields of the records, or the members of the union, that are the values of a parameter, in order; none for another type.
    package func recordFields(of parameter: Parameter) -> [Parameter] { type(of: parameter)?.recordFields ?? [] }

    /// The present and former names of the secret fields of a parameter's records; none for another type.
    package func secretFields(of parameter: Parameter) -> Set<String> {
        Set(recordFields(of: parameter).filter(\.isSecret).flatMap(\.allNames))
    }

    /// Returns the type with fields or members of a parameter; nil for another type.
    package func type(of parameter: Parameter) -> ObjectType? {
        parameter.type.element.recordType.flatMap(type(named:))
    }
}

extension IntentValue? {
    /// Returns the value of the field at a path in the value of its parameter; nil if there is none.
    package func field(at path: FieldPath) -> IntentValue? { record(at: path.slot)?.values[path.field] }

    /// Returns the record in a slot; nil if there is none.
    /// - Parameter slot: Nil for a single record.
    package func record(at slot: Int?) -> RecordValue? {
        let slots = self?.slots ?? []
        let index = slot ?? 0
        guard slots.indices.contains(index), case .record(let record)? = slots[index] else { return nil }
        return record
    }
}
