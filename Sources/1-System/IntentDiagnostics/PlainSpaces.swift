extension DiagnosticCollector {
    /// Returns the diagnostics with a fix for each error about a name or value that contains characters which look like a
    /// space or like nothing. Such a text looks right, so its message alone explains nothing.
    package func offeringPlainSpaces(in files: SourceFiles) -> DiagnosticCollector {
        guard hasErrors else { return self }
        var maps = SourceMaps(files)
        return mapped { diagnostic in
            guard diagnostic.severity == .error, diagnostic.fixes.isEmpty, Self.codes.contains(diagnostic.code),
                let fix = Self.fix(of: diagnostic.range, in: maps.map(of: diagnostic.file))
            else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.fixes = [fix]
            return diagnostic
        }
    }

    /// Those about keys, names and values. Texts may contain all characters.
    private static let codes: Set<DiagnosticCode> = [
        .yamlSyntax, .unknownKey, .wrongType, .unknownType, .unknownEnumCase, .unknownFamily, .unknownParameter,
        .unknownSection,
        .unknownIntent,
        .nameNotSwift, .defaultNotAnOption,
    ]

    private static let names: [UInt32: String] = [
        0xA0: "no-break space", 0xAD: "soft hyphen", 0x2007: "figure space", 0x2009: "thin space", 0x200A: "hair space",
        0x200B: "zero-width space", 0x202F: "narrow no-break space", 0x3000: "ideographic space",
        0xFEFF: "byte order mark",
    ]
    /// The longest name or value in which such a character is looked for.
    private static let maximumLength = 200

    private static func fix(of range: SourceRange, in map: SourceMap) -> DiagnosticFix? {
        guard range.end - range.start <= maximumLength else { return nil }
        let text = String(decoding: map.bytes(in: range), as: UTF8.self).unicodeScalars
        guard text.first != "\"", text.first != "'", !text.contains("\n"),
            let odd = text.first(where: { $0.value > 0x7F && $0.diagnosticForm != nil })
        else { return nil }
        let name = "\(names[odd.value] ?? (odd.isOtherSpace ? "space" : "character")) U+\(odd.hexadecimal)"
        var plain = String.UnicodeScalarView()
        for scalar in text where !(scalar.value > 0x7F && scalar.diagnosticForm != nil && !scalar.isOtherSpace) {
            plain.append(scalar.isOtherSpace ? " " : scalar)
        }
        if plain.isEmpty { return nil }
        return DiagnosticFix(
            message: odd.isOtherSpace ? "replace the \(name) with a space" : "remove the \(name)", range: range,
            replacement: String(plain))
    }
}
