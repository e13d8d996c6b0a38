extension LanguageTag {
    /// Whether a definition can name a language by a text: a tag in its usual case with the shortest code, so that each language has
    /// one spelling.
    package static func isUsual(_ text: String) -> Bool {
        // Most tags are two letters.
        let bytes = text.utf8
        if bytes.count == 2, bytes.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return true }
        return isTag(text) && usual(for: text) == nil
    }

    /// Returns the tag that a definition uses instead of a text: `zh-Hans` for `zh-hans`, `pt-BR` for `pt_BR`, `de-AT` for `deu-at`
    /// and `German-AT`; nil for a usual tag, and for a text that names no language.
    package static func usual(for text: String) -> String? {
        let tag = tagInUsualCase(text) ?? text
        let usual = shorter(for: tag) ?? tag
        return usual == text ? nil : usual
    }

    /// Returns the tag that BCP 47 uses for the language of a text, such as `de` for `ger`, `deu-AT` or `German`; nil for a text
    /// that is not a longer name of a language with two letters.
    package static func shorter(for text: String) -> String? {
        // Bytes, because every text has a tag.
        let language = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "-")) ?? text.endIndex)]
        guard language.utf8.count > 2, let code = codes[language.lowercased()] else { return nil }
        return code + text[language.endIndex...]
    }

    private static let codes: [String: String] = {
        let words = "\(threeLetters) \(names)".split(separator: " ").map(String.init)
        let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The codes of ISO 639-2 for languages that have a code of two letters in ISO 639-1, each followed by it.
    private static let threeLetters = """
        aar aa abk ab afr af aka ak amh am ara ar arg an asm as ava av ave ae aym ay aze az bak ba bam bm bel be ben \
        bn bih bh bis bi bod bo bos bs bre br bul bg cat ca ces cs cha ch che ce chu cu chv cv cor kw cos co cre cr \
        cym cy dan da deu de div dv dzo dz ell el eng en epo eo est et eus eu ewe ee fao fo fas fa fij fj fin fi fra \
        fr fry fy ful ff gla gd gle ga glg gl glv gv grn gn guj gu hat ht hau ha heb he her hz hin hi hmo ho hrv hr \
        hun hu hye hy ibo ig ido io iii ii iku iu ile ie ina ia ind id ipk ik isl is ita it jav jv jpn ja kal kl kan \
        kn kas ks kat ka kau kr kaz kk khm km kik ki kin rw kir ky kom kv kon kg kor ko kua kj kur ku lao lo lat la \
        lav lv lim li lin ln lit lt ltz lb lub lu lug lg mah mh mal ml mar mr mkd mk mlg mg mlt mt mon mn mri mi msa \
        ms mya my nau na nav nv nbl nr nde nd ndo ng nep ne nld nl nno nn nob nb nor no nya ny oci oc oji oj ori or \
        orm om oss os pan pa pli pi pol pl por pt pus ps que qu roh rm ron ro run rn rus ru sag sg san sa sin si slk \
        sk slv sl sme se smo sm sna sn snd sd som so sot st spa es sqi sq srd sc srp sr ssw ss sun su swa sw swe sv \
        tah ty tam ta tat tt tel te tgk tg tgl tl tha th tir ti ton to tsn tn tso ts tuk tk tur tr twi tw uig ug ukr \
        uk urd ur uzb uz ven ve vie vi vol vo wln wa wol wo xho xh yid yi yor yo zha za zho zh zul zu alb sq arm hy \
        baq eu bur my chi zh cze cs dut nl fre fr geo ka ger de gre el ice is mac mk mao mi may ms per fa rum ro slo \
        sk tib bo wel cy
        """

    /// Names of languages in lowercase, each followed by its code.
    private static let names = """
        arabic ar chinese zh czech cs danish da dutch nl english en finnish fi french fr german de deutsch de greek el \
        hebrew he hindi hi hungarian hu indonesian id italian it japanese ja korean ko norwegian nb polish pl \
        portuguese pt romanian ro russian ru spanish es swedish sv thai th turkish tr ukrainian uk vietnamese vi
        """
}
