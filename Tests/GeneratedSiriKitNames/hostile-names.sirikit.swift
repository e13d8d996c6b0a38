// Made by intentgen from hostile-names.intent.yaml. Do not edit: change the definition and run intentgen again.
// Xcode makes these classes where the system has the framework Intents.
// swift-format-ignore-file
#if !canImport(Darwin)
public import Intents

// If this line does not compile, tool and library differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = INGeneratedCodeFormat.v1

/// Names.
public nonisolated class NamesIntent: INIntent {
    /// definition.
    public var definition: NSNumber?
    /// hash.
    public var hash_: NSNumber?
    /// description.
    public var description_: NSNumber?
    /// values.
    public var values: NSNumber?
    /// value.
    public var value: NSNumber?
    /// intentValue.
    public var intentValue: NSNumber?
    /// init.
    public var init_: NSNumber?
    /// default.
    public var `default`: NSNumber?
    /// class.
    public var `class`: NSNumber?
    /// in.
    public var `in`: NSNumber?
    /// inout.
    public var `inout`: NSNumber?
    /// var.
    public var `var`: NSNumber?
    /// let.
    public var `let`: NSNumber?
    /// encode.
    public var encode: NSNumber?
    /// write.
    public var write: NSNumber?
    /// caseName.
    public var caseName: NSNumber?
    /// declaredCases.
    public var declaredCases: NSNumber?
    /// String.
    public var String: NSNumber?
    /// family.
    public var family: NSNumber?
    /// id.
    public var id: NSNumber?
    /// intent.
    public var intent: NSNumber?
    /// context.
    public var context: NSNumber?
    /// identifiers.
    public var identifiers: NSNumber?
    /// parameter.
    public var parameter: NSNumber?
    /// searchTerm.
    public var searchTerm: NSNumber?
    /// to.
    public var to: NSNumber?
    /// from.
    public var from: NSNumber?
    /// Self.
    public var `Self`: NSNumber?
    /// Any.
    public var `Any`: NSNumber?
    /// some.
    public var `some`: NSNumber?
    /// any.
    public var `any`: NSNumber?
    /// await.
    public var `await`: NSNumber?
    /// async.
    public var `async`: NSNumber?
    /// throws.
    public var `throws`: NSNumber?
    /// nil.
    public var `nil`: NSNumber?
    /// true.
    public var `true`: NSNumber?
    /// super.
    public var `super`: NSNumber?
    /// generatedCodeFormat.
    public var generatedCodeFormat: NSNumber?
    /// object.
    public var object: NSNumber?
    /// none.
    public var none: NSNumber?
    /// get.
    public var get: NSNumber?
    /// set.
    public var set: NSNumber?
    /// foo.
    public var foo: NSNumber?
    /// Foo.
    public var Foo: NSNumber?
    /// operator.
    public var `operator`: NSNumber?
    /// subscript.
    public var `subscript`: NSNumber?
    /// nonisolated.
    public var `nonisolated`: NSNumber?
    /// unowned.
    public var unowned: NSNumber?
    /// actor.
    public var actor: NSNumber?
    /// macro.
    public var macro: NSNumber?
    /// package.
    public var package: NSNumber?
    /// open.
    public var `open`: NSNumber?
    /// each.
    public var `each`: NSNumber?
    /// repeat.
    public var `repeat`: NSNumber?
    /// rethrows.
    public var `rethrows`: NSNumber?
    /// as.
    public var `as`: NSNumber?
    /// is.
    public var `is`: NSNumber?
    /// static.
    public var `static`: NSNumber?
    /// prefix.
    public var prefix: NSNumber?
    /// left.
    public var left: NSNumber?
    /// valueString.
    public var valueString: String?
    /// valueBool.
    public var valueBool: Bool?
    /// valueInt.
    public var valueInt: Int?
    /// valueDuration.
    public var valueDuration: Duration?
    /// valueURL.
    public var valueURL: URL?
    /// valueMeasurement.
    public var valueMeasurement: Measurement?
    /// valueSendable.
    public var valueSendable: Sendable?
    /// valueHashable.
    public var valueHashable: Hashable?
    /// valueArray.
    public var valueArray: Array?
    /// valueOptional.
    public var valueOptional: Optional?
    /// valueIntentValues.
    public var valueIntentValues: IntentValues?
    /// valueIntentObject.
    public var valueIntentObject: IntentObject?
    /// valueObjectValue.
    public var valueObjectValue: ObjectValue?
    /// valueSizeFamily.
    public var valueSizeFamily: SizeFamily?
    /// valueOptionsContext.
    public var valueOptionsContext: OptionsContext?
    /// valueVoid.
    public var valueVoid: Void?
    /// valueResult.
    public var valueResult: Result?
    /// valueError.
    public var valueError: Error?
    /// valueIdentifiable.
    public var valueIdentifiable: Identifiable?
    /// valueCodable.
    public var valueCodable: Codable?
    /// valueDecoder.
    public var valueDecoder: Decoder?
    /// valueNever.
    public var valueNever: Never?
    /// valueNever2.
    public var valueNever2: Never2?
    /// valueKey.
    public var valueKey: Key?
    /// valueElement.
    public var valueElement: Element?
    /// valueAny.
    public var valueAny: `Any`?
    /// valueAnyObject.
    public var valueAnyObject: AnyObject?
    /// valueWidgetKind.
    public var valueWidgetKind: WidgetKind?
    /// valueIntentDefinition.
    public var valueIntentDefinition: IntentDefinition?
    /// valueIntents.
    public var valueIntents: Intents?
    /// a.
    public var a: Swift.String?
    /// b.
    public var b: NSNumber?
    /// c.
    public var c: NSNumber?
    /// d.
    public var d: NSNumber?
    /// e.
    public var e: Foundation.URL?
    /// f.
    public var f: Double = .unknown

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.hostileNames.ofIntent("Names")
    }

    public override func readParameters(from values: INParameterValues) {
        self.definition = values.number("definition")
        self.hash_ = values.number("hash")
        self.description_ = values.number("description")
        self.values = values.number("values")
        self.value = values.number("value")
        self.intentValue = values.number("intentValue")
        self.init_ = values.number("init")
        self.`default` = values.number("default")
        self.`class` = values.number("class")
        self.`in` = values.number("in")
        self.`inout` = values.number("inout")
        self.`var` = values.number("var")
        self.`let` = values.number("let")
        self.encode = values.number("encode")
        self.write = values.number("write")
        self.caseName = values.number("caseName")
        self.declaredCases = values.number("declaredCases")
        self.String = values.number("String")
        self.family = values.number("family")
        self.id = values.number("id")
        self.intent = values.number("intent")
        self.context = values.number("context")
        self.identifiers = values.number("identifiers")
        self.parameter = values.number("parameter")
        self.searchTerm = values.number("searchTerm")
        self.to = values.number("to")
        self.from = values.number("from")
        self.`Self` = values.number("Self")
        self.`Any` = values.number("Any")
        self.`some` = values.number("some")
        self.`any` = values.number("any")
        self.`await` = values.number("await")
        self.`async` = values.number("async")
        self.`throws` = values.number("throws")
        self.`nil` = values.number("nil")
        self.`true` = values.number("true")
        self.`super` = values.number("super")
        self.generatedCodeFormat = values.number("generatedCodeFormat")
        self.object = values.number("object")
        self.none = values.number("none")
        self.get = values.number("get")
        self.set = values.number("set")
        self.foo = values.number("foo")
        self.Foo = values.number("Foo")
        self.`operator` = values.number("operator")
        self.`subscript` = values.number("subscript")
        self.`nonisolated` = values.number("nonisolated")
        self.unowned = values.number("unowned")
        self.actor = values.number("actor")
        self.macro = values.number("macro")
        self.package = values.number("package")
        self.`open` = values.number("open")
        self.`each` = values.number("each")
        self.`repeat` = values.number("repeat")
        self.`rethrows` = values.number("rethrows")
        self.`as` = values.number("as")
        self.`is` = values.number("is")
        self.`static` = values.number("static")
        self.prefix = values.number("prefix")
        self.left = values.number("left")
        self.valueString = values.object("valueString")
        self.valueBool = values.object("valueBool")
        self.valueInt = values.object("valueInt")
        self.valueDuration = values.object("valueDuration")
        self.valueURL = values.object("valueURL")
        self.valueMeasurement = values.object("valueMeasurement")
        self.valueSendable = values.object("valueSendable")
        self.valueHashable = values.object("valueHashable")
        self.valueArray = values.object("valueArray")
        self.valueOptional = values.object("valueOptional")
        self.valueIntentValues = values.object("valueIntentValues")
        self.valueIntentObject = values.object("valueIntentObject")
        self.valueObjectValue = values.object("valueObjectValue")
        self.valueSizeFamily = values.object("valueSizeFamily")
        self.valueOptionsContext = values.object("valueOptionsContext")
        self.valueVoid = values.object("valueVoid")
        self.valueResult = values.object("valueResult")
        self.valueError = values.object("valueError")
        self.valueIdentifiable = values.object("valueIdentifiable")
        self.valueCodable = values.object("valueCodable")
        self.valueDecoder = values.object("valueDecoder")
        self.valueNever = values.object("valueNever")
        self.valueNever2 = values.object("valueNever2")
        self.valueKey = values.object("valueKey")
        self.valueElement = values.object("valueElement")
        self.valueAny = values.object("valueAny")
        self.valueAnyObject = values.object("valueAnyObject")
        self.valueWidgetKind = values.object("valueWidgetKind")
        self.valueIntentDefinition = values.object("valueIntentDefinition")
        self.valueIntents = values.object("valueIntents")
        self.a = values.string("a")
        self.b = values.number("b")
        self.c = values.number("c")
        self.d = values.number("d")
        self.e = values.url("e")
        self.f = values.enumeration("f")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("definition", to: self.definition, as: .boolean)
        values.set("hash", to: self.hash_, as: .boolean)
        values.set("description", to: self.description_, as: .boolean)
        values.set("values", to: self.values, as: .boolean)
        values.set("value", to: self.value, as: .boolean)
        values.set("intentValue", to: self.intentValue, as: .boolean)
        values.set("init", to: self.init_, as: .boolean)
        values.set("default", to: self.`default`, as: .boolean)
        values.set("class", to: self.`class`, as: .boolean)
        values.set("in", to: self.`in`, as: .boolean)
        values.set("inout", to: self.`inout`, as: .boolean)
        values.set("var", to: self.`var`, as: .boolean)
        values.set("let", to: self.`let`, as: .boolean)
        values.set("encode", to: self.encode, as: .boolean)
        values.set("write", to: self.write, as: .boolean)
        values.set("caseName", to: self.caseName, as: .boolean)
        values.set("declaredCases", to: self.declaredCases, as: .boolean)
        values.set("String", to: self.String, as: .boolean)
        values.set("family", to: self.family, as: .boolean)
        values.set("id", to: self.id, as: .boolean)
        values.set("intent", to: self.intent, as: .boolean)
        values.set("context", to: self.context, as: .boolean)
        values.set("identifiers", to: self.identifiers, as: .boolean)
        values.set("parameter", to: self.parameter, as: .boolean)
        values.set("searchTerm", to: self.searchTerm, as: .boolean)
        values.set("to", to: self.to, as: .boolean)
        values.set("from", to: self.from, as: .boolean)
        values.set("Self", to: self.`Self`, as: .boolean)
        values.set("Any", to: self.`Any`, as: .boolean)
        values.set("some", to: self.`some`, as: .boolean)
        values.set("any", to: self.`any`, as: .boolean)
        values.set("await", to: self.`await`, as: .boolean)
        values.set("async", to: self.`async`, as: .boolean)
        values.set("throws", to: self.`throws`, as: .boolean)
        values.set("nil", to: self.`nil`, as: .boolean)
        values.set("true", to: self.`true`, as: .boolean)
        values.set("super", to: self.`super`, as: .boolean)
        values.set("generatedCodeFormat", to: self.generatedCodeFormat, as: .boolean)
        values.set("object", to: self.object, as: .boolean)
        values.set("none", to: self.none, as: .boolean)
        values.set("get", to: self.get, as: .boolean)
        values.set("set", to: self.set, as: .boolean)
        values.set("foo", to: self.foo, as: .boolean)
        values.set("Foo", to: self.Foo, as: .boolean)
        values.set("operator", to: self.`operator`, as: .boolean)
        values.set("subscript", to: self.`subscript`, as: .boolean)
        values.set("nonisolated", to: self.`nonisolated`, as: .boolean)
        values.set("unowned", to: self.unowned, as: .boolean)
        values.set("actor", to: self.actor, as: .boolean)
        values.set("macro", to: self.macro, as: .boolean)
        values.set("package", to: self.package, as: .boolean)
        values.set("open", to: self.`open`, as: .boolean)
        values.set("each", to: self.`each`, as: .boolean)
        values.set("repeat", to: self.`repeat`, as: .boolean)
        values.set("rethrows", to: self.`rethrows`, as: .boolean)
        values.set("as", to: self.`as`, as: .boolean)
        values.set("is", to: self.`is`, as: .boolean)
        values.set("static", to: self.`static`, as: .boolean)
        values.set("prefix", to: self.prefix, as: .boolean)
        values.set("left", to: self.left, as: .boolean)
        values.set("valueString", to: self.valueString, as: .object)
        values.set("valueBool", to: self.valueBool, as: .object)
        values.set("valueInt", to: self.valueInt, as: .object)
        values.set("valueDuration", to: self.valueDuration, as: .object)
        values.set("valueURL", to: self.valueURL, as: .object)
        values.set("valueMeasurement", to: self.valueMeasurement, as: .object)
        values.set("valueSendable", to: self.valueSendable, as: .object)
        values.set("valueHashable", to: self.valueHashable, as: .object)
        values.set("valueArray", to: self.valueArray, as: .object)
        values.set("valueOptional", to: self.valueOptional, as: .object)
        values.set("valueIntentValues", to: self.valueIntentValues, as: .object)
        values.set("valueIntentObject", to: self.valueIntentObject, as: .object)
        values.set("valueObjectValue", to: self.valueObjectValue, as: .object)
        values.set("valueSizeFamily", to: self.valueSizeFamily, as: .object)
        values.set("valueOptionsContext", to: self.valueOptionsContext, as: .object)
        values.set("valueVoid", to: self.valueVoid, as: .object)
        values.set("valueResult", to: self.valueResult, as: .object)
        values.set("valueError", to: self.valueError, as: .object)
        values.set("valueIdentifiable", to: self.valueIdentifiable, as: .object)
        values.set("valueCodable", to: self.valueCodable, as: .object)
        values.set("valueDecoder", to: self.valueDecoder, as: .object)
        values.set("valueNever", to: self.valueNever, as: .object)
        values.set("valueNever2", to: self.valueNever2, as: .object)
        values.set("valueKey", to: self.valueKey, as: .object)
        values.set("valueElement", to: self.valueElement, as: .object)
        values.set("valueAny", to: self.valueAny, as: .object)
        values.set("valueAnyObject", to: self.valueAnyObject, as: .object)
        values.set("valueWidgetKind", to: self.valueWidgetKind, as: .object)
        values.set("valueIntentDefinition", to: self.valueIntentDefinition, as: .object)
        values.set("valueIntents", to: self.valueIntents, as: .object)
        values.set("a", to: self.a, as: .string)
        values.set("b", to: self.b, as: .integer)
        values.set("c", to: self.c, as: .decimal)
        values.set("d", to: self.d, as: .timeInterval)
        values.set("e", to: self.e, as: .url)
        values.set("f", to: self.f)
    }

    public override func provideOptions(
        ofParameter parameter: Swift.String, searchTerm: Swift.String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any NamesIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: Swift.String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any NamesIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles Names. Of each requirement a handler has one form.
public protocol NamesIntentHandling: NSObjectProtocol {
    /// Options for valueString, in display order.
    func provideValueStringOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<String>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueStringOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<String>
    /// Options for valueBool, in display order.
    func provideValueBoolOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Bool>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueBoolOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Bool>
    /// Options for valueInt, in display order.
    func provideValueIntOptionsCollection(
        for intent: NamesIntent, with completion: @escaping (INObjectCollection<Int>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueIntOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Int>
    /// Options for valueDuration, in display order.
    func provideValueDurationOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Duration>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueDurationOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Duration>
    /// Options for valueURL, in display order.
    func provideValueURLOptionsCollection(
        for intent: NamesIntent, with completion: @escaping (INObjectCollection<URL>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueURLOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<URL>
    /// Options for valueMeasurement, in display order.
    func provideValueMeasurementOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Measurement>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueMeasurementOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Measurement>
    /// Options for valueSendable, in display order.
    func provideValueSendableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Sendable>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueSendableOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Sendable>
    /// Options for valueHashable, in display order.
    func provideValueHashableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Hashable>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueHashableOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Hashable>
    /// Options for valueArray, in display order.
    func provideValueArrayOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Array>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueArrayOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Array>
    /// Options for valueOptional, in display order.
    func provideValueOptionalOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Optional>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueOptionalOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Optional>
    /// Options for valueIntentValues, in display order.
    func provideValueIntentValuesOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<IntentValues>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueIntentValuesOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<IntentValues>
    /// Options for valueIntentObject, in display order.
    func provideValueIntentObjectOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<IntentObject>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueIntentObjectOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<IntentObject>
    /// Options for valueObjectValue, in display order.
    func provideValueObjectValueOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<ObjectValue>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueObjectValueOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<ObjectValue>
    /// Options for valueSizeFamily, in display order.
    func provideValueSizeFamilyOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<SizeFamily>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueSizeFamilyOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<SizeFamily>
    /// Options for valueOptionsContext, in display order.
    func provideValueOptionsContextOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<OptionsContext>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueOptionsContextOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<OptionsContext>
    /// Options for valueVoid, in display order.
    func provideValueVoidOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Void>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueVoidOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Void>
    /// Options for valueResult, in display order.
    func provideValueResultOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Result>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueResultOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Result>
    /// Options for valueError, in display order.
    func provideValueErrorOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Error>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueErrorOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Error>
    /// Options for valueIdentifiable, in display order.
    func provideValueIdentifiableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Identifiable>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueIdentifiableOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Identifiable>
    /// Options for valueCodable, in display order.
    func provideValueCodableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Codable>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueCodableOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Codable>
    /// Options for valueDecoder, in display order.
    func provideValueDecoderOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Decoder>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueDecoderOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Decoder>
    /// Options for valueNever, in display order.
    func provideValueNeverOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Never>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueNeverOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Never>
    /// Options for valueNever2, in display order.
    func provideValueNever2OptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Never2>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueNever2OptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Never2>
    /// Options for valueKey, in display order.
    func provideValueKeyOptionsCollection(
        for intent: NamesIntent, with completion: @escaping (INObjectCollection<Key>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueKeyOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Key>
    /// Options for valueElement, in display order.
    func provideValueElementOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Element>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueElementOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Element>
    /// Options for valueAny, in display order.
    func provideValueAnyOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<`Any`>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueAnyOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<`Any`>
    /// Options for valueAnyObject, in display order.
    func provideValueAnyObjectOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<AnyObject>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueAnyObjectOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<AnyObject>
    /// Options for valueWidgetKind, in display order.
    func provideValueWidgetKindOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<WidgetKind>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueWidgetKindOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<WidgetKind>
    /// Options for valueIntentDefinition, in display order.
    func provideValueIntentDefinitionOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<IntentDefinition>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueIntentDefinitionOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<IntentDefinition>
    /// Options for valueIntents, in display order.
    func provideValueIntentsOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Intents>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueIntentsOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Intents>
    /// Whether Names can be done.
    func confirm(intent: NamesIntent, completion: @escaping (NamesIntentResponse) -> Swift.Void)
    func confirm(intent: NamesIntent) async -> NamesIntentResponse
    /// Does Names.
    func handle(intent: NamesIntent, completion: @escaping (NamesIntentResponse) -> Swift.Void)
    func handle(intent: NamesIntent) async -> NamesIntentResponse
    /// What valueString holds in a new widget; need not be there.
    func defaultValueString(for intent: NamesIntent) -> String?
    /// What valueBool holds in a new widget; need not be there.
    func defaultValueBool(for intent: NamesIntent) -> Bool?
    /// What valueInt holds in a new widget; need not be there.
    func defaultValueInt(for intent: NamesIntent) -> Int?
    /// What valueDuration holds in a new widget; need not be there.
    func defaultValueDuration(for intent: NamesIntent) -> Duration?
    /// What valueURL holds in a new widget; need not be there.
    func defaultValueURL(for intent: NamesIntent) -> URL?
    /// What valueMeasurement holds in a new widget; need not be there.
    func defaultValueMeasurement(for intent: NamesIntent) -> Measurement?
    /// What valueSendable holds in a new widget; need not be there.
    func defaultValueSendable(for intent: NamesIntent) -> Sendable?
    /// What valueHashable holds in a new widget; need not be there.
    func defaultValueHashable(for intent: NamesIntent) -> Hashable?
    /// What valueArray holds in a new widget; need not be there.
    func defaultValueArray(for intent: NamesIntent) -> Array?
    /// What valueOptional holds in a new widget; need not be there.
    func defaultValueOptional(for intent: NamesIntent) -> Optional?
    /// What valueIntentValues holds in a new widget; need not be there.
    func defaultValueIntentValues(for intent: NamesIntent) -> IntentValues?
    /// What valueIntentObject holds in a new widget; need not be there.
    func defaultValueIntentObject(for intent: NamesIntent) -> IntentObject?
    /// What valueObjectValue holds in a new widget; need not be there.
    func defaultValueObjectValue(for intent: NamesIntent) -> ObjectValue?
    /// What valueSizeFamily holds in a new widget; need not be there.
    func defaultValueSizeFamily(for intent: NamesIntent) -> SizeFamily?
    /// What valueOptionsContext holds in a new widget; need not be there.
    func defaultValueOptionsContext(for intent: NamesIntent) -> OptionsContext?
    /// What valueVoid holds in a new widget; need not be there.
    func defaultValueVoid(for intent: NamesIntent) -> Void?
    /// What valueResult holds in a new widget; need not be there.
    func defaultValueResult(for intent: NamesIntent) -> Result?
    /// What valueError holds in a new widget; need not be there.
    func defaultValueError(for intent: NamesIntent) -> Error?
    /// What valueIdentifiable holds in a new widget; need not be there.
    func defaultValueIdentifiable(for intent: NamesIntent) -> Identifiable?
    /// What valueCodable holds in a new widget; need not be there.
    func defaultValueCodable(for intent: NamesIntent) -> Codable?
    /// What valueDecoder holds in a new widget; need not be there.
    func defaultValueDecoder(for intent: NamesIntent) -> Decoder?
    /// What valueNever holds in a new widget; need not be there.
    func defaultValueNever(for intent: NamesIntent) -> Never?
    /// What valueNever2 holds in a new widget; need not be there.
    func defaultValueNever2(for intent: NamesIntent) -> Never2?
    /// What valueKey holds in a new widget; need not be there.
    func defaultValueKey(for intent: NamesIntent) -> Key?
    /// What valueElement holds in a new widget; need not be there.
    func defaultValueElement(for intent: NamesIntent) -> Element?
    /// What valueAny holds in a new widget; need not be there.
    func defaultValueAny(for intent: NamesIntent) -> `Any`?
    /// What valueAnyObject holds in a new widget; need not be there.
    func defaultValueAnyObject(for intent: NamesIntent) -> AnyObject?
    /// What valueWidgetKind holds in a new widget; need not be there.
    func defaultValueWidgetKind(for intent: NamesIntent) -> WidgetKind?
    /// What valueIntentDefinition holds in a new widget; need not be there.
    func defaultValueIntentDefinition(for intent: NamesIntent) -> IntentDefinition?
    /// What valueIntents holds in a new widget; need not be there.
    func defaultValueIntents(for intent: NamesIntent) -> Intents?
}

extension NamesIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<NamesIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "valueString":
            return INParameterOptions(
                try await self.provideValueStringOptionsCollection(for: question.intent), as: .object)
        case "valueBool":
            return INParameterOptions(
                try await self.provideValueBoolOptionsCollection(for: question.intent), as: .object)
        case "valueInt":
            return INParameterOptions(
                try await self.provideValueIntOptionsCollection(for: question.intent), as: .object)
        case "valueDuration":
            return INParameterOptions(
                try await self.provideValueDurationOptionsCollection(for: question.intent), as: .object)
        case "valueURL":
            return INParameterOptions(
                try await self.provideValueURLOptionsCollection(for: question.intent), as: .object)
        case "valueMeasurement":
            return INParameterOptions(
                try await self.provideValueMeasurementOptionsCollection(for: question.intent), as: .object)
        case "valueSendable":
            return INParameterOptions(
                try await self.provideValueSendableOptionsCollection(for: question.intent), as: .object)
        case "valueHashable":
            return INParameterOptions(
                try await self.provideValueHashableOptionsCollection(for: question.intent), as: .object)
        case "valueArray":
            return INParameterOptions(
                try await self.provideValueArrayOptionsCollection(for: question.intent), as: .object)
        case "valueOptional":
            return INParameterOptions(
                try await self.provideValueOptionalOptionsCollection(for: question.intent), as: .object)
        case "valueIntentValues":
            return INParameterOptions(
                try await self.provideValueIntentValuesOptionsCollection(for: question.intent), as: .object)
        case "valueIntentObject":
            return INParameterOptions(
                try await self.provideValueIntentObjectOptionsCollection(for: question.intent), as: .object)
        case "valueObjectValue":
            return INParameterOptions(
                try await self.provideValueObjectValueOptionsCollection(for: question.intent), as: .object)
        case "valueSizeFamily":
            return INParameterOptions(
                try await self.provideValueSizeFamilyOptionsCollection(for: question.intent), as: .object)
        case "valueOptionsContext":
            return INParameterOptions(
                try await self.provideValueOptionsContextOptionsCollection(for: question.intent), as: .object)
        case "valueVoid":
            return INParameterOptions(
                try await self.provideValueVoidOptionsCollection(for: question.intent), as: .object)
        case "valueResult":
            return INParameterOptions(
                try await self.provideValueResultOptionsCollection(for: question.intent), as: .object)
        case "valueError":
            return INParameterOptions(
                try await self.provideValueErrorOptionsCollection(for: question.intent), as: .object)
        case "valueIdentifiable":
            return INParameterOptions(
                try await self.provideValueIdentifiableOptionsCollection(for: question.intent), as: .object)
        case "valueCodable":
            return INParameterOptions(
                try await self.provideValueCodableOptionsCollection(for: question.intent), as: .object)
        case "valueDecoder":
            return INParameterOptions(
                try await self.provideValueDecoderOptionsCollection(for: question.intent), as: .object)
        case "valueNever":
            return INParameterOptions(
                try await self.provideValueNeverOptionsCollection(for: question.intent), as: .object)
        case "valueNever2":
            return INParameterOptions(
                try await self.provideValueNever2OptionsCollection(for: question.intent), as: .object)
        case "valueKey":
            return INParameterOptions(
                try await self.provideValueKeyOptionsCollection(for: question.intent), as: .object)
        case "valueElement":
            return INParameterOptions(
                try await self.provideValueElementOptionsCollection(for: question.intent), as: .object)
        case "valueAny":
            return INParameterOptions(
                try await self.provideValueAnyOptionsCollection(for: question.intent), as: .object)
        case "valueAnyObject":
            return INParameterOptions(
                try await self.provideValueAnyObjectOptionsCollection(for: question.intent), as: .object)
        case "valueWidgetKind":
            return INParameterOptions(
                try await self.provideValueWidgetKindOptionsCollection(for: question.intent), as: .object)
        case "valueIntentDefinition":
            return INParameterOptions(
                try await self.provideValueIntentDefinitionOptionsCollection(for: question.intent), as: .object)
        case "valueIntents":
            return INParameterOptions(
                try await self.provideValueIntentsOptionsCollection(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(answering question: INParameterQuestion<NamesIntent>) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "valueString": values.set("valueString", to: self.defaultValueString(for: question.intent), as: .object)
        case "valueBool": values.set("valueBool", to: self.defaultValueBool(for: question.intent), as: .object)
        case "valueInt": values.set("valueInt", to: self.defaultValueInt(for: question.intent), as: .object)
        case "valueDuration":
            values.set("valueDuration", to: self.defaultValueDuration(for: question.intent), as: .object)
        case "valueURL": values.set("valueURL", to: self.defaultValueURL(for: question.intent), as: .object)
        case "valueMeasurement":
            values.set("valueMeasurement", to: self.defaultValueMeasurement(for: question.intent), as: .object)
        case "valueSendable":
            values.set("valueSendable", to: self.defaultValueSendable(for: question.intent), as: .object)
        case "valueHashable":
            values.set("valueHashable", to: self.defaultValueHashable(for: question.intent), as: .object)
        case "valueArray": values.set("valueArray", to: self.defaultValueArray(for: question.intent), as: .object)
        case "valueOptional":
            values.set("valueOptional", to: self.defaultValueOptional(for: question.intent), as: .object)
        case "valueIntentValues":
            values.set("valueIntentValues", to: self.defaultValueIntentValues(for: question.intent), as: .object)
        case "valueIntentObject":
            values.set("valueIntentObject", to: self.defaultValueIntentObject(for: question.intent), as: .object)
        case "valueObjectValue":
            values.set("valueObjectValue", to: self.defaultValueObjectValue(for: question.intent), as: .object)
        case "valueSizeFamily":
            values.set("valueSizeFamily", to: self.defaultValueSizeFamily(for: question.intent), as: .object)
        case "valueOptionsContext":
            values.set("valueOptionsContext", to: self.defaultValueOptionsContext(for: question.intent), as: .object)
        case "valueVoid": values.set("valueVoid", to: self.defaultValueVoid(for: question.intent), as: .object)
        case "valueResult": values.set("valueResult", to: self.defaultValueResult(for: question.intent), as: .object)
        case "valueError": values.set("valueError", to: self.defaultValueError(for: question.intent), as: .object)
        case "valueIdentifiable":
            values.set("valueIdentifiable", to: self.defaultValueIdentifiable(for: question.intent), as: .object)
        case "valueCodable": values.set("valueCodable", to: self.defaultValueCodable(for: question.intent), as: .object)
        case "valueDecoder": values.set("valueDecoder", to: self.defaultValueDecoder(for: question.intent), as: .object)
        case "valueNever": values.set("valueNever", to: self.defaultValueNever(for: question.intent), as: .object)
        case "valueNever2": values.set("valueNever2", to: self.defaultValueNever2(for: question.intent), as: .object)
        case "valueKey": values.set("valueKey", to: self.defaultValueKey(for: question.intent), as: .object)
        case "valueElement": values.set("valueElement", to: self.defaultValueElement(for: question.intent), as: .object)
        case "valueAny": values.set("valueAny", to: self.defaultValueAny(for: question.intent), as: .object)
        case "valueAnyObject":
            values.set("valueAnyObject", to: self.defaultValueAnyObject(for: question.intent), as: .object)
        case "valueWidgetKind":
            values.set("valueWidgetKind", to: self.defaultValueWidgetKind(for: question.intent), as: .object)
        case "valueIntentDefinition":
            values.set("valueIntentDefinition", to: self.defaultValueIntentDefinition(for: question.intent), as: .object)
        case "valueIntents": values.set("valueIntents", to: self.defaultValueIntents(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func provideValueStringOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<String>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueStringOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueStringOptionsCollection(for: intent) }
    }

    public func provideValueStringOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<String> {
        let requirement = INRequirement("provideValueStringOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueStringOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueBoolOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Bool>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueBoolOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueBoolOptionsCollection(for: intent) }
    }

    public func provideValueBoolOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Bool> {
        let requirement = INRequirement("provideValueBoolOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueBoolOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueIntOptionsCollection(
        for intent: NamesIntent, with completion: @escaping (INObjectCollection<Int>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueIntOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueIntOptionsCollection(for: intent) }
    }

    public func provideValueIntOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Int> {
        let requirement = INRequirement("provideValueIntOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueIntOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueDurationOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Duration>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueDurationOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueDurationOptionsCollection(for: intent) }
    }

    public func provideValueDurationOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Duration> {
        let requirement = INRequirement("provideValueDurationOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueDurationOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueURLOptionsCollection(
        for intent: NamesIntent, with completion: @escaping (INObjectCollection<URL>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueURLOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueURLOptionsCollection(for: intent) }
    }

    public func provideValueURLOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<URL> {
        let requirement = INRequirement("provideValueURLOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueURLOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueMeasurementOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Measurement>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueMeasurementOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueMeasurementOptionsCollection(for: intent) }
    }

    public func provideValueMeasurementOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Measurement> {
        let requirement = INRequirement("provideValueMeasurementOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueMeasurementOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueSendableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Sendable>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueSendableOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueSendableOptionsCollection(for: intent) }
    }

    public func provideValueSendableOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Sendable> {
        let requirement = INRequirement("provideValueSendableOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueSendableOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueHashableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Hashable>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueHashableOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueHashableOptionsCollection(for: intent) }
    }

    public func provideValueHashableOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Hashable> {
        let requirement = INRequirement("provideValueHashableOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueHashableOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueArrayOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Array>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueArrayOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueArrayOptionsCollection(for: intent) }
    }

    public func provideValueArrayOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Array> {
        let requirement = INRequirement("provideValueArrayOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueArrayOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueOptionalOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Optional>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueOptionalOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueOptionalOptionsCollection(for: intent) }
    }

    public func provideValueOptionalOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Optional> {
        let requirement = INRequirement("provideValueOptionalOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueOptionalOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueIntentValuesOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<IntentValues>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueIntentValuesOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideValueIntentValuesOptionsCollection(for: intent)
        }
    }

    public func provideValueIntentValuesOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<IntentValues> {
        let requirement = INRequirement("provideValueIntentValuesOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueIntentValuesOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueIntentObjectOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<IntentObject>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueIntentObjectOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideValueIntentObjectOptionsCollection(for: intent)
        }
    }

    public func provideValueIntentObjectOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<IntentObject> {
        let requirement = INRequirement("provideValueIntentObjectOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueIntentObjectOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueObjectValueOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<ObjectValue>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueObjectValueOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueObjectValueOptionsCollection(for: intent) }
    }

    public func provideValueObjectValueOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<ObjectValue> {
        let requirement = INRequirement("provideValueObjectValueOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueObjectValueOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueSizeFamilyOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<SizeFamily>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueSizeFamilyOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueSizeFamilyOptionsCollection(for: intent) }
    }

    public func provideValueSizeFamilyOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<SizeFamily> {
        let requirement = INRequirement("provideValueSizeFamilyOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueSizeFamilyOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueOptionsContextOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<OptionsContext>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueOptionsContextOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideValueOptionsContextOptionsCollection(for: intent)
        }
    }

    public func provideValueOptionsContextOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<OptionsContext> {
        let requirement = INRequirement("provideValueOptionsContextOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueOptionsContextOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueVoidOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Void>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueVoidOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueVoidOptionsCollection(for: intent) }
    }

    public func provideValueVoidOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Void> {
        let requirement = INRequirement("provideValueVoidOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueVoidOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueResultOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Result>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueResultOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueResultOptionsCollection(for: intent) }
    }

    public func provideValueResultOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Result> {
        let requirement = INRequirement("provideValueResultOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueResultOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueErrorOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Error>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueErrorOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueErrorOptionsCollection(for: intent) }
    }

    public func provideValueErrorOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Error> {
        let requirement = INRequirement("provideValueErrorOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueErrorOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueIdentifiableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Identifiable>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueIdentifiableOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideValueIdentifiableOptionsCollection(for: intent)
        }
    }

    public func provideValueIdentifiableOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Identifiable> {
        let requirement = INRequirement("provideValueIdentifiableOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueIdentifiableOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueCodableOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Codable>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueCodableOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueCodableOptionsCollection(for: intent) }
    }

    public func provideValueCodableOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Codable> {
        let requirement = INRequirement("provideValueCodableOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueCodableOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueDecoderOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Decoder>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueDecoderOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueDecoderOptionsCollection(for: intent) }
    }

    public func provideValueDecoderOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Decoder> {
        let requirement = INRequirement("provideValueDecoderOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueDecoderOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueNeverOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Never>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueNeverOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueNeverOptionsCollection(for: intent) }
    }

    public func provideValueNeverOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Never> {
        let requirement = INRequirement("provideValueNeverOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueNeverOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueNever2OptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Never2>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueNever2OptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueNever2OptionsCollection(for: intent) }
    }

    public func provideValueNever2OptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Never2> {
        let requirement = INRequirement("provideValueNever2OptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueNever2OptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueKeyOptionsCollection(
        for intent: NamesIntent, with completion: @escaping (INObjectCollection<Key>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueKeyOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueKeyOptionsCollection(for: intent) }
    }

    public func provideValueKeyOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<Key> {
        let requirement = INRequirement("provideValueKeyOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueKeyOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueElementOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Element>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueElementOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueElementOptionsCollection(for: intent) }
    }

    public func provideValueElementOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Element> {
        let requirement = INRequirement("provideValueElementOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueElementOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueAnyOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<`Any`>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueAnyOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueAnyOptionsCollection(for: intent) }
    }

    public func provideValueAnyOptionsCollection(for intent: NamesIntent) async throws -> INObjectCollection<`Any`> {
        let requirement = INRequirement("provideValueAnyOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueAnyOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueAnyObjectOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<AnyObject>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueAnyObjectOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueAnyObjectOptionsCollection(for: intent) }
    }

    public func provideValueAnyObjectOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<AnyObject> {
        let requirement = INRequirement("provideValueAnyObjectOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueAnyObjectOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueWidgetKindOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<WidgetKind>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueWidgetKindOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueWidgetKindOptionsCollection(for: intent) }
    }

    public func provideValueWidgetKindOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<WidgetKind> {
        let requirement = INRequirement("provideValueWidgetKindOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueWidgetKindOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueIntentDefinitionOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<IntentDefinition>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueIntentDefinitionOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideValueIntentDefinitionOptionsCollection(for: intent)
        }
    }

    public func provideValueIntentDefinitionOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<IntentDefinition> {
        let requirement = INRequirement("provideValueIntentDefinitionOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueIntentDefinitionOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueIntentsOptionsCollection(
        for intent: NamesIntent,
        with completion: @escaping (INObjectCollection<Intents>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueIntentsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueIntentsOptionsCollection(for: intent) }
    }

    public func provideValueIntentsOptionsCollection(
        for intent: NamesIntent
    ) async throws -> INObjectCollection<Intents> {
        let requirement = INRequirement("provideValueIntentsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueIntentsOptionsCollection(for: intent, with: completion)
        }
    }

    public func confirm(intent: NamesIntent, completion: @escaping (NamesIntentResponse) -> Swift.Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: NamesIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: NamesIntent) async -> NamesIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: NamesIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: NamesIntent, completion: @escaping (NamesIntentResponse) -> Swift.Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: NamesIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: NamesIntent) async -> NamesIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: NamesIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultValueString(for intent: NamesIntent) -> String? { nil }

    public func defaultValueBool(for intent: NamesIntent) -> Bool? { nil }

    public func defaultValueInt(for intent: NamesIntent) -> Int? { nil }

    public func defaultValueDuration(for intent: NamesIntent) -> Duration? { nil }

    public func defaultValueURL(for intent: NamesIntent) -> URL? { nil }

    public func defaultValueMeasurement(for intent: NamesIntent) -> Measurement? { nil }

    public func defaultValueSendable(for intent: NamesIntent) -> Sendable? { nil }

    public func defaultValueHashable(for intent: NamesIntent) -> Hashable? { nil }

    public func defaultValueArray(for intent: NamesIntent) -> Array? { nil }

    public func defaultValueOptional(for intent: NamesIntent) -> Optional? { nil }

    public func defaultValueIntentValues(for intent: NamesIntent) -> IntentValues? { nil }

    public func defaultValueIntentObject(for intent: NamesIntent) -> IntentObject? { nil }

    public func defaultValueObjectValue(for intent: NamesIntent) -> ObjectValue? { nil }

    public func defaultValueSizeFamily(for intent: NamesIntent) -> SizeFamily? { nil }

    public func defaultValueOptionsContext(for intent: NamesIntent) -> OptionsContext? { nil }

    public func defaultValueVoid(for intent: NamesIntent) -> Void? { nil }

    public func defaultValueResult(for intent: NamesIntent) -> Result? { nil }

    public func defaultValueError(for intent: NamesIntent) -> Error? { nil }

    public func defaultValueIdentifiable(for intent: NamesIntent) -> Identifiable? { nil }

    public func defaultValueCodable(for intent: NamesIntent) -> Codable? { nil }

    public func defaultValueDecoder(for intent: NamesIntent) -> Decoder? { nil }

    public func defaultValueNever(for intent: NamesIntent) -> Never? { nil }

    public func defaultValueNever2(for intent: NamesIntent) -> Never2? { nil }

    public func defaultValueKey(for intent: NamesIntent) -> Key? { nil }

    public func defaultValueElement(for intent: NamesIntent) -> Element? { nil }

    public func defaultValueAny(for intent: NamesIntent) -> `Any`? { nil }

    public func defaultValueAnyObject(for intent: NamesIntent) -> AnyObject? { nil }

    public func defaultValueWidgetKind(for intent: NamesIntent) -> WidgetKind? { nil }

    public func defaultValueIntentDefinition(for intent: NamesIntent) -> IntentDefinition? { nil }

    public func defaultValueIntents(for intent: NamesIntent) -> Intents? { nil }
}

/// How Names went.
public nonisolated enum NamesIntentResponseCode: Swift.Int, Swift.Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to Names.
public nonisolated class NamesIntentResponse: INIntentResponse {
    public fileprivate(set) var code: NamesIntentResponseCode = .unspecified

    public convenience init(code: NamesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Dynamic.
public nonisolated class DynamicIntent: INIntent {
    /// definition.
    public var definition: [Leaf]?
    /// hash.
    public var hash_: [Leaf]?
    /// description.
    public var description_: [Leaf]?
    /// values.
    public var values: [Leaf]?
    /// value.
    public var value: [Leaf]?
    /// intentValue.
    public var intentValue: [Leaf]?
    /// init.
    public var init_: [Leaf]?
    /// default.
    public var `default`: [Leaf]?
    /// class.
    public var `class`: [Leaf]?
    /// in.
    public var `in`: [Leaf]?
    /// inout.
    public var `inout`: [Leaf]?
    /// var.
    public var `var`: [Leaf]?
    /// let.
    public var `let`: [Leaf]?
    /// encode.
    public var encode: [Leaf]?
    /// write.
    public var write: [Leaf]?
    /// caseName.
    public var caseName: [Leaf]?
    /// declaredCases.
    public var declaredCases: [Leaf]?
    /// String.
    public var String: [Leaf]?
    /// family.
    public var family: [Leaf]?
    /// id.
    public var id: [Leaf]?
    /// intent.
    public var intent: [Leaf]?
    /// context.
    public var context: [Leaf]?
    /// identifiers.
    public var identifiers: [Leaf]?
    /// parameter.
    public var parameter: [Leaf]?
    /// searchTerm.
    public var searchTerm: [Leaf]?
    /// to.
    public var to: [Leaf]?
    /// from.
    public var from: [Leaf]?
    /// Self.
    public var `Self`: [Leaf]?
    /// Any.
    public var `Any`: [Leaf]?
    /// some.
    public var `some`: [Leaf]?
    /// await.
    public var `await`: [Leaf]?
    /// async.
    public var `async`: [Leaf]?
    /// throws.
    public var `throws`: [Leaf]?
    /// nil.
    public var `nil`: [Leaf]?
    /// true.
    public var `true`: [Leaf]?
    /// super.
    public var `super`: [Leaf]?
    /// generatedCodeFormat.
    public var generatedCodeFormat: [Leaf]?
    /// object.
    public var object: [Leaf]?
    /// none.
    public var none: [Leaf]?
    /// get.
    public var get: [Leaf]?
    /// set.
    public var set: [Leaf]?
    /// Foo.
    public var Foo: [Leaf]?
    /// operator.
    public var `operator`: [Leaf]?
    /// subscript.
    public var `subscript`: [Leaf]?
    /// nonisolated.
    public var `nonisolated`: [Leaf]?
    /// unowned.
    public var unowned: [Leaf]?
    /// actor.
    public var actor: [Leaf]?
    /// macro.
    public var macro: [Leaf]?
    /// package.
    public var package: [Leaf]?
    /// open.
    public var `open`: [Leaf]?
    /// each.
    public var `each`: [Leaf]?
    /// repeat.
    public var `repeat`: [Leaf]?
    /// rethrows.
    public var `rethrows`: [Leaf]?
    /// as.
    public var `as`: [Leaf]?
    /// is.
    public var `is`: [Leaf]?
    /// static.
    public var `static`: [Leaf]?
    /// prefix.
    public var prefix: [Leaf]?
    /// left.
    public var left: [Leaf]?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.hostileNames.ofIntent("Dynamic")
    }

    public override func readParameters(from values: INParameterValues) {
        self.definition = values.objects("definition")
        self.hash_ = values.objects("hash")
        self.description_ = values.objects("description")
        self.values = values.objects("values")
        self.value = values.objects("value")
        self.intentValue = values.objects("intentValue")
        self.init_ = values.objects("init")
        self.`default` = values.objects("default")
        self.`class` = values.objects("class")
        self.`in` = values.objects("in")
        self.`inout` = values.objects("inout")
        self.`var` = values.objects("var")
        self.`let` = values.objects("let")
        self.encode = values.objects("encode")
        self.write = values.objects("write")
        self.caseName = values.objects("caseName")
        self.declaredCases = values.objects("declaredCases")
        self.String = values.objects("String")
        self.family = values.objects("family")
        self.id = values.objects("id")
        self.intent = values.objects("intent")
        self.context = values.objects("context")
        self.identifiers = values.objects("identifiers")
        self.parameter = values.objects("parameter")
        self.searchTerm = values.objects("searchTerm")
        self.to = values.objects("to")
        self.from = values.objects("from")
        self.`Self` = values.objects("Self")
        self.`Any` = values.objects("Any")
        self.`some` = values.objects("some")
        self.`await` = values.objects("await")
        self.`async` = values.objects("async")
        self.`throws` = values.objects("throws")
        self.`nil` = values.objects("nil")
        self.`true` = values.objects("true")
        self.`super` = values.objects("super")
        self.generatedCodeFormat = values.objects("generatedCodeFormat")
        self.object = values.objects("object")
        self.none = values.objects("none")
        self.get = values.objects("get")
        self.set = values.objects("set")
        self.Foo = values.objects("Foo")
        self.`operator` = values.objects("operator")
        self.`subscript` = values.objects("subscript")
        self.`nonisolated` = values.objects("nonisolated")
        self.unowned = values.objects("unowned")
        self.actor = values.objects("actor")
        self.macro = values.objects("macro")
        self.package = values.objects("package")
        self.`open` = values.objects("open")
        self.`each` = values.objects("each")
        self.`repeat` = values.objects("repeat")
        self.`rethrows` = values.objects("rethrows")
        self.`as` = values.objects("as")
        self.`is` = values.objects("is")
        self.`static` = values.objects("static")
        self.prefix = values.objects("prefix")
        self.left = values.objects("left")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("definition", to: self.definition, as: .object)
        values.set("hash", to: self.hash_, as: .object)
        values.set("description", to: self.description_, as: .object)
        values.set("values", to: self.values, as: .object)
        values.set("value", to: self.value, as: .object)
        values.set("intentValue", to: self.intentValue, as: .object)
        values.set("init", to: self.init_, as: .object)
        values.set("default", to: self.`default`, as: .object)
        values.set("class", to: self.`class`, as: .object)
        values.set("in", to: self.`in`, as: .object)
        values.set("inout", to: self.`inout`, as: .object)
        values.set("var", to: self.`var`, as: .object)
        values.set("let", to: self.`let`, as: .object)
        values.set("encode", to: self.encode, as: .object)
        values.set("write", to: self.write, as: .object)
        values.set("caseName", to: self.caseName, as: .object)
        values.set("declaredCases", to: self.declaredCases, as: .object)
        values.set("String", to: self.String, as: .object)
        values.set("family", to: self.family, as: .object)
        values.set("id", to: self.id, as: .object)
        values.set("intent", to: self.intent, as: .object)
        values.set("context", to: self.context, as: .object)
        values.set("identifiers", to: self.identifiers, as: .object)
        values.set("parameter", to: self.parameter, as: .object)
        values.set("searchTerm", to: self.searchTerm, as: .object)
        values.set("to", to: self.to, as: .object)
        values.set("from", to: self.from, as: .object)
        values.set("Self", to: self.`Self`, as: .object)
        values.set("Any", to: self.`Any`, as: .object)
        values.set("some", to: self.`some`, as: .object)
        values.set("await", to: self.`await`, as: .object)
        values.set("async", to: self.`async`, as: .object)
        values.set("throws", to: self.`throws`, as: .object)
        values.set("nil", to: self.`nil`, as: .object)
        values.set("true", to: self.`true`, as: .object)
        values.set("super", to: self.`super`, as: .object)
        values.set("generatedCodeFormat", to: self.generatedCodeFormat, as: .object)
        values.set("object", to: self.object, as: .object)
        values.set("none", to: self.none, as: .object)
        values.set("get", to: self.get, as: .object)
        values.set("set", to: self.set, as: .object)
        values.set("Foo", to: self.Foo, as: .object)
        values.set("operator", to: self.`operator`, as: .object)
        values.set("subscript", to: self.`subscript`, as: .object)
        values.set("nonisolated", to: self.`nonisolated`, as: .object)
        values.set("unowned", to: self.unowned, as: .object)
        values.set("actor", to: self.actor, as: .object)
        values.set("macro", to: self.macro, as: .object)
        values.set("package", to: self.package, as: .object)
        values.set("open", to: self.`open`, as: .object)
        values.set("each", to: self.`each`, as: .object)
        values.set("repeat", to: self.`repeat`, as: .object)
        values.set("rethrows", to: self.`rethrows`, as: .object)
        values.set("as", to: self.`as`, as: .object)
        values.set("is", to: self.`is`, as: .object)
        values.set("static", to: self.`static`, as: .object)
        values.set("prefix", to: self.prefix, as: .object)
        values.set("left", to: self.left, as: .object)
    }

    public override func provideOptions(
        ofParameter parameter: Swift.String, searchTerm: Swift.String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any DynamicIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: Swift.String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any DynamicIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles Dynamic. Of each requirement a handler has one form.
public protocol DynamicIntentHandling: NSObjectProtocol {
    /// Options for definition, in display order.
    func provideDefinitionOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideDefinitionOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for hash, in display order.
    func provideHashOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideHashOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for description, in display order.
    func provideDescriptionOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideDescriptionOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for values, in display order.
    func provideValuesOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValuesOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for value, in display order.
    func provideValueOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideValueOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for intentValue, in display order.
    func provideIntentValueOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideIntentValueOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for init, in display order.
    func provideInitOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideInitOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for default, in display order.
    func provideDefaultOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideDefaultOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for class, in display order.
    func provideClassOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideClassOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for in, in display order.
    func provideInOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideInOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for inout, in display order.
    func provideInoutOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideInoutOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for var, in display order.
    func provideVarOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideVarOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for let, in display order.
    func provideLetOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideLetOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for encode, in display order.
    func provideEncodeOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideEncodeOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for write, in display order.
    func provideWriteOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideWriteOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for caseName, in display order.
    func provideCaseNameOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideCaseNameOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for declaredCases, in display order.
    func provideDeclaredCasesOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideDeclaredCasesOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for String, in display order.
    func provideStringOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideStringOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for family, in display order.
    func provideFamilyOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideFamilyOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for id, in display order.
    func provideIdOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideIdOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for intent, in display order.
    func provideIntentOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideIntentOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for context, in display order.
    func provideContextOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideContextOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for identifiers, in display order.
    func provideIdentifiersOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideIdentifiersOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for parameter, in display order.
    func provideParameterOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideParameterOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for searchTerm, in display order.
    func provideSearchTermOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideSearchTermOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for to, in display order.
    func provideToOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideToOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for from, in display order.
    func provideFromOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideFromOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for Self, in display order.
    func provideSelfOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideSelfOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for Any, in display order.
    func provideAnyOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideAnyOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for some, in display order.
    func provideSomeOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideSomeOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for await, in display order.
    func provideAwaitOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideAwaitOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for async, in display order.
    func provideAsyncOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideAsyncOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for throws, in display order.
    func provideThrowsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideThrowsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for nil, in display order.
    func provideNilOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideNilOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for true, in display order.
    func provideTrueOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideTrueOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for super, in display order.
    func provideSuperOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideSuperOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for generatedCodeFormat, in display order.
    func provideGeneratedCodeFormatOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideGeneratedCodeFormatOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for object, in display order.
    func provideObjectOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideObjectOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for none, in display order.
    func provideNoneOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideNoneOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for get, in display order.
    func provideGetOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideGetOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for set, in display order.
    func provideSetOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideSetOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for Foo, in display order.
    func provideFooOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideFooOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for operator, in display order.
    func provideOperatorOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideOperatorOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for subscript, in display order.
    func provideSubscriptOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideSubscriptOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for nonisolated, in display order.
    func provideNonisolatedOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideNonisolatedOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for unowned, in display order.
    func provideUnownedOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideUnownedOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for actor, in display order.
    func provideActorOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideActorOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for macro, in display order.
    func provideMacroOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideMacroOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for package, in display order.
    func providePackageOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func providePackageOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for open, in display order.
    func provideOpenOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideOpenOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for each, in display order.
    func provideEachOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideEachOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for repeat, in display order.
    func provideRepeatOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideRepeatOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for rethrows, in display order.
    func provideRethrowsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideRethrowsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for as, in display order.
    func provideAsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideAsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for is, in display order.
    func provideIsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideIsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for static, in display order.
    func provideStaticOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideStaticOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for prefix, in display order.
    func providePrefixOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func providePrefixOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Options for left, in display order.
    func provideLeftOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    )
    func provideLeftOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf>
    /// Whether Dynamic can be done.
    func confirm(intent: DynamicIntent, completion: @escaping (DynamicIntentResponse) -> Swift.Void)
    func confirm(intent: DynamicIntent) async -> DynamicIntentResponse
    /// Does Dynamic.
    func handle(intent: DynamicIntent, completion: @escaping (DynamicIntentResponse) -> Swift.Void)
    func handle(intent: DynamicIntent) async -> DynamicIntentResponse
    /// What definition holds in a new widget; need not be there.
    func defaultDefinition(for intent: DynamicIntent) -> [Leaf]?
    /// What hash holds in a new widget; need not be there.
    func defaultHash(for intent: DynamicIntent) -> [Leaf]?
    /// What description holds in a new widget; need not be there.
    func defaultDescription(for intent: DynamicIntent) -> [Leaf]?
    /// What values holds in a new widget; need not be there.
    func defaultValues(for intent: DynamicIntent) -> [Leaf]?
    /// What value holds in a new widget; need not be there.
    func defaultValue(for intent: DynamicIntent) -> [Leaf]?
    /// What intentValue holds in a new widget; need not be there.
    func defaultIntentValue(for intent: DynamicIntent) -> [Leaf]?
    /// What init holds in a new widget; need not be there.
    func defaultInit(for intent: DynamicIntent) -> [Leaf]?
    /// What default holds in a new widget; need not be there.
    func defaultDefault(for intent: DynamicIntent) -> [Leaf]?
    /// What class holds in a new widget; need not be there.
    func defaultClass(for intent: DynamicIntent) -> [Leaf]?
    /// What in holds in a new widget; need not be there.
    func defaultIn(for intent: DynamicIntent) -> [Leaf]?
    /// What inout holds in a new widget; need not be there.
    func defaultInout(for intent: DynamicIntent) -> [Leaf]?
    /// What var holds in a new widget; need not be there.
    func defaultVar(for intent: DynamicIntent) -> [Leaf]?
    /// What let holds in a new widget; need not be there.
    func defaultLet(for intent: DynamicIntent) -> [Leaf]?
    /// What encode holds in a new widget; need not be there.
    func defaultEncode(for intent: DynamicIntent) -> [Leaf]?
    /// What write holds in a new widget; need not be there.
    func defaultWrite(for intent: DynamicIntent) -> [Leaf]?
    /// What caseName holds in a new widget; need not be there.
    func defaultCaseName(for intent: DynamicIntent) -> [Leaf]?
    /// What declaredCases holds in a new widget; need not be there.
    func defaultDeclaredCases(for intent: DynamicIntent) -> [Leaf]?
    /// What String holds in a new widget; need not be there.
    func defaultString(for intent: DynamicIntent) -> [Leaf]?
    /// What family holds in a new widget; need not be there.
    func defaultFamily(for intent: DynamicIntent) -> [Leaf]?
    /// What id holds in a new widget; need not be there.
    func defaultId(for intent: DynamicIntent) -> [Leaf]?
    /// What intent holds in a new widget; need not be there.
    func defaultIntent(for intent: DynamicIntent) -> [Leaf]?
    /// What context holds in a new widget; need not be there.
    func defaultContext(for intent: DynamicIntent) -> [Leaf]?
    /// What identifiers holds in a new widget; need not be there.
    func defaultIdentifiers(for intent: DynamicIntent) -> [Leaf]?
    /// What parameter holds in a new widget; need not be there.
    func defaultParameter(for intent: DynamicIntent) -> [Leaf]?
    /// What searchTerm holds in a new widget; need not be there.
    func defaultSearchTerm(for intent: DynamicIntent) -> [Leaf]?
    /// What to holds in a new widget; need not be there.
    func defaultTo(for intent: DynamicIntent) -> [Leaf]?
    /// What from holds in a new widget; need not be there.
    func defaultFrom(for intent: DynamicIntent) -> [Leaf]?
    /// What Self holds in a new widget; need not be there.
    func defaultSelf(for intent: DynamicIntent) -> [Leaf]?
    /// What Any holds in a new widget; need not be there.
    func defaultAny(for intent: DynamicIntent) -> [Leaf]?
    /// What some holds in a new widget; need not be there.
    func defaultSome(for intent: DynamicIntent) -> [Leaf]?
    /// What await holds in a new widget; need not be there.
    func defaultAwait(for intent: DynamicIntent) -> [Leaf]?
    /// What async holds in a new widget; need not be there.
    func defaultAsync(for intent: DynamicIntent) -> [Leaf]?
    /// What throws holds in a new widget; need not be there.
    func defaultThrows(for intent: DynamicIntent) -> [Leaf]?
    /// What nil holds in a new widget; need not be there.
    func defaultNil(for intent: DynamicIntent) -> [Leaf]?
    /// What true holds in a new widget; need not be there.
    func defaultTrue(for intent: DynamicIntent) -> [Leaf]?
    /// What super holds in a new widget; need not be there.
    func defaultSuper(for intent: DynamicIntent) -> [Leaf]?
    /// What generatedCodeFormat holds in a new widget; need not be there.
    func defaultGeneratedCodeFormat(for intent: DynamicIntent) -> [Leaf]?
    /// What object holds in a new widget; need not be there.
    func defaultObject(for intent: DynamicIntent) -> [Leaf]?
    /// What none holds in a new widget; need not be there.
    func defaultNone(for intent: DynamicIntent) -> [Leaf]?
    /// What get holds in a new widget; need not be there.
    func defaultGet(for intent: DynamicIntent) -> [Leaf]?
    /// What set holds in a new widget; need not be there.
    func defaultSet(for intent: DynamicIntent) -> [Leaf]?
    /// What Foo holds in a new widget; need not be there.
    func defaultFoo(for intent: DynamicIntent) -> [Leaf]?
    /// What operator holds in a new widget; need not be there.
    func defaultOperator(for intent: DynamicIntent) -> [Leaf]?
    /// What subscript holds in a new widget; need not be there.
    func defaultSubscript(for intent: DynamicIntent) -> [Leaf]?
    /// What nonisolated holds in a new widget; need not be there.
    func defaultNonisolated(for intent: DynamicIntent) -> [Leaf]?
    /// What unowned holds in a new widget; need not be there.
    func defaultUnowned(for intent: DynamicIntent) -> [Leaf]?
    /// What actor holds in a new widget; need not be there.
    func defaultActor(for intent: DynamicIntent) -> [Leaf]?
    /// What macro holds in a new widget; need not be there.
    func defaultMacro(for intent: DynamicIntent) -> [Leaf]?
    /// What package holds in a new widget; need not be there.
    func defaultPackage(for intent: DynamicIntent) -> [Leaf]?
    /// What open holds in a new widget; need not be there.
    func defaultOpen(for intent: DynamicIntent) -> [Leaf]?
    /// What each holds in a new widget; need not be there.
    func defaultEach(for intent: DynamicIntent) -> [Leaf]?
    /// What repeat holds in a new widget; need not be there.
    func defaultRepeat(for intent: DynamicIntent) -> [Leaf]?
    /// What rethrows holds in a new widget; need not be there.
    func defaultRethrows(for intent: DynamicIntent) -> [Leaf]?
    /// What as holds in a new widget; need not be there.
    func defaultAs(for intent: DynamicIntent) -> [Leaf]?
    /// What is holds in a new widget; need not be there.
    func defaultIs(for intent: DynamicIntent) -> [Leaf]?
    /// What static holds in a new widget; need not be there.
    func defaultStatic(for intent: DynamicIntent) -> [Leaf]?
    /// What prefix holds in a new widget; need not be there.
    func defaultPrefix(for intent: DynamicIntent) -> [Leaf]?
    /// What left holds in a new widget; need not be there.
    func defaultLeft(for intent: DynamicIntent) -> [Leaf]?
}

extension DynamicIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<DynamicIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "definition":
            return INParameterOptions(
                try await self.provideDefinitionOptionsCollection(for: question.intent), as: .object)
        case "hash":
            return INParameterOptions(try await self.provideHashOptionsCollection(for: question.intent), as: .object)
        case "description":
            return INParameterOptions(
                try await self.provideDescriptionOptionsCollection(for: question.intent), as: .object)
        case "values":
            return INParameterOptions(try await self.provideValuesOptionsCollection(for: question.intent), as: .object)
        case "value":
            return INParameterOptions(try await self.provideValueOptionsCollection(for: question.intent), as: .object)
        case "intentValue":
            return INParameterOptions(
                try await self.provideIntentValueOptionsCollection(for: question.intent), as: .object)
        case "init":
            return INParameterOptions(try await self.provideInitOptionsCollection(for: question.intent), as: .object)
        case "default":
            return INParameterOptions(try await self.provideDefaultOptionsCollection(for: question.intent), as: .object)
        case "class":
            return INParameterOptions(try await self.provideClassOptionsCollection(for: question.intent), as: .object)
        case "in":
            return INParameterOptions(try await self.provideInOptionsCollection(for: question.intent), as: .object)
        case "inout":
            return INParameterOptions(try await self.provideInoutOptionsCollection(for: question.intent), as: .object)
        case "var":
            return INParameterOptions(try await self.provideVarOptionsCollection(for: question.intent), as: .object)
        case "let":
            return INParameterOptions(try await self.provideLetOptionsCollection(for: question.intent), as: .object)
        case "encode":
            return INParameterOptions(try await self.provideEncodeOptionsCollection(for: question.intent), as: .object)
        case "write":
            return INParameterOptions(try await self.provideWriteOptionsCollection(for: question.intent), as: .object)
        case "caseName":
            return INParameterOptions(
                try await self.provideCaseNameOptionsCollection(for: question.intent), as: .object)
        case "declaredCases":
            return INParameterOptions(
                try await self.provideDeclaredCasesOptionsCollection(for: question.intent), as: .object)
        case "String":
            return INParameterOptions(try await self.provideStringOptionsCollection(for: question.intent), as: .object)
        case "family":
            return INParameterOptions(try await self.provideFamilyOptionsCollection(for: question.intent), as: .object)
        case "id":
            return INParameterOptions(try await self.provideIdOptionsCollection(for: question.intent), as: .object)
        case "intent":
            return INParameterOptions(try await self.provideIntentOptionsCollection(for: question.intent), as: .object)
        case "context":
            return INParameterOptions(try await self.provideContextOptionsCollection(for: question.intent), as: .object)
        case "identifiers":
            return INParameterOptions(
                try await self.provideIdentifiersOptionsCollection(for: question.intent), as: .object)
        case "parameter":
            return INParameterOptions(
                try await self.provideParameterOptionsCollection(for: question.intent), as: .object)
        case "searchTerm":
            return INParameterOptions(
                try await self.provideSearchTermOptionsCollection(for: question.intent), as: .object)
        case "to":
            return INParameterOptions(try await self.provideToOptionsCollection(for: question.intent), as: .object)
        case "from":
            return INParameterOptions(try await self.provideFromOptionsCollection(for: question.intent), as: .object)
        case "Self":
            return INParameterOptions(try await self.provideSelfOptionsCollection(for: question.intent), as: .object)
        case "Any":
            return INParameterOptions(try await self.provideAnyOptionsCollection(for: question.intent), as: .object)
        case "some":
            return INParameterOptions(try await self.provideSomeOptionsCollection(for: question.intent), as: .object)
        case "await":
            return INParameterOptions(try await self.provideAwaitOptionsCollection(for: question.intent), as: .object)
        case "async":
            return INParameterOptions(try await self.provideAsyncOptionsCollection(for: question.intent), as: .object)
        case "throws":
            return INParameterOptions(try await self.provideThrowsOptionsCollection(for: question.intent), as: .object)
        case "nil":
            return INParameterOptions(try await self.provideNilOptionsCollection(for: question.intent), as: .object)
        case "true":
            return INParameterOptions(try await self.provideTrueOptionsCollection(for: question.intent), as: .object)
        case "super":
            return INParameterOptions(try await self.provideSuperOptionsCollection(for: question.intent), as: .object)
        case "generatedCodeFormat":
            return INParameterOptions(
                try await self.provideGeneratedCodeFormatOptionsCollection(for: question.intent), as: .object)
        case "object":
            return INParameterOptions(try await self.provideObjectOptionsCollection(for: question.intent), as: .object)
        case "none":
            return INParameterOptions(try await self.provideNoneOptionsCollection(for: question.intent), as: .object)
        case "get":
            return INParameterOptions(try await self.provideGetOptionsCollection(for: question.intent), as: .object)
        case "set":
            return INParameterOptions(try await self.provideSetOptionsCollection(for: question.intent), as: .object)
        case "Foo":
            return INParameterOptions(try await self.provideFooOptionsCollection(for: question.intent), as: .object)
        case "operator":
            return INParameterOptions(
                try await self.provideOperatorOptionsCollection(for: question.intent), as: .object)
        case "subscript":
            return INParameterOptions(
                try await self.provideSubscriptOptionsCollection(for: question.intent), as: .object)
        case "nonisolated":
            return INParameterOptions(
                try await self.provideNonisolatedOptionsCollection(for: question.intent), as: .object)
        case "unowned":
            return INParameterOptions(try await self.provideUnownedOptionsCollection(for: question.intent), as: .object)
        case "actor":
            return INParameterOptions(try await self.provideActorOptionsCollection(for: question.intent), as: .object)
        case "macro":
            return INParameterOptions(try await self.provideMacroOptionsCollection(for: question.intent), as: .object)
        case "package":
            return INParameterOptions(try await self.providePackageOptionsCollection(for: question.intent), as: .object)
        case "open":
            return INParameterOptions(try await self.provideOpenOptionsCollection(for: question.intent), as: .object)
        case "each":
            return INParameterOptions(try await self.provideEachOptionsCollection(for: question.intent), as: .object)
        case "repeat":
            return INParameterOptions(try await self.provideRepeatOptionsCollection(for: question.intent), as: .object)
        case "rethrows":
            return INParameterOptions(
                try await self.provideRethrowsOptionsCollection(for: question.intent), as: .object)
        case "as":
            return INParameterOptions(try await self.provideAsOptionsCollection(for: question.intent), as: .object)
        case "is":
            return INParameterOptions(try await self.provideIsOptionsCollection(for: question.intent), as: .object)
        case "static":
            return INParameterOptions(try await self.provideStaticOptionsCollection(for: question.intent), as: .object)
        case "prefix":
            return INParameterOptions(try await self.providePrefixOptionsCollection(for: question.intent), as: .object)
        case "left":
            return INParameterOptions(try await self.provideLeftOptionsCollection(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(
        answering question: INParameterQuestion<DynamicIntent>
    ) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "definition": values.set("definition", to: self.defaultDefinition(for: question.intent), as: .object)
        case "hash": values.set("hash", to: self.defaultHash(for: question.intent), as: .object)
        case "description": values.set("description", to: self.defaultDescription(for: question.intent), as: .object)
        case "values": values.set("values", to: self.defaultValues(for: question.intent), as: .object)
        case "value": values.set("value", to: self.defaultValue(for: question.intent), as: .object)
        case "intentValue": values.set("intentValue", to: self.defaultIntentValue(for: question.intent), as: .object)
        case "init": values.set("init", to: self.defaultInit(for: question.intent), as: .object)
        case "default": values.set("default", to: self.defaultDefault(for: question.intent), as: .object)
        case "class": values.set("class", to: self.defaultClass(for: question.intent), as: .object)
        case "in": values.set("in", to: self.defaultIn(for: question.intent), as: .object)
        case "inout": values.set("inout", to: self.defaultInout(for: question.intent), as: .object)
        case "var": values.set("var", to: self.defaultVar(for: question.intent), as: .object)
        case "let": values.set("let", to: self.defaultLet(for: question.intent), as: .object)
        case "encode": values.set("encode", to: self.defaultEncode(for: question.intent), as: .object)
        case "write": values.set("write", to: self.defaultWrite(for: question.intent), as: .object)
        case "caseName": values.set("caseName", to: self.defaultCaseName(for: question.intent), as: .object)
        case "declaredCases":
            values.set("declaredCases", to: self.defaultDeclaredCases(for: question.intent), as: .object)
        case "String": values.set("String", to: self.defaultString(for: question.intent), as: .object)
        case "family": values.set("family", to: self.defaultFamily(for: question.intent), as: .object)
        case "id": values.set("id", to: self.defaultId(for: question.intent), as: .object)
        case "intent": values.set("intent", to: self.defaultIntent(for: question.intent), as: .object)
        case "context": values.set("context", to: self.defaultContext(for: question.intent), as: .object)
        case "identifiers": values.set("identifiers", to: self.defaultIdentifiers(for: question.intent), as: .object)
        case "parameter": values.set("parameter", to: self.defaultParameter(for: question.intent), as: .object)
        case "searchTerm": values.set("searchTerm", to: self.defaultSearchTerm(for: question.intent), as: .object)
        case "to": values.set("to", to: self.defaultTo(for: question.intent), as: .object)
        case "from": values.set("from", to: self.defaultFrom(for: question.intent), as: .object)
        case "Self": values.set("Self", to: self.defaultSelf(for: question.intent), as: .object)
        case "Any": values.set("Any", to: self.defaultAny(for: question.intent), as: .object)
        case "some": values.set("some", to: self.defaultSome(for: question.intent), as: .object)
        case "await": values.set("await", to: self.defaultAwait(for: question.intent), as: .object)
        case "async": values.set("async", to: self.defaultAsync(for: question.intent), as: .object)
        case "throws": values.set("throws", to: self.defaultThrows(for: question.intent), as: .object)
        case "nil": values.set("nil", to: self.defaultNil(for: question.intent), as: .object)
        case "true": values.set("true", to: self.defaultTrue(for: question.intent), as: .object)
        case "super": values.set("super", to: self.defaultSuper(for: question.intent), as: .object)
        case "generatedCodeFormat":
            values.set("generatedCodeFormat", to: self.defaultGeneratedCodeFormat(for: question.intent), as: .object)
        case "object": values.set("object", to: self.defaultObject(for: question.intent), as: .object)
        case "none": values.set("none", to: self.defaultNone(for: question.intent), as: .object)
        case "get": values.set("get", to: self.defaultGet(for: question.intent), as: .object)
        case "set": values.set("set", to: self.defaultSet(for: question.intent), as: .object)
        case "Foo": values.set("Foo", to: self.defaultFoo(for: question.intent), as: .object)
        case "operator": values.set("operator", to: self.defaultOperator(for: question.intent), as: .object)
        case "subscript": values.set("subscript", to: self.defaultSubscript(for: question.intent), as: .object)
        case "nonisolated": values.set("nonisolated", to: self.defaultNonisolated(for: question.intent), as: .object)
        case "unowned": values.set("unowned", to: self.defaultUnowned(for: question.intent), as: .object)
        case "actor": values.set("actor", to: self.defaultActor(for: question.intent), as: .object)
        case "macro": values.set("macro", to: self.defaultMacro(for: question.intent), as: .object)
        case "package": values.set("package", to: self.defaultPackage(for: question.intent), as: .object)
        case "open": values.set("open", to: self.defaultOpen(for: question.intent), as: .object)
        case "each": values.set("each", to: self.defaultEach(for: question.intent), as: .object)
        case "repeat": values.set("repeat", to: self.defaultRepeat(for: question.intent), as: .object)
        case "rethrows": values.set("rethrows", to: self.defaultRethrows(for: question.intent), as: .object)
        case "as": values.set("as", to: self.defaultAs(for: question.intent), as: .object)
        case "is": values.set("is", to: self.defaultIs(for: question.intent), as: .object)
        case "static": values.set("static", to: self.defaultStatic(for: question.intent), as: .object)
        case "prefix": values.set("prefix", to: self.defaultPrefix(for: question.intent), as: .object)
        case "left": values.set("left", to: self.defaultLeft(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func provideDefinitionOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideDefinitionOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideDefinitionOptionsCollection(for: intent) }
    }

    public func provideDefinitionOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideDefinitionOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideDefinitionOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideHashOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideHashOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideHashOptionsCollection(for: intent) }
    }

    public func provideHashOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideHashOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideHashOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideDescriptionOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideDescriptionOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideDescriptionOptionsCollection(for: intent) }
    }

    public func provideDescriptionOptionsCollection(
        for intent: DynamicIntent
    ) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideDescriptionOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideDescriptionOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValuesOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValuesOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValuesOptionsCollection(for: intent) }
    }

    public func provideValuesOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideValuesOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValuesOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideValueOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideValueOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideValueOptionsCollection(for: intent) }
    }

    public func provideValueOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideValueOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideValueOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideIntentValueOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideIntentValueOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideIntentValueOptionsCollection(for: intent) }
    }

    public func provideIntentValueOptionsCollection(
        for intent: DynamicIntent
    ) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideIntentValueOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideIntentValueOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideInitOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideInitOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideInitOptionsCollection(for: intent) }
    }

    public func provideInitOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideInitOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideInitOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideDefaultOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideDefaultOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideDefaultOptionsCollection(for: intent) }
    }

    public func provideDefaultOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideDefaultOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideDefaultOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideClassOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideClassOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideClassOptionsCollection(for: intent) }
    }

    public func provideClassOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideClassOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideClassOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideInOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideInOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideInOptionsCollection(for: intent) }
    }

    public func provideInOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideInOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideInOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideInoutOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideInoutOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideInoutOptionsCollection(for: intent) }
    }

    public func provideInoutOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideInoutOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideInoutOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideVarOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideVarOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideVarOptionsCollection(for: intent) }
    }

    public func provideVarOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideVarOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideVarOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideLetOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideLetOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideLetOptionsCollection(for: intent) }
    }

    public func provideLetOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideLetOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideLetOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideEncodeOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideEncodeOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideEncodeOptionsCollection(for: intent) }
    }

    public func provideEncodeOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideEncodeOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideEncodeOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideWriteOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideWriteOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideWriteOptionsCollection(for: intent) }
    }

    public func provideWriteOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideWriteOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideWriteOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideCaseNameOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideCaseNameOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideCaseNameOptionsCollection(for: intent) }
    }

    public func provideCaseNameOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideCaseNameOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideCaseNameOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideDeclaredCasesOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideDeclaredCasesOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideDeclaredCasesOptionsCollection(for: intent) }
    }

    public func provideDeclaredCasesOptionsCollection(
        for intent: DynamicIntent
    ) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideDeclaredCasesOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideDeclaredCasesOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideStringOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideStringOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideStringOptionsCollection(for: intent) }
    }

    public func provideStringOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideStringOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideStringOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideFamilyOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideFamilyOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideFamilyOptionsCollection(for: intent) }
    }

    public func provideFamilyOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideFamilyOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideFamilyOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideIdOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideIdOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideIdOptionsCollection(for: intent) }
    }

    public func provideIdOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideIdOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideIdOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideIntentOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideIntentOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideIntentOptionsCollection(for: intent) }
    }

    public func provideIntentOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideIntentOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideIntentOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideContextOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideContextOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideContextOptionsCollection(for: intent) }
    }

    public func provideContextOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideContextOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideContextOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideIdentifiersOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideIdentifiersOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideIdentifiersOptionsCollection(for: intent) }
    }

    public func provideIdentifiersOptionsCollection(
        for intent: DynamicIntent
    ) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideIdentifiersOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideIdentifiersOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideParameterOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideParameterOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideParameterOptionsCollection(for: intent) }
    }

    public func provideParameterOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideParameterOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideParameterOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideSearchTermOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideSearchTermOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSearchTermOptionsCollection(for: intent) }
    }

    public func provideSearchTermOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideSearchTermOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSearchTermOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideToOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideToOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideToOptionsCollection(for: intent) }
    }

    public func provideToOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideToOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideToOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideFromOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideFromOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideFromOptionsCollection(for: intent) }
    }

    public func provideFromOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideFromOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideFromOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideSelfOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideSelfOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSelfOptionsCollection(for: intent) }
    }

    public func provideSelfOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideSelfOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSelfOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideAnyOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideAnyOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideAnyOptionsCollection(for: intent) }
    }

    public func provideAnyOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideAnyOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideAnyOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideSomeOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideSomeOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSomeOptionsCollection(for: intent) }
    }

    public func provideSomeOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideSomeOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSomeOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideAwaitOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideAwaitOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideAwaitOptionsCollection(for: intent) }
    }

    public func provideAwaitOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideAwaitOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideAwaitOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideAsyncOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideAsyncOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideAsyncOptionsCollection(for: intent) }
    }

    public func provideAsyncOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideAsyncOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideAsyncOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideThrowsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideThrowsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideThrowsOptionsCollection(for: intent) }
    }

    public func provideThrowsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideThrowsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideThrowsOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideNilOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideNilOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideNilOptionsCollection(for: intent) }
    }

    public func provideNilOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideNilOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideNilOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideTrueOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideTrueOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideTrueOptionsCollection(for: intent) }
    }

    public func provideTrueOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideTrueOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideTrueOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideSuperOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideSuperOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSuperOptionsCollection(for: intent) }
    }

    public func provideSuperOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideSuperOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSuperOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideGeneratedCodeFormatOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideGeneratedCodeFormatOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideGeneratedCodeFormatOptionsCollection(for: intent)
        }
    }

    public func provideGeneratedCodeFormatOptionsCollection(
        for intent: DynamicIntent
    ) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideGeneratedCodeFormatOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideGeneratedCodeFormatOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideObjectOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideObjectOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideObjectOptionsCollection(for: intent) }
    }

    public func provideObjectOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideObjectOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideObjectOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideNoneOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideNoneOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideNoneOptionsCollection(for: intent) }
    }

    public func provideNoneOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideNoneOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideNoneOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideGetOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideGetOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideGetOptionsCollection(for: intent) }
    }

    public func provideGetOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideGetOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideGetOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideSetOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideSetOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSetOptionsCollection(for: intent) }
    }

    public func provideSetOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideSetOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSetOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideFooOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideFooOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideFooOptionsCollection(for: intent) }
    }

    public func provideFooOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideFooOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideFooOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideOperatorOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideOperatorOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideOperatorOptionsCollection(for: intent) }
    }

    public func provideOperatorOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideOperatorOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideOperatorOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideSubscriptOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideSubscriptOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSubscriptOptionsCollection(for: intent) }
    }

    public func provideSubscriptOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideSubscriptOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSubscriptOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideNonisolatedOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideNonisolatedOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideNonisolatedOptionsCollection(for: intent) }
    }

    public func provideNonisolatedOptionsCollection(
        for intent: DynamicIntent
    ) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideNonisolatedOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideNonisolatedOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideUnownedOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideUnownedOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideUnownedOptionsCollection(for: intent) }
    }

    public func provideUnownedOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideUnownedOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideUnownedOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideActorOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideActorOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideActorOptionsCollection(for: intent) }
    }

    public func provideActorOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideActorOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideActorOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideMacroOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideMacroOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideMacroOptionsCollection(for: intent) }
    }

    public func provideMacroOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideMacroOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideMacroOptionsCollection(for: intent, with: completion)
        }
    }

    public func providePackageOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("providePackageOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.providePackageOptionsCollection(for: intent) }
    }

    public func providePackageOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("providePackageOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.providePackageOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideOpenOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideOpenOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideOpenOptionsCollection(for: intent) }
    }

    public func provideOpenOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideOpenOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideOpenOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideEachOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideEachOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideEachOptionsCollection(for: intent) }
    }

    public func provideEachOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideEachOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideEachOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideRepeatOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideRepeatOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideRepeatOptionsCollection(for: intent) }
    }

    public func provideRepeatOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideRepeatOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideRepeatOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideRethrowsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideRethrowsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideRethrowsOptionsCollection(for: intent) }
    }

    public func provideRethrowsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideRethrowsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideRethrowsOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideAsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideAsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideAsOptionsCollection(for: intent) }
    }

    public func provideAsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideAsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideAsOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideIsOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideIsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideIsOptionsCollection(for: intent) }
    }

    public func provideIsOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideIsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideIsOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideStaticOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideStaticOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideStaticOptionsCollection(for: intent) }
    }

    public func provideStaticOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideStaticOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideStaticOptionsCollection(for: intent, with: completion)
        }
    }

    public func providePrefixOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("providePrefixOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.providePrefixOptionsCollection(for: intent) }
    }

    public func providePrefixOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("providePrefixOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.providePrefixOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideLeftOptionsCollection(
        for intent: DynamicIntent,
        with completion: @escaping (INObjectCollection<Leaf>?, (any Swift.Error)?) -> Swift.Void
    ) {
        let requirement = INRequirement("provideLeftOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideLeftOptionsCollection(for: intent) }
    }

    public func provideLeftOptionsCollection(for intent: DynamicIntent) async throws -> INObjectCollection<Leaf> {
        let requirement = INRequirement("provideLeftOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideLeftOptionsCollection(for: intent, with: completion)
        }
    }

    public func confirm(intent: DynamicIntent, completion: @escaping (DynamicIntentResponse) -> Swift.Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: DynamicIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: DynamicIntent) async -> DynamicIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: DynamicIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: DynamicIntent, completion: @escaping (DynamicIntentResponse) -> Swift.Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: DynamicIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: DynamicIntent) async -> DynamicIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: DynamicIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultDefinition(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultHash(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultDescription(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultValues(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultValue(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultIntentValue(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultInit(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultDefault(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultClass(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultIn(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultInout(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultVar(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultLet(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultEncode(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultWrite(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultCaseName(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultDeclaredCases(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultString(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultFamily(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultId(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultIntent(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultContext(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultIdentifiers(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultParameter(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultSearchTerm(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultTo(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultFrom(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultSelf(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultAny(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultSome(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultAwait(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultAsync(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultThrows(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultNil(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultTrue(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultSuper(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultGeneratedCodeFormat(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultObject(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultNone(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultGet(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultSet(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultFoo(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultOperator(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultSubscript(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultNonisolated(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultUnowned(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultActor(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultMacro(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultPackage(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultOpen(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultEach(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultRepeat(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultRethrows(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultAs(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultIs(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultStatic(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultPrefix(for intent: DynamicIntent) -> [Leaf]? { nil }

    public func defaultLeft(for intent: DynamicIntent) -> [Leaf]? { nil }
}

/// How Dynamic went.
public nonisolated enum DynamicIntentResponseCode: Swift.Int, Swift.Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to Dynamic.
public nonisolated class DynamicIntentResponse: INIntentResponse {
    public fileprivate(set) var code: DynamicIntentResponseCode = .unspecified

    public convenience init(code: DynamicIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// String.
public nonisolated class String: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [String]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a String.
public nonisolated class StringResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: String) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [String]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: String?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Bool.
public nonisolated class Bool: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Bool]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Bool.
public nonisolated class BoolResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Bool) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Bool]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Bool?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Int.
public nonisolated class Int: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Int]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Int.
public nonisolated class IntResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Int) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Int]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Int?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Duration.
public nonisolated class Duration: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Duration]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Duration.
public nonisolated class DurationResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Duration) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Duration]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Duration?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// URL.
public nonisolated class URL: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [URL]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a URL.
public nonisolated class URLResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: URL) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [URL]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: URL?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Measurement.
public nonisolated class Measurement: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Measurement]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Measurement.
public nonisolated class MeasurementResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Measurement) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Measurement]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Measurement?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Sendable.
public nonisolated class Sendable: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Sendable]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Sendable.
public nonisolated class SendableResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Sendable) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Sendable]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Sendable?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Hashable.
public nonisolated class Hashable: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Hashable]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Hashable.
public nonisolated class HashableResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Hashable) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Hashable]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Hashable?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Array.
public nonisolated class Array: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Array]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Array.
public nonisolated class ArrayResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Array) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Array]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Array?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Optional.
public nonisolated class Optional: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Optional]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Optional.
public nonisolated class OptionalResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Optional) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Optional]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Optional?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// IntentValues.
public nonisolated class IntentValues: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [IntentValues]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a IntentValues.
public nonisolated class IntentValuesResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: IntentValues) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [IntentValues]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: IntentValues?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// IntentObject.
public nonisolated class IntentObject: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [IntentObject]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a IntentObject.
public nonisolated class IntentObjectResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: IntentObject) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [IntentObject]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: IntentObject?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// ObjectValue.
public nonisolated class ObjectValue: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [ObjectValue]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a ObjectValue.
public nonisolated class ObjectValueResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: ObjectValue) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [ObjectValue]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: ObjectValue?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// SizeFamily.
public nonisolated class SizeFamily: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [SizeFamily]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a SizeFamily.
public nonisolated class SizeFamilyResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: SizeFamily) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [SizeFamily]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: SizeFamily?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// OptionsContext.
public nonisolated class OptionsContext: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [OptionsContext]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a OptionsContext.
public nonisolated class OptionsContextResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: OptionsContext) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [OptionsContext]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: OptionsContext?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Void.
public nonisolated class Void: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Void]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Void.
public nonisolated class VoidResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Void) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Void]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Void?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Result.
public nonisolated class Result: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Result]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Result.
public nonisolated class ResultResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Result) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Result]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Result?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Error.
public nonisolated class Error: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Error]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Error.
public nonisolated class ErrorResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Error) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Error]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Error?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Identifiable.
public nonisolated class Identifiable: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Identifiable]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Identifiable.
public nonisolated class IdentifiableResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Identifiable) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Identifiable]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Identifiable?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Codable.
public nonisolated class Codable: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Codable]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Codable.
public nonisolated class CodableResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Codable) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Codable]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Codable?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Decoder.
public nonisolated class Decoder: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Decoder]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Decoder.
public nonisolated class DecoderResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Decoder) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Decoder]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Decoder?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Never.
public nonisolated class Never: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Never]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Never.
public nonisolated class NeverResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Never) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Never]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Never?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Never2.
public nonisolated class Never2: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Never2]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Never2.
public nonisolated class Never2ResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Never2) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Never2]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Never2?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Key.
public nonisolated class Key: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Key]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Key.
public nonisolated class KeyResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Key) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Key]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Key?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Element.
public nonisolated class Element: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Element]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Element.
public nonisolated class ElementResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Element) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Element]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Element?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Any.
public nonisolated class `Any`: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [`Any`]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Any.
public nonisolated class AnyResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: `Any`) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [`Any`]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: `Any`?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// AnyObject.
public nonisolated class AnyObject: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [AnyObject]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a AnyObject.
public nonisolated class AnyObjectResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: AnyObject) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [AnyObject]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: AnyObject?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// WidgetKind.
public nonisolated class WidgetKind: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [WidgetKind]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a WidgetKind.
public nonisolated class WidgetKindResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: WidgetKind) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [WidgetKind]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: WidgetKind?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// IntentDefinition.
public nonisolated class IntentDefinition: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [IntentDefinition]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a IntentDefinition.
public nonisolated class IntentDefinitionResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: IntentDefinition) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [IntentDefinition]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: IntentDefinition?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Intents.
public nonisolated class Intents: INObject {
    /// text.
    public var text: Swift.String?
    /// same.
    public var same: [Intents]?

    public override func readProperties(from values: INParameterValues) {
        self.text = values.string("text")
        self.same = values.objects("same")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("text", to: self.text, as: .string)
        values.set("same", to: self.same, as: .object)
    }
}

