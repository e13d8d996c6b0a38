internal import CIntentTexts
package import IntentRuntime

extension TextCatalog {
    /// The texts of the interface in English; its keys are those of all texts.
    package static let english = embedded(englishTexts())

    fileprivate static let chinese = embedded(chineseTexts())

    private static func embedded(_ file: TextCatalogFile) -> TextCatalog {
        do {
            return try TextCatalog(parsing: Array(UnsafeBufferPointer(start: file.bytes, count: file.length)))
        } catch {
            preconditionFailure("an embedded catalog is invalid: \(error)")
        }
    }
}

extension TextCatalogs {
    /// - Parameter own: The catalogs that a program adds.
    package init(adding own: [TextCatalog]) {
        self.init(english: .english, [.chinese] + own)
    }
}

extension IntentEngine {
    /// The languages of the interface.
    package var catalogs: TextCatalogs { TextCatalogs(adding: settings.catalogs) }
}
