import IntentFoundation
import IntentModel

extension DeclarationReader {
    /// Reads an intent with its parameters in the order of their rows.
    func intent<Declared: AppIntent>(_ type: Declared.Type) -> Intent {
        let declared = HostedIntent<Declared>()
        let name = name(of: type)
        var parameters: [Parameter] = []
        for hosted in declared.parameters {
            if let parameter = parameter(hosted, of: declared, after: parameters.map(\.name)) {
                parameters.append(parameter)
            }
        }
        parameters = afterTheirParents(parameters, of: typeName(of: type))
        let rows = SummaryRows(of: declared, parameters, reader: self)
        let described = type.declaredDescription
        reportOtherLosses(of: type, described)
        let swiftName = (type as? any CustomIntentMigratedAppIntent.Type)?.intentClassName
        var intent = Intent(
            name: name, swiftName: swiftName ?? Intent.swiftName(of: name, classPrefix: nil),
            title: title(type.title, of: type.declaredName), description: text(described?.descriptionText),
            parameters: rows.parameters, isEligibleForWidgets: type is any WidgetConfigurationIntent.Type,
            summary: rows.summary ?? (type.isDiscoverable ? IntentSummary() : nil))
        // Those of generated code have the rules of the definition.
        intent.keepsHiddenValues = !isForFile && !(type is any NamedParameters.Type)
        return intent
    }

    private func reportOtherLosses<Declared: AppIntent>(of type: Declared.Type, _ described: IntentDescription?) {
        let place = typeName(of: type)
        func reportLoss(_ what: String) { self.reportLoss(.setting, at: place, "\(what) is left out") }
        if described?.categoryName != nil { reportLoss("the category") }
        if described?.searchKeywords.isEmpty == false { reportLoss("the list of search keywords") }
        if described?.resultValueName != nil { reportLoss("the name of the result") }
        if type.authenticationPolicy != .alwaysAllowed { reportLoss("the authentication policy") }
        if type.openAppWhenRun {
            self.reportLoss(.setting, at: place, "'openAppWhenRun' is left out: a definition cannot say it")
        }
    }

    /// Returns the parameters in their order, but each one after those that its options depend on, as a definition requires.
    private func afterTheirParents(_ parameters: [Parameter], of intent: String) -> [Parameter] {
        var rest = parameters.map { withoutLostParents($0, among: parameters.map(\.name), of: intent) }
        var sorted: [Parameter] = []
        while !rest.isEmpty {
            let next = rest.firstIndex { parameter in
                parameter.dependsOn.allSatisfy { parent in sorted.contains { $0.name == parent } }
            }
            if next == nil { rest[0] = withoutLostParents(rest[0], among: sorted.map(\.name), of: intent) }
            sorted.append(rest.remove(at: next ?? 0))
        }
        return sorted
    }

    /// Returns the parameter without dependencies on others than the named parameters.
    private func withoutLostParents(_ parameter: Parameter, among names: [String], of intent: String) -> Parameter {
        var parameter = parameter
        for parent in parameter.dependsOn where !names.contains(parent) {
            reportLoss(
                .options, at: "\(intent).\(parameter.swiftName)",
                "the options depend on '\(parent)', which is left out or depends on them; its changes do not renew them"
            )
        }
        let itself = parameter.name
        parameter.dependsOn.removeAll { $0 == itself || !names.contains($0) }
        return parameter
    }

