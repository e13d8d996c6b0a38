import IntentControl
import Testing

struct DefinitionPathsTests {
    @Test(arguments: [
        (["a", "b"], "c", true, ["a", "b"]),
        ([], "c", true, ["c"]),
        ([], "c:d/e", false, ["c", "d/e"]),
        ([], ":c::", false, ["c"]),
        ([], "", true, ["definitions"]),
        ([], ":", true, ["definitions"]),
        ([], "", false, []),
    ])
    func theOptionThenTheVariableThenTheFolder(
        option: [String], variable: String, hasFolder: Bool, paths: [String]
    ) throws {
        let chosen = try DefinitionPaths.choose(
            option: option, environment: Environment(["INTENT_DEFINITIONS": variable]), hasFolder: { _ in hasFolder })
        #expect(chosen == paths)
    }

    @Test func anEmptyPathIsWrongUsage() throws {
        let failure = try #require(throws: ControlFailure.self) {
            try DefinitionPaths.choose(option: [""], environment: Environment([:]), hasFolder: { _ in true })
        }
        #expect(failure.status == .wrongUsage)
    }
}
