internal import IntentModel
internal import IntentYAML

/// Widgets.
extension DefinitionWriter {
    mutating func widget(_ widget: Widget) -> YAMLMapping {
        texts.enter("widgets", widget.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        if widget.kind.name != widget.name { map.append(.kind, widget.kind.name) }
        appendTitle(widget.title, of: widget.name, to: &map)
        append(.description, widget.description, to: &map)
        appendSwiftName(widget.swiftName, of: SwiftName.lowerCamel(widget.name), to: &map)
        map.append(.intent, widget.intent)
        map.append(.families, names: widget.families.map(\.rawValue))
        appendEvolution(renamedFrom: widget.renamedFrom, deprecated: widget.deprecated, to: &map)
        return map
    }
}
