import IntentSystem

extension StoreTime {
    /// The system's wall clock.
    package static func now() -> StoreTime {
        StoreTime(milliseconds: WallClock.milliseconds())
    }
}
