import IntentTestSupport
import Intents
import SiriKitHandlers
import Testing

/// Calls to system services that do not exist here.
@Suite struct SystemCallTests {
    @Test func `donations succeed immediately`() async throws {
        let interaction = INInteraction(intent: OrderSoupIntent(), response: nil)
        var errors: [(any Error)?] = []
        interaction.donate { errors.append($0) }
        INInteraction.delete(with: ["a"]) { errors.append($0) }
        INInteraction.delete(with: "group") { errors.append($0) }
        INInteraction.deleteAll { errors.append($0) }
        expectEqual(errors.count, 4)
        #expect(errors.allSatisfy { $0 == nil })
        try await interaction.donate()
    }

    @Test func `there are no voice shortcuts`() async throws {
        var found: [INVoiceShortcut]?
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in found = shortcuts }
        expectEqual(found, [])
        await #expect(throws: INIntentError(.voiceShortcutGetFailed)) {
            _ = try await INVoiceShortcutCenter.shared.voiceShortcut(for: UUID())
        }
    }

    @Test func `a shortcut needs a generated intent`() {
        #expect(INShortcut(intent: OrderSoupIntent())?.intent is OrderSoupIntent)
        expectEqual(INShortcut(intent: INIntent()), nil)
    }

    @Test func `Siri access is restricted`() async {
        expectEqual(INPreferences.siriAuthorizationStatus(), .restricted)
        await expectEqual(INPreferences.requestSiriAuthorization(), .restricted)
    }

    @Test func `an error has its domain and code`() {
        let error = INIntentError(.requestTimedOut) as NSError
        expectEqual(error.domain, INIntentErrorDomain)
        expectEqual(error.code, 3001)
    }

    @Test func `an error can be caught by code`() {
        var isCaught = false
        do {
            throw INIntentError(.requestTimedOut)
        } catch INIntentError.missingInformation {
            Issue.record("the error has a different code")
        } catch INIntentError.requestTimedOut {
            isCaught = true
        } catch {
            Issue.record(error)
        }
        #expect(isCaught)
    }

    @Test func `an image belongs to its parameter`() {
        let intent = OrderSoupIntent()
        intent.setImage(INImage(named: "soup"), forParameterNamed: \.soup)
        expectEqual(intent.image(forParameterNamed: \.soup), INImage(named: "soup"))
        expectEqual(intent.image(forParameterNamed: \.quantity), nil)
    }

    @Test(arguments: ["", "..", "a/b", ".hidden"])
    func `an invalid group identifier has no folder`(identifier: String) {
        expectEqual(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier), nil)
    }

    @Test func `a group's folder is created`() throws {
        let name = "group.test.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.path.hasSuffix("/intents/\(name)"))
        expectEqual((try? folder.checkResourceIsReachable()), true)
    }

    @Test func `distances follow a great circle`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 2_000)
        expectEqual(berlin.distance(from: berlin), 0)
    }
}
