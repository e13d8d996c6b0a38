import Foundation
package import IntentModel

/// Values that users can enter or choose.
extension RandomDefinition {
    /// Returns a value of a parameter that an editor accepts without a handler; nil if it has no such value.
    /// - Parameter family: The size in which a list shows its values.
    package mutating func userValue(
        of parameter: Parameter, in schema: Schema, family: SizeFamily
    ) -> IntentValue? {
        guard parameter.type.isList else { return element(of: parameter, in: schema) }
        let sizes = parameter.size?.count(in: family)
        let maximum = min(3, sizes?.maximum ?? 3)
        var values: [IntentValue] = []
        for _ in 0..<count(0...max(0, maximum)) {
            guard let value = element(of: parameter, in: schema),
                !parameter.hasUniqueValues || !values.contains(where: { $0.isSameChoice(as: value) })
            else { continue }
            values.append(value)
        }
        return values.isEmpty ? nil : .list(values)
    }

    private mutating func element(of parameter: Parameter, in schema: Schema) -> IntentValue? {
        switch parameter.options {
        case .none, .dynamic, .file, .command, .address: return nil
        case .listed(let options):
            let choosable = options.filter { $0.disabled == nil }
            return choosable.isEmpty
                ? nil : pick(choosable).item(of: parameter.type.element, locale: schema.language).value
        case .free: break
        }
        switch parameter.type.element {
        case .record(let name), .union(let name): return record(of: name, in: schema)
        case .paymentMethod:
            return .paymentMethod(PaymentMethodValue(kind: .credit, name: filledText(), image: image()))
        case .person where chance():
            return .person(
                PersonValue(
                    displayName: filledText(), handle: "a@b.c", handleType: .emailAddress,
                    customIdentifier: filledText(), image: image()))
        case .placemark where chance():
            let coordinate = PlacemarkValue.Coordinate(latitude: 52.5, longitude: -13)
            return .placemark(PlacemarkValue(coordinate: coordinate, locality: filledText()))
        default: return value(parameter.type.element, parameter.settings)
        }
    }

    /// Returns a record in which some fields have a value, or a union with one member.
    private mutating func record(of name: String, in schema: Schema) -> IntentValue? {
        guard let type = schema.type(named: name) else { return nil }
        if type.isUnion {
            let member = pick(type.recordFields)
            return element(of: member, in: schema).map { .record(RecordValue([member.name: $0])) }
        }
        var record = type.newRecord
        for field in type.recordFields where chance() {
            record.values[field.name] = userValue(of: field, in: schema, family: .systemLarge) ?? field.literalDefault
        }
        return .record(record)
    }
}

/// The seeds of tests with random definitions.
package enum RandomSeeds {
    /// Those that `INTENT_RANDOM_SEEDS` names as `FIRST:COUNT`, or else the first ones.
    package static func chosen(_ count: UInt64) -> Range<UInt64> {
        let text = ProcessInfo.processInfo.environment["INTENT_RANDOM_SEEDS"] ?? ""
        let request = text.split(separator: ":").compactMap { UInt64($0) }
        guard request.count == 2 else { return 0..<count }
        return request[0]..<request[0] + request[1]
    }
}
