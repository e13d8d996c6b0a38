/// What Siri says where a definition says nothing else, and what Xcode writes there.
package enum ImpliedDialogs {
    /// Before a choice.
    package static func introduce(_ parameter: String) -> String {
        "There are ${count} options matching ‘${\(parameter)}’."
    }

    /// The question of a choice.
    package static let choose = "Which one?"

    package static func confirm(_ parameter: String) -> String { "Just to confirm, you wanted ‘${\(parameter)}’?" }
}
