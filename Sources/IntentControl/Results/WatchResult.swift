package import IntentModel

/// The end of a watch: `watch`. Its changes were printed as they came.
package struct WatchResult: CommandResult, Hashable {
    package init() {}

    package var json: JSONValue { [:] }
    package func text(_ style: TextStyle) -> String { "" }
    package var isTold: Bool { true }
    package var status: ControlStatus { .cancelled }
}
