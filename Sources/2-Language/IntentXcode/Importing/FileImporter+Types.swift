internal import IntentModel

/// Object types and their properties.
extension FileImporter {
    /// Returns a type without properties.
    mutating func emptyType(_ declaration: LocatedDeclaration) -> ObjectType {
        let (swiftName, prefix) = swiftName(of: declaration) { $0 }
        var type = ObjectType(
            name: declaration.name, swiftName: swiftName, title: title("DisplayName", of: declaration))
        type.classPrefix = prefix
        type.namesClass = declaration.restatesClassName(swiftName, derived: (prefix ?? "") + declaration.name)
        return type
    }

    mutating func objectType(_ declaration: LocatedDeclaration) -> ObjectType {
        guard var type = types[declaration.name] else { return emptyType(declaration) }
        // The built-in properties are implied.
        let own = declaration.members.filter { !$0.isBuiltIn }
        for builtIn in declaration.members where builtIn.isBuiltIn { checkLeaves(of: builtIn) }
        type.properties = properties(validDeclarations(own, as: "property"), SwiftNameChooser(.object))
        return type
    }

    /// Returns the properties of a type or a response.
    mutating func properties(_ declarations: [LocatedDeclaration], _ names: SwiftNameChooser) -> [Property] {
        var names = names
        return declarations.map { declaration in
            let name = declaration.name
            let type = valueType(of: declaration)
            let wanted = SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)
            return Property(
                name: name, swiftName: names.choose(wanted), title: title("DisplayName", of: declaration), type: type,
                settings: settings(of: declaration, type.element))
        }
    }
}

extension LocatedDeclaration {
    /// Whether it is one of the four properties that Xcode writes for every type.
    fileprivate var isBuiltIn: Bool {
        ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"].contains(name)
    }
}

/// Enums and their cases.
extension FileImporter {
    mutating func enumeration(_ declaration: LocatedDeclaration) -> EnumType {
        let (swiftName, prefix) = swiftName(of: declaration) { $0 }
        let members = validDeclarations(declaration.members, as: "case")
        let unknown = members.first { $0.name == "unknown" }
        var enumeration = EnumType(
            name: declaration.name, swiftName: swiftName, title: title("DisplayName", of: declaration))
        enumeration.classPrefix = prefix
        enumeration.namesClass = declaration.restatesClassName(
            swiftName, derived: (prefix ?? "") + declaration.name)
        enumeration.unknownTitle = unknown.flatMap { unknownTitle($0) }
        let own = members.filter { $0.name != "unknown" }
        if own.isEmpty {
            warn(
                "\(quoted(declaration.name)) has no case except 'unknown'; it is kept in the sidecar",
                at: declaration.keyPath)
        }
        let indices = indices(of: own, in: declaration, hasUnknown: unknown != nil)
        var names = SwiftNameChooser(.enumeration)
        for (member, index) in zip(own, indices) {
            let wanted = SwiftName.isIdentifier(member.name) ? member.name : SwiftName.lowerCamel(member.name)
            var enumCase = EnumCase(
                name: member.name, swiftName: names.choose(wanted), index: index,
                title: title("DisplayName", of: member))
            enumCase.synonyms = synonyms(of: member)
            enumCase.pronunciation = representableText("PronunciationHint", of: member).flatMap {
                $0.isEmpty ? nil : $0
            }
            enumeration.cases.append(enumCase)
        }
        for member in members {
            guard let id = member.nonEmptyString("DisplayNameID") else { continue }
            casesByTitle[id, default: []].append(DialogValue(source: .enumeration(declaration.name), name: member.name))
        }
        return enumeration
    }

    /// Returns the title of the case 'unknown'; nil for the default.
    private mutating func unknownTitle(_ declaration: LocatedDeclaration) -> LocalizedText? {
        if declaration.integer("Index") ?? 0 != 0 {
            warn(
                "'unknown' always has index 0 in a definition; this index is kept in the sidecar", of: declaration,
                "Index")
        }
        guard let title = text("DisplayName", of: declaration) else { return nil }
        return title.text == "unknown" && title.others.isEmpty ? nil : title
    }

