internal import IntentModel

/// One widget that names an intent.
struct WidgetUse: Sendable {
    let widget: String
    let intent: String
    let place: Place
    /// The families it shows, each with the place that says so.
    let families: [(family: SizeFamily, place: Place)]
}
