internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Enums and their cases.
extension FileResolver {
    mutating func enumeration(_ declaration: Declaration) -> (type: EnumType, scope: EnumScope) {
        enterTexts("enums", declaration.key)
        defer { leaveTexts() }
        let value = Value(declaration.value, behind: declaration.key)
        let name = declaration.name
        guard isEnumMap(value), let fields = fields(of: value, allowed: .enumeration, subject: "an enum") else {
            let title = LocalizedText(name, language: document.language)
            return (EnumType(name: name, swiftName: name, title: title), EnumScope())
        }
        let (swift, classPrefix) = swiftName(of: declaration, fields)
        var type = EnumType(name: name, swiftName: swift.name, title: title(fields[.title], name: name))
        let reserved = reservedNames(fields[.reserved])
        type.reserved = reserved.map(\.name)
        type.renamedFrom = formerNames(fields[.renamedFrom], of: declaration, .types, swift)
        type.deprecated = deprecation(fields[.deprecated])
        type.classPrefix = classPrefix
        type.repeatsSwiftName = swift.isRepeated
        if let cases = fields[.cases] {
            var reader = CaseList(reserved: reserved)
            readCases(cases, into: &reader)
            type.cases = reader.cases
            type.unknownTitle = reader.unknownTitle
            return (type, EnumScope(reader.cases, isComplete: reader.isComplete))
        }
        if isMissing(.cases, in: fields) { report(.missingKey("cases", of: "an enum", at: place(declaration.key))) }
        return (type, EnumScope())
    }

    /// A list in the place of an enum is nearly always meant as its cases.
    private mutating func isEnumMap(_ value: Value) -> Bool {
        guard document.tree.kind(value.node) == .sequence else { return true }
        reportWrongType(value, expected: "an enum", hint: "; its cases are written { cases: [light, dark] }")
        return false
    }

    /// The cases of one enum while they are read.
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

        init(reserved: [(name: String, place: Place)]) {
            self.reserved = reserved
        }
    }

    private mutating func readCases(_ value: Value, into list: inout CaseList) {
        switch document.tree.kind(value.node) {
        case .sequence:
            for element in document.tree.elements(of: value.node) { readListedCase(element, into: &list) }
        case .mapping:
            for entry in document.tree.entries(of: value.node) {
                readCase(text(entry.key), at: entry.key, Value(entry.value, behind: entry.key), into: &list)
            }
        case .scalar:
            list.isComplete = false
            return reportWrongType(value, expected: "a list of names, or a map from name to title")
        }
        if list.cases.isEmpty, list.isComplete {
            reportEmpty(value, "an enum has at least one case beside 'unknown'")
        }
        reportFormerNames(list.formerNames, reserved: list.reserved)
    }

    private mutating func readListedCase(_ element: NodeID, into list: inout CaseList) {
        guard !document.tree.isRefused(element),
            let name = filledString(
                Value(element, behind: nil), expected: "a case's name, or make 'cases' a map from name to title")
        else {
            list.isComplete = false
            return
        }
        readCase(name, at: element, nil, into: &list)
    }

    /// - Parameter value: Nil for a name in a list.
    private mutating func readCase(_ name: String, at key: NodeID, _ value: Value?, into list: inout CaseList) {
        enterTexts("cases", key)
        defer { leaveTexts() }
        let fields = caseFields(value, isUnknown: name == "unknown")
        if name == "unknown" { return readUnknownCase(fields, value, into: &list) }
        let swift = swiftName(of: name, at: key, fields[.swiftName]) { $0 }
        let title = shorthandTitle(value) ?? title(fields[.title], name: name)
        var made = EnumCase(
            name: name, swiftName: swift.name, index: caseIndex(fields[.index], of: name, at: key, &list), title: title)
        made.synonyms = synonyms(fields[.synonyms])
        made.pronunciation = fields[.pronunciation].flatMap { filledString($0, expected: "a pronunciation") }
        made.image = fields[.image].flatMap { image($0) }
        made.renamedFrom = formerNames(fields[.renamedFrom], into: &list.formerNames)
        made.deprecated = deprecation(fields[.deprecated])
        list.formerNames.declare(name, at: place(key))
        if let problem = repeatedCase(name, at: key, &list) ?? reservedCase(name, at: place(key))
            ?? list.swiftNames.check(swift.name, at: place(swift.node))
        {
            report(problem)
            list.isComplete = false
        } else {
            list.cases.append(made)
        }
    }

    /// Only a list can name a case twice: a map with a key twice was reported when it was read.
    private func repeatedCase(_ name: String, at key: NodeID, _ list: inout CaseList) -> Diagnostic? {
        guard let first = list.names[name] else {
            list.names[name] = place(key)
            return nil
        }
        return .sameCase(name, at: place(key), first: first)
    }

    private func reservedCase(_ name: String, at place: Place) -> Diagnostic? {
        name == "unrecognized" ? .unrecognizedCase(at: place) : nil
    }

    private mutating func caseFields(_ value: Value?, isUnknown: Bool) -> Fields {
        guard let value, document.tree.kind(value.node) != .scalar else { return Fields() }
        return fields(
            of: value, allowed: isUnknown ? .unknownCase : .enumCase,
            subject: isUnknown ? "the case 'unknown', which has a title only" : "a case") ?? Fields()
    }

    /// The text of `fans: Fans`.
    private mutating func shorthandTitle(_ value: Value?) -> LocalizedText? {
        guard let value, document.tree.kind(value.node) == .scalar, !document.tree.isRefused(value.node) else {
            return nil
        }
        return localizedText(value, as: "title")
    }

    private mutating func readUnknownCase(_ fields: Fields, _ value: Value?, into list: inout CaseList) {
        list.unknownTitle = shorthandTitle(value) ?? title(fields[.title], name: "unknown")
        guard let value = fields[.index], let index = integer(value), index != 0 else { return }
        reportWrongType(value, expected: "0, the number of 'unknown'")
    }

    private mutating func caseIndex(_ value: Value?, of name: String, at key: NodeID, _ list: inout CaseList) -> Int {
        var index = list.nextIndex
        if let value, let written = integer(value) {
            if (1...Int(Int32.max)).contains(written) {
                index = written
            } else {
                reportWrongType(value, expected: "a case's number, which is 1 or more and at most \(Int32.max)")
            }
        }
        list.nextIndex = index + 1
        let place = place(value?.node ?? key)
        if let first = list.indices[index] {
            report(.sameIndex(index, of: name, at: place, first: first))
        } else {
            list.indices[index] = place
        }
        return index
    }
}

extension Diagnostic {
    fileprivate static func sameCase(_ name: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateCase, at: place, "\(quoted(name)) is a case already",
            notes: [DiagnosticNote("it is declared here first", at: first)])
    }

    fileprivate static func sameIndex(_ index: Int, of name: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateCase, at: place, "\(index), the number of \(quoted(name)), is another case's already",
            notes: [DiagnosticNote("it is given here first", at: first)])
    }

    fileprivate static func unrecognizedCase(at place: Place) -> Diagnostic {
        Diagnostic(
            .nameCollision, at: place,
            "'unrecognized' is what Swift calls a stored case that the definition does not know")
    }
}
