/// One case of an enum.
package struct EnumCase: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    /// The case's number in Xcode's files: 1 or more, unique in the enum.
    package var index: Int
    package var title: LocalizedText
    package var image: ImageValue?
    package var synonyms: [Synonym]
    package var pronunciation: String?
    /// Former names, newest first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, index: Int, title: LocalizedText, image: ImageValue? = nil,
        synonyms: [Synonym] = [], pronunciation: String? = nil, renamedFrom: [String] = [], deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.index = index
        self.title = title
        self.image = image
        self.synonyms = synonyms
        self.pronunciation = pronunciation
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}
