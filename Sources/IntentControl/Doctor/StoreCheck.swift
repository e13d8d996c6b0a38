internal import IntentModel
internal import IntentRuntime

/// Whether the store can be opened, is whole, and is free. Opening it checks what the store asks of its place, such as
/// permissions and the file system, and the format.
struct StoreCheck: DoctorCheck {
    let subject = "store"

    func findings(in session: Session) async -> [DoctorFinding] {
        do {
            let location = try session.definitionFreeLocation()
            guard try !session.isMissing(location) else {
                return [DoctorFinding(.ok, "there is no store at '\(location.text)' yet; 'add' makes it")]
            }
            guard let store = try session.open(location) as? any StoreExamining else {
                return [DoctorFinding(.ok, "the store can be opened")]
            }
            return findings(of: try store.examination())
        } catch {
            return [Self.finding(of: error, advice: "mend what the sentence names, and look again")]
        }
    }

    private func findings(of examination: StoreExamination) -> [DoctorFinding] {
        let facts = examination.facts
        func number(_ name: String) -> Int { facts[name]?.integerValue ?? 0 }
        let summary =
            "format \(facts["format"]?.stringValue ?? "unknown"), \(number("instances").counting("instance")), "
            + "\(number("changes").counting("change")) in the log, "
            + (facts["server"]?.stringValue.map { "\($0) with a database of \(number("databaseBytes") / 1_024) KiB" }
                ?? "\(number("fileBytes") / 1_024) KiB and \(number("logBytes") / 1_024) KiB of write-ahead log")
        var findings = [DoctorFinding(.ok, summary, facts: facts)]
        if facts["isLocked"]?.booleanValue == true {
            findings.append(
                DoctorFinding(
                    .warning, "another program holds the writers' lock at this moment",
                    advice: "look again; one that holds it for long does not let others write, and 'lsof' names it"))
        }
        return findings
            + examination.faults.map { DoctorFinding(.problem, $0.message, advice: $0.advice) }
    }
}
