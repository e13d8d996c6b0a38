import Foundation
import IntentRuntime
import Testing

@Suite struct ObjectAndEnumTests {
    @Test func anObjectReadsBackWhatItWrote() {
        #expect(Tag(objectValue: Samples.tag.objectValue) == Samples.tag)
        #expect(Samples.tag.parent?.identifier == "p")
        #expect(Samples.tag.id == "t")
        #expect(Samples.tag != Tag(identifier: "t", displayString: "Tag"))
    }

    @Test func anObjectCodesThroughTheWireForm() throws {
        let data = try JSONEncoder().encode([Samples.tag])
        #expect(try JSONDecoder().decode([Tag].self, from: data) == [Samples.tag])
        #expect(
            try JSONDecoder().decode(Tag.self, from: Data(#""x""#.utf8)) == Tag(identifier: "x", displayString: "x"))
    }

    @Test func anUnknownCaseIsKept() throws {
        let level = Level(caseName: "medium")
        #expect(level == .unrecognized("medium"))
        #expect(level.intentValue == .enumeration("medium"))
        let data = try JSONEncoder().encode([level, .low])
        #expect(String(decoding: data, as: UTF8.self) == #"["medium","low"]"#)
        #expect(try JSONDecoder().decode([Level].self, from: data) == [level, .low])
    }

    @Test func declaredCasesComeInOrderWithoutTheUnknownOne() {
        #expect(Level.declaredCases == [.low, .high, .none])
        #expect(Level.declaredCases.map(\.caseName) == ["low", "high", "none"])
        #expect(Level.declaredCases.map { Level(caseName: $0.caseName) } == Level.declaredCases)
    }

    @Test func aCaseOfAStoredNameIsThatCase() {
        #expect(Level.unrecognized("low") == .low)
        #expect(Set([Level.unrecognized("low"), .low]).count == 1)
    }
}
