internal import IntentDiagnostics

/// Finds Swift names of one scope that are declared twice, or that generated code has already.
struct SwiftNameRule {
    private var first: [String: Place] = [:]
    private let taken: Set<String>
    private let code: DiagnosticCode

    /// - Parameter taken: Members that the generated declaration has whatever it is made from.
    init(taken: Set<String> = [], code: DiagnosticCode = .nameCollision) {
        self.taken = taken
        self.code = code
    }

    /// - Parameter compared: The name as it must be unique; by default itself.
    mutating func check(_ swiftName: String, compared: String? = nil, at place: Place) -> Diagnostic? {
        if taken.contains(swiftName) { return .takenByGeneratedCode(swiftName, at: place) }
        guard let other = first.updateValue(place, forKey: compared ?? swiftName) else { return nil }
        first[compared ?? swiftName] = other
        return .sameSwiftName(swiftName, code: code, at: place, first: other)
    }

    /// Members of every generated object, enum and configuration, and what Swift itself keeps.
    static let objectMembers: Set<String> = [
        "identifier", "displayString", "subtitleString", "displayImage", "pronunciationHint",
        "alternativeSpeakableMatches", "id", "intentValue", "objectValue", "hashValue", "self", "init",
    ]
    static let enumMembers: Set<String> = [
        "unrecognized", "caseName", "intentValue", "declaredCases", "hashValue", "self", "Type", "Protocol", "init",
    ]
    static let configurationMembers: Set<String> = ["intentValues", "hashValue", "self", "init"]
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
