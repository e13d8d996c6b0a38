internal import IntentModel

/// Finds names for Swift that are free in one scope.
struct SwiftNameChooser {
    private let taken: Set<String>
    private(set) var used: Set<String> = []

    /// - Parameter scope: Nil where generated code has no names of its own.
    init(_ scope: SwiftName.Scope?) {
        taken = scope?.taken ?? []
    }

    /// The name that is wanted, or the first one like it that is free.
    /// - Parameters:
    ///   - wanted: A Swift identifier.
    ///   - fits: Whether it is free beside others, too.
    mutating func choose(_ wanted: String, fits: (String) -> Bool = { _ in true }) -> String {
        var candidate = wanted
        var number = 1
        while taken.contains(candidate) || used.contains(candidate) || !fits(candidate) {
            candidate = number == 1 ? "\(wanted)_" : "\(wanted)\(number)"
            number += 1
        }
        used.insert(candidate)
        return candidate
    }
}
