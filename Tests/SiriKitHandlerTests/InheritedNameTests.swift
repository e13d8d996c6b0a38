import Intents
import Testing

import class GeneratedSiriKitNames.NamesIntent

@Suite struct InheritedNameTests {
    /// `description` is every object's: the parameter of that name has a line behind it.
    @Test func aNameThatTheSuperclassHasIsLeftToIt() {
        let intent = NamesIntent()
        intent.description_ = true
        #expect(intent.description_ == true)
        #expect((intent.copy() as? NamesIntent)?.description_ == true)
    }
}
