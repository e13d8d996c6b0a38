public import IntentModel
package import IntentRuntime

/// A snapshot of everything that an editor of one instance shows.
public struct EditorContent: Hashable, Sendable {
    /// The state of the instance.
    public enum Status: String, Hashable, Sendable {
        /// The instance can be edited.
        case ready
        /// The definitions no longer contain the widget kind or its intent. There are no rows, and the stored values are
        /// preserved.
        case orphan
        /// The instance was removed. The rows show its last values, and the draft cannot be applied.
        case removed
    }

    /// The state of the instance.
    public var status: Status
    /// The identifier of the instance.
    public var instance: InstanceID
    /// The widget's kind.
    public var kind: WidgetKind
    /// The widget's title; the name of the kind for an orphan.
    public var title: String
    /// The widget's description; nil if the definition has none.
    public var help: String?
    /// The size family, which determines the visible slots.
    public var family: SizeFamily
    /// Whether the instance is one of a control, whose family says nothing to people.
    package var isControl: Bool
    /// The size families that the widget supports, in declared order.
    public var families: [SizeFamily]
    /// The revision of the instance that the draft is based on.
    public var revision: Int
    /// The instance whose values the rows show that this one has not set; nil for none.
    public var follows: InstanceID?
    /// The BCP 47 tag of the language of labels and titles.
    public var locale: String
    /// The texts of the interface.
    package var texts: TextCatalog
    /// One row for each parameter, including hidden ones; empty for a static widget.
    ///
    /// Rows without a section are first, then the rows of each section, each in declared order.
    public var rows: [EditorRow]
    /// The sections of the rows in their order; empty if the definition has none.
    public var sections: [EditorSection]
    /// The problems that no visible row shows: the handler refuses the values together, or cannot validate them, or a change of
    /// a kept draft no longer fits.
    public var problems: [EditorProblem]
    /// The changes that applying the draft makes, in the order of the rows, hidden rows included.
    public var changes: [EditorChangeSummary]
    /// Whether ``InstanceEditor/undo()`` changes the draft.
    public var canUndo: Bool
    /// Whether ``InstanceEditor/redo()`` changes the draft.
    public var canRedo: Bool
    private let places: RowPlaces

    /// The rows that are visible.
    public var visibleRows: [EditorRow] { rows.filter(\.isVisible) }

    /// The visible rows by section: those without one, then those of each section. Groups without visible rows are left out.
    public var visibleGroups: [EditorRowGroup] {
        let rows = visibleRows
        guard !sections.isEmpty else { return rows.isEmpty ? [] : [EditorRowGroup(section: nil, rows: rows)] }
        let grouped = Dictionary(grouping: rows, by: \.section)
        return ([nil] + sections.map(Optional.init)).compactMap { section in
            grouped[section?.name].map { EditorRowGroup(section: section, rows: $0) }
        }
    }

    /// Returns the row of a parameter, or that of a field of a record by its path; nil if there is no such row.
    public func row(named name: String) -> EditorRow? {
        if let place = places.place(of: name, in: rows) { return rows[place] }
        return FieldPath(parsing: name).flatMap { row(named: $0.parameter) }?.fieldRows.first { $0.name == name }
    }

    /// Returns the label of a row; its name if there is no such row.
    package func label(of name: String) -> String { row(named: name)?.label ?? name }

    /// The number of changes that the user made, without those that follow from them.
    package var changeCount: Int { changes.count { $0.kind == .set || $0.kind == .reset } }

    /// Whether the draft contains changes.
    public var isEdited: Bool { rows.contains { $0.change == .set || $0.change == .reset } }

    /// Whether rows await defaults that ``InstanceEditor/requestDefaults()`` requests.
    public var awaitsDefaults: Bool { rows.contains(where: \.awaitsDefault) }

    /// Whether the draft conflicts with changes by other editors that the user must resolve.
    public var hasConflicts: Bool { rows.contains { $0.conflict != nil } }

    /// Whether the draft can be applied. Handlers may still reject a value that they have not looked up.
    public var canBeApplied: Bool {
        status == .ready && isEdited && !hasConflicts
            && !(problems + rows.flatMap(\.allProblems)).contains(where: \.isError)
    }

    /// Creates the content for a stored instance and a draft.
    /// - Parameter revealsFields: Whether secrets in records are shown, for changes of the records.
    init(
        of instance: StoredInstance, status: Status, draft: EditorDraft, history: DraftHistory,
        answers: DefaultAnswers, engine: IntentEngine, locale: String, texts: TextCatalog, revealsFields: Bool = false
    ) {
        let declaration = engine.declaration(of: instance)
        let widget = declaration?.widget
        var rows: [EditorRow] = []
        var sections: [EditorSection] = []
        var changes: [EditorChangeSummary] = []
        if let intent = declaration?.intent {
            let saved = engine.preview(DynamicEdit(), on: instance, locale: locale).configuration
            let builder = RowBuilder(
                schema: engine.schema, intent: intent, locale: locale, texts: texts, family: instance.family.ifKnown,
                saved: saved,
                preview: engine.preview(draft.edit(in: intent), on: instance, knowing: answers, locale: locale),
                draft: draft, today: engine.today)
            rows = builder.rows()
            changes = builder.changes(of: rows)
            if !revealsFields { rows.maskFields(of: intent.parameters, storedIn: saved) }
            sections = builder.sections(of: rows)
        }
        self.status = status
        self.instance = instance.id
        kind = instance.kind
        title = widget?.title.text(for: locale) ?? instance.kind.name
        help = widget?.description?.text(for: locale)
        self.family = instance.family
        isControl = widget?.sort == .control
        families = widget?.families ?? []
        revision = instance.revision
        follows = instance.follows
        self.locale = locale
        self.texts = texts
        self.rows = rows
        self.sections = sections
        places = RowPlaces(rows)
        self.changes = changes
        canUndo = history.canUndo
        canRedo = history.canRedo
        problems =
            draft.leftOut.map { EditorProblem(leftOut: $0, texts) }
            + draft.rejections(of: nil).map { EditorProblem(refusal: $0, texts) }
            + rows.filter { !$0.isVisible }.flatMap(\.allProblems).filter { $0.reason == .refused(.refused) }
    }
}

/// The places of many rows by name. It is no part of the content: the rows determine it.
private struct RowPlaces: Hashable, Sendable {
    private var places: [String: Int] = [:]

    init(_ rows: [EditorRow]) {
        // Among a few, a search is as quick.
        guard rows.count > 32 else { return }
        places = Dictionary(rows.indices.map { (rows[$0].name, $0) }) { first, _ in first }
    }

    func place(of name: String, in rows: [EditorRow]) -> Int? {
        if let place = places[name], rows.indices.contains(place), rows[place].name == name { return place }
        return rows.indices.first { rows[$0].name == name }
    }

    static func == (left: RowPlaces, right: RowPlaces) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
