internal import IntentModel

/// What parameters and properties lose.
extension ExportLoss {
    /// - Parameter relationship: What files can say of its conditions.
    init(of parameter: Parameter, in path: [String], _ relationship: XcodeRelationship?) {
        self.init(path + [parameter.name])
        if parameter.description != nil { add("description") }
        addSettings(parameter.settings, of: parameter.type.element)
        if let size = parameter.size { add(size) }
        addOptions(of: parameter)
        if let rule = parameter.defaultRule { add(rule, of: parameter.type) }
        if relationship == nil, !parameter.conditions.isEmpty { add("condition", count: parameter.conditions.count) }
        if parameter.families != nil { add(all: "families") }
        addPolicies(of: parameter)
        if parameter.deprecated != nil { add("deprecation") }
    }

    private mutating func addOptions(of parameter: Parameter) {
        switch parameter.options {
        case .listed(let options): add("option", count: options.count)
        case .file, .command, .address: add("source of options")
        case .free, .none, .dynamic: break
        }
        if parameter.allowsFreeText { add("free text") }
        if parameter.hasUniqueValues != (parameter.type.isList && parameter.type.element.isObject) {
            add("rule about unique values")
        }
        if !parameter.dependsOn.isEmpty {
            add("parameter to depend on", plural: "parameters to depend on", count: parameter.dependsOn.count)
        }
    }

    private mutating func addPolicies(of parameter: Parameter) {
        let count = (parameter.parentPolicy == .reset ? 0 : 1) + (parameter.vanishedPolicy == .keepAndFlag ? 0 : 1)
        if count > 0 { add("policy", plural: "policies", count: count) }
    }

    /// Files have numbers of values, for eight families.
    private mutating func add(_ size: SlotSizes) {
        let counts = size.families.values + (size.otherwise.map { [$0] } ?? [])
        if counts.contains(where: { $0.minimum != $0.maximum }) { add("least number of values") }
        if size.families[.systemExtraLargePortrait] != nil { add("size for systemExtraLargePortrait") }
    }

    private mutating func add(_ rule: DefaultRule, of type: ValueType) {
        switch rule {
        case .byFamily: add(all: "defaults by family")
        case .handler: add("dynamic default")
        case .first, .options: add("default")
        case .value(let value):
            switch (value, type.element) {
            case _ where type.isList: add("default")
            case (.boolean(false), .boolean): doubt("default false")
            case (.integer(0), .integer), (.decimal(0), .decimal): doubt("default 0")
            case (.boolean, .boolean), (.integer, .integer), (.decimal, .decimal), (.string, .string),
                (.enumeration, .enumeration), (.timeInterval, .timeInterval):
                break
            default: add("default")
            }
        }
    }

    // MARK: Settings

    private mutating func addSettings(_ settings: TypeSettings, of element: ElementType) {
        switch element {
        case .measurement(let dimension): add("type \(dimension.name)")
        case .currencyAmount: if !settings.currencies.isEmpty { add(all: "currencies") }
        case .integer, .decimal: if settings.range?.step != nil { add("step") }
        default: break
        }
    }

    /// Files know of properties how dates and intervals are shown, and what true and false are called.
    mutating func addProperty(_ settings: TypeSettings, of element: ElementType) {
        addSettings(settings, of: element)
        switch element {
        case .file: if settings.contentTypes != .any { add(all: "content types") }
        case .placemark: if settings.display != .name { add("display") }
        default: break
        }
    }
}

extension NumberRange {
    fileprivate var step: Double? {
        switch self {
        case .integers(_, _, let step): step.map(Double.init)
        case .decimals(_, _, let step): step
        }
    }
}
