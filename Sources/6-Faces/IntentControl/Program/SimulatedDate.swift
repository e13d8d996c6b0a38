internal import IntentCommandLine
internal import IntentModel
internal import IntentWidgets

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How a program shows the date of a simulation to providers that read `Date()`.
///
/// A program that links the product `VirtualTime` passes its functions:
///
/// ```swift
/// SimulatedDate(start: VirtualTime.start, set: VirtualTime.set, end: VirtualTime.end)
/// ```
public struct SimulatedDate: Sendable {
    let start: @Sendable (Date) throws -> Void
    let set: @Sendable (Date) -> Void
    let end: @Sendable () -> Void

    /// Creates the functions.
    /// - Parameters:
    ///   - start: Replaces the date of the system. Called when a simulation of providers begins.
    ///   - set: Sets the date, for each event of the simulation.
    ///   - end: Returns to the date of the system.
    public init(
        start: @escaping @Sendable (Date) throws -> Void, set: @escaping @Sendable (Date) -> Void,
        end: @escaping @Sendable () -> Void
    ) {
        self.start = start
        self.set = set
        self.end = end
    }
}

extension SimulatedDate {
    /// The dates that a program can show: from 1970 until 2262.
    private static let dates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 9_214_646_400)

    /// Checks the dates of a simulation, the last of which is its end.
    /// - Throws: `wrongUsage` if providers cannot be shown all of them.
    static func check(_ start: Date, until end: Date) throws(CommandError) {
        guard !dates.contains(start) || !dates.contains(end) else { return }
        let (first, last) = (StoreTime(roundingDown: start).text, StoreTime(roundingDown: end).text)
        throw .usage(
            "with --providers, a simulation begins in 1970 or later and ends before 2262, not from \(first) to \(last)")
    }
}
