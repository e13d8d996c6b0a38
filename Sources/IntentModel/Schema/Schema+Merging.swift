extension Schema {
    /// Both schemas' declarations, this one's first; equal ones may stand in both. Texts keep their own languages.
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
            var kinds: Set<WidgetKind> = []
            if let widget = merged.widgets.first(where: { !kinds.insert($0.kind).inserted }) {
                throw SchemaMergeConflict(.kind(widget.kind.name))
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
