internal import IntentModel

/// Enums and their cases.
extension FileImporter {
    mutating func enumeration(_ declaration: PlacedDeclaration) -> EnumType {
        let (swiftName, prefix) = swiftName(of: declaration) { $0 }
        let members = declared(declaration.members, as: "case")
        let unknown = members.first { $0.name == "unknown" }
        var enumeration = EnumType(
            name: declaration.name, swiftName: swiftName, title: title("DisplayName", of: declaration))
        enumeration.classPrefix = prefix
        enumeration.repeatsSwiftName = declaration.namesClass(swiftName, derived: (prefix ?? "") + declaration.name)
        enumeration.unknownTitle = unknown.flatMap { unknownTitle($0) }
        let own = members.filter { $0.name != "unknown" }
        if own.isEmpty {
            warn(
                "\(quoted(declaration.name)) has no case that could be chosen; it is kept in the sidecar",
                at: declaration.keyPath)
        }
        let indices = indices(of: own, in: declaration, hasUnknown: unknown != nil)
        var names = SwiftNameChooser(.enumeration)
        for (member, index) in zip(own, indices) {
            let wanted = SwiftName.isIdentifier(member.name) ? member.name : SwiftName.lowerCamel(member.name)
            var made = EnumCase(
                name: member.name, swiftName: names.choose(wanted), index: index,
                title: title("DisplayName", of: member))
            made.synonyms = synonyms(of: member)
            made.pronunciation = sayable("PronunciationHint", of: member).flatMap { $0.isEmpty ? nil : $0 }
            enumeration.cases.append(made)
        }
        valueTitles[declaration.name] = members.compactMap { member in
            member.filled("DisplayNameID").map { ValueTitle(id: $0, value: member.name) }
        }
        return enumeration
    }

    /// The case 0 bears its name, unless the file says otherwise.
    private mutating func unknownTitle(_ declaration: PlacedDeclaration) -> LocalizedText? {
        if declaration.integer("Index") ?? 0 != 0 {
            warn(
                "'unknown' has the number 0 in a definition; this one is kept in the sidecar", of: declaration, "Index")
        }
        guard let title = text("DisplayName", of: declaration) else { return nil }
        return title.text == "unknown" && title.others.isEmpty ? nil : title
    }

    /// The numbers of the cases beside `unknown`: those of the file where they can be had, from 1.
    private mutating func indices(
        of cases: [PlacedDeclaration], in declaration: PlacedDeclaration, hasUnknown: Bool
    ) -> [Int] {
        let written = cases.map { $0.has("Index") ? $0.integer("Index") : 0 }
        let limit = Int(Int32.max) - cases.count
        if !hasUnknown, written.contains(0) {
            let shifted = written.compactMap(\.self)
            if shifted.count == cases.count, Set(shifted).count == cases.count,
                shifted.allSatisfy({ 0..<limit ~= $0 })
            {
                warn(
                    "\(quoted(declaration.name)) has no case 'unknown', which is the number 0 of a definition; "
                        + "there the numbers of the others are one higher",
                    at: declaration.keyPath)
                return shifted.map { $0 + 1 }
            }
        }
        var used: Set<Int> = []
        let kept = written.map { index -> Int? in
            guard let index, 1..<limit ~= index, used.insert(index).inserted else { return nil }
            return index
        }
        var next = (used.max() ?? 0) + 1
        return zip(kept, cases).map { index, member in
            if let index { return index }
            warn("the number is no case's own, from 1; in a definition it is \(next)", of: member, "Index")
            defer { next += 1 }
            return next
        }
    }

    private mutating func synonyms(of declaration: PlacedDeclaration) -> [Synonym] {
        declaration.elements(of: "Synonyms").sorted { (Int($0) ?? .max, $0) < (Int($1) ?? .max, $1) }.compactMap {
            place in
            let synonym = sayable("Synonyms.\(place).Synonym", of: declaration)
            guard let synonym, !synonym.isEmpty else { return nil }
            let spoken = sayable("Synonyms.\(place).PronunciationHint", of: declaration)
            // One with its pronunciation is a key.
            let isSpoken = spoken?.isEmpty == false && DefinitionText.isName(synonym)
            return Synonym(synonym, pronunciation: isSpoken ? spoken : nil)
        }
    }
}
