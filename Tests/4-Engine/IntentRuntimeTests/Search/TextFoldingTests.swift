import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct TextFoldingTests {
    @Test(
        arguments: [
            // Case.
            ("CaFÉ", "cafe"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("STRASSE", "straße"), ("İstanbul", "istanbul"), ("ﬁn", "FIN"),
            ("Ⅷ", "ⅷ"),
            ("𐐀", "𐐨"), ("Ꭰ", "ꭰ"),
            // Width.
            ("ＡＢＣ１２３！", "abc123!"), ("ｶﾞｷﾞﾊﾟ", "ガギパ"), ("Ａ　Ｂ", "a b"), ("￥", "¥"), ("ﾡ", "ㄱ"),
            // Kana.
            ("コーヒー", "こーひー"), ("ｺｰﾋｰ", "こーひー"), ("ヴァ", "ゔぁ"), ("ヽヾ", "ゝゞ"), ("ヵヶ", "ゕゖ"),
            // Diacritics, composed and decomposed.
            ("Größe", "grosse"), ("Zürich", "zurich"), ("Zu\u{308}rich", "zurich"), ("ệ", "e"), ("Ёлка", "елка"),
            ("й", "и"), ("Ελλάδα", "ελλαδα"),
            ("ᾴ", "α"), ("ǖ", "u"), ("Å", "a"), ("a\u{300}\u{36F}b", "ab"),
            // Strokes, hooks and ligatures.
            ("Łódź", "lodz"), ("Øresund", "oresund"), ("Æble", "aeble"), ("Œuvre", "oeuvre"), ("Đà Nẵng", "da nang"),
            ("Kırıkkale", "kirikkale"), ("Garðabær", "gardabaer"), ("Þór", "thor"), ("Ħamrun", "hamrun"), ("ǅ", "dz"),
            ("Ĳmuiden", "ijmuiden"), ("Ŋ", "n"), ("ƒ", "f"), ("Ґалаґан", "галаган"), ("Қазақ", "казак"), ("ŉ", "'n"),
            // Punctuation.
            ("O’Brien", "o'brien"), ("ʻOkina", "'okina"), ("5′ 3″", "5' 3\""), ("„Haus“", "\"haus\""),
            ("«mot»", "\"mot\""),
            ("Wi‑Fi", "wi-fi"), ("Jean–Luc", "jean-luc"), ("a—b―c−d", "a-b-c-d"), ("תל־אביב", "תל-אביב"),
            ("10〜20", "10～20"),
            ("a\u{A0}b\u{2009}c\u{202F}d", "a b c d"), ("Wait…", "wait..."), ("m²", "m2"), ("H₂O", "h2o"),
            ("10×15", "10x15"),
            // Invisible characters.
            ("Fuß\u{AD}ball", "fussball"), ("می\u{200C}خواهم", "میخواهم"), ("❤\u{FE0F}", "❤"),
            ("\u{2068}a\u{2069}\u{FEFF}", "a"),
            // Points.
            ("مُحَمَّد", "محمد"), ("أحمد", "احمد"), ("שָׁלוֹם", "שלום"), ("\u{FB2A}", "ש"), ("\u{670}ا", "ا"),
            // Letters and digits of Arabic and Persian keyboards.
            ("القاهرة", "القاهره"), ("على", "علي"), ("کتابی", "كتابي"), ("خانۀ", "خانه"), ("ســـلام", "سلام"),
            ("بوابة ١٢", "بوابه 12"),
            ("۳", "3"),
            // Two encodings of the same character.
            ("か\u{3099}", "が"), ("ハ\u{309A}", "パ"), ("う\u{3099}", "ゔ"), ("ワ\u{3099}", "ヷ"), ("ゝ\u{3099}", "ゞ"),
            ("は\u{3099}", "ば"), ("つ\u{3099}て\u{3099}と\u{3099}", "づでど"),
            ("ヂ", "チ\u{3099}"),
            ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{AC00}\u{11A8}", "각"), ("\u{958}", "\u{915}\u{93C}"),
            ("\u{F900}", "豈"),
            ("Ω", "ω"), ("K", "k"),
        ] as [(String, String)])
    func `folds equivalent texts to the same text`(first: String, second: String) {
        expectEqual(TextFolding.fold(first), TextFolding.fold(second))
    }

    @Test(
        arguments: [
            ("か", "が"), ("は", "ぱ"), ("や", "ゃ"), ("ə", "e"), ("ə", "a"), ("у", "ү"), ("æ", "a"), ("क", "क़"), ("ก", "กี"),
            ("한", "하"),
            ("锁", "鎖"), ("a", "b"), ("१", "1"), ("-", "_"), ("ー", "-"), ("た\u{309A}", "た"), ("あ\u{3099}", "ぃ"),
            ("ば\u{3099}", "ぱ"),
        ] as [(String, String)])
    func `distinguishes different texts`(first: String, second: String) {
        #expect(TextFolding.fold(first) != TextFolding.fold(second))
    }

    @Test(arguments: ["", "车锁", "天空寺院", "plain text 12", "한국어", "ไทย", "हिन्दी", "🚗", "か", "\u{10FFFF}", "\u{0}"])
    func `does not change`(text: String) {
        expectEqual(TextFolding.fold(text), Array(text.utf8))
    }

    /// Runs of ASCII and Han characters, which fold eight bytes at a time, between characters of the table.
    @Test func `folds each part of a mixed text`() {
        let parts = ["A", "QUAY 7", "@[`{", "Xylophone Quay", "車鎖", "Ü", "ß", "e\u{301}", "ガ", "ﾊﾟ", "한", "K", "🚗", "Ａ"]
        for first in parts {
            for second in parts {
                let text = "\(first) \(second) \(first)"
                let folded = TextFolding.fold(first), space = TextFolding.fold(" ")
                expectEqual(TextFolding.fold(text), folded + space + TextFolding.fold(second) + space + folded)
            }
        }
        expectEqual(TextFolding.fold("@AZ[`az{09\u{7F}QUAY"), Array("@az[`az{09\u{7F}quay".utf8))
    }

    /// Every character that folding changes, with its bytes before and after.
    private static let changed: [(plain: [UInt8], folded: [UInt8])] = (UInt32(0)...0x10FFFF).compactMap { value in
        guard let scalar = Unicode.Scalar(value) else { return nil }
        let folded = TextFolding.fold(String(scalar)), plain = Array(scalar.utf8)
        return folded == plain ? nil : (plain, folded)
    }

    @Test func `does not fold a folded text further`() {
        for (plain, folded) in Self.changed {
            let again = TextFolding.fold(String(decoding: folded, as: UTF8.self))
            if again != folded { Issue.record("\(String(decoding: plain, as: UTF8.self)) folds twice") }
        }
    }

    /// The checksum of all folded characters, from the source of the table.
    @Test func `has the table of its Unicode version`() {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bytes: [UInt8]) {
            for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        for (plain, folded) in Self.changed {
            add(plain)
            add([UInt8(ascii: ">")])
            add(folded)
            add([UInt8(ascii: ";")])
        }
        expectEqual(Self.changed.count, 4220)
        expectEqual(sum, 0xA0AA_BF93_2EDE_DE7B)
    }
}
