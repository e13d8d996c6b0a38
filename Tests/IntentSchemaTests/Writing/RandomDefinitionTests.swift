import IntentModel
import Testing

struct RandomDefinitionTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func isReadBackAsTheSameSchema(_ seed: UInt64) {
        var random = RandomDefinition(seed: seed)
        expectSame(random.schema())
    }
}
