import IntentModel
import IntentRuntime
import IntentSystem

/// A member of a union: its case, its name in the definition, and the type of its values.
struct HostedMember: Sendable {
    let caseName: String
    let name: String
    let type: HostedType
}

extension AppUnionValue {
    /// The members in the order of their declaration; nil for a union that definitions do not have, such as one with a list.
    static var hostedMembers: [HostedMember]? {
        let names = (self as? any NamedUnionMembers.Type)?.memberNames ?? [:]
        var members: [HostedMember] = []
        for member in unionMembers {
            guard !member.valueType.isList, !member.valueType.isOptional,
                !(member.valueType is any AppUnionValue.Type), let type = HostedType(member.valueType)
            else { return nil }
            let name = names[member.name] ?? member.name
            if members.contains(where: { $0.name.isExactly(name) }) { return nil }
            members.append(HostedMember(caseName: member.name, name: name, type: type))
        }
        return members.count < 2 ? nil : members
    }

    static func hostedMember(named name: String) -> HostedMember? {
        hostedMembers?.first { $0.name.isExactly(name) }
    }

    /// How the case of a member is shown.
    static func representation(of member: HostedMember) -> DisplayRepresentation? {
        Cases(rawValue: member.caseName).flatMap { caseDisplayRepresentations[$0] }
    }

    /// The stored form: a record with the value of one member. Nil for a value that cannot be stored.
    var storedRecord: IntentValue? {
        for member in Self.hostedMembers ?? [] {
            guard let value = Self.unionMember(of: member)?.value(of: self) else { continue }
            guard let stored = IntentValue(hosted: value)?.shaped(for: member.type.elementType()) else { return nil }
            return .record(RecordValue([member.name: stored]))
        }
        return nil
    }

    /// Returns the value with a stored form; nil for a form of another type, and for entities, which are looked up.
    static func value(of stored: IntentValue) -> Self? {
        guard let (member, value) = chosen(in: stored) else { return nil }
        return member.type.value(of: value).flatMap { unionMember(of: member)?.union($0) }
    }

    /// Returns the value with a stored form, with the entity that a query finds; nil if there is none.
    /// - Throws: The error of a query.
    static func find(_ stored: IntentValue) async throws -> Self? {
        guard let (member, value) = chosen(in: stored) else { return nil }
        guard case .entity(let type) = member.type else { return Self.value(of: stored) }
        guard let identifier = value.optionIdentifier else { return nil }
        let found = try await type.find([identifier], with: nil)
        return found.first.flatMap { unionMember(of: member)?.union($0.entity) }
    }

    private static func chosen(in stored: IntentValue) -> (HostedMember, IntentValue)? {
        guard case .record(let record) = stored else { return nil }
        for member in hostedMembers ?? [] {
            if let value = record.values[member.name] { return (member, value) }
        }
        return nil
    }

    private static func unionMember(of member: HostedMember) -> UnionMember<Self>? {
        unionMembers.first { $0.name == member.caseName }
    }
}
