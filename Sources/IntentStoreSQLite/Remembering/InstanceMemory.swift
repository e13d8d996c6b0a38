#if SQLite
    import IntentRuntime

    /// What an ``InstanceCache`` holds: a limited number of instances, of which the oldest makes room.
    ///
    /// When it is full, one miss in eight brings a new one in. A program that reads more instances in turn than it
    /// holds would else lose each one before its next turn and pay for keeping all; one that goes over to other
    /// instances has them here after a few turns.
    struct InstanceMemory: Sendable {
        /// More than the widgets that one person places; an instance with eight values takes about 3 KB.
        private static let limit = 256
        private static let missesForEach = 8

        private var entries: [InstanceID: SequencedInstance] = [:]
        /// The ids in `entries`, in the order in which they came; from `oldest` on, and round.
        private var order: [InstanceID] = []
        private var oldest = 0
        private var misses = 0

        func entry(of id: InstanceID) -> SequencedInstance? { entries[id] }

        /// Asked once for each instance that is not here.
        mutating func wantsAnother() -> Bool {
            if order.count < InstanceMemory.limit { return true }
            misses = (misses + 1) % InstanceMemory.missesForEach
            return misses == 0
        }

        /// Of two readings of one instance the newer one stays.
        mutating func remember(_ read: SequencedInstance) {
            let id = read.instance.id
            if let known = entries[id] {
                if known.sequence < read.sequence { entries[id] = read }
                return
            }
            if order.count < InstanceMemory.limit {
                order.append(id)
            } else {
                entries[order[oldest]] = nil
                order[oldest] = id
                oldest = (oldest + 1) % InstanceMemory.limit
            }
            entries[id] = read
        }
    }
#endif
