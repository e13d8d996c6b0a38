package import IntentDiagnostics

/// Checks that the places of diagnostics, notes and fixes are in their files, and that every format can be rendered.
package func checkPlaces(of diagnostics: [Diagnostic], in files: SourceFiles) {
    let ends = files.indices.map { index in
        let file = files[index]
        return SourceMap(file).scalarOffset(ofByte: file.bytes.count)
    }
    func check(_ range: SourceRange, _ file: FileIndex) {
        require(0 <= range.start && range.start <= range.end, "a place begins after its end")
        require(range.end <= ends[file.rawValue], "a place is outside its file")
    }
    for diagnostic in diagnostics {
        check(diagnostic.range, diagnostic.file)
        for note in diagnostic.notes { check(note.range, note.file) }
        for fix in diagnostic.fixes { check(fix.range, diagnostic.file) }
    }
    for format in DiagnosticFormat.allCases {
        let text = render(diagnostics, of: files, as: format)
        require(text.isEmpty == (diagnostics.isEmpty && format != .json), "diagnostics are missing in a format")
    }
}
