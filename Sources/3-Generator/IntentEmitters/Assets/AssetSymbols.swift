import IntentModel

/// A color or a picture of an asset catalog.
package struct Asset: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case color, image }

    let kind: Kind
    /// The folders above it that are part of its name.
    let namespaces: [String]
    let name: String

    package init(_ kind: Kind, namespaces: [String] = [], name: String) {
        self.kind = kind
        self.namespaces = namespaces
        self.name = name
    }

    /// The name of its symbol, as Xcode derives it: in lower camel case and without its kind at the end.
    fileprivate var symbol: String {
        let name = SwiftName.lowerCamel(name)
        let kindName = kind == .color ? "Color" : "Image"
        return name.hasSuffix(kindName) && name != kindName ? String(name.dropLast(kindName.count)) : name
    }
}

/// The Swift for the assets of a target: the symbols that Xcode generates on Apple's platforms.
///
/// Of assets with the same symbol, the first counts.
package struct AssetSymbols: SwiftTranslation {
    /// The colors that SwiftUI and UIKit have by these names.
    private static let systemColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "indigo", "label",
        "lightGray", "link", "mint", "orange", "pink", "placeholderText", "primary", "purple", "quaternaryLabel",
        "red", "secondary", "secondaryLabel", "separator", "teal", "tertiaryLabel", "white", "yellow",
    ]

    let access = SwiftAccess.internal
    private let catalogs: [String]
    private let assets: [(asset: Asset, symbol: SwiftIdentifier)]

    /// - Parameter catalogs: The names of the catalogs.
    package init(_ assets: [Asset], of catalogs: [String]) {
        self.catalogs = catalogs
        var seen: Set<[String]> = []
        self.assets = assets.compactMap { asset in
            let place = ["\(asset.kind)"] + asset.namespaces.map(SwiftName.upperCamel) + [asset.symbol]
            return seen.insert(place).inserted ? (asset, SwiftIdentifier(asset.symbol)) : nil
        }
    }

    package var file: GeneratedFile {
        let colors = assets.filter { $0.asset.kind == .color }
        let images = assets.filter { $0.asset.kind == .image }
        let ownColors = colors.filter { $0.asset.namespaces.isEmpty && !Self.systemColors.contains($0.symbol.name) }
        let ownImages = images.filter(\.asset.namespaces.isEmpty)
        let extensions =
            [
                resources("ColorResource", colors), resources("ImageResource", images),
                values("Color", ownColors) { "Color(ColorResource.\($0))" },
                values("ShapeStyle", requirement: "Self == Color", of: "Color", ownColors) {
                    "Color(ColorResource.\($0))"
                },
                values("UIColor", ownColors) { "UIColor(resource: .\($0))" },
                values("UIImage", ownImages) { "UIImage(resource: .\($0))" },
            ].compactMap(\.self)
        let file = SwiftFile(
            heading: [
                GenerationTarget.swiftHeading.dropFirst(3) + catalogs.joined(separator: " and ")
                    + ". Do not edit: change the catalog.",
                "On Apple platforms, Xcode generates these symbols.",
            ],
            imports: ["Foundation", "SwiftUI"], access: access,
            condition: "canImport(SwiftUI) && !canImport(Darwin)",
            parts: [{ extensions }])
        return GeneratedFile(path: GeneratedFileNames.assetSymbols, bytes: SwiftPrinter.render(file))
    }

    /// `extension ColorResource { static let wave: ColorResource = … }`, with an enum for each folder that is part of a name.
    private func resources(
        _ type: SwiftCode, _ assets: [(asset: Asset, symbol: SwiftIdentifier)]
    ) -> SwiftDeclaration? {
        guard !assets.isEmpty else { return nil }
        return extending(type, members: members(type, assets, depth: 0))
    }

    private func members(
        _ type: SwiftCode, _ assets: [(asset: Asset, symbol: SwiftIdentifier)], depth: Int
    ) -> [SwiftDeclaration] {
        let here = assets.filter { $0.asset.namespaces.count == depth }
        let constants = here.map { asset, symbol in
            let path = (asset.namespaces + [asset.name]).joined(separator: "/")
            return SwiftDeclaration(
                modifiers: ["static"],
                kind: .constant(
                    name: symbol, type: type, value: "\(type)(name: \(literal: path), bundle: .main)"))
        }
        var folders: [String] = []
        for asset in assets where asset.asset.namespaces.count > depth {
            let folder = SwiftName.upperCamel(asset.asset.namespaces[depth])
            if !folders.contains(folder) { folders.append(folder) }
        }
        return constants
            + folders.map { folder in
                let inside = assets.filter {
                    $0.asset.namespaces.count > depth && SwiftName.upperCamel($0.asset.namespaces[depth]) == folder
                }
                return SwiftDeclaration(
                    kind: .type(
                        keyword: .enum, name: SwiftCode(SwiftIdentifier(folder)),
                        members: members(type, inside, depth: depth + 1)))
            }
    }

    /// `extension Color { static var wave: Color { Color(ColorResource.wave) } }`
    private func values(
        _ type: SwiftCode, requirement: SwiftCode? = nil, of value: SwiftCode? = nil,
        _ assets: [(asset: Asset, symbol: SwiftIdentifier)], _ body: (SwiftIdentifier) -> SwiftCode
    ) -> SwiftDeclaration? {
        guard !assets.isEmpty else { return nil }
        let members = assets.map { _, symbol in
            SwiftDeclaration(
                modifiers: ["static"],
                kind: .computed(name: symbol, type: value ?? type, body: [.code(body(symbol))]))
        }
        return extending(type, requirement: requirement, members: members)
    }
}
