internal import IntentModel
internal import IntentRuntime

extension EditorContent {
    /// What an editor shows of a stored instance with a draft.
    init(
        of instance: StoredInstance, status: Status, draft: EditorDraft, engine: IntentEngine, locale: String
    ) {
        let declaration = engine.declaration(of: instance)
        let widget = declaration?.widget
        let family = SizeFamily(rawValue: instance.family)
        var rows: [EditorRow] = []
        if let intent = declaration?.intent {
            rows =
                RowBuilder(
                    schema: engine.schema, intent: intent, locale: locale, family: family,
                    saved: engine.preview(Edit(), on: instance, locale: locale).configuration,
                    preview: engine.preview(draft.edit(in: intent), on: instance, locale: locale), draft: draft
                ).rows()
        }
        self.init(
            status: status, instance: instance.id, kind: instance.kind,
            title: widget?.title.text(for: locale) ?? instance.kind.name, help: widget?.description?.text(for: locale),
            family: instance.family, families: widget?.families ?? [], revision: instance.revision, locale: locale,
            rows: rows)
    }
}
