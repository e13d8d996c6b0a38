import Foundation

/// Writes files of 100 intents with 8 parameters each, about 150 kB per file, with the same bytes in every run.
///
/// A file declares four object types and four enums of eight cases; every third intent has a widget. Titles are in two
/// languages.
struct DefinitionWriter {
    private static let words = """
        airport balance bridge cabin channel coach compass courier court crew deck depot district dock ferry fleet
        garden gate harbor hotel island journal kitchen ledger library market meter museum office orchard parcel park
        pier platform pool portfolio quay reading river school sensor shelf shuttle signal square stage store street
        studio tariff terminal theater tide track valley village voucher walk water window yard zone
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let chinese = "机场 余额 桥 频道 罗盘 码头 渡轮 花园 酒店 岛屿 市场 博物馆 公园 学校 信号 街道 剧院 潮汐"
        .split(separator: " ").map(String.init)

    private var generator: Generator
    private let number: Int
    private var lines: [String] = []
    private var types: [String] = []
    private var enums: [(name: String, cases: [String])] = []

    /// Returns the path of the folder.
    static func write(_ files: Int, into folder: URL) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<files {
            var writer = DefinitionWriter(number)
            let file = folder.appendingPathComponent("part-\(number).intent.yaml")
            try Data(writer.text().utf8).write(to: file)
        }
        return folder.path
    }

    private init(_ number: Int) {
        self.number = number
        generator = Generator(seed: UInt64(number))
    }

    private mutating func text() -> String {
        lines = ["intentDefinition: 1", "language: en", "", "types:"]
        for index in 0..<4 { writeType(index) }
        lines += ["", "enums:"]
        for index in 0..<4 { writeEnum(index) }
        lines += ["", "intents:"]
        let intents = (0..<100).map { writeIntent($0) }
        lines += ["", "widgets:"]
        for (index, intent) in intents.enumerated() where index % 3 == 0 { writeWidget(of: intent) }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func writeType(_ index: Int) {
        let name = "\(upperName())Item\(number)n\(index)"
        types.append(name)
        lines += ["  \(name):", "    title: \(title())", "    properties:"]
        for property in 0..<3 {
            let type = generator.pick(["String", "Integer", "Boolean", "URL"])
            lines.append("      \(lowerName())\(property): { type: \(type) }")
        }
    }

    private mutating func writeEnum(_ index: Int) {
        let name = "\(upperName())Choice\(number)n\(index)"
        let cases = (0..<8).map { "\(lowerName())\($0)" }
        enums.append((name, cases))
        lines += ["  \(name):", "    title: \(title())", "    cases:"]
        for name in cases { lines.append("      \(name): \(title()) \(word())") }
    }

    private mutating func writeIntent(_ index: Int) -> String {
        let name = "Choose\(upperName())\(number)n\(index)"
        lines += [
            "  \(name):", "    title: Choose the \(word()) and \(word())",
            "    description: Specifies which \(word()) is shown beside the \(word()).", "    eligibleForWidgets: true",
            "    parameters:",
        ]
        for parameter in 0..<8 { writeParameter(parameter) }
        return name
    }

    private mutating func writeWidget(of intent: String) {
        lines += [
            "  \(intent)Widget:", "    title: \(title()) \(word())", "    intent: \(intent)",
            "    families: [systemSmall, systemMedium, systemLarge]",
        ]
    }

    private mutating func writeParameter(_ index: Int) {
        lines += [
            "      \(lowerName())\(index):",
            "        title: { en: \(title()) \(index), zh-Hans: \(generator.pick(DefinitionWriter.chinese)) }",
        ]
        lines += settings().map { "        " + $0 }
    }

    /// Returns the lines for the type of a parameter and its settings.
    private mutating func settings() -> [String] {
        switch generator.next(in: 0...19) {
        case 0..<5:
            return [
                "type: [\(generator.pick(types))]", "size: { systemSmall: 2, systemMedium: 4, systemLarge: 8 }",
                "options: dynamic", "search: true",
            ]
        case 5..<9:
            let chosen = generator.pick(enums)
            return ["type: \(chosen.name)", "default: \(generator.pick(chosen.cases))"]
        case 9..<12:
            let maximum = generator.next(in: 100...999)
            return [
                "type: Integer", "range: { min: 0, max: \(maximum) }", "default: \(generator.next(in: 0...maximum))",
            ]
        case 12..<15: return ["type: Boolean", "default: \(generator.pick(["true", "false"]))"]
        case 15..<18:
            return [
                "type: String", "default: '\(word()) \(word())'", "description: \"Which \(word()) is meant?\"",
            ]
        default: return ["type: String", "options: dynamic"]
        }
    }

    private mutating func word() -> String { generator.pick(DefinitionWriter.words) }
    private mutating func title() -> String { word().capitalized }
    private mutating func lowerName() -> String { word() + word().capitalized }
    private mutating func upperName() -> String { word().capitalized + word().capitalized }
}
