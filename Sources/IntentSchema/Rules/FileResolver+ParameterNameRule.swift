internal import IntentDiagnostics
internal import IntentModel

/// Parameters are members of one struct, and parts of the names of a handler's requirements.
extension FileResolver {
    mutating func checkSwiftNames(of drafts: [ParameterDraft]) {
        var members = SwiftNameRule(.configuration)
        // Names of one map differ, and so do the names made from them, unless one is written or is unlike the rest.
        guard drafts.contains(where: { $0.swiftNode != $0.key || !$0.parameter.swiftName.isPlainCamel }) else {
            for draft in drafts {
                if let problem = members.checkTaken(draft.parameter.swiftName, at: place(draft.key)) { report(problem) }
            }
            return
        }
        var requirements = SwiftNameRule(.module)
        for draft in drafts {
            let swiftName = draft.parameter.swiftName
            let place = place(draft.swiftNode)
            if let problem = members.check(swiftName, at: place) {
                report(problem)
            } else if draft.needsHandler, let problem = requirements.check(SwiftName.upperCamel(swiftName), at: place) {
                report(problem)
            }
        }
    }
}

extension String {
    /// A small letter, then letters and digits, all of ASCII: with a capital first it differs from every other such name.
    fileprivate var isPlainCamel: Bool {
        guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
        return utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        }
    }
}
