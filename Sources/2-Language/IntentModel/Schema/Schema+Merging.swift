extension Schema {
    /// Returns the declarations of both schemas, beginning with those of this one.
    ///
    /// Both schemas may contain the same declaration. Texts keep their languages.
    package func merging(_ other: Schema) -> Result<Schema, SchemaMergeConflict> {
        Result { () throws(SchemaMergeConflict) in
            if group != other.group { throw SchemaMergeConflict(.group(group, other.group)) }
            var merged = self
            merged.languages += other.languages.filter { !languages.contains($0) }
            let types = Set(types.map(\.name)), enums = Set(enums.map(\.name))
            if let name = other.types.map(\.name).first(where: enums.contains) {
                throw SchemaMergeConflict(.type(name))
            }
            if let name = other.enums.map(\.name).first(where: types.contains) {
                throw SchemaMergeConflict(.type(name))
            }
            try Schema.add(other.types, to: &merged.types, by: \.name) { .type($0) }
            try Schema.add(other.enums, to: &merged.enums, by: \.name) { .type($0) }
            try Schema.add(other.intents, to: &merged.intents, by: \.name) { .intent($0) }
            try Schema.add(other.widgets, to: &merged.widgets, by: \.name) { .widget($0) }
            try Schema.add(other.controls, to: &merged.controls, by: \.name) { .control($0) }
            try Schema.add(other.appShortcuts, to: &merged.appShortcuts, by: \.name) { .appShortcut($0) }
            var kinds: Set<WidgetKind> = []
            if let widget = merged.widgets.first(where: { !kinds.insert($0.kind).inserted }) {
                throw SchemaMergeConflict(.kind(widget.kind.name))
            }
            var controlKinds: Set<ControlKind> = []
            if let control = merged.controls.first(where: { !controlKinds.insert($0.kind).inserted }) {
                throw SchemaMergeConflict(.controlKind(control.kind.name))
            }
            return merged
        }
    }

    private static func add<Declaration: Equatable>(
        _ others: [Declaration], to declarations: inout [Declaration], by name: (Declaration) -> String,
        _ subject: (String) -> SchemaMergeConflict.Subject
    ) throws(SchemaMergeConflict) {
        let present = Dictionary(declarations.map { (name($0), $0) }) { first, _ in first }
        for other in others {
            guard let same = present[name(other)] else {
                declarations.append(other)
                continue
            }
            if same != other { throw SchemaMergeConflict(subject(name(other))) }
        }
    }
}

/// An error that indicates that two schemas cannot be merged.
package struct SchemaMergeConflict: Error, Hashable, Sendable, CustomStringConvertible {
    /// The declaration that differs between the schemas.
    package enum Subject: Hashable, Sendable {
        /// The names of the two groups.
        case group(String, String)
        /// An object type or an enum, which share a namespace.
        case type(String)
        case intent(String)
        case widget(String)
        case control(String)
        case appShortcut(String)
        /// A kind that two widgets have.
        case kind(String)
        /// A kind that two controls have.
        case controlKind(String)
    }

    package let subject: Subject

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// Whether a schema contains the declaration, or the kind that two of them have.
    package func concerns(_ schema: Schema) -> Bool {
        switch subject {
        case .group: true
        case .type(let name): schema.types.contains { $0.name == name } || schema.enums.contains { $0.name == name }
        case .intent(let name): schema.intents.contains { $0.name == name }
        case .widget(let name): schema.widgets.contains { $0.name == name }
        case .control(let name): schema.controls.contains { $0.name == name }
        case .appShortcut(let name): schema.appShortcuts.contains { $0.name == name }
        case .kind(let kind): schema.widgets.contains { $0.kind.name == kind }
        case .controlKind(let kind): schema.controls.contains { $0.kind.name == kind }
        }
    }

    /// Returns the message with where the two declarations are, and what to do.
    package func description(first: String, second: String) -> String {
        let remedy =
            switch subject {
            case .group: "all definitions of a program have one group"
            case .type, .intent:
                "give one of them another name, in App Intents code with 'static let persistentIdentifier', or declare both alike"
            case .kind, .controlKind: "give one of them another kind"
            case .widget, .control, .appShortcut: "give one of them another name"
            }
        return "\(description): one in \(first), one in \(second); \(remedy)"
    }

    package var description: String {
        switch subject {
        case .group(let first, let second): "one schema has the group '\(first)', the other has '\(second)'"
        case .type(let name): "there are two different declarations of '\(name)'"
        case .intent(let name): "there are two different declarations of the intent '\(name)'"
        case .widget(let name): "there are two different declarations of the widget '\(name)'"
        case .control(let name): "there are two different declarations of the control '\(name)'"
        case .appShortcut(let name): "there are two different declarations of the App Shortcut '\(name)'"
        case .kind(let name): "two widgets have the kind '\(name)'"
        case .controlKind(let name): "two controls have the kind '\(name)'"
        }
    }
}
