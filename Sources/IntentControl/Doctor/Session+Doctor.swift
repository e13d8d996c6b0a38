extension Session {
    package func doctor() async -> DoctorResult {
        var subjects: [DoctorResult.Subject] = []
        for check in DoctorChecks.all {
            subjects.append(DoctorResult.Subject(name: check.subject, findings: await check.findings(in: self)))
        }
        return DoctorResult(subjects: subjects)
    }
}
