internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Finds Swift names that are declared twice in one scope, or that generated code already uses there.
struct SwiftNameRule {
    private var first: [String: Place] = [:]
    private let taken: TakenNames
    private let code: DiagnosticCode

    /// - Parameter scope: Nil if generated code uses no names there.
    init(_ scope: SwiftName.Scope?, code: DiagnosticCode = .nameCollision) {
        taken = Self.taken.first { $0.scope == scope }?.names ?? TakenNames([])
        self.code = code
    }

    /// Cached, because the model computes its sets on each access and there are thousands of rules.
    private static let taken = SwiftName.Scope.allCases.map { (scope: $0, names: TakenNames($0.reservedNames)) }

    /// Whether generated code uses the name.
    func isTaken(_ swiftName: String) -> Bool { taken.contains(swiftName) }

    /// Checks only the names that generated code uses.
    func checkTaken(_ swiftName: String, at place: Place) -> Diagnostic? {
        guard isTaken(swiftName) else { return nil }
        return Diagnostic(
            .nameCollision, at: place,
            "\(quoted(swiftName)) is already used by generated Swift; choose another name or add 'swiftName'")
    }

    mutating func check(_ swiftName: String, at place: Place) -> Diagnostic? {
        if let problem = checkTaken(swiftName, at: place) { return problem }
        guard let other = first[swiftName] else {
            first[swiftName] = place
            return nil
        }
        return Diagnostic(
            code, at: place, "\(quoted(swiftName)) would be declared twice in Swift",
            notes: [DiagnosticNote("it is declared here first", at: other)])
    }
}

/// A set of names that rejects most other names by their length and first byte, without hashing them.
private struct TakenNames {
    private let names: Set<String>
    /// Bit n is set if a name has n bytes; bit 63 if it has more.
    private let lengths: UInt64
    /// The same for the last six bits of the names' first bytes.
    private let firstBytes: UInt64

    init(_ names: Set<String>) {
        self.names = names
        lengths = names.reduce(0) { $0 | Self.lengthBit($1) }
        firstBytes = names.reduce(0) { $0 | Self.firstBit($1) }
    }

    func contains(_ name: String) -> Bool {
        Self.lengthBit(name) & lengths != 0 && Self.firstBit(name) & firstBytes != 0 && names.contains(name)
    }

    private static func lengthBit(_ name: String) -> UInt64 { 1 << UInt64(min(name.utf8.count, 63)) }

    private static func firstBit(_ name: String) -> UInt64 { 1 << UInt64((name.utf8.first ?? 0) & 0x3F) }
}

/// Checks the former and reserved names of siblings: a former name cannot be in use.
struct FormerNameRule {
    private var declared: [(name: String, place: Place)] = []
    private var former: [(name: String, place: Place)] = []

    /// Whether there are no former names.
    var isEmpty: Bool { former.isEmpty }

    mutating func declare(_ name: String, at place: Place) {
        declared.append((name, place))
    }

    mutating func rename(from name: String, at place: Place) {
        former.append((name, place))
    }

    /// - Parameter reserved: Names that must not be declared again.
    func problems(reserved: [(name: String, place: Place)] = []) -> [Diagnostic] {
        guard !former.isEmpty || !reserved.isEmpty else { return [] }
        let present = Dictionary(declared.map { ($0.name, $0.place) }) { first, _ in first }
        var problems: [Diagnostic] = []
        for (name, place) in reserved {
            if let use = present[name] {
                problems.append(
                    Diagnostic(
                        .reservedNameUsed, at: use,
                        "\(quoted(name)) is reserved, because stored values with this name had another meaning",
                        notes: [DiagnosticNote("it is reserved here", at: place)]))
            }
        }
        var claims: [String: Place] = [:]
        for (name, place) in former {
            if let use = present[name] {
                problems.append(
                    Diagnostic(
                        .renamedNameInUse, at: place,
                        "\(quoted(name)) cannot be a former name because it is still declared",
                        notes: [DiagnosticNote("it is declared here", at: use)]))
            } else if let claim = claims[name] {
                problems.append(
                    Diagnostic(
                        .renamedNameInUse, at: place,
                        "\(quoted(name)) is already the former name of another declaration",
                        notes: [DiagnosticNote("it is used here first", at: claim)]))
            } else {
                claims[name] = place
            }
        }
        return problems
    }
}

/// Checks that a value fills at most one slot of a list with `uniqueValues`.
struct UniqueValueRule {
    private var first: [IntentValue: Place] = [:]

    mutating func check(_ value: IntentValue, at place: Place) -> Diagnostic? {
        if let other = first[value] {
            return .duplicateOption(value.writtenText ?? "a value", at: place, first: other)
        }
        first[value] = place
        return nil
    }
}
