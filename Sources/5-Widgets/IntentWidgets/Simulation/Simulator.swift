import IntentRuntime
import IntentSystem
import Synchronization

/// Simulates a host with many widgets over days, in a moment.
///
/// The host's own rules decide, and nothing is shown. Widgets are asked as their definition declares, or their providers are
/// asked under a clock that stands still while they answer: ``run(clock:log:progress:)``.
public struct Simulator: Sendable {
    /// The number of instances that one thread simulates at a time; they fit into its cache.
    private static let blockSize = 1_024
    /// The largest number of instances of a picture.
    static let pictureInstances = 36

    /// The widgets.
    public let widgets: [SimulatedWidget]
    /// The time, the person and the rules.
    public let settings: SimulationSettings
    let plan: SimulationPlan
    let kinds: [KindPlan]

    /// Creates a simulation of widgets.
    public init(_ widgets: [SimulatedWidget], settings: SimulationSettings = SimulationSettings()) {
        self.widgets = widgets
        self.settings = settings
        let plan = SimulationPlan(settings, instanceCount: widgets.map(\.count).reduce(0, +))
        self.plan = plan
        kinds = widgets.map { KindPlan($0, plan, settings) }
    }
}

// MARK: - Declared widgets

extension Simulator {
    /// Simulates widgets whose timelines are declared, on all cores.
    /// - Precondition: No widget has a provider that is to be asked.
    /// - Parameters:
    ///   - log: Receives each decision, in the order of time. Without it, a simulation needs little memory, however many
    ///     instances it has.
    ///   - progress: Receives the share that is done, from 0 to 1, from any thread.
    public func run(
        log: ((DecisionRecord) -> Void)? = nil, progress: (@Sendable (Double) -> Void)? = nil
    ) -> SimulationResult {
        var result = SimulationResult(self)
        if let log {
            runLogging(into: &result, log, progress)
        } else {
            let blocks = blocks()
            let done = Mutex(0)
            let tallies = mapInParallel(0..<blocks.count) { number in
                let tally = run(blocks[number])
                if let progress {
                    let count = done.withLock { done in
                        done += 1
                        return done
                    }
                    progress(Double(count) / Double(blocks.count))
                }
                return tally
            }
            for (block, tally) in zip(blocks, tallies) { result.add(tally, kind: block.kind) }
        }
        for (kind, number) in picturedInstances() {
            var tally = SimulationTally()
            tally.trace = SimulationTally.Trace()
            simulate(number, kind: kind, &tally)
            result.addTrace(tally.trace, kind: kind, name: widgets[kind].id(number).text)
        }
        return result
    }

    /// Instances of one kind, by their numbers.
    private struct Block: Sendable {
        var kind: Int
        var numbers: Range<Int>
    }

    private func blocks() -> [Block] {
        kinds.indices.flatMap { kind in
            stride(from: 0, to: kinds[kind].count, by: Self.blockSize).map { first in
                Block(kind: kind, numbers: first..<min(first + Self.blockSize, kinds[kind].count))
            }
        }
    }

    private func run(_ block: Block) -> SimulationTally {
        var tally = SimulationTally()
        for number in block.numbers { simulate(number, kind: block.kind, &tally) }
        return tally
    }

    private func simulate(_ number: Int, kind: Int, _ tally: inout SimulationTally) {
        var instance = SimulatedInstance(number, kinds[kind], plan)
        run(&instance, number, kind: kind, before: plan.end, &tally)
        instance.end(plan, &tally)
    }

    private func run(
        _ instance: inout SimulatedInstance, _ number: Int, kind: Int, before end: Int, _ tally: inout SimulationTally
    ) {
        guard case .declared = widgets[kind].source else {
            preconditionFailure("widgets with providers need a clock")
        }
        let (kind, plan) = (kinds[kind], plan)
        while let (time, asks) = instance.step(before: end, kind, plan, &tally) {
            guard asks else { continue }
            instance.answer(kind.schedule(at: time), at: time, kind, plan, &tally)
        }
    }

    /// The instances of a picture: the first of each kind, as many of each as there is room for.
    func picturedInstances() -> [(kind: Int, number: Int)] {
        let share = max(1, Self.pictureInstances / max(1, kinds.count))
        return kinds.indices.prefix(Self.pictureInstances).flatMap { kind in
            (0..<min(share, kinds[kind].count)).map { (kind: kind, number: $0) }
        }
    }
}

// MARK: - Logs

extension Simulator {
    /// A block whose instances are kept between the slices of a log. The lock is that of the mutex.
    private final class LoggedBlock: Sendable {
        let block: Block
        let instances: Mutex<[SimulatedInstance]>

        init(_ block: Block, _ instances: [SimulatedInstance]) {
            self.block = block
            self.instances = Mutex(instances)
        }
    }

    private func runLogging(
        into result: inout SimulationResult, _ log: (DecisionRecord) -> Void, _ progress: (@Sendable (Double) -> Void)?
    ) {
        let blocks = blocks()
        let logged = mapInParallel(0..<blocks.count) { number in
            let block = blocks[number]
            return LoggedBlock(block, block.numbers.map { SimulatedInstance($0, kinds[block.kind], plan) })
        }
        // Decisions of this many milliseconds are ordered together; fewer with many instances, to save memory.
        let length = max(60_000, min(3_600_000, 36_000_000_000 / max(1, plan.instanceCount)))
        for start in stride(from: plan.start, to: plan.end, by: length) {
            let end = min(start + length, plan.end)
            let tallies = mapInParallel(0..<logged.count) { run(logged[$0], before: end) }
            var slice: [(kind: Int, entry: SimulationTally.Logged)] = []
            for (block, tally) in zip(blocks, tallies) {
                result.add(tally, kind: block.kind)
                slice += (tally.log ?? []).map { (kind: block.kind, entry: $0) }
            }
            slice.sort {
                ($0.entry.time, $0.kind, $0.entry.number, $0.entry.sequence)
                    < ($1.entry.time, $1.kind, $1.entry.number, $1.entry.sequence)
            }
            for (kind, entry) in slice { log(record(entry, kind: kind)) }
            progress?(Double(end - plan.start) / Double(plan.end - plan.start))
        }
    }

    private func run(_ logged: LoggedBlock, before end: Int) -> SimulationTally {
        logged.instances.withLock { instances in
            var tally = SimulationTally()
            tally.log = []
            for index in instances.indices {
                tally.number = logged.block.numbers.lowerBound + index
                run(&instances[index], tally.number, kind: logged.block.kind, before: end, &tally)
                if end == plan.end { instances[index].end(plan, &tally) }
            }
            return tally
        }
    }

    func record(_ entry: SimulationTally.Logged, kind: Int) -> DecisionRecord {
        DecisionRecord(
            time: StoreTime(milliseconds: entry.time), instance: widgets[kind].id(entry.number), kind: kinds[kind].kind,
            decision: entry.decision)
    }
}
