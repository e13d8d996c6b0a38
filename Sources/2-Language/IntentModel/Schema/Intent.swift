/// An intent: the parameters of a configuration, from which a struct is generated.
package struct Intent: Hashable, Sendable {
    package var name: String
    /// The full name of the generated struct: `WidgetConfigIntent` for the intent WidgetConfig.
    package var swiftName: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The parameters in declared order, which is that of the editor's rows above all sections and in each section.
    package var parameters: [Parameter]
    /// The sections of the editor's rows in their order.
    package var sections: [RowSection] = []
    /// What the values of several rows must be together.
    package var rules: [IntentRule] = []
    package var isEligibleForWidgets: Bool
    /// Whether a hidden row keeps its value instead of having its default. The conditions of App Intents in code only arrange the
    /// editor; a definition cannot say this.
    package var keepsHiddenValues = false
    /// The sentence in Shortcuts; `nil` if the intent is not available there.
    package var summary: IntentSummary?
    package var lifecycle = Lifecycle()
    /// Names of former parameters that must not be reused.
    package var reserved: [String]
    /// The prefix of the name in Swift and in Xcode's files; `nil` if ``swiftName`` is specified.
    package var classPrefix: String?
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    package var namesClass = false
    /// What Siri, Shortcuts and Xcode's files specify; `nil` if all of it has its default.
    @Boxed package var actions: IntentActions?

    package init(
        name: String, swiftName: String, title: LocalizedText, description: LocalizedText? = nil,
        parameters: [Parameter] = [], isEligibleForWidgets: Bool = false, summary: IntentSummary? = nil,
        reserved: [String] = [], classPrefix: String? = nil,
        actions: IntentActions? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.description = description
        self.parameters = parameters
        self.isEligibleForWidgets = isEligibleForWidgets
        self.summary = summary
        self.reserved = reserved
        self.classPrefix = classPrefix
        self.actions = actions
    }

    /// Returns the name of the struct of an intent that does not specify `swiftName`.
    package static func swiftName(of name: String, classPrefix: String?) -> String {
        (classPrefix ?? "") + name + "Intent"
    }

    /// Searches the parameters in their order. A loop over the array would copy each of them.
    package func parameter(named name: String) -> Parameter? {
        for place in parameters.indices where parameters[place].name == name { return parameters[place] }
        return nil
    }

    /// Replaces the conditions that show rows, and those of rules.
    package mutating func mapConditions(_ transform: (Condition) -> Condition) {
        for index in parameters.indices { parameters[index].when = parameters[index].when.map(transform) }
        for index in rules.indices { rules[index].require = rules[index].require.map(transform) }
    }

    /// - Parameter place: The position of the parameter.
    package func parameter(named name: String, at place: Int) -> Parameter? {
        guard parameters.indices.contains(place), parameters[place].name == name else { return parameter(named: name) }
        return parameters[place]
    }
}

extension Intent: ClassDeclaration, TitledPart {
    static var empty: Intent { Intent(name: "", swiftName: "", title: .empty) }

    package static let fields: [Field<Intent>] =
        [
            .name, .classNames, .title, .localized(.description, { $0.description }, { $0.description = $1 }),
            .values(.sections, { $0.sections }, { $0.sections = $1 }),
            .values(.parameters, { $0.parameters }, { $0.parameters = $1 }),
            .values(.rules, { $0.rules }, { $0.rules = $1 }),
            .flag(.eligibleForWidgets, { $0.isEligibleForWidgets }, { $0.isEligibleForWidgets = $1 }),
            .flag(nil, member: "keepsHiddenValues", { $0.keepsHiddenValues }, { $0.keepsHiddenValues = $1 }),
            .value(.summary, { $0.summary }, { $0.summary = $1 }),
            .members({ $0.actions }, { $0.actions = $1 }),
        ] + Field.lifecycle(.texts(.reserved, { $0.reserved }, { $0.reserved = $1 }))
}
