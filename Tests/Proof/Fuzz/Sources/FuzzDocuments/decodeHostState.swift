import FuzzDriver
import IntentModel
import IntentRuntime

@testable import IntentWidgets

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The record of an instance in the store of a host.
func readEntry(_ bytes: [UInt8]) {
    guard let entry = try? HostEntry(bytes: bytes, kind: "Everything") else { return }
    let written = entry.bytes
    guard let again = try? HostEntry(bytes: written, kind: "Everything") else {
        fatalError("a record that was written cannot be read")
    }
    require(again.bytes == written, "reading a record changes it")
    decide(entry.reload)
}

/// The part of a record that decides about reloads.
func readReloadState(_ bytes: [UInt8]) {
    guard let state = try? ReloadState(bytes: bytes) else { return }
    require((try? ReloadState(bytes: state.bytes)) == state, "writing changes a reload state")
    decide(state)
}

/// Continues with a state that was read, now, a year earlier and a year later.
private func decide(_ state: ReloadState) {
    let limits = ReloadLimits(HostSettings())
    let year = 365 * 86_400_000
    for start in [1_772_438_400_000, 1_772_438_400_000 - year, 1_772_438_400_000 + year] {
        var state = state
        let now = StoreTime(milliseconds: start)
        _ = state.resume(at: now, limits: limits)
        _ = state.decideDue(at: now, limits: limits)
        _ = state.decide(.edited, at: now, limits: limits)
        _ = state.fail(.providerFailed, at: now, limits: limits)
        _ = state.clockJumped(to: now, instances: 10, limits: limits)
        for cause in ReloadCause.allCases { _ = state.decide(cause, at: now, limits: limits) }
        state.setVisible(!state.isVisible, at: now, limits: limits)
        state.finish(with: TimelineSchedule(policy: .atEnd, lastEntry: now), at: now, limits: limits)
        _ = (state.nextDue, state.rank, state.budgetLeft(limits))
        require((try? ReloadState(bytes: state.bytes)) == state, "writing changes a reload state")
    }
}

/// The stored timeline of an instance.
func readTimeline(_ bytes: [UInt8]) {
    guard let archive = try? TimelineArchive(bytes: bytes) else { return }
    var entries: [RenderedEntry] = []
    for index in 0..<archive.count {
        let entry = archive.entry(at: index)
        guard let content = try? archive.content(at: index) else { continue }
        entries.append(RenderedEntry(date: entry.date, relevance: entry.relevance, content: content))
    }
    for date in [Date.distantPast, .distantFuture] + entries.map(\.date) {
        require(archive.index(at: date).map { 0..<archive.count ~= $0 } ?? (archive.count == 0), "no such entry")
    }
    _ = (StoreTime(roundingUp: archive.made.date), archive.policy)
}
