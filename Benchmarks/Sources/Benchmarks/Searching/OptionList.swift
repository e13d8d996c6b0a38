import IntentRuntime

/// Options as a handler gives them: two words or a few Chinese characters each, every third one with a subtitle.
struct OptionList {
    let items: [OptionItem<Int>]

    private static let syllables = """
        an ber ca den el for gra ham in jo ka lin mon nor or per quin ros sta ton ur vil wes yor zu
        """.split(separator: " ").map(String.init)
    private static let characters = Array("车锁寻后备箱窗空调透气天城市站路线日历北京上海广州深圳东南西中山河")

    init(count: Int) {
        var generator = Generator(seed: 7)
        var items = (0..<count).map { index in
            OptionItem(
                index, title: OptionList.title(index, &generator),
                subtitle: index % 3 == 0 ? OptionList.word(&generator) : nil)
        }
        if count > 0 { items[count * 7 / 10].title = "Xylophone Quay" }
        self.items = items
    }

    /// What the search folds the texts to: these have no letters that fold to anything but lower case.
    var foldedBytes: [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            for text in [item.title, item.subtitle].compactMap(\.self) {
                bytes += text.lowercased().utf8
                bytes.append(0xFF)
            }
        }
        return bytes
    }

    private static func title(_ index: Int, _ generator: inout Generator) -> String {
        if index % 5 == 0 {
            return String((0..<generator.next(in: 2...6)).map { _ in generator.pick(characters) }) + " \(index)"
        }
        let word = word(&generator)
        return word.prefix(1).uppercased() + word.dropFirst() + " " + OptionList.word(&generator)
    }

    private static func word(_ generator: inout Generator) -> String {
        (0..<generator.next(in: 2...3)).map { _ in generator.pick(syllables) }.joined()
    }
}
