internal import IntentDiagnostics
internal import IntentModel

/// Finds Swift names that are declared twice in one scope, or that generated code has there already.
struct SwiftNameRule {
    private var first: [String: Place] = [:]
    private let taken: TakenNames
    private let code: DiagnosticCode

    /// - Parameter scope: Nil where generated code has no names of its own.
    init(_ scope: SwiftName.Scope?, code: DiagnosticCode = .nameCollision) {
        taken = scope.flatMap { Self.taken[$0] } ?? TakenNames([])
        self.code = code
    }

    /// Rules are made by the thousand, and the model makes its sets anew each time.
    private static let taken = Dictionary(
        uniqueKeysWithValues: SwiftName.Scope.allCases.map { ($0, TakenNames($0.taken)) })

    /// Whether generated code has the name already.
    func isTaken(_ swiftName: String) -> Bool { taken.contains(swiftName) }

    /// Asks only for members that are there in any case.
    func checkTaken(_ swiftName: String, at place: Place) -> Diagnostic? {
        taken.contains(swiftName) ? .takenByGeneratedCode(swiftName, at: place) : nil
    }

    mutating func check(_ swiftName: String, at place: Place) -> Diagnostic? {
        if let problem = checkTaken(swiftName, at: place) { return problem }
        guard let other = first[swiftName] else {
            first[swiftName] = place
            return nil
        }
        return .sameSwiftName(swiftName, code: code, at: place, first: other)
    }
}

/// A few names, with what tells most others apart from them before anything is hashed.
private struct TakenNames {
    private let names: Set<String>
    /// Bit n is set where a name has n bytes, from 63 on the last.
    private let lengths: UInt64
    /// The same for the last six bits of first bytes.
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

extension Diagnostic {
    fileprivate static func takenByGeneratedCode(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .nameCollision, at: place,
            "\(quoted(name)) is a name that the generated Swift has already; take another one, or add 'swiftName'")
    }

    fileprivate static func sameSwiftName(
        _ name: String, code: DiagnosticCode, at place: Place, first: Place
    ) -> Diagnostic {
        Diagnostic(
            code, at: place, "\(quoted(name)) would be declared twice in Swift",
            notes: [DiagnosticNote("the first one comes from here", at: first)])
    }
}
