internal import IntentModel

/// Intents and their responses.
extension FileExport {
    func intent(_ intent: Intent) -> XcodeDeclaration {
        var leaves = LeafWriter()
        leaves.say("Title", title: intent.title, of: intent.name)
        if let description = intent.description { leaves.say("Description", description) }
        leaves.giveID(to: "Description")
        leaves.sayKind(of: intent)
        leaves.sayActions(of: intent)
        let rows = XcodeRows(intent, cases: cases)
        leaves.sayCombinations(of: intent, rows: rows)
        let parameters = zip(intent.parameters, rows.relationships).map { parameter, relationship in
            self.parameter(parameter, of: intent, relationship: relationship)
        }
        var made = XcodeDeclaration(
            .intent, name: intent.name, leaves: leaves.leaves, members: parameters.isEmpty ? nil : parameters,
            response: response(of: intent))
        made.renamedFrom = intent.renamedFrom
        return made
    }

    /// Nil where Apple's own intent has its own.
    private func response(of intent: Intent) -> XcodeDeclaration? {
        let response = intent.actions?.response
        if intent.isSystem, response == nil { return nil }
        var leaves = LeafWriter()
        if let output = response?.output { leaves.say("Output", .string(output)) }
        let properties = (response?.properties ?? []).map { property($0, kind: .responseProperty) }
        return XcodeDeclaration(
            .response, name: "response", leaves: leaves.leaves, members: properties.isEmpty ? nil : properties,
            codes: ResponseCode.completed(response?.codes ?? []).map(code))
    }

    private func code(_ code: ResponseCode) -> XcodeDeclaration {
        var leaves = LeafWriter()
        if code.isSuccess == ResponseCode.isSuccess(code.name) {
            leaves.imply("Success", code.isSuccess)
        } else {
            leaves.say("Success", code.isSuccess)
        }
        if let say = code.say {
            leaves.say("FormatString", say, dialogPath: DialogPath.code(code.name, "say"))
        }
        if let show = code.show {
            // One text for both has its variants with the first.
            let path = DialogPath.code(code.name, show == code.say ? "say" : "show")
            leaves.say("ConciseFormatString", show, dialogPath: path)
        }
        return XcodeDeclaration(.responseCode, name: code.name, leaves: leaves.leaves)
    }
}

extension LeafWriter {
    /// What the intent is, and its class.
    fileprivate mutating func sayKind(of intent: Intent) {
        let category = PropertyListValue.string(intent.category.rawValue)
        if intent.actions?.category == nil { imply("Category", category) } else { say("Category", category) }
        if let system = intent.actions?.system {
            say("Type", .string("System"))
            say("ClassName", .string(system))
            imply("ClassPrefix", .string("IN"))
            imply("Customizable", true)
            if let domain = SystemTypes.domain(ofIntent: system) { imply("Domain", .string(domain)) }
            if let verb = intent.actions?.verb { say("Verb", .string(verb.rawValue)) }
            return
        }
        imply("Type", .string("Custom"))
        let verb = PropertyListValue.string(intent.verb.rawValue)
        if intent.actions?.verb == nil { imply("Verb", verb) } else { say("Verb", verb) }
        say(
            className: intent.swiftName,
            derived: Intent.swiftName(of: intent.name, classPrefix: intent.classPrefix), prefix: intent.classPrefix,
            isRepeated: intent.repeatsSwiftName)
    }

    fileprivate mutating func sayActions(of intent: Intent) {
        say("EligibleForWidgets", intent.isEligibleForWidgets)
        imply("Configurable", intent.summary != nil)
        imply("IneligibleForSuggestions", intent.actions?.suggestions.isEmpty ?? true)
        guard let actions = intent.actions else { return }
        say("UserConfirmationRequired", actions.requiresConfirmation)
        switch actions.restriction {
        case .whileLocked?: say("Restrictions", .integer(1))
        case .whileProtectedDataUnavailable?: say("Restrictions", .integer(2))
        case nil: break
        }
        if let image = actions.image { say("DefaultImageName", .string(image)) }
        if let input = actions.inputParameter { say("Input", .string(input)) }
        if let key = intent.keyParameter {
            if case .input = actions.keyParameter {
                imply("KeyParameter", .string(key))
            } else {
                say("KeyParameter", .string(key))
            }
        }
    }
}