/// What a handler makes of a Intents.
public nonisolated class IntentsResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Intents) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Intents]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Intents?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Node.
public nonisolated class Node: INObject {
    /// next.
    public var next: Node?
    /// _next.
    public var _next: Leaf?
    /// all.
    public var all: [Node]?

    public override func readProperties(from values: INParameterValues) {
        self.next = values.object("next")
        self._next = values.object("_next")
        self.all = values.objects("all")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("next", to: self.next, as: .object)
        values.set("_next", to: self._next, as: .object)
        values.set("all", to: self.all, as: .object)
    }
}

/// What a handler makes of a Node.
public nonisolated class NodeResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Node) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Node]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Node?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Leaf.
public nonisolated class Leaf: INObject {
    /// tree.
    public var tree: Node?

    public override func readProperties(from values: INParameterValues) { self.tree = values.object("tree") }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("tree", to: self.tree, as: .object)
    }
}

/// What a handler makes of a Leaf.
public nonisolated class LeafResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Leaf) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Leaf]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Leaf?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Members.
public nonisolated class Members: INObject {
    /// definition.
    public var definition: Swift.String?
    /// hash.
    public var hash_: Swift.String?
    /// description.
    public var description_: Swift.String?
    /// Slots.
    public var Slots: Swift.String?
    /// Parameters.
    public var Parameters: Swift.String?
    /// values.
    public var values: Swift.String?
    /// value.
    public var value: Swift.String?
    /// intentValues.
    public var intentValues: Swift.String?
    /// init.
    public var init_: Swift.String?
    /// default.
    public var `default`: Swift.String?
    /// class.
    public var `class`: Swift.String?
    /// in.
    public var `in`: Swift.String?
    /// inout.
    public var `inout`: Swift.String?
    /// var.
    public var `var`: Swift.String?
    /// let.
    public var `let`: Swift.String?
    /// encode.
    public var encode: Swift.String?
    /// write.
    public var write: Swift.String?
    /// caseName.
    public var caseName: Swift.String?
    /// declaredCases.
    public var declaredCases: Swift.String?
    /// String.
    public var String: Swift.String?
    /// family.
    public var family: Swift.String?
    /// intent.
    public var intent: Swift.String?
    /// context.
    public var context: Swift.String?
    /// identifiers.
    public var identifiers: Swift.String?
    /// parameter.
    public var parameter: Swift.String?
    /// searchTerm.
    public var searchTerm: Swift.String?
    /// to.
    public var to: Swift.String?
    /// from.
    public var from: Swift.String?
    /// Self.
    public var `Self`: Swift.String?
    /// Any.
    public var `Any`: Swift.String?
    /// some.
    public var `some`: Swift.String?
    /// any.
    public var `any`: Swift.String?
    /// await.
    public var `await`: Swift.String?
    /// async.
    public var `async`: Swift.String?
    /// throws.
    public var `throws`: Swift.String?
    /// nil.
    public var `nil`: Swift.String?
    /// true.
    public var `true`: Swift.String?
    /// super.
    public var `super`: Swift.String?
    /// generatedCodeFormat.
    public var generatedCodeFormat: Swift.String?
    /// object.
    public var object: Swift.String?
    /// none.
    public var none: Swift.String?
    /// get.
    public var get: Swift.String?
    /// set.
    public var set: Swift.String?
    /// foo.
    public var foo: Swift.String?
    /// Foo.
    public var Foo: Swift.String?
    /// operator.
    public var `operator`: Swift.String?
    /// subscript.
    public var `subscript`: Swift.String?
    /// nonisolated.
    public var `nonisolated`: Swift.String?
    /// unowned.
    public var unowned: Swift.String?
    /// actor.
    public var actor: Swift.String?
    /// macro.
    public var macro: Swift.String?
    /// package.
    public var package: Swift.String?
    /// open.
    public var `open`: Swift.String?
    /// each.
    public var `each`: Swift.String?
    /// repeat.
    public var `repeat`: Swift.String?
    /// rethrows.
    public var `rethrows`: Swift.String?
    /// as.
    public var `as`: Swift.String?
    /// is.
    public var `is`: Swift.String?
    /// static.
    public var `static`: Swift.String?
    /// prefix.
    public var prefix: Swift.String?
    /// left.
    public var left: Swift.String?

    public override func readProperties(from values: INParameterValues) {
        self.definition = values.string("definition")
        self.hash_ = values.string("hash")
        self.description_ = values.string("description")
        self.Slots = values.string("Slots")
        self.Parameters = values.string("Parameters")
        self.values = values.string("values")
        self.value = values.string("value")
        self.intentValues = values.string("intentValues")
        self.init_ = values.string("init")
        self.`default` = values.string("default")
        self.`class` = values.string("class")
        self.`in` = values.string("in")
        self.`inout` = values.string("inout")
        self.`var` = values.string("var")
        self.`let` = values.string("let")
        self.encode = values.string("encode")
        self.write = values.string("write")
        self.caseName = values.string("caseName")
        self.declaredCases = values.string("declaredCases")
        self.String = values.string("String")
        self.family = values.string("family")
        self.intent = values.string("intent")
        self.context = values.string("context")
        self.identifiers = values.string("identifiers")
        self.parameter = values.string("parameter")
        self.searchTerm = values.string("searchTerm")
        self.to = values.string("to")
        self.from = values.string("from")
        self.`Self` = values.string("Self")
        self.`Any` = values.string("Any")
        self.`some` = values.string("some")
        self.`any` = values.string("any")
        self.`await` = values.string("await")
        self.`async` = values.string("async")
        self.`throws` = values.string("throws")
        self.`nil` = values.string("nil")
        self.`true` = values.string("true")
        self.`super` = values.string("super")
        self.generatedCodeFormat = values.string("generatedCodeFormat")
        self.object = values.string("object")
        self.none = values.string("none")
        self.get = values.string("get")
        self.set = values.string("set")
        self.foo = values.string("foo")
        self.Foo = values.string("Foo")
        self.`operator` = values.string("operator")
        self.`subscript` = values.string("subscript")
        self.`nonisolated` = values.string("nonisolated")
        self.unowned = values.string("unowned")
        self.actor = values.string("actor")
        self.macro = values.string("macro")
        self.package = values.string("package")
        self.`open` = values.string("open")
        self.`each` = values.string("each")
        self.`repeat` = values.string("repeat")
        self.`rethrows` = values.string("rethrows")
        self.`as` = values.string("as")
        self.`is` = values.string("is")
        self.`static` = values.string("static")
        self.prefix = values.string("prefix")
        self.left = values.string("left")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("definition", to: self.definition, as: .string)
        values.set("hash", to: self.hash_, as: .string)
        values.set("description", to: self.description_, as: .string)
        values.set("Slots", to: self.Slots, as: .string)
        values.set("Parameters", to: self.Parameters, as: .string)
        values.set("values", to: self.values, as: .string)
        values.set("value", to: self.value, as: .string)
        values.set("intentValues", to: self.intentValues, as: .string)
        values.set("init", to: self.init_, as: .string)
        values.set("default", to: self.`default`, as: .string)
        values.set("class", to: self.`class`, as: .string)
        values.set("in", to: self.`in`, as: .string)
        values.set("inout", to: self.`inout`, as: .string)
        values.set("var", to: self.`var`, as: .string)
        values.set("let", to: self.`let`, as: .string)
        values.set("encode", to: self.encode, as: .string)
        values.set("write", to: self.write, as: .string)
        values.set("caseName", to: self.caseName, as: .string)
        values.set("declaredCases", to: self.declaredCases, as: .string)
        values.set("String", to: self.String, as: .string)
        values.set("family", to: self.family, as: .string)
        values.set("intent", to: self.intent, as: .string)
        values.set("context", to: self.context, as: .string)
        values.set("identifiers", to: self.identifiers, as: .string)
        values.set("parameter", to: self.parameter, as: .string)
        values.set("searchTerm", to: self.searchTerm, as: .string)
        values.set("to", to: self.to, as: .string)
        values.set("from", to: self.from, as: .string)
        values.set("Self", to: self.`Self`, as: .string)
        values.set("Any", to: self.`Any`, as: .string)
        values.set("some", to: self.`some`, as: .string)
        values.set("any", to: self.`any`, as: .string)
        values.set("await", to: self.`await`, as: .string)
        values.set("async", to: self.`async`, as: .string)
        values.set("throws", to: self.`throws`, as: .string)
        values.set("nil", to: self.`nil`, as: .string)
        values.set("true", to: self.`true`, as: .string)
        values.set("super", to: self.`super`, as: .string)
        values.set("generatedCodeFormat", to: self.generatedCodeFormat, as: .string)
        values.set("object", to: self.object, as: .string)
        values.set("none", to: self.none, as: .string)
        values.set("get", to: self.get, as: .string)
        values.set("set", to: self.set, as: .string)
        values.set("foo", to: self.foo, as: .string)
        values.set("Foo", to: self.Foo, as: .string)
        values.set("operator", to: self.`operator`, as: .string)
        values.set("subscript", to: self.`subscript`, as: .string)
        values.set("nonisolated", to: self.`nonisolated`, as: .string)
        values.set("unowned", to: self.unowned, as: .string)
        values.set("actor", to: self.actor, as: .string)
        values.set("macro", to: self.macro, as: .string)
        values.set("package", to: self.package, as: .string)
        values.set("open", to: self.`open`, as: .string)
        values.set("each", to: self.`each`, as: .string)
        values.set("repeat", to: self.`repeat`, as: .string)
        values.set("rethrows", to: self.`rethrows`, as: .string)
        values.set("as", to: self.`as`, as: .string)
        values.set("is", to: self.`is`, as: .string)
        values.set("static", to: self.`static`, as: .string)
        values.set("prefix", to: self.prefix, as: .string)
        values.set("left", to: self.left, as: .string)
    }
}

