public import IntentModel
public import IntentRuntime

/// A parameter of one intent: its property, and its name in the definition.
struct HostedParameter: Sendable {
    let property: String
    let name: String
    let object: any AnyIntentParameter

    var declaration: ParameterDeclaration { object.declaration }
    /// The type of a single value; nil for a type that definitions do not have.
    var type: HostedType? { HostedType(object.elementType) }
    /// The type in the definition; nil if it has none.
    var valueType: ValueType? {
        type.map { ValueType($0.elementType(declaration), isList: object.isList) }
    }

    /// Returns the value with a stored form; nil for a form of another type, and for entities, which are looked up.
    func value(of stored: IntentValue) -> (any Sendable)? {
        let value = type?.value(of: stored)
        guard let measurement = value as? any MeasuredValue, let unit = declaration.unit else { return value }
        // A stored duration has no unit of its own.
        if case .timeInterval = stored { return measurement.converted(toUnitNamed: unit.name) }
        return unit.isFixed ? measurement.converted(toUnitNamed: unit.name) : value
    }

    /// The value in its stored form: the assigned value or the default.
    var stored: IntentValue? { object.effectiveValue.flatMap(stored(_:)) }

    /// Returns the stored form of a value of this parameter.
    func stored(_ value: any Sendable) -> IntentValue? {
        guard let type = valueType else { return nil }
        guard type.isList else { return IntentValue(hosted: value)?.shaped(for: type.element) }
        guard let values = value as? [Any] else { return nil }
        return .list(values.compactMap { IntentValue(hosted: $0)?.shaped(for: type.element) })
    }
}

extension AppIntent {
    /// The parameters in the order of their declaration.
    var hostedParameters: [HostedParameter] {
        let names = (Self.self as? any NamedParameters.Type)?.parameterNames ?? [:]
        return wrappers(of: self, as: (any AnyIntentParameter).self).map { property, object in
            HostedParameter(property: property, name: names[property] ?? property, object: object)
        }
    }
}

/// An intent with the values of an instance, and its parameters, which reflection finds once.
struct HostedIntent<Declared: AppIntent>: Sendable {
    let intent: Declared
    let parameters: [HostedParameter]

    /// Creates an intent and assigns the values that need no lookup. A parameter without a value, or with one of another type,
    /// keeps its default.
    init(from values: IntentValues = IntentValues()) {
        intent = Declared()
        parameters = intent.hostedParameters
        for parameter in parameters {
            guard let value = values[parameter.name], let type = parameter.type else { continue }
            if value == .keptNil {
                parameter.object.assignNil()
                continue
            }
            if case .entity = type { continue }
            let found = value.slots.compactMap { $0.flatMap(parameter.value(of:)) }
            parameter.object.anyValue = parameter.object.isList ? found : found.first
        }
    }

    /// Creates an intent and looks up its entities. Its parameters may lack values.
    static func lookedUp(from values: IntentValues) async throws(HandlerError) -> HostedIntent {
        let hosted = HostedIntent(from: values)
        do {
            try await AppDependencyManager.shared.createPendingDependencies()
            try await hosted.assignEntities(values)
        } catch {
            throw HandlerError(hosted: error)
        }
        return hosted
    }

    /// Looks up entities by the identifiers of stored values, and assigns those that exist.
    /// - Parameter names: The declared names of the parameters to assign; nil for all.
    /// - Throws: The error of a query.
    func assignEntities(_ values: IntentValues, of names: Set<String>? = nil) async throws {
        for parameter in parameters where names?.contains(parameter.name) ?? true {
            guard let value = values[parameter.name], value != .keptNil, let type = parameter.type else { continue }
            let slots = value.slots.compactMap(\.self)
            let found: [any Sendable]
            switch type {
            case .entity(let type):
                found = try await ServedIntent.$current.withValue(intent) {
                    try await type.find(slots.compactMap(\.optionIdentifier), with: parameter.declaration.query)
                        .map(\.entity)
                }
            case .union(let type): found = try await unions(of: type, slots)
            case .element, .enumeration: continue
            }
            parameter.object.anyValue = parameter.object.isList ? found : found.first
        }
    }

