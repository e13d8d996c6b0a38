/// A section of the rows of an intent's editor: parameters under a common heading.
package struct RowSection: Hashable, Sendable {
    package var name: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// Whether editors show only the heading until the user opens the section.
    package var isFolded = false

    package init(name: String, title: LocalizedText) {
        self.name = name
        self.title = title
    }
}

extension Intent {
    /// The positions of the parameters in the order of the editor's rows: those without a section, then those of each section.
    ///
    /// Rows of a section are together, even if other parameters are declared between them.
    package var rowOrder: [Int] {
        guard !sections.isEmpty else { return Array(parameters.indices) }
        let ranks = sections.positions(by: \.name)
        let rank = { (place: Int) in parameters[place].section.flatMap { ranks[$0] } ?? -1 }
        return parameters.indices.map { (rank($0), $0) }.sorted(by: <).map(\.1)
    }
}

extension RowSection: TitledPart {
    static var empty: RowSection { RowSection(name: "", title: .empty) }

    package static let fields: [Field<RowSection>] = [
        .name, .title, .localized(.description, { $0.description }, { $0.description = $1 }),
        .flag(.folded, { $0.isFolded }, { $0.isFolded = $1 }),
    ]

    /// Sections only concern the display, so a lock contains none.
    var withoutTexts: RowSection? { nil }
}
