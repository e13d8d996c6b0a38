internal import IntentAuthoring
internal import IntentModel

/// Extracting and inlining enums.
extension LanguageServer {
    /// The case whose title is that of a row without a value.
    private static let unknown = "unknown"

    /// Makes the listed options of a text the cases of an enum.
    mutating func extractedEnum(at place: RefactoringPlace) -> Refactoring? {
        let outline = place.outline
        guard let row = place.row, let options = outline.child("options", of: row.node), place.isWithin(options),
            let type = outline.child("type", of: row.node), let typeName = outline.onlyText(of: type),
            outline.text(of: typeName) == "String", let section = outline.ancestry(of: row.node).first,
            var cases = OutlineEntry(options, of: outline, key: "cases"),
            !cases.names.isEmpty, !cases.names.contains(Self.unknown)
        else { return nil }
        let index = symbols(of: place.root)
        let name = enumName(for: row, index)
        cases.keepTitles({ $0 }, insteadOf: Naming.title)
        guard let declaration = outline.declaring(name, cases, in: "enums", before: section) else { return nil }
        var refactoring = Refactoring(title: "extract the options to the enum '\(name)'")
        refactoring.edit.append(declaration, in: place.path)
        let isOnly = outline.children(of: row.node).count == 2 && outline[row.node].isFlow
        if isOnly {
            let text = outline[type].kind == .sequence ? "[\(name)]" : name
            refactoring.edit.append(Replacement(range: outline[row.node].valueRange, text: text), in: place.path)
        } else {
            let range = outline.unquoted(outline[typeName].valueRange)
            refactoring.edit.append(Replacement(range: range, text: name), in: place.path)
            refactoring.edit.append(Replacement(range: outline.extent(of: options), text: ""), in: place.path)
        }
        let texts = "\(outline.textPath(of: row.node)).options."
        refactoring.edit.append(movingTexts(from: texts, to: "enums.\(name).cases.", in: place.root))
        return refactoring
    }

    /// Returns a name that nothing has: that of the row, or else with that of its intent.
    private func enumName(for row: OutlineDeclaration, _ index: SymbolIndex) -> String {
        let own = row.name.prefix(1).uppercased() + row.name.dropFirst()
        let full = (row.container ?? "") + own
        let isTaken = { (name: String) in
            index.declared(.type(name)) != nil || TypeDocumentation.all.contains { $0.name == name }
        }
        let names = [own, full] + (2...).lazy.prefix(100).map { "\(full)\($0)" }
        return names.first { !isTaken($0) } ?? full
    }

    /// Makes the cases of an enum the options of the only row that has this type.
    mutating func inlinedEnum(at place: RefactoringPlace) -> Refactoring? {
        let index = symbols(of: place.root)
        guard let use = place.outline.symbolUse(at: place.byte, in: index), let declared = index.declared(use.symbol),
            declared.declaration.kind == .enum, let declaring = outline(of: declared.path, in: place.root),
            Set(declaring.children(of: declared.declaration.node).compactMap { declaring[$0].key }).isSubset(of: [
                "cases", "title",
            ]),
            let cases = declaring.child("cases", of: declared.declaration.node),
            var options = OutlineEntry(cases, of: declaring, key: "options"), !options.names.contains(Self.unknown),
            let (path, range) = onlyUse(of: use.symbol, index, in: place.root),
            let outline = outline(of: path, in: place.root),
            let row = outline.row(at: outline.node(at: range.lowerBound)), outline.child("options", of: row.node) == nil
        else { return nil }
        options.keepTitles(Naming.title, insteadOf: { $0 })
        guard let edits = outline.inlining(options, in: row, at: range) else { return nil }
        var refactoring = Refactoring(title: "inline the enum '\(use.symbol.name)'")
        for edit in edits { refactoring.edit.append(edit, in: path) }
        refactoring.edit.append(declaring.removing(declared.declaration.node), in: declared.path)
        let name = "enums.\(use.symbol.name)."
        let texts = "\(outline.textPath(of: row.node)).options."
        refactoring.edit.append(movingTexts(from: "\(name)cases.", to: texts, in: place.root))
        refactoring.edit.append(movingTexts(from: "\(name)title", to: nil, in: place.root))
        return refactoring
    }

    /// Returns the only place in definitions that names a type; nil if there are others, or the settings name it.
    private mutating func onlyUse(
        of symbol: Symbol, _ index: SymbolIndex, in root: String
    ) -> (path: String, range: Range<Int>)? {
        var places: [(path: String, range: Range<Int>)] = []
        for (path, uses) in uses(of: symbol, index, in: root) {
            guard let outline = outline(of: path, in: root), outline.child("intentTexts", of: Outline.root) == nil
            else {
                continue
            }
            if outline.child("intentgenConfig", of: Outline.root) != nil { return nil }
            places += uses.filter { !$0.isDeclaration }.map { (path, $0.range) }
        }
        return places.count == 1 ? places.first : nil
    }
}

extension Outline {
    /// Returns the scalar that is a value, or the only element of it.
    fileprivate func onlyText(of node: Int) -> Int? {
        let texts = scalars(of: node)
        return texts.count == 1 ? texts.first : nil
    }

    /// Returns the edits that make a row whose type is an enum a text with options; nil if its form does not allow it.
    /// - Parameter name: The bytes of the enum's name.
    fileprivate func inlining(_ options: OutlineEntry, in row: OutlineDeclaration, at name: Range<Int>)
        -> [Replacement]?
    {
        let value = nodes[row.node]
        guard value.kind == .mapping else {
            let type = value.kind == .sequence ? "[String]" : "String"
            return options.flow.map { [Replacement(range: value.valueRange, text: "{ type: \(type), \($0) }")] }
        }
        guard let type = child("type", of: row.node), nodes[type].valueRange.lowerBound <= name.lowerBound,
            name.upperBound <= nodes[type].valueRange.upperBound
        else { return nil }
        let string = Replacement(range: name, text: "String")
        if value.isFlow {
            let end = nodes[type].range.upperBound
            return options.flow.map { [string, Replacement(range: end..<end, text: ", \($0)")] }
        }
        let (end, column) = (lineEnd(after: nodes[type].range.upperBound), column(of: nodes[type].keyRange.lowerBound))
        let text = "\n\(String.spaces(column))\(options.block(in: column))"
        return [string, Replacement(range: end..<end, text: text)]
    }
}
