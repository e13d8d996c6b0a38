import IntentSystem
import IntentTestSupport
import Testing

@Suite struct ErrorTextTests {
    @Test(
        arguments: [
            SystemFailure.missing, FileWritingFailure.notCreated(.tooLarge), FileWritingFailure.notWritten(.notFolder),
            PrivateFolder.Failure.missing, PrivateFolder.Failure.notPrivate("/tmp/a"),
            PrivateFolder.Failure.system(.notSupported, "/tmp/a"),
        ] as [any Error])
    func `an error describes itself in one line`(error: any Error) {
        expectEqual(problems(inTextOf: error), [])
    }
}
