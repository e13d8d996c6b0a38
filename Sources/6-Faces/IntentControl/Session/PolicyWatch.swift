internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// Applies new versions of a policy to an engine, until the value is released.
///
/// An invalid version is reported, and the policy before it stays in effect, so that a mistake unlocks nothing.
final class PolicyWatch: Sendable {
    private let watches: [FileWatch]

    /// - Parameters:
    ///   - paths: The files that can be the policy.
    ///   - read: Called on a thread when one of them has a new version, was created or removed.
    /// - Throws: A failure with the kind `tooManyFiles` or `inputOutput` if the user has reached a limit of the system.
    fileprivate init(_ paths: [String], read: @escaping @Sendable () -> Void) throws(SystemFailure) {
        var watches: [FileWatch] = []
        for path in paths {
            watches.append(
                try FileWatch(
                    of: path, reporting: .versions,
                    onWrite: {
                        read()
                        return true
                    }, onEnd: {}))
        }
        self.watches = watches
    }
}

extension Session {
    /// Follows the policy of a command that runs until it is interrupted or its user leaves it.
    /// - Parameters:
    ///   - engine: Receives each new version.
    ///   - report: Receives what is said about versions that are not applied, on any thread.
    ///   - onChange: Called on a thread after a change, with the former policy.
    /// - Returns: Nil without definitions, if the program cannot read policies, or if the system cannot watch files.
    func followPolicy(
        of engine: IntentEngine, report: @escaping @Sendable (CommandNotice) -> Void,
        onChange: @escaping @Sendable (_ former: Policy?) -> Void
    ) throws -> PolicyWatch? {
        let schema = engine.schema
        guard context.policies != nil, !schema.kinds.isEmpty else { return nil }
        let isReading = Mutex(())
        let read: @Sendable () -> Void = { [self] in
            isReading.withLock { _ in applyPolicy(to: engine, report: report, onChange: onChange) }
        }
        do throws(SystemFailure) {
            let watch = try PolicyWatch(watchedPolicyPaths(of: schema), read: read)
            // It may have changed since the command has read it.
            read()
            return watch
        } catch {
            report(
                notice(.policyNotFollowed, .warning("the policy is not read again when it changes: \(error)")))
            return nil
        }
    }

    private func applyPolicy(
        to engine: IntentEngine, report: (CommandNotice) -> Void, onChange: (Policy?) -> Void
    ) {
        do {
            let former = engine.policy
            let current = try completePolicy(for: engine.schema)
            guard current != former else { return }
            engine.policy = current
            onChange(former)
        } catch {
            report(
                notice(
                    .policyInvalid, .warning("the policy is invalid; the one before it stays in effect"),
                    because: CommandError(error)))
        }
    }

    /// Reads the policy, and again after a moment if it is invalid: a program may be writing it.
    private func completePolicy(for schema: Schema) throws -> Policy? {
        do {
            return try policy(for: schema)
        } catch {
            PlatformThread.sleep(for: .milliseconds(100))
            return try policy(for: schema)
        }
    }
}
