internal import IntentModel
import IntentSystem

/// The names that values of earlier states have now, after the migrations in a log.
///
/// A migration removes a value under its former name and stores it under the present one. The definitions connect both names
/// as long as they contain the former one. After that, the values do, because a migration stores what it has removed.
struct MigratedNames {
    private struct Change {
        let name: String
        let before: StoredValue?
        let after: StoredValue?
    }

    /// The names of the parameter of each declared name, the present one first.
    private let declared: [String: [String]]
    /// The present names by names that a migration has replaced.
    private var renamed: [String: String] = [:]
    /// The values before and after migrations, the newest first.
    private var conversions: [(before: StoredValue, after: StoredValue)] = []
    /// The names that a migration has removed without storing their values under names that are recognized.
    private(set) var lost: Set<String> = []
    /// The present names of the values that migrations have changed.
    private(set) var migrated: Set<String> = []

    /// - Parameter parameters: The names of each parameter, the present one first.
    init(of parameters: [[String]]) {
        declared = Dictionary(
            parameters.flatMap { names in names.map { ($0, names) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the present name of a value.
    func present(_ name: String) -> String { renamed[name] ?? declared[name]?.first ?? name }

    /// Returns the present key of a remembered default: a name with or without a suffix.
    func presentKey(_ key: String) -> String {
        let end = key.firstIndex(of: " ") ?? key.endIndex
        return present(String(key[..<end])) + key[end...]
    }

    /// Returns the form to which a value was converted with its name; the same form if none was.
    func converted(_ form: StoredValue) -> StoredValue {
        conversions.reversed().reduce(form) { form, conversion in
            guard conversion.before.type.isExactly(form.type) else { return form }
            var converted = form
            if conversion.before.wire == form.wire {
                (converted.type, converted.wire) = (conversion.after.type, conversion.after.wire)
            } else if ValueType.isRenamed(form.type, to: conversion.after.type) {
                converted.type = conversion.after.type
            }
            return converted
        }
    }

    /// Adds a migration that comes before those that have been added.
    mutating func add(_ migration: LoggedChange) {
        let changes = migration.differences.compactMap { difference -> Change? in
            guard case .value(let name) = difference.subject else { return nil }
            return Change(name: name, before: difference.before, after: difference.after)
        }
        let stored = changes.filter { $0.after != nil }
        let replacements = replacements(of: changes.filter { $0.after == nil }, by: stored)
        // The names after the migration are those of the older state of the log.
        var names = renamed
        for change in stored {
            migrated.insert(present(change.name))
            addConversion(change.before, change.after)
        }
        for (old, new) in replacements {
            let name = new.map { present($0.name) } ?? declared[old.name]?.first
            names[old.name] = name
            if let name { migrated.insert(name) } else { lost.insert(old.name) }
            addConversion(old.before, new?.after)
        }
        renamed = names
    }

    private mutating func addConversion(_ before: StoredValue?, _ after: StoredValue?) {
        if let before, let after { conversions.append((before, after)) }
    }

    /// Returns each removed value with the one that replaces it; nil if it is not recognized.
    private func replacements(of removed: [Change], by stored: [Change]) -> [(old: Change, new: Change?)] {
        var open = removed
        var candidates = stored
        var found: [(old: Change, new: Change?)] = []
        func pair(_ old: Change, _ new: Change?) {
            found.append((old, new))
            open.removeAll { $0.name.isExactly(old.name) }
            if let new { candidates.removeAll { $0.name.isExactly(new.name) } }
        }
        for old in removed {
            // The record of a reset is removed when no name of a newer program is left.
            if old.before?.isReset == true {
                pair(old, nil)
            } else if let present = declared[old.name]?.first, !present.isExactly(old.name) {
                pair(old, candidates.first { $0.name.isExactly(present) })
            }
        }
        for isLike in MigratedNames.likenesses {
            for old in open {
                let matches = candidates.filter { isLike(old, $0) }
                if matches.count == 1, open.count(where: { isLike($0, matches[0]) }) == 1 { pair(old, matches[0]) }
            }
        }
        return found + open.map { ($0, nil) }
    }

    /// What connects a removed value with a stored one, the surest first.
    private static let likenesses: [@Sendable (Change, Change) -> Bool] = [
        { old, new in new.before == nil && old.before?.wire == new.after?.wire && old.before?.type == new.after?.type },
        { old, new in new.before == nil && old.before?.wire == new.after?.wire },
        { _, new in new.before == nil },
        { old, new in old.before?.wire == new.after?.wire },
    ]
}

extension ValueType {
    /// Whether the values of a type are those of another one: both are enums, or both are objects.
    fileprivate static func isRenamed(_ former: String, to present: String) -> Bool {
        guard let former = ValueType(tag: former), let present = ValueType(tag: present) else { return false }
        return former.isList == present.isList && former.element.kind == present.element.kind
    }
}
