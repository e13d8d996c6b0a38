internal import IntentExtension
internal import IntentModel

/// Whether each extension that is named starts, answers, and was built with the definitions at hand.
struct ExtensionsCheck: DoctorCheck {
    let subject = "extensions"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            let hosts = try session.extensions.found()
            if hosts.isEmpty { return [DoctorFinding(.ok, "none is named by --extension or INTENT_EXTENSIONS")] }
            return hosts.map { finding(of: $0, session.extensions) } + mismatches(in: session)
        } catch {
            return [Self.finding(of: error, advice: "name a program that was built with the library IntentExtension")]
        }
    }

    private func finding(of host: ExtensionHost, _ extensions: ProgramExtensions) -> DoctorFinding {
        do {
            _ = try extensions.schema(of: host)
            let intents = (host.hello?.intents ?? []).map(\.name)
            return DoctorFinding(
                .ok, "'\(host.path)' answers for \(intents.isEmpty ? "no intent" : intents.joined(separator: ", "))",
                facts: ["path": .string(host.path), "intents": .array(intents.map(JSONValue.string))])
        } catch {
            return Self.finding(
                of: error, advice: "run '\(host.path)' by itself, or with --extension-log, to see what it says")
        }
    }

    private func mismatches(in session: Session) -> [DoctorFinding] {
        session.extensionWarnings.map {
            DoctorFinding(.warning, $0.message, advice: "build it again with these definitions")
        }
    }
}
