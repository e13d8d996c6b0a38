public import IntentRuntime

extension RoomBoardIntent {
    /// Returns the line of each slot of the board.
    public func lines(in family: SizeFamily) -> [String] {
        rooms.slots(in: family).map { $0?.displayString ?? "–" }
    }
}
