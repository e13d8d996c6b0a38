/// A closed list of named cases. What is stored is the case's name; "no value" is not among them.
package struct EnumType: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var cases: [EnumCase]
    /// What an empty row shows: the title of the case 0, `unknown`, where it is written.
    package var unknownTitle: LocalizedText?
    /// Former names, newest first.
    package var renamedFrom: [String]
    /// Case names that must not be used again.
    package var reserved: [String]
    package var deprecated: String?
    /// Stands before the name in the names of Swift and in Xcode's files; nil where ``swiftName`` was written, too.
    package var classPrefix: String?
    /// `swiftName` is written although it says what follows from the name: Xcode's files name the class then.
    package var repeatsSwiftName = false

    package init(
        name: String, swiftName: String, title: LocalizedText, cases: [EnumCase] = [],
        unknownTitle: LocalizedText? = nil, renamedFrom: [String] = [], reserved: [String] = [],
        deprecated: String? = nil, classPrefix: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.cases = cases
        self.unknownTitle = unknownTitle
        self.renamedFrom = renamedFrom
        self.reserved = reserved
        self.deprecated = deprecated
        self.classPrefix = classPrefix
    }
}