    private func unions<Union: AppUnionValue>(
        of type: Union.Type, _ stored: [IntentValue]
    ) async throws -> [any Sendable] {
        var found: [any Sendable] = []
        for value in stored {
            let union = try await ServedIntent.$current.withValue(intent) { try await type.find(value) }
            if let union { found.append(union) }
        }
        return found
    }

    /// Makes sure that each parameter can be read. A list without a value is empty.
    func requireValues() throws(HandlerError) {
        for parameter in parameters where !parameter.object.isOptional && parameter.object.effectiveValue == nil {
            guard parameter.object.isList else {
                throw HandlerError(.failed, message: "the parameter '\(parameter.name)' has no value")
            }
            parameter.object.anyValue = [any Sendable]()
        }
    }
}

// MARK: - Widgets

extension AppIntent {
    /// Creates an intent from the effective values of an instance. Entities, which are looked up, have no value; see
    /// `lookedUpWidgetIntent(from:)`.
    public static func widgetIntent(from values: IntentValues) -> Self {
        HostedIntent(from: values).intent
    }

    /// Creates an intent from the effective values of an instance, with the entities that the queries find. An entity that
    /// no longer exists is left out.
    /// - Throws: `HandlerError` if a query fails, or if a parameter that is not optional has no value: reading it would end
    ///   the program.
    public static func lookedUpWidgetIntent(from values: IntentValues) async throws -> Self {
        let hosted = try await HostedIntent<Self>.lookedUp(from: values)
        try hosted.requireValues()
        return hosted.intent
    }

    /// The values by declared name: the assigned ones and the defaults that the parameters declare.
    public var widgetIntentValues: IntentValues {
        var values = IntentValues()
        for parameter in hostedParameters { values[parameter.name] = parameter.stored }
        return values
    }

    /// The values by declared name that a button or toggle keeps until it performs the intent.
    public var widgetActionValues: IntentValues {
        var values = IntentValues()
        for parameter in hostedParameters { values[parameter.name] = parameter.kept }
        return values
    }

    /// The definition that the declarations of this intent say.
    public static var widgetIntentDefinition: IntentDefinition? { declaredDefinition }

    /// The handler whose answers come from the queries and options providers of this intent.
    public static var widgetIntentHandler: (any IntentHandling)? { handler }

    /// The handler of this intent, for an engine: its queries and options providers answer, and ``perform()`` runs.
    ///
    /// ```swift
    /// let engine = try IntentEngine(store: store, handlers: [SelectCarIntent.handler])
    /// ```
    public static var handler: any IntentHandling { HostedIntentHandler<Self>() }
}

extension IntentEngine {
    /// Returns the configuration of an instance as an App Intent, as a timeline provider receives it.
    ///
    /// Entities are looked up with the timeout of a handler's call. One that no longer exists is left out.
    /// - Parameters:
    ///   - type: The intent of the instance.
    ///   - id: The identifier of the instance.
    ///   - family: Another size family, to see what it would show; nil for the family of the instance.
    /// - Throws: `EngineError` with codes `unknownInstance`, `orphan`, and `wrongIntent` if the instance has a different
    ///   intent; `OptionsFailure` if a lookup fails or misses its deadline; `StoreError`; `CancellationError`.
    public func intent<I: AppIntent>(
        _ type: I.Type = I.self, of id: InstanceID, family: SizeFamily? = nil
    ) async throws -> I {
        let values = try await configuration(HostedValues<I>.self, of: id, family: family)
        return try await lookedUpIntent(type, from: values.intentValues)
    }
}

/// The values of an App Intent. The intent itself is created only when it is needed.
struct HostedValues<Declared: AppIntent>: ConfigurableIntent {
    let values: IntentValues

    init(intentValues values: IntentValues) {
        self.values = values
    }

    func write(to values: inout IntentValues) {
        for (name, value) in self.values.dictionary { values[name] = value }
    }

    static var definition: IntentDefinition { Declared.declaredDefinition }
}
