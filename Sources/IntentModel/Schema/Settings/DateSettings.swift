/// How a date is shown.
package struct DateSettings: Hashable, Sendable {
    package var format: Format
    package var dateStyle: Style
    package var timeStyle: Style

    package init(format: Format = .style, dateStyle: Style = .full, timeStyle: Style = .full) {
        self.format = format
        self.dateStyle = dateStyle
        self.timeStyle = timeStyle
    }

    package enum Format: Hashable, Sendable {
        /// In the two styles.
        case style
        /// In the two styles, near days by their names: today, tomorrow.
        case relative
        /// By a pattern such as `MMM d, y`.
        case template(LocalizedText)
    }

    package enum Style: String, CaseIterable, Hashable, Sendable {
        case full, long, medium, short, none
    }
}
