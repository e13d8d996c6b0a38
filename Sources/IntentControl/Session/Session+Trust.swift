internal import IntentModel
internal import IntentRuntime

extension Session {
    /// What definitions ask for and nobody has allowed is allowed, once it is agreed to.
    /// - Parameters:
    ///   - paths: Definition files and folders; none for those of the run.
    ///   - isAgreed: Nobody is asked.
    package func trust(paths: [String], isAgreed: Bool) throws -> TrustResult {
        let requests = try trustRequests(paths: paths)
        let list = TrustList(context.environment)
        let before = TrustResult(.allowed, requests, among: try list.subjects())
        let open = before.entries.filter { $0.state != .allowed }.map(\.subject)
        guard !open.isEmpty else { return before }
        if !isAgreed { try agree(to: before) }
        let allowed = try list.change { subjects in
            subjects.removeAll { old in open.contains { $0.isSameRequest(as: old) } }
            subjects += open
        }
        return TrustResult(.allowed, requests, among: allowed)
    }

    /// All that is allowed, whatever the definitions say.
    package func trusted() throws -> TrustResult {
        TrustResult(.listed, allowed: try TrustList(context.environment).subjects())
    }

    /// Takes back what was allowed for definitions in these folders, and below them; they need not be there any more.
    package func revokeTrust(paths: [String]) throws -> TrustResult {
        let folders = try trustFolders(of: paths)
        var revoked: [TrustSubject] = []
        try TrustList(context.environment).change { subjects in
            revoked = subjects.filter { subject in folders.contains { subject.isBelow($0) } }
            subjects.removeAll { revoked.contains($0) }
        }
        return TrustResult(.revoked, allowed: revoked)
    }

    private func trustFolders(of paths: [String]) throws(ControlFailure) -> [String] {
        if case .program(_, _, let folder) = context.definitions {
            guard paths.isEmpty else { throw Self.namesNone }
            return [folder.flatMap(OpenFile.resolved) ?? folder ?? ""]
        }
        guard !paths.isEmpty else { throw .usage("--revoke takes back what was allowed in folders; name one") }
        return try paths.map { path throws(ControlFailure) in
            let place = OpenFile.isFolder(path) ? path : path.folderPart
            guard let resolved = OpenFile.resolved(place) ?? (path.hasPrefix("/") ? path : nil) else {
                throw ControlFailure(
                    .inputMissing, "missingFile", "there is no '\(path)'; a folder that is gone is named whole")
            }
            return resolved
        }
    }

    private func trustRequests(paths: [String]) throws -> [TrustRequest] {
        guard !paths.isEmpty else { return try TrustRequest.all(in: try schema(), context) }
        guard case .files(let load) = context.definitions else { throw Self.namesNone }
        return try TrustRequest.all(in: try load(paths), context)
    }

    private static let namesNone = ControlFailure.usage("the definitions are in this program's code; name no paths")

    private func agree(to result: TrustResult) throws(ControlFailure) {
        let lines = result.text(.plain)
        switch context.confirmation("\(lines)Allow this? [y/N] ") {
        case true?: return
        case false?: throw ControlFailure(.cancelled, "cancelled", "cancelled; nothing was allowed")
        case nil:
            throw ControlFailure(
                .wrongUsage,
                [
                    ControlFailure.Problem(
                        "usage", "these commands and addresses are allowed with --yes, once you have looked at them",
                        details: nil)
                ],
                advice: result.entries.filter { $0.state != .allowed }.map(\.subject.phrase).joined(separator: "; "))
        }
    }
}

extension String {
    /// What stands before the last slash; `.` where there is none.
    fileprivate var folderPart: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}

extension TrustSubject {
    fileprivate func isBelow(_ place: String) -> Bool {
        folder == place || folder.hasPrefix(place == "/" ? "/" : place + "/")
    }
}