    /// Reads a parameter; nil for one of a type that definitions do not have.
    /// - Parameter earlier: The declared names of the earlier parameters.
    private func parameter(
        _ hosted: HostedParameter, of declared: HostedIntent<some AppIntent>, after earlier: [String]
    ) -> Parameter? {
        let place = "\(typeName(of: type(of: declared.intent))).\(hosted.property)"
        let declaration = hosted.declaration
        guard let type = hosted.type else {
            reportLoss(.type, at: place, "a parameter of type \(hosted.object.elementType) is left out")
            return nil
        }
        guard add(type) else { return nil }
        let valueType = ValueType(elementType(type, declaration), isList: hosted.object.isList)
        guard !earlier.contains(hosted.name) else {
            reportLoss(.name, at: place, "another parameter has the name '\(hosted.name)'; this one is left out")
            return nil
        }
        var parameter = Parameter(
            name: hosted.name, swiftName: hosted.property, title: title(declaration.title, of: hosted.name),
            type: valueType)
        parameter.description = text(declaration.description)
        parameter.settings = settings(of: hosted, at: place)
        parameter.size = hosted.object.isList ? declaration.size.map(SlotSizes.init) : nil
        // Generated code states a number for every family of its widgets.
        if !(declared.intent is any NamedParameters) { parameter.size?.admitOtherFamilies() }
        parameter.hasUniqueValues = valueType.isList && valueType.element.isObject
        if let mode = declaration.personMode, mode != .contact {
            reportLoss(.setting, at: place, "the person mode '\(mode)' is left out; people are chosen from contacts")
        }
        if declaration.inputConnectionBehavior != .default {
            reportLoss(.setting, at: place, "the connection to the previous action is left out")
        }
        if case .union(let union) = type { addDependencies(of: union, in: declared, after: earlier, at: place) }
        readOptions(of: hosted, in: declared, at: place, into: &parameter)
        parameter.defaultRule = defaultRule(of: hosted, parameter, at: place)
        if declaration.requestValueDialog != nil || declaration.requestDisambiguationDialog != nil {
            parameter.siri = SiriRequest(
                ask: text(declaration.requestValueDialog?.full),
                choose: text(declaration.requestDisambiguationDialog?.full))
        }
        return parameter
    }

    private func readOptions(
        of hosted: HostedParameter, in declared: HostedIntent<some AppIntent>, at place: String,
        into parameter: inout Parameter
    ) {
        guard let source = HostedOptions(hosted) else {
            let options = hosted.declaration.supportedValues.map { listed($0) }
            if !options.isEmpty { parameter.options = .listed(options) }
            return
        }
        parameter.options = .dynamic
        parameter.searchesInHandler = source.searches
        parameter.dependsOn = source.dependencies(of: declared)
    }

    private func listed(_ value: some AppEnum) -> ListedOption {
        let shown = type(of: value).caseDisplayRepresentations[value]
        return ListedOption(
            identifier: value.declaredName, scalar: .enumeration(value.declaredName),
            title: title(shown?.title, of: value.declaredName))
    }

    /// Reads the default: the value that the initializer of the intent assigns, or the declared one, or the result of the
    /// source of the options.
    private func defaultRule(of hosted: HostedParameter, _ parameter: Parameter, at place: String) -> DefaultRule? {
        guard let value = hosted.object.effectiveValue else {
            return HostedOptions(hosted)?.hasDefault == true ? .handler : nil
        }
        if let list = value as? [Any], list.isEmpty { return nil }
        guard let stored = hosted.stored(value), !stored.slots.contains(where: { $0?.lacksIdentifier ?? false }) else {
            reportLoss(.defaultValue, at: place, "the default cannot be stored and is left out")
            return nil
        }
        if parameter.type.element.isObject { return .options(stored.slots.compactMap { $0?.optionIdentifier }) }
        return .value(stored)
    }
}

extension IntentValue {
    /// Whether it is an object that cannot be looked up again, because its identifier is empty.
    fileprivate var lacksIdentifier: Bool {
        if case .object(let object) = self { object.identifier.isEmpty } else { false }
    }
}

extension SlotSizes {
    fileprivate init(_ size: ParameterDeclaration.Size) {
        switch size {
        case .all(let count): self.init(otherwise: SlotCount(count))
        case .byFamily(let families): self.init(families: families.mapValues(SlotCount.init))
        }
    }

    /// Lets the families that a size by family leaves out have any number of values, for which a definition needs a limit.
    fileprivate mutating func admitOtherFamilies() {
        guard otherwise == nil, families.count < SizeFamily.allCases.count else { return }
        otherwise = SlotCount(minimum: 0, maximum: 1000)
    }
}

extension SlotCount {
    fileprivate init(_ size: IntentCollectionSize) {
        self.init(minimum: max(0, size.minimum), maximum: max(0, size.minimum, size.maximum))
    }
}
