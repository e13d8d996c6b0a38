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
