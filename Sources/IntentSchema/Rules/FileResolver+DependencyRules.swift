internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// `dependsOn` looks back; `when` may look anywhere, but not around in a circle.
extension FileResolver {
    mutating func parents(
        of draft: ParameterDraft, at index: Int, among drafts: [ParameterDraft], _ indices: [String: Int]
    ) -> [String] {
        var parents: [String] = []
        for (name, node) in draft.dependsOn {
            guard let parent = parent(name, at: node, drafts, indices), let parentIndex = indices[name] else {
                continue
            }
            if parentIndex < index {
                parents.append(name)
            } else if parentIndex == index {
                report(.dependsOnItself(name, at: place(node)))
            } else {
                report(.dependsOnLater(name, at: place(node), declared: place(parent.key)))
            }
        }
        return parents
    }

    /// One report for each circle, at the first of its members.
    mutating func reportCycles(of drafts: [ParameterDraft], _ indices: [String: Int]) {
        let edges = drafts.map { draft in draft.parameter.conditions.compactMap { indices[$0.parameter] } }
        for cycle in DependencyCycles(edges).cycles {
            guard let first = cycle.first, let when = drafts[first].when else { continue }
            report(
                .whenCycle(cycle.map { drafts[$0].parameter.name }, at: place(when.key ?? when.node)))
        }
    }
}

extension Diagnostic {
    fileprivate static func dependsOnItself(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.dependsOnLater, at: place, "\(quoted(name)) cannot depend on itself")
    }

    fileprivate static func dependsOnLater(_ name: String, at place: Place, declared: Place) -> Diagnostic {
        Diagnostic(
            .dependsOnLater, at: place, "\(quoted(name)) stands later, and 'dependsOn' names earlier parameters only",
            notes: [DiagnosticNote("\(quoted(name)) is declared here", at: declared)])
    }

    fileprivate static func whenCycle(_ names: [String], at place: Place) -> Diagnostic {
        let path = (names + names.prefix(1)).prefix(12).map(quoted).joined(separator: " on ")
        let more = names.count > 11 ? " and so on" : ""
        return Diagnostic(.whenCycle, at: place, "this 'when' leads back to itself: \(path)\(more)")
    }
}
