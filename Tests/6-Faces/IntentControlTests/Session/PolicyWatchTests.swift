import Foundation
import IntentCommandLine
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

@testable import IntentControl

/// Policies that are read again while a command runs.
@Suite(.timeLimit(.minutes(1))) struct PolicyWatchTests {
    /// A policy whose file contains a default, or an error.
    private static let reader = PolicyReader { path, schema in
        let text = try String(contentsOfFile: path, encoding: .utf8)
        if text.contains("wrong") { throw CommandError(.invalidData, "wrong-type", "\(path):1:1: error: wrong") }
        var policy = Policy(owner: LocalizedText(text, language: "en"), path: path)
        policy["com.example.car", "carControls"] = PolicyRow(defaultRule: .options([text]))
        return ReadPolicy(policy, warnings: [])
    }

    private enum Event: Equatable {
        case changed(Set<WidgetKind>)
        case reported([String])
    }

    private func session(withPolicy path: String, _ reader: PolicyReader = reader) -> Session {
        var context = ControlContext(
            programName: "intentctl", definitions: .program(handlers: [], definitions: [], optionFiles: nil))
        context.policies = reader
        return Session(context: context, choices: SessionChoices(policy: path))
    }

    @Test func `new versions apply, and an invalid one leaves the one before it`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("bus", to: "intent-policy.yaml")
        let session = session(withPolicy: path)
        let engine = try IntentEngine(schema: SampleSchema.schema, store: InMemoryStore())
        engine.policy = try session.policy(for: engine.schema)
        let events = Watched<[Event]>([])
        let watch = try session.followPolicy(
            of: engine,
            report: { notice in
                let problems = notice.error?.problems.map(\.message) ?? []
                events.change { $0.append(.reported(problems + [notice.note.message])) }
            },
            onChange: { former in
                let kinds = engine.policy?.kinds(differingFrom: former ?? Policy(path: "")) ?? []
                events.change { $0.append(.changed(kinds)) }
            })
        #expect(watch != nil)
        try folder.write("tram", to: "intent-policy.yaml")
        await events.wait { $0.contains(.changed(["com.example.car"])) }
        expectEqual(engine.policy?.owner.text, "tram")
        try folder.write("wrong", to: "intent-policy.yaml")
        let report = [
            "\(path):1:1: error: wrong", "the policy is invalid; the one before it stays in effect",
        ]
        await events.wait { $0.contains(.reported(report)) }
        expectEqual(engine.policy?.owner.text, "tram")
        try folder.write("train", to: "next.yaml")
        try FileManager.default.moveItem(atPath: path, toPath: "\(folder.path)/last.yaml")
        try FileManager.default.moveItem(atPath: "\(folder.path)/next.yaml", toPath: path)
        await events.wait { _ in engine.policy?.owner.text == "train" }
        withExtendedLifetime(watch) {}
    }

    @Test func `a version that is being written is read again`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("bus", to: "intent-policy.yaml")
        let reads = Mutex(0)
        let reader = PolicyReader { path, schema in
            let number = reads.withLock { count in
                count += 1
                return count
            }
            if number == 2 { throw CommandError(.invalidData, "missing-key", "'intentPolicy' is missing") }
            return try Self.reader.read(path, schema)
        }
        let engine = try IntentEngine(schema: SampleSchema.schema, store: InMemoryStore())
        let events = Watched<[Event]>([])
        let watch = try session(withPolicy: path, reader).followPolicy(
            of: engine, report: { notice in events.change { $0.append(.reported([notice.note.message])) } },
            onChange: { _ in events.change { $0.append(.changed([])) } })
        expectEqual(engine.policy?.owner.text, "bus")
        try folder.write("tram", to: "intent-policy.yaml")
        await events.wait { $0.count == 2 }
        expectEqual(events.value, [.changed([]), .changed([])])
        expectEqual(engine.policy?.owner.text, "tram")
        withExtendedLifetime(watch) {}
    }

    @Test func `a notice is a document with what is wrong`() {
        let notice = CommandNotice(
            .policyInvalid, .warning("the policy is invalid"), at: StoreTime(milliseconds: 0),
            because: CommandError(.invalidData, "missing-key", "a:1:1: error: 'by' is missing"))
        expectEqual(
            notice.json(of: "watch"),
            [
                "watch": 1, "time": "1970-01-01T00:00:00.000Z", "notice": "policy-invalid",
                "message": "the policy is invalid",
                "problems": [["code": "missing-key", "message": "a:1:1: error: 'by' is missing"]],
            ])
        let failure = HostNotice(
            .lookupFailed, at: StoreTime(milliseconds: 0), instance: "a", kind: "Clock", message: "no answer")
        expectEqual(
            CommandNotice(failure).json(of: "serve"),
            [
                "serve": 1, "time": "1970-01-01T00:00:00.000Z", "notice": "lookup-failed", "instance": "a",
                "kind": "Clock", "message": "no answer",
            ])
    }

    @Test func `a version from before the command follows applies, too`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("bus", to: "intent-policy.yaml")
        let session = session(withPolicy: path)
        let engine = try IntentEngine(schema: SampleSchema.schema, store: InMemoryStore())
        let watch = try session.followPolicy(of: engine, report: { _ in }, onChange: { _ in })
        expectEqual(engine.policy?.owner.text, "bus")
        withExtendedLifetime(watch) {}
    }

    @Test func `the digest is that of the defaults and locks`() {
        let title = LocalizedText("x", language: "en")
        var policy = Policy(owner: title, path: "a")
        expectEqual(policy.digest(of: "A"), nil)
        policy["A", "x"] = PolicyRow(defaultRule: .value(.integer(1)), line: 3)
        policy["B", "x"] = PolicyRow(line: 3)
        var other = Policy(message: title, path: "b")
        other["A", "x"] = PolicyRow(defaultRule: .value(.integer(1)), line: 4)
        expectEqual(policy.digest(of: "A"), other.digest(of: "A"))
        expectEqual(policy.digest(of: "B"), nil)
        let digests = [
            PolicyRow(defaultRule: .value(.integer(1))), PolicyRow(defaultRule: .value(.integer(2))),
            PolicyRow(defaultRule: .value(.string("1"))), PolicyRow(isLocked: true),
            PolicyRow(defaultRule: .value(.integer(1)), isLocked: true),
            PolicyRow(
                defaultRule: .byFamily([.systemSmall: .value(.integer(1))], otherwise: .value(.integer(1)))),
        ].map { row in
            other["A", "x"] = row
            return other.digest(of: "A")
        }
        expectEqual(Set(digests).count, 6)
        // Stores contain it: another one would reload each widget.
        expectEqual(policy.digest(of: "A"), 0xC9CE_1C76_2A6D_4035)
    }

    @Test func `the kinds of other defaults and locks differ`() {
        var former = Policy(path: "a")
        former["A", "x"] = PolicyRow(defaultRule: .value(.integer(1)), line: 3)
        former["B", "x"] = PolicyRow(isLocked: true)
        var current = Policy(path: "b")
        current["A", "x"] = PolicyRow(defaultRule: .value(.integer(1)), line: 4)
        current["C", "y"] = PolicyRow(isLocked: true)
        expectEqual(current.kinds(differingFrom: former), ["B", "C"])
        expectEqual(Policy(path: "a").kinds(differingFrom: former), ["A", "B"])
    }
}
