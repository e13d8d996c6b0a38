internal import IntentModel
internal import IntentRuntime

/// The texts of the page in one language, which its scripts read.
struct PageTexts {
    static let path = "/page/texts.json"

    private let catalog: TextCatalog
    private let languages: [TextCatalog]

    init(_ catalog: TextCatalog, among catalogs: TextCatalogs) {
        self.catalog = catalog
        languages = catalogs.all
    }

    var asset: BoardAssets.Asset {
        BoardAssets.Asset(
            json.renderedBytes(),
            [
                "Content-Type": "application/json", "Content-Language": catalog.language, "Vary": "Accept-Language",
            ])
    }

    /// The document: the language and its direction, the page's texts, the English texts that differ from their keys, and all
    /// languages as pairs of a tag and a name.
    private var json: JSONValue {
        [
            "language": .string(catalog.language), "direction": catalog.isRightToLeft ? "rtl" : "ltr",
            "texts": texts(of: catalog), "english": languages.first.map(texts) ?? [:],
            "languages": .array(languages.map { [.string($0.language), .string($0.name)] }),
        ]
    }

    private func texts(of catalog: TextCatalog) -> JSONValue {
        .object(
            JSONObject(
                uniqueMembers: BoardAssets.namedTexts.compactMap { key in
                    catalog.texts[key].map { JSONObject.Member(key: key, value: $0.json) }
                }))
    }
}