/// What a handler makes of a Members.
public nonisolated class MembersResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Members) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Members]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Members?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// IntentEnumeration.
public nonisolated enum IntentEnumeration: Swift.Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// definition.
    case definition = 1
    /// hash.
    case hash = 2
    /// description.
    case description = 3
    /// Slots.
    case Slots = 4
    /// Parameters.
    case Parameters = 5
    /// values.
    case values = 6
    /// value.
    case value = 7
    /// intentValues.
    case intentValues = 8
    /// self.
    case `self` = 9
    /// init.
    case `init` = 10
    /// default.
    case `default` = 11
    /// class.
    case `class` = 12
    /// in.
    case `in` = 13
    /// inout.
    case `inout` = 14
    /// var.
    case `var` = 15
    /// let.
    case `let` = 16
    /// encode.
    case encode = 17
    /// write.
    case write = 18
    /// String.
    case String = 19
    /// family.
    case family = 20
    /// id.
    case id = 21
    /// intent.
    case intent = 22
    /// context.
    case context = 23
    /// identifiers.
    case identifiers = 24
    /// parameter.
    case parameter = 25
    /// searchTerm.
    case searchTerm = 26
    /// to.
    case to = 27
    /// from.
    case from = 28
    /// Self.
    case `Self` = 29
    /// Any.
    case `Any` = 30
    /// some.
    case `some` = 31
    /// any.
    case `any` = 32
    /// await.
    case `await` = 33
    /// async.
    case `async` = 34
    /// throws.
    case `throws` = 35
    /// nil.
    case `nil` = 36
    /// true.
    case `true` = 37
    /// super.
    case `super` = 38
    /// generatedCodeFormat.
    case generatedCodeFormat = 39
    /// object.
    case object = 40
    /// none.
    case none = 41
    /// get.
    case get = 42
    /// set.
    case set = 43
    /// foo.
    case foo = 44
    /// Foo.
    case Foo = 45
    /// operator.
    case `operator` = 46
    /// subscript.
    case `subscript` = 47
    /// nonisolated.
    case `nonisolated` = 48
    /// unowned.
    case unowned = 49
    /// actor.
    case actor = 50
    /// macro.
    case macro = 51
    /// package.
    case package = 52
    /// open.
    case `open` = 53
    /// each.
    case `each` = 54
    /// repeat.
    case `repeat` = 55
    /// rethrows.
    case `rethrows` = 56
    /// as.
    case `as` = 57
    /// is.
    case `is` = 58
    /// static.
    case `static` = 59
    /// prefix.
    case prefix = 60
    /// left.
    case left = 61

    public init(storedName: Swift.String) {
        switch storedName {
        case "definition": self = .definition
        case "hash": self = .hash
        case "description": self = .description
        case "Slots": self = .Slots
        case "Parameters": self = .Parameters
        case "values": self = .values
        case "value": self = .value
        case "intentValues": self = .intentValues
        case "self": self = .`self`
        case "init": self = .`init`
        case "default": self = .`default`
        case "class": self = .`class`
        case "in": self = .`in`
        case "inout": self = .`inout`
        case "var": self = .`var`
        case "let": self = .`let`
        case "encode": self = .encode
        case "write": self = .write
        case "String": self = .String
        case "family": self = .family
        case "id": self = .id
        case "intent": self = .intent
        case "context": self = .context
        case "identifiers": self = .identifiers
        case "parameter": self = .parameter
        case "searchTerm": self = .searchTerm
        case "to": self = .to
        case "from": self = .from
        case "Self": self = .`Self`
        case "Any": self = .`Any`
        case "some": self = .`some`
        case "any": self = .`any`
        case "await": self = .`await`
        case "async": self = .`async`
        case "throws": self = .`throws`
        case "nil": self = .`nil`
        case "true": self = .`true`
        case "super": self = .`super`
        case "generatedCodeFormat": self = .generatedCodeFormat
        case "object": self = .object
        case "none": self = .none
        case "get": self = .get
        case "set": self = .set
        case "foo": self = .foo
        case "Foo": self = .Foo
        case "operator": self = .`operator`
        case "subscript": self = .`subscript`
        case "nonisolated": self = .`nonisolated`
        case "unowned": self = .unowned
        case "actor": self = .actor
        case "macro": self = .macro
        case "package": self = .package
        case "open": self = .`open`
        case "each": self = .`each`
        case "repeat": self = .`repeat`
        case "rethrows": self = .`rethrows`
        case "as": self = .`as`
        case "is": self = .`is`
        case "static": self = .`static`
        case "prefix": self = .prefix
        case "left": self = .left
        default: self = .unknown
        }
    }

    public static func storedName(of value: IntentEnumeration) -> Swift.String? {
        switch value {
        case .definition: "definition"
        case .hash: "hash"
        case .description: "description"
        case .Slots: "Slots"
        case .Parameters: "Parameters"
        case .values: "values"
        case .value: "value"
        case .intentValues: "intentValues"
        case .`self`: "self"
        case .`init`: "init"
        case .`default`: "default"
        case .`class`: "class"
        case .`in`: "in"
        case .`inout`: "inout"
        case .`var`: "var"
        case .`let`: "let"
        case .encode: "encode"
        case .write: "write"
        case .String: "String"
        case .family: "family"
        case .id: "id"
        case .intent: "intent"
        case .context: "context"
        case .identifiers: "identifiers"
        case .parameter: "parameter"
        case .searchTerm: "searchTerm"
        case .to: "to"
        case .from: "from"
        case .`Self`: "Self"
        case .`Any`: "Any"
        case .`some`: "some"
        case .`any`: "any"
        case .`await`: "await"
        case .`async`: "async"
        case .`throws`: "throws"
        case .`nil`: "nil"
        case .`true`: "true"
        case .`super`: "super"
        case .generatedCodeFormat: "generatedCodeFormat"
        case .object: "object"
        case .none: "none"
        case .get: "get"
        case .set: "set"
        case .foo: "foo"
        case .Foo: "Foo"
        case .`operator`: "operator"
        case .`subscript`: "subscript"
        case .`nonisolated`: "nonisolated"
        case .unowned: "unowned"
        case .actor: "actor"
        case .macro: "macro"
        case .package: "package"
        case .`open`: "open"
        case .`each`: "each"
        case .`repeat`: "repeat"
        case .`rethrows`: "rethrows"
        case .`as`: "as"
        case .`is`: "is"
        case .`static`: "static"
        case .prefix: "prefix"
        case .left: "left"
        case .unknown: nil
        }
    }
}

