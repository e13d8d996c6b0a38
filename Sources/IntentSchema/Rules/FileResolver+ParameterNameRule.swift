internal import IntentDiagnostics
internal import IntentModel

/// Parameters are members of one struct, and parts of the names of a handler's requirements.
extension FileResolver {
    mutating func checkSwiftNames(of drafts: [ParameterDraft]) {
        var members = SwiftNameRule(.configuration)
        // Names of one map differ, and so do the names made from them, unless one is written or is unlike the rest.
        // By index, since a draft is large to be copied.
        let mayCollide = drafts.indices.contains { index in
            drafts[index].swiftNode != drafts[index].key || !drafts[index].parameter.swiftName.isPlainCamel
        }
        guard mayCollide else {
            for index in drafts.indices where members.isTaken(drafts[index].parameter.swiftName) {
                let (name, place) = (drafts[index].parameter.swiftName, place(drafts[index].key))
                if let problem = members.checkTaken(name, at: place) { report(problem) }
            }
            return
        }
        // `provideSizeOptionsCollection` is of `size` and of `Size`. A part of a longer name, it meets no other name.
        var requirements = SwiftNameRule(nil)
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
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.first?.isASCIISmall == true && bytes.allSatisfy(\.isASCIILetterOrDigit)
        } ?? false
    }
}
