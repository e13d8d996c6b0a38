import IntentTestSupport
import Testing

/// The controls of the sample widgets: a toggle with a provider, and a button that only the definition declares.
@Suite(.timeLimit(.minutes(3))) struct ControlTests {
    private let sandbox: Sandbox

    init() async throws {
        sandbox = try Sandbox()
        sandbox.program = "samplectl"
        try await expectEqual(sandbox.intentctl("add", "CarLock", "--id", "lock"), .success("lock\n"))
        try await expectEqual(sandbox.intentctl("add", "com.example.find-car", "--id", "find"), .success("find\n"))
    }

    @Test func `controls are listed beside widgets`() async throws {
        let kinds = try await sandbox.intentctl("kinds").output
        #expect(
            kinds.hasSuffix(
                """

                com.example.car-lock  Car Lock
                  name     CarLock
                  control  toggle lock.fill
                  intent   LockCar
                    isLocked  Boolean  Locked

                com.example.find-car  Find Car
                  name     FindCar
                  control  button car.fill
                  intent   FindCar

                """))
        let json = try await sandbox.intentctl("kinds", "--json").output
        #expect(json.contains(#"{"kind":"com.example.car","sort":"widget","name":"CarWidget""#))
        #expect(json.contains(#"{"kind":"com.example.car-lock","sort":"control","name":"CarLock""#))
        #expect(json.contains(#""style":"toggle","symbol":"lock.fill"}"#))
        #expect(
            try await sandbox.intentctl("doctor").output.contains("9 intents, 7 widgets and 2 controls of the group"))
    }

    @Test func `a control has no family`() async throws {
        let refusal = "error: CarLock is a control, which has no family; leave out systemLarge\n"
        for arguments in [["add", "CarLock"], ["resize", "lock"], ["preview", "CarLock"]] {
            let outcome = try await sandbox.run(arguments + ["--family", "systemLarge"])
            expectEqual(outcome, Outcome(status: 65, error: refusal))
        }
        let missing = try await sandbox.intentctl("add", "CarWidget")
        let families = "systemSmall, systemMedium, systemLarge"
        expectEqual(missing.error, "error: missing '--family'; the families of 'CarWidget' are \(families)\n")
        expectEqual(missing.status, 64)
        try await expectEqual(sandbox.intentctl("show", "lock").output.split(separator: "\n")[2], "control   toggle")
    }

    @Test func `perform presses a button or toggle without a host`() async throws {
        try await expectEqual(sandbox.intentctl("perform", "lock"), .success("performed 'Car Lock' of lock\n"))
        #expect(try await sandbox.intentctl("timeline", "lock").output.contains("\n  ○ Car Lock\n  Unlocked\n"))
        let json = #"{"perform":1,"id":"find","action":"action-1","isHosted":false}"# + "\n"
        try await expectEqual(sandbox.intentctl("perform", "find", "action-1", "--json"), .success(json))
        let unknown = try await sandbox.intentctl("perform", "find", "action-2")
        expectEqual(unknown.status, 65)
        #expect(unknown.error.hasPrefix("error: 'find' shows no button or toggle 'action-2'; it shows action-1"))
        try await expectEqual(sandbox.intentctl("perform", "nothing").status, 65)
    }

    @Test func `perform names one of several buttons`() async throws {
        _ = try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car")
        let several = try await sandbox.intentctl("perform", "car")
        expectEqual(several.status, 64)
        #expect(several.error.hasPrefix("error: 'car' shows several buttons or toggles; name one of lock, findCar"))
        try await expectEqual(sandbox.intentctl("perform", "car", "lock"), .success("performed 'Lock' of car\n"))
    }

    @Test func `a running host performs what is requested`() async throws {
        let host = try sandbox.stream("host", "--json")
        while let line = await host.nextLine(), !line.contains(#""instance":"find""#) {}
        let requested = try await sandbox.intentctl("perform", "find")
        expectEqual(requested, .success("requested 'Find Car' of find\n"))
        while let line = await host.nextLine(), !line.contains(#""cause":"performed""#) {}
        host.interrupt()
        _ = await host.status()
    }

    @Test func `an intent without a handler fails`() async throws {
        sandbox.program = "intentctl"
        try sandbox.write(
            """
            intentDefinition: 1
            intents: { Ring: {} }
            controls: { Bell: { intent: Ring, symbol: bell } }

            """, to: "definitions/bell.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Bell", "--id", "bell"), .success("bell\n"))
        let preview = try await sandbox.intentctl("preview", "Bell")
        #expect(preview.status == 0 && preview.output.contains("Bell"))
        let host = try await sandbox.intentctl("host", "--once")
        #expect(host.status == 0 && host.error == "")
        #expect(try await sandbox.intentctl("timeline", "bell").output.contains("\n  Bell\n"))
        let performed = try await sandbox.intentctl("perform", "bell")
        expectEqual(performed.status, 69)
        #expect(performed.error.contains("no handler performs 'Ring'"), "\(performed.error)")
    }
}