    /// Returns the indices of the cases except `unknown`: those of the file if they are valid, from 1.
    private mutating func indices(
        of cases: [LocatedDeclaration], in declaration: LocatedDeclaration, hasUnknown: Bool
    ) -> [Int] {
        let written = cases.map { $0.has("Index") ? $0.integer("Index") : 0 }
        let limit = Int(Int32.max) - cases.count
        if !hasUnknown, written.contains(0) {
            let shifted = written.compactMap(\.self)
            if shifted.count == cases.count, Set(shifted).count == cases.count,
                shifted.allSatisfy({ 0..<limit ~= $0 })
            {
                warn(
                    "\(quoted(declaration.name)) has no case 'unknown', which has index 0 in a definition; "
                        + "the indices of the other cases are increased by one",
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
            warn(
                "the index is not a positive number, or is already used; the definition uses \(next)", of: member,
                "Index")
            defer { next += 1 }
            return next
        }
    }

    private mutating func synonyms(of declaration: LocatedDeclaration) -> [Synonym] {
        declaration.elements(of: "Synonyms").sorted { (Int($0) ?? .max, $0) < (Int($1) ?? .max, $1) }.compactMap {
            place in
            let synonym = representableText("Synonyms.\(place).Synonym", of: declaration)
            guard let synonym, !synonym.isEmpty else { return nil }
            let spoken = representableText("Synonyms.\(place).PronunciationHint", of: declaration)
            // A synonym with a pronunciation is a key in the definition.
            let isSpoken = spoken?.isEmpty == false && DefinitionLimits.allowsName(synonym)
            return Synonym(synonym, pronunciation: isSpoken ? spoken : nil)
        }
    }
}

/// Types of parameters and properties.
extension FileImporter {
    mutating func valueType(of declaration: LocatedDeclaration) -> ValueType {
        ValueType(element(of: declaration), isList: declaration.flag("SupportsMultipleValues"))
    }

    private mutating func element(of declaration: LocatedDeclaration) -> ElementType {
        let type = declaration.string("Type") ?? ""
        if type == "Integer", let name = declaration.string("EnumType") {
            return enumElement(name, of: declaration)
        }
        if type == "Object" { return objectElement(of: declaration) }
        if type == "DateComponents" { return .dateComponents(dateKind(of: declaration)) }
        if let element = ElementType(xcodeName: type) {
            guard element.hasReservedXcodeName || types[type] == nil && enums[type] == nil else {
                warn(
                    "\(quoted(type)) is declared in this file and hides Apple's type; imported as 'Object'",
                    of: declaration, "Type")
                return .anyObject
            }
            return element
        }
        warn("unknown type \(quoted(type)); imported as 'String'", of: declaration, "Type")
        return .string
    }

    private mutating func enumElement(_ name: String, of declaration: LocatedDeclaration) -> ElementType {
        if declaration.string("EnumTypeNamespace") == SystemTypes.namespace, isSystemType(name) { return .system(name) }
        if enums[name] != nil { return .enumeration(name) }
        warn("\(quoted(name)) is not an enum of this file; imported as 'Integer'", of: declaration, "EnumType")
        return .integer
    }

    private mutating func objectElement(of declaration: LocatedDeclaration) -> ElementType {
        guard let name = declaration.string("ObjectType") else {
            warn("the object does not name its type; imported as 'Object'", of: declaration, "Type")
            return .anyObject
        }
        if declaration.string("ObjectTypeNamespace") == SystemTypes.namespace, isSystemType(name) {
            return .system(name)
        }
        if types[name] != nil { return .object(name) }
        warn("\(quoted(name)) is not a type of this file; imported as 'Object'", of: declaration, "ObjectType")
        return .anyObject
    }

    private func isSystemType(_ name: String) -> Bool {
        name.utf8.first?.isASCIIUppercase == true && name.utf8.allSatisfy(\.isASCIILetterOrDigit)
            && DefinitionLimits.allowsName(name)
    }

    private mutating func dateKind(of declaration: LocatedDeclaration) -> DateComponentsKind {
        switch declaration.string("Metadata.Type") {
        case nil, "DateTime"?: return .dateTime
        case "Date"?: return .date
        case "Time"?: return .time
        case let other?:
            warn(
                "\(quoted(other)) is not Date, Time or DateTime; imported as DateTime", of: declaration,
                "Metadata.Type")
            return .dateTime
        }
    }
}
