/// One thing that a user can choose: a row of the editor, a property of the generated struct.
package struct Parameter: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    /// Help for the person who configures.
    package var description: LocalizedText?
    /// What an empty row says. Placeholders are the intent's parameters and `${count}`.
    package var prompt: LocalizedText?
    package var type: ValueType
    package var settings: TypeSettings
    package var options: OptionSource
    /// The handler gets the search term; only with dynamic options.
    package var searchesInHandler: Bool
    /// Values beyond the options are accepted; only for String.
    package var allowsFreeText: Bool
    /// A value fills one slot at most; only for lists.
    package var hasUniqueValues: Bool
    package var defaultRule: DefaultRule?
    /// Nil for a list without limit, and for what is no list.
    package var size: SlotSizes?
    /// All must hold for the row to be there.
    package var conditions: [Condition]
    /// The families in which the row is there; nil for all.
    package var families: [WidgetFamily]?
    /// Earlier parameters whose change asks for the options again.
    package var dependsOn: [String]
    package var parentPolicy: ParentPolicy
    package var vanishedPolicy: VanishedPolicy
    /// Former names, newest first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(name: String, swiftName: String, title: LocalizedText, type: ValueType) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.type = type
        description = nil
        prompt = nil
        settings = TypeSettings()
        options = .free
        searchesInHandler = false
        allowsFreeText = false
        hasUniqueValues = false
        defaultRule = nil
        size = nil
        conditions = []
        families = nil
        dependsOn = []
        parentPolicy = .reset
        vanishedPolicy = .keepAndFlag
        renamedFrom = []
        deprecated = nil
    }
}
