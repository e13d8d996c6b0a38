/// What a change is about, as the pages are grouped.
package enum ChangeTopic: String, Sendable, Hashable, CaseIterable {
    case names = "Changed names"
    case types = "Changed types and enums"
    case parameters = "Changed intents and parameters"
    case choices = "Changed choices"
    case rows = "Changed defaults, slots and rows"
    case handlers = "Changed handlers"
    case widgets = "Changed widgets"
    case siri = "Changed actions and responses"
    case compatible = "Changes that break nothing"
}
