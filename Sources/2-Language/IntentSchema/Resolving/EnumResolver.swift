internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves enums and their cases.
struct EnumResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns the enum, and what other declarations need to know of it.
    func resolve(_ declaration: Declaration) -> (type: EnumType, scope: EnumScope) {
        context.enterTexts("enums", declaration.key)
        defer { context.leaveTexts() }
        let value = Value(declaration.value, after: declaration.key)
        let name = declaration.name
        guard isEnumMap(value), let fields = reader.fields(of: value, allowed: .enumeration, subject: "an enum") else {
            let title = LocalizedText(name, language: document.language)
            return (EnumType(name: name, swiftName: name, title: title), EnumScope())
        }
        let (swift, classPrefix) = nameResolver.swiftName(of: declaration, fields)
        var type = EnumType(name: name, swiftName: swift.name, title: textResolver.title(fields[.title], name: name))
        let reserved = nameResolver.reservedNames(fields[.reserved])
        type.reserved = reserved.map(\.name)
        nameResolver.readEvolution(of: &type, fields, declaration, .types, swift)
        type.classPrefix = classPrefix
        type.namesClass = swift.isRepeated
        if let cases = fields[.cases] {
            var list = CaseList(reserved: reserved)
            readCases(cases, into: &list)
            type.cases = list.cases
            type.unknownTitle = list.unknownTitle
            return (type, EnumScope(list.cases, isComplete: list.isComplete))
        }
        if reader.isMissing(.cases, in: fields) {
            report(
                .missingKey("cases", of: "an enum", at: place(declaration.key), hint: ", such as cases: [slow, fast]"))
        }
        return (type, EnumScope())
    }

    /// Reports a list in place of an enum, which is nearly always meant as its cases.
    private func isEnumMap(_ value: Value) -> Bool {
        guard tree.kind(value.node) == .sequence else { return true }
        reader.reportWrongType(value, expected: "an enum", hint: "; write its cases as { cases: [light, dark] }")
        return false
    }

    /// The cases of an enum read so far.
    private struct CaseList {
        var cases: [EnumCase] = []
        var unknownTitle: LocalizedText?
        var isComplete = true
        var nextIndex = 1
        var indices: [Int: Place] = [:]
        var names: [String: Place] = [:]
        var swiftNames = SwiftNameRule(.enumeration, code: .duplicateCase)
        var formerNames = FormerNameRule()
        let reserved: [(name: String, place: Place)]
    }

    private func readCases(_ value: Value, into list: inout CaseList) {
        switch tree.kind(value.node) {
        case .sequence:
            if let pair = reader.firstPair(in: value.node, splitsTexts: true) {
                list.isComplete = false
                return reader.reportWrongType(
                    pair, expected: "the name of a case",
                    hint: "; write cases with titles as a map, such as cases: { slow: Slow, fast: Fast }",
                    fixes: reader.asMap(value.node, splitsTexts: true))
            }
            for element in tree.elements(of: value.node) { readListedCase(element, into: &list) }
        case .mapping:
            for entry in tree.entries(of: value.node) {
                readCase(text(entry.key), at: entry.key, Value(entry.value, after: entry.key), into: &list)
            }
        case .scalar:
            list.isComplete = false
            return reader.reportWrongType(
                value, expected: "a list of names, or a map from names to titles", hint: missingSpace(value),
                fixes: reader.asList(value))
        }
        if list.cases.isEmpty, list.isComplete {
            reader.reportEmpty(value, "an enum has at least one case besides 'unknown'")
        }
        nameResolver.reportFormerNames(list.formerNames, reserved: list.reserved)
    }

    /// A hint for lines such as `slow:Slow`, which are one text to YAML.
    private func missingSpace(_ value: Value) -> String {
        guard let text = reader.plainText(value), text.contains(":") else { return "" }
        return "; a colon ends a name only if a space follows it"
    }

    private func readListedCase(_ element: NodeID, into list: inout CaseList) {
        guard !tree.isInvalid(element),
            let name = reader.filledString(
                Value(element, after: nil), expected: "the name of a case; to give cases titles, make 'cases' a map")
        else {
            list.isComplete = false
            return
        }
        readCase(name, at: element, nil, into: &list)
    }

    /// - Parameter value: Nil for a name in a list of names.
    private func readCase(_ name: String, at key: NodeID, _ value: Value?, into list: inout CaseList) {
        context.enterTexts("cases", key)
        defer { context.leaveTexts() }
        let fields = caseFields(value, isUnknown: name == "unknown")
        if name == "unknown" { return readUnknownCase(fields, value, into: &list) }
        let swift = nameResolver.swiftName(of: name, at: key, fields[.swiftName]) { $0 }
        let title = shorthandTitle(value) ?? textResolver.title(fields[.title], name: name)
        var enumCase = EnumCase(
            name: name, swiftName: swift.name, index: caseIndex(fields[.index], of: name, at: key, &list), title: title)
        enumCase.synonyms = literalResolver.synonyms(fields[.synonyms])
        enumCase.pronunciation = reader.filledString(fields[.pronunciation], expected: "a pronunciation")
        enumCase.image = fields[.image].flatMap { literalResolver.image($0) }
        nameResolver.readEvolution(of: &enumCase, fields, into: &list.formerNames)
        list.formerNames.declare(name, at: place(key))
        if let problem = repeatedCase(name, at: key, &list) ?? reservedCase(name, at: place(key))
            ?? list.swiftNames.check(swift.name, at: placeOfSwiftName(swift.node))
        {
            report(problem)
            list.isComplete = false
        } else {
            list.cases.append(enumCase)
        }
    }

    /// Only a list can contain a case twice. A key that is in a map twice was reported when the file was parsed.
    private func repeatedCase(_ name: String, at key: NodeID, _ list: inout CaseList) -> Diagnostic? {
        guard let first = list.names[name] else {
            list.names[name] = place(key)
            return nil
        }
        return Diagnostic(
            .duplicateCase, at: place(key), "\(quoted(name)) is already a case of this enum",
            notes: [DiagnosticNote("it is declared here first", at: first)])
    }

    private func reservedCase(_ name: String, at place: Place) -> Diagnostic? {
        guard name == "unrecognized" else { return nil }
        return Diagnostic(
            .nameCollision, at: place, "'unrecognized' is the Swift name of stored cases that the enum does not declare"
        )
    }

    private func caseFields(_ value: Value?, isUnknown: Bool) -> Fields {
        guard let value, tree.kind(value.node) != .scalar else { return Fields() }
        return reader.fields(
            of: value, allowed: isUnknown ? .unknownCase : .enumCase,
            subject: isUnknown ? "the case 'unknown', which has only a title" : "a case") ?? Fields()
    }

    /// Returns the title of a case such as `fans: Fans`.
    private func shorthandTitle(_ value: Value?) -> LocalizedText? {
        guard let value, tree.kind(value.node) == .scalar, !tree.isInvalid(value.node) else {
            return nil
        }
        return textResolver.localizedText(value, as: "title")
    }

    private func readUnknownCase(_ fields: Fields, _ value: Value?, into list: inout CaseList) {
        list.unknownTitle = shorthandTitle(value) ?? textResolver.title(fields[.title], name: "unknown")
        guard let value = fields[.index], let index = reader.integer(value), index != 0 else { return }
        reader.reportWrongType(value, expected: "0, the index of 'unknown'")
    }

    private func caseIndex(_ value: Value?, of name: String, at key: NodeID, _ list: inout CaseList) -> Int {
        var index = list.nextIndex
        if let value, let written = reader.integer(value) {
            if (1...Int(Int32.max)).contains(written) {
                index = written
            } else {
                reader.reportWrongType(value, expected: "the index of a case, from 1 to \(Int32.max)")
            }
        }
        list.nextIndex = index + 1
        let place = place(value?.node ?? key)
        if let first = list.indices[index] {
            report(
                .duplicateCase, at: place, "\(index), the index of \(quoted(name)), is already used by another case",
                notes: [DiagnosticNote("it is used here first", at: first)])
        } else {
            list.indices[index] = place
        }
        return index
    }
}