/// What a handler makes of a IntentEnumeration.
public nonisolated class IntentEnumerationResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: IntentEnumeration) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: IntentEnumeration) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

/// Double.
public nonisolated enum Double: Swift.Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// none.
    case none = 1
    /// some.
    case `some` = 2
    /// Double.
    case Double = 3

    public init(storedName: Swift.String) {
        switch storedName {
        case "none": self = .none
        case "some": self = .`some`
        case "Double": self = .Double
        default: self = .unknown
        }
    }

    public static func storedName(of value: Double) -> Swift.String? {
        switch value {
        case .none: "none"
        case .`some`: "some"
        case .Double: "Double"
        case .unknown: nil
        }
    }
}

/// What a handler makes of a Double.
public nonisolated class DoubleResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: Double) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// What hostile-names.intent.yaml says, and the classes of its intents.
    public static var hostileNames: INIntentDefinition {
        INIntentDefinition(json: #"{"schema":1,"types":[{"name":"String","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:String]","title":"same"}]},{"name":"Bool","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Bool]","title":"same"}]},{"name":"Int","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Int]","title":"same"}]},{"name":"Duration","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Duration]","title":"same"}]},{"name":"URL","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:URL]","title":"same"}]},{"name":"Measurement","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Measurement]","title":"same"}]},{"name":"Sendable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Sendable]","title":"same"}]},{"name":"Hashable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Hashable]","title":"same"}]},{"name":"Array","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Array]","title":"same"}]},{"name":"Optional","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Optional]","title":"same"}]},{"name":"IntentValues","title":"IntentValues","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentValues]","title":"same"}]},{"name":"IntentObject","title":"IntentObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentObject]","title":"same"}]},{"name":"ObjectValue","title":"ObjectValue","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:ObjectValue]","title":"same"}]},{"name":"SizeFamily","title":"SizeFamily","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:SizeFamily]","title":"same"}]},{"name":"OptionsContext","title":"OptionsContext","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:OptionsContext]","title":"same"}]},{"name":"Void","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Void]","title":"same"}]},{"name":"Result","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Result]","title":"same"}]},{"name":"Error","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Error]","title":"same"}]},{"name":"Identifiable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Identifiable]","title":"same"}]},{"name":"Codable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Codable]","title":"same"}]},{"name":"Decoder","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Decoder]","title":"same"}]},{"name":"Never","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never]","title":"same"}]},{"name":"Never2","title":"Never2","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never2]","title":"same"}]},{"name":"Key","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Key]","title":"same"}]},{"name":"Element","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Element]","title":"same"}]},{"name":"Any","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Any]","title":"same"}]},{"name":"AnyObject","title":"AnyObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:AnyObject]","title":"same"}]},{"name":"WidgetKind","title":"WidgetKind","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:WidgetKind]","title":"same"}]},{"name":"IntentDefinition","title":"IntentDefinition","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentDefinition]","title":"same"}]},{"name":"Intents","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Intents]","title":"same"}]},{"name":"Node","properties":[{"name":"next","type":"object:Node","title":"next"},{"name":"_next","type":"object:Leaf","title":"_next"},{"name":"all","type":"[object:Node]","title":"all"}]},{"name":"Leaf","properties":[{"name":"tree","type":"object:Node","title":"tree"}]},{"name":"Members","properties":[{"name":"definition","type":"String","title":"definition"},{"name":"hash","type":"String","title":"hash"},{"name":"description","type":"String","title":"description"},{"name":"Slots","type":"String"},{"name":"Parameters","type":"String"},{"name":"values","type":"String","title":"values"},{"name":"value","type":"String","title":"value"},{"name":"intentValues","type":"String","title":"intentValues"},{"name":"init","type":"String","title":"init"},{"name":"default","type":"String","title":"default"},{"name":"class","type":"String","title":"class"},{"name":"in","type":"String","title":"in"},{"name":"inout","type":"String","title":"inout"},{"name":"var","type":"String","title":"var"},{"name":"let","type":"String","title":"let"},{"name":"encode","type":"String","title":"encode"},{"name":"write","type":"String","title":"write"},{"name":"caseName","type":"String","title":"caseName"},{"name":"declaredCases","type":"String","title":"declaredCases"},{"name":"String","type":"String"},{"name":"family","type":"String","title":"family"},{"name":"intent","type":"String","title":"intent"},{"name":"context","type":"String","title":"context"},{"name":"identifiers","type":"String","title":"identifiers"},{"name":"parameter","type":"String","title":"parameter"},{"name":"searchTerm","type":"String","title":"searchTerm"},{"name":"to","type":"String","title":"to"},{"name":"from","type":"String","title":"from"},{"name":"Self","type":"String"},{"name":"Any","type":"String"},{"name":"some","type":"String","title":"some"},{"name":"any","type":"String","title":"any"},{"name":"await","type":"String","title":"await"},{"name":"async","type":"String","title":"async"},{"name":"throws","type":"String","title":"throws"},{"name":"nil","type":"String","title":"nil"},{"name":"true","type":"String","title":"true"},{"name":"super","type":"String","title":"super"},{"name":"generatedCodeFormat","type":"String","title":"generatedCodeFormat"},{"name":"object","type":"String","title":"object"},{"name":"none","type":"String","title":"none"},{"name":"get","type":"String","title":"get"},{"name":"set","type":"String","title":"set"},{"name":"foo","type":"String","title":"foo"},{"name":"Foo","type":"String"},{"name":"operator","type":"String","title":"operator"},{"name":"subscript","type":"String","title":"subscript"},{"name":"nonisolated","type":"String","title":"nonisolated"},{"name":"unowned","type":"String","title":"unowned"},{"name":"actor","type":"String","title":"actor"},{"name":"macro","type":"String","title":"macro"},{"name":"package","type":"String","title":"package"},{"name":"open","type":"String","title":"open"},{"name":"each","type":"String","title":"each"},{"name":"repeat","type":"String","title":"repeat"},{"name":"rethrows","type":"String","title":"rethrows"},{"name":"as","type":"String","title":"as"},{"name":"is","type":"String","title":"is"},{"name":"static","type":"String","title":"static"},{"name":"prefix","type":"String","title":"prefix"},{"name":"left","type":"String","title":"left"}]}],"enums":[{"name":"IntentEnumeration","title":"IntentEnumeration","cases":[{"name":"definition","title":"definition"},{"name":"hash","title":"hash"},{"name":"description","title":"description"},{"name":"Slots"},{"name":"Parameters"},{"name":"values","title":"values"},{"name":"value","title":"value"},{"name":"intentValues","title":"intentValues"},{"name":"self","title":"self"},{"name":"init","title":"init"},{"name":"default","title":"default"},{"name":"class","title":"class"},{"name":"in","title":"in"},{"name":"inout","title":"inout"},{"name":"var","title":"var"},{"name":"let","title":"let"},{"name":"encode","title":"encode"},{"name":"write","title":"write"},{"name":"String"},{"name":"family","title":"family"},{"name":"id","title":"id"},{"name":"intent","title":"intent"},{"name":"context","title":"context"},{"name":"identifiers","title":"identifiers"},{"name":"parameter","title":"parameter"},{"name":"searchTerm","title":"searchTerm"},{"name":"to","title":"to"},{"name":"from","title":"from"},{"name":"Self"},{"name":"Any"},{"name":"some","title":"some"},{"name":"any","title":"any"},{"name":"await","title":"await"},{"name":"async","title":"async"},{"name":"throws","title":"throws"},{"name":"nil","title":"nil"},{"name":"true","title":"true"},{"name":"super","title":"super"},{"name":"generatedCodeFormat","title":"generatedCodeFormat"},{"name":"object","title":"object"},{"name":"none","title":"none"},{"name":"get","title":"get"},{"name":"set","title":"set"},{"name":"foo","title":"foo"},{"name":"Foo"},{"name":"operator","title":"operator"},{"name":"subscript","title":"subscript"},{"name":"nonisolated","title":"nonisolated"},{"name":"unowned","title":"unowned"},{"name":"actor","title":"actor"},{"name":"macro","title":"macro"},{"name":"package","title":"package"},{"name":"open","title":"open"},{"name":"each","title":"each"},{"name":"repeat","title":"repeat"},{"name":"rethrows","title":"rethrows"},{"name":"as","title":"as"},{"name":"is","title":"is"},{"name":"static","title":"static"},{"name":"prefix","title":"prefix"},{"name":"left","title":"left"}]},{"name":"Double","cases":[{"name":"none","title":"none"},{"name":"some","title":"some"},{"name":"Double"}]}],"intents":[{"name":"Names","parameters":[{"name":"definition","type":"Boolean","title":"definition","default":{"value":true}},{"name":"hash","type":"Boolean","title":"hash","default":{"value":true}},{"name":"description","type":"Boolean","title":"description","default":{"value":true}},{"name":"values","type":"Boolean","title":"values","default":{"value":true}},{"name":"value","type":"Boolean","title":"value","default":{"value":true}},{"name":"intentValue","type":"Boolean","title":"intentValue","default":{"value":true}},{"name":"init","type":"Boolean","title":"init","default":{"value":true}},{"name":"default","type":"Boolean","title":"default","default":{"value":true}},{"name":"class","type":"Boolean","title":"class","default":{"value":true}},{"name":"in","type":"Boolean","title":"in","default":{"value":true}},{"name":"inout","type":"Boolean","title":"inout","default":{"value":true}},{"name":"var","type":"Boolean","title":"var","default":{"value":true}},{"name":"let","type":"Boolean","title":"let","default":{"value":true}},{"name":"encode","type":"Boolean","title":"encode","default":{"value":true}},{"name":"write","type":"Boolean","title":"write","default":{"value":true}},{"name":"caseName","type":"Boolean","title":"caseName","default":{"value":true}},{"name":"declaredCases","type":"Boolean","title":"declaredCases","default":{"value":true}},{"name":"String","type":"Boolean","default":{"value":true}},{"name":"family","type":"Boolean","title":"family","default":{"value":true}},{"name":"id","type":"Boolean","title":"id","default":{"value":true}},{"name":"intent","type":"Boolean","title":"intent","default":{"value":true}},{"name":"context","type":"Boolean","title":"context","default":{"value":true}},{"name":"identifiers","type":"Boolean","title":"identifiers","default":{"value":true}},{"name":"parameter","type":"Boolean","title":"parameter","default":{"value":true}},{"name":"searchTerm","type":"Boolean","title":"searchTerm","default":{"value":true}},{"name":"to","type":"Boolean","title":"to","default":{"value":true}},{"name":"from","type":"Boolean","title":"from","default":{"value":true}},{"name":"Self","type":"Boolean","default":{"value":true}},{"name":"Any","type":"Boolean","default":{"value":true}},{"name":"some","type":"Boolean","title":"some","default":{"value":true}},{"name":"any","type":"Boolean","title":"any","default":{"value":true}},{"name":"await","type":"Boolean","title":"await","default":{"value":true}},{"name":"async","type":"Boolean","title":"async","default":{"value":true}},{"name":"throws","type":"Boolean","title":"throws","default":{"value":true}},{"name":"nil","type":"Boolean","title":"nil","default":{"value":true}},{"name":"true","type":"Boolean","title":"true","default":{"value":true}},{"name":"super","type":"Boolean","title":"super","default":{"value":true}},{"name":"generatedCodeFormat","type":"Boolean","title":"generatedCodeFormat","default":{"value":true}},{"name":"object","type":"Boolean","title":"object","default":{"value":true}},{"name":"none","type":"Boolean","title":"none","default":{"value":true}},{"name":"get","type":"Boolean","title":"get","default":{"value":true}},{"name":"set","type":"Boolean","title":"set","default":{"value":true}},{"name":"foo","type":"Boolean","title":"foo","default":{"value":true}},{"name":"Foo","type":"Boolean","default":{"value":true}},{"name":"operator","type":"Boolean","title":"operator","default":{"value":true}},{"name":"subscript","type":"Boolean","title":"subscript","default":{"value":true}},{"name":"nonisolated","type":"Boolean","title":"nonisolated","default":{"value":true}},{"name":"unowned","type":"Boolean","title":"unowned","default":{"value":true}},{"name":"actor","type":"Boolean","title":"actor","default":{"value":true}},{"name":"macro","type":"Boolean","title":"macro","default":{"value":true}},{"name":"package","type":"Boolean","title":"package","default":{"value":true}},{"name":"open","type":"Boolean","title":"open","default":{"value":true}},{"name":"each","type":"Boolean","title":"each","default":{"value":true}},{"name":"repeat","type":"Boolean","title":"repeat","default":{"value":true}},{"name":"rethrows","type":"Boolean","title":"rethrows","default":{"value":true}},{"name":"as","type":"Boolean","title":"as","default":{"value":true}},{"name":"is","type":"Boolean","title":"is","default":{"value":true}},{"name":"static","type":"Boolean","title":"static","default":{"value":true}},{"name":"prefix","type":"Boolean","title":"prefix","default":{"value":true}},{"name":"left","type":"Boolean","title":"left","default":{"value":true}},{"name":"valueString","type":"object:String","title":"valueString","options":"dynamic","default":"handler"},{"name":"valueBool","type":"object:Bool","title":"valueBool","options":"dynamic","default":"handler"},{"name":"valueInt","type":"object:Int","title":"valueInt","options":"dynamic","default":"handler"},{"name":"valueDuration","type":"object:Duration","title":"valueDuration","options":"dynamic","default":"handler"},{"name":"valueURL","type":"object:URL","title":"valueURL","options":"dynamic","default":"handler"},{"name":"valueMeasurement","type":"object:Measurement","title":"valueMeasurement","options":"dynamic","default":"handler"},{"name":"valueSendable","type":"object:Sendable","title":"valueSendable","options":"dynamic","default":"handler"},{"name":"valueHashable","type":"object:Hashable","title":"valueHashable","options":"dynamic","default":"handler"},{"name":"valueArray","type":"object:Array","title":"valueArray","options":"dynamic","default":"handler"},{"name":"valueOptional","type":"object:Optional","title":"valueOptional","options":"dynamic","default":"handler"},{"name":"valueIntentValues","type":"object:IntentValues","title":"valueIntentValues","options":"dynamic","default":"handler"},{"name":"valueIntentObject","type":"object:IntentObject","title":"valueIntentObject","options":"dynamic","default":"handler"},{"name":"valueObjectValue","type":"object:ObjectValue","title":"valueObjectValue","options":"dynamic","default":"handler"},{"name":"valueSizeFamily","type":"object:SizeFamily","title":"valueSizeFamily","options":"dynamic","default":"handler"},{"name":"valueOptionsContext","type":"object:OptionsContext","title":"valueOptionsContext","options":"dynamic","default":"handler"},{"name":"valueVoid","type":"object:Void","title":"valueVoid","options":"dynamic","default":"handler"},{"name":"valueResult","type":"object:Result","title":"valueResult","options":"dynamic","default":"handler"},{"name":"valueError","type":"object:Error","title":"valueError","options":"dynamic","default":"handler"},{"name":"valueIdentifiable","type":"object:Identifiable","title":"valueIdentifiable","options":"dynamic","default":"handler"},{"name":"valueCodable","type":"object:Codable","title":"valueCodable","options":"dynamic","default":"handler"},{"name":"valueDecoder","type":"object:Decoder","title":"valueDecoder","options":"dynamic","default":"handler"},{"name":"valueNever","type":"object:Never","title":"valueNever","options":"dynamic","default":"handler"},{"name":"valueNever2","type":"object:Never2","title":"valueNever2","options":"dynamic","default":"handler"},{"name":"valueKey","type":"object:Key","title":"valueKey","options":"dynamic","default":"handler"},{"name":"valueElement","type":"object:Element","title":"valueElement","options":"dynamic","default":"handler"},{"name":"valueAny","type":"object:Any","title":"valueAny","options":"dynamic","default":"handler"},{"name":"valueAnyObject","type":"object:AnyObject","title":"valueAnyObject","options":"dynamic","default":"handler"},{"name":"valueWidgetKind","type":"object:WidgetKind","title":"valueWidgetKind","options":"dynamic","default":"handler"},{"name":"valueIntentDefinition","type":"object:IntentDefinition","title":"valueIntentDefinition","options":"dynamic","default":"handler"},{"name":"valueIntents","type":"object:Intents","title":"valueIntents","options":"dynamic","default":"handler"},{"name":"a","type":"String","title":"a"},{"name":"b","type":"Integer","title":"b"},{"name":"c","type":"Decimal","title":"c"},{"name":"d","type":"TimeInterval","title":"d"},{"name":"e","type":"URL","title":"e"},{"name":"f","type":"enum:Double","title":"f","default":{"value":{"case":"none"}}}]},{"name":"Dynamic","parameters":[{"name":"definition","type":"[object:Leaf]","title":"definition","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"hash","type":"[object:Leaf]","title":"hash","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"description","type":"[object:Leaf]","title":"description","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"values","type":"[object:Leaf]","title":"values","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"value","type":"[object:Leaf]","title":"value","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intentValue","type":"[object:Leaf]","title":"intentValue","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"init","type":"[object:Leaf]","title":"init","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"default","type":"[object:Leaf]","title":"default","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"class","type":"[object:Leaf]","title":"class","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"in","type":"[object:Leaf]","title":"in","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"inout","type":"[object:Leaf]","title":"inout","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"var","type":"[object:Leaf]","title":"var","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"let","type":"[object:Leaf]","title":"let","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"encode","type":"[object:Leaf]","title":"encode","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"write","type":"[object:Leaf]","title":"write","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"caseName","type":"[object:Leaf]","title":"caseName","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"declaredCases","type":"[object:Leaf]","title":"declaredCases","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"String","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"family","type":"[object:Leaf]","title":"family","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"id","type":"[object:Leaf]","title":"id","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intent","type":"[object:Leaf]","title":"intent","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"context","type":"[object:Leaf]","title":"context","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"identifiers","type":"[object:Leaf]","title":"identifiers","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"parameter","type":"[object:Leaf]","title":"parameter","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"searchTerm","type":"[object:Leaf]","title":"searchTerm","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"to","type":"[object:Leaf]","title":"to","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"from","type":"[object:Leaf]","title":"from","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Self","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Any","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"some","type":"[object:Leaf]","title":"some","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"await","type":"[object:Leaf]","title":"await","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"async","type":"[object:Leaf]","title":"async","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"throws","type":"[object:Leaf]","title":"throws","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nil","type":"[object:Leaf]","title":"nil","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"true","type":"[object:Leaf]","title":"true","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"super","type":"[object:Leaf]","title":"super","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"generatedCodeFormat","type":"[object:Leaf]","title":"generatedCodeFormat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"object","type":"[object:Leaf]","title":"object","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"none","type":"[object:Leaf]","title":"none","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"get","type":"[object:Leaf]","title":"get","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"set","type":"[object:Leaf]","title":"set","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Foo","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"operator","type":"[object:Leaf]","title":"operator","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"subscript","type":"[object:Leaf]","title":"subscript","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nonisolated","type":"[object:Leaf]","title":"nonisolated","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"unowned","type":"[object:Leaf]","title":"unowned","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"actor","type":"[object:Leaf]","title":"actor","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"macro","type":"[object:Leaf]","title":"macro","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"package","type":"[object:Leaf]","title":"package","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"open","type":"[object:Leaf]","title":"open","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"each","type":"[object:Leaf]","title":"each","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"repeat","type":"[object:Leaf]","title":"repeat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"rethrows","type":"[object:Leaf]","title":"rethrows","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"as","type":"[object:Leaf]","title":"as","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"is","type":"[object:Leaf]","title":"is","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"static","type":"[object:Leaf]","title":"static","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"prefix","type":"[object:Leaf]","title":"prefix","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"left","type":"[object:Leaf]","title":"left","options":"dynamic","default":"handler","size":{"otherwise":3}}]}],"widgets":[{"name":"definition","title":"definition","families":["systemSmall"]},{"name":"hash","title":"hash","families":["systemSmall"]},{"name":"hashValue","title":"hashValue","families":["systemSmall"]},{"name":"description","title":"description","families":["systemSmall"]},{"name":"Slots","swiftName":"Slots","families":["systemSmall"]},{"name":"Parameters","swiftName":"Parameters","families":["systemSmall"]},{"name":"values","title":"values","families":["systemSmall"]},{"name":"value","title":"value","families":["systemSmall"]},{"name":"intentValues","title":"intentValues","families":["systemSmall"]},{"name":"intentValue","title":"intentValue","families":["systemSmall"]},{"name":"self","title":"self","families":["systemSmall"]},{"name":"init","title":"init","families":["systemSmall"]},{"name":"default","title":"default","families":["systemSmall"]},{"name":"class","title":"class","families":["systemSmall"]},{"name":"in","title":"in","families":["systemSmall"]},{"name":"inout","title":"inout","families":["systemSmall"]},{"name":"var","title":"var","families":["systemSmall"]},{"name":"let","title":"let","families":["systemSmall"]},{"name":"encode","title":"encode","families":["systemSmall"]},{"name":"write","title":"write","families":["systemSmall"]},{"name":"caseName","title":"caseName","families":["systemSmall"]},{"name":"declaredCases","title":"declaredCases","families":["systemSmall"]},{"name":"String","swiftName":"String","families":["systemSmall"]},{"name":"family","title":"family","families":["systemSmall"]},{"name":"id","title":"id","families":["systemSmall"]},{"name":"intent","title":"intent","families":["systemSmall"]},{"name":"context","title":"context","families":["systemSmall"]},{"name":"identifiers","title":"identifiers","families":["systemSmall"]},{"name":"parameter","title":"parameter","families":["systemSmall"]},{"name":"searchTerm","title":"searchTerm","families":["systemSmall"]},{"name":"to","title":"to","families":["systemSmall"]},{"name":"from","title":"from","families":["systemSmall"]},{"name":"Self","swiftName":"Self","families":["systemSmall"]},{"name":"Any","swiftName":"Any","families":["systemSmall"]},{"name":"some","title":"some","families":["systemSmall"]},{"name":"any","title":"any","families":["systemSmall"]},{"name":"await","title":"await","families":["systemSmall"]},{"name":"async","title":"async","families":["systemSmall"]},{"name":"throws","title":"throws","families":["systemSmall"]},{"name":"nil","title":"nil","families":["systemSmall"]},{"name":"true","title":"true","families":["systemSmall"]},{"name":"super","title":"super","families":["systemSmall"]},{"name":"generatedCodeFormat","title":"generatedCodeFormat","families":["systemSmall"]},{"name":"object","title":"object","families":["systemSmall"]},{"name":"none","title":"none","families":["systemSmall"]},{"name":"get","title":"get","families":["systemSmall"]},{"name":"set","title":"set","families":["systemSmall"]},{"name":"foo","title":"foo","families":["systemSmall"]},{"name":"Foo","swiftName":"Foo","families":["systemSmall"]},{"name":"operator","title":"operator","families":["systemSmall"]},{"name":"subscript","title":"subscript","families":["systemSmall"]},{"name":"nonisolated","title":"nonisolated","families":["systemSmall"]},{"name":"unowned","title":"unowned","families":["systemSmall"]},{"name":"actor","title":"actor","families":["systemSmall"]},{"name":"macro","title":"macro","families":["systemSmall"]},{"name":"package","title":"package","families":["systemSmall"]},{"name":"open","title":"open","families":["systemSmall"]},{"name":"each","title":"each","families":["systemSmall"]},{"name":"repeat","title":"repeat","families":["systemSmall"]},{"name":"rethrows","title":"rethrows","families":["systemSmall"]},{"name":"as","title":"as","families":["systemSmall"]},{"name":"is","title":"is","families":["systemSmall"]},{"name":"static","title":"static","families":["systemSmall"]},{"name":"prefix","title":"prefix","families":["systemSmall"]},{"name":"left","title":"left","families":["systemSmall"]}]}"#, intents: [NamesIntent.self, DynamicIntent.self])
    }
}

#endif
