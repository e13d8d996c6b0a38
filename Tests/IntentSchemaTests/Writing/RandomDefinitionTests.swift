import IntentModel
import Testing

struct RandomDefinitionTests {
    @Test(arguments: 0..<150 as Range<UInt64>)
    func isReadBackAsTheSameSchema(_ seed: UInt64) {
        var random = RandomDefinition(seed: seed)
        expectSame(random.schema())
    }
}
