/// What a relevant shortcut does for a person.
public enum INRelevantShortcutRole: Int, Sendable {
    case action = 0
    case information = 1
}
