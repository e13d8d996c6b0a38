import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// The slots of a list during an edit.
@Suite struct EditedSlotsTests {
    /// The same as ``EditedSlots``, by searching the list.
    private struct Reference {
        var slots: [IntentValue?]
        let keepsSlots: Bool

        mutating func add(_ value: IntentValue) {
            defer { arrange() }
            if let empty = slots.firstIndex(of: nil) { slots[empty] = value } else { slots.append(value) }
        }

        mutating func remove(_ identifier: String) -> Bool {
            let before = slots
            slots = slots.map { $0?.isIdentified(by: identifier) == true ? nil : $0 }
            defer { arrange() }
            return slots != before
        }

        mutating func set(_ value: IntentValue?, at index: Int) {
            while slots.count <= index { slots.append(nil) }
            slots[index] = value
            arrange()
        }

        private mutating func arrange() {
            if !keepsSlots { slots.removeAll { $0 == nil } }
        }
    }

    @Test func `removing finds the only value that looks the same`() {
        var one = EditedSlots([.string("caf\u{E9}"), .string("b")])
        expectEqual(one.remove(ExactText("cafe\u{301}")), true)
        expectEqual(one.slots, [nil, .string("b")])
        expectEqual(one.remove(ExactText("cafe\u{301}")), false)
        var two = EditedSlots([.string("\u{C5}"), .string("A\u{30A}")])
        expectEqual(two.remove(ExactText("\u{212B}")), false)
        expectEqual(two.remove(ExactText("A\u{30A}")), true)
        expectEqual(two.slots, [.string("\u{C5}"), nil])
    }

    @Test(arguments: [true, false]) func `random operations have the effect of a search`(keepsSlots: Bool) {
        var random = SeededGenerator(seed: 0x510)
        for _ in 0..<200 {
            let first = (0..<Int.random(in: 0...4, using: &random)).map { _ in slot(&random) }.filter {
                keepsSlots || $0 != nil
            }
            var list = EditedSlots(first, keepsSlots: keepsSlots)
            var reference = Reference(slots: first, keepsSlots: keepsSlots)
            for _ in 0..<30 {
                let text = "v\(Int.random(in: 0..<6, using: &random))"
                switch Int.random(in: 0..<5, using: &random) {
                case 0, 1:
                    list.add(.string(text))
                    reference.add(.string(text))
                case 2, 3:
                    let wasFound = list.remove(ExactText(text))
                    expectEqual(wasFound, reference.remove(text))
                default:
                    list.closeGaps()
                    let index = Int.random(in: 0...reference.slots.count, using: &random)
                    let value = slot(&random)
                    list.set(value, at: index)
                    reference.set(value, at: index)
                }
                let slots = list.slots.filter { keepsSlots || $0 != nil }
                guard slots == reference.slots else { return expectEqual(slots, reference.slots) }
            }
        }
    }

    private func slot(_ random: inout SeededGenerator) -> IntentValue? {
        Bool.random(using: &random) ? .string("v\(Int.random(in: 0..<6, using: &random))") : nil
    }

    @Test func `removing nothing does not set the list`() {
        var list = EditedSlots([.string("a"), nil])
        var wasFound = list.remove(ExactText("b"))
        #expect(!wasFound)
        #expect(!list.isSet)
        wasFound = list.remove(ExactText("a"))
        #expect(wasFound)
        #expect(list.isSet)
    }

    @Test(.timeLimit(.minutes(1))) func `thousands of changes take linear time`() {
        var list = EditedSlots([])
        for number in 0..<100_000 { list.add(.integer(number)) }
        for number in 0..<100_000 where number % 2 == 0 { _ = list.remove(ExactText("\(number)")) }
        for number in 0..<50_000 { list.add(.integer(-number)) }
        expectEqual(list.slots.count, 100_000)
    }
}
