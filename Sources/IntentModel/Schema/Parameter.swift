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
    package var settings: TypeSettings = TypeSettings()
    package var options: OptionSource = .free
    /// The handler gets the search term; only with dynamic options.
    package var searchesInHandler: Bool = false
    /// Values beyond the options are accepted; only for String.
    package var allowsFreeText: Bool = false
    /// A value fills one slot at most; only for lists.
    package var hasUniqueValues: Bool = false
    package var defaultRule: DefaultRule?
    /// Nil for a list without limit, and for what is no list.
    package var size: SlotSizes?
    /// All must hold for the row to be there.
    package var conditions: [Condition] = []
    /// The families in which the row is there; nil for all.
    package var families: [SizeFamily]?
    /// Earlier parameters whose change asks for the options again.
    package var dependsOn: [String] = []
    package var parentPolicy: ParentPolicy = .reset
    package var vanishedPolicy: VanishedPolicy = .keepAndFlag
    /// Former names, newest first.
    package var renamedFrom: [String] = []
    package var deprecated: String?
    /// How Siri and Shortcuts ask for the value; nil where they may not, and nothing is kept for the time when they may.
    @Boxed package var siri: SiriRequest? = nil
}

extension Parameter {
    /// Whether Siri and Shortcuts may ask for the value.
    package var isAskedFor: Bool { siri?.isEnabled ?? false }
}

extension Parameter {
    // By the initialiser of all members: set one by one, so large a value would be copied once more.
    package init(name: String, swiftName: String, title: LocalizedText, type: ValueType) {
        self.init(name: name, swiftName: swiftName, title: title, description: nil, prompt: nil, type: type)
    }
}
