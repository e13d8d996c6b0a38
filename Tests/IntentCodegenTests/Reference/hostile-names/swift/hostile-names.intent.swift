// Made by intentgen from hostile-names.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
public import Foundation
public import IntentRuntime

// If this line does not compile, tool and runtime differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = GeneratedCodeFormat.v1

/// Names.
public nonisolated struct NamesIntent: ConfigurableIntent {
    /// definition. On unless turned off.
    public let definition: Swift.Bool
    /// hash. On unless turned off.
    public let hash: Swift.Bool
    /// description. On unless turned off.
    public let description: Swift.Bool
    /// values. On unless turned off.
    public let values: Swift.Bool
    /// value. On unless turned off.
    public let value: Swift.Bool
    /// intentValue. On unless turned off.
    public let intentValue: Swift.Bool
    /// init. On unless turned off.
    public let `init`: Swift.Bool
    /// default. On unless turned off.
    public let `default`: Swift.Bool
    /// class. On unless turned off.
    public let `class`: Swift.Bool
    /// in. On unless turned off.
    public let `in`: Swift.Bool
    /// inout. On unless turned off.
    public let `inout`: Swift.Bool
    /// var. On unless turned off.
    public let `var`: Swift.Bool
    /// let. On unless turned off.
    public let `let`: Swift.Bool
    /// encode. On unless turned off.
    public let encode: Swift.Bool
    /// write. On unless turned off.
    public let write: Swift.Bool
    /// caseName. On unless turned off.
    public let caseName: Swift.Bool
    /// declaredCases. On unless turned off.
    public let declaredCases: Swift.Bool
    /// String. On unless turned off.
    public let String: Swift.Bool
    /// family. On unless turned off.
    public let family: Swift.Bool
    /// id. On unless turned off.
    public let id: Swift.Bool
    /// intent. On unless turned off.
    public let intent: Swift.Bool
    /// context. On unless turned off.
    public let context: Swift.Bool
    /// identifiers. On unless turned off.
    public let identifiers: Swift.Bool
    /// parameter. On unless turned off.
    public let parameter: Swift.Bool
    /// searchTerm. On unless turned off.
    public let searchTerm: Swift.Bool
    /// to. On unless turned off.
    public let to: Swift.Bool
    /// from. On unless turned off.
    public let from: Swift.Bool
    /// Self. On unless turned off.
    public let `Self`: Swift.Bool
    /// Any. On unless turned off.
    public let `Any`: Swift.Bool
    /// some. On unless turned off.
    public let `some`: Swift.Bool
    /// any. On unless turned off.
    public let `any`: Swift.Bool
    /// await. On unless turned off.
    public let `await`: Swift.Bool
    /// async. On unless turned off.
    public let `async`: Swift.Bool
    /// throws. On unless turned off.
    public let `throws`: Swift.Bool
    /// nil. On unless turned off.
    public let `nil`: Swift.Bool
    /// true. On unless turned off.
    public let `true`: Swift.Bool
    /// super. On unless turned off.
    public let `super`: Swift.Bool
    /// generatedCodeFormat. On unless turned off.
    public let generatedCodeFormat: Swift.Bool
    /// object. On unless turned off.
    public let object: Swift.Bool
    /// none. On unless turned off.
    public let none: Swift.Bool
    /// get. On unless turned off.
    public let get: Swift.Bool
    /// set. On unless turned off.
    public let set: Swift.Bool
    /// foo. On unless turned off.
    public let foo: Swift.Bool
    /// Foo. On unless turned off.
    public let Foo: Swift.Bool
    /// operator. On unless turned off.
    public let `operator`: Swift.Bool
    /// subscript. On unless turned off.
    public let `subscript`: Swift.Bool
    /// nonisolated. On unless turned off.
    public let `nonisolated`: Swift.Bool
    /// unowned. On unless turned off.
    public let unowned: Swift.Bool
    /// actor. On unless turned off.
    public let actor: Swift.Bool
    /// macro. On unless turned off.
    public let macro: Swift.Bool
    /// package. On unless turned off.
    public let package: Swift.Bool
    /// open. On unless turned off.
    public let `open`: Swift.Bool
    /// each. On unless turned off.
    public let `each`: Swift.Bool
    /// repeat. On unless turned off.
    public let `repeat`: Swift.Bool
    /// rethrows. On unless turned off.
    public let `rethrows`: Swift.Bool
    /// as. On unless turned off.
    public let `as`: Swift.Bool
    /// is. On unless turned off.
    public let `is`: Swift.Bool
    /// static. On unless turned off.
    public let `static`: Swift.Bool
    /// prefix. On unless turned off.
    public let prefix: Swift.Bool
    /// left. On unless turned off.
    public let left: Swift.Bool
    /// valueString. Nil when nothing is chosen.
    public let valueString: String?
    /// valueBool. Nil when nothing is chosen.
    public let valueBool: Bool?
    /// valueInt. Nil when nothing is chosen.
    public let valueInt: Int?
    /// valueDuration. Nil when nothing is chosen.
    public let valueDuration: Duration?
    /// valueURL. Nil when nothing is chosen.
    public let valueURL: URL?
    /// valueMeasurement. Nil when nothing is chosen.
    public let valueMeasurement: Measurement?
    /// valueSendable. Nil when nothing is chosen.
    public let valueSendable: Sendable?
    /// valueHashable. Nil when nothing is chosen.
    public let valueHashable: Hashable?
    /// valueArray. Nil when nothing is chosen.
    public let valueArray: Array?
    /// valueOptional. Nil when nothing is chosen.
    public let valueOptional: Optional?
    /// valueIntentValues. Nil when nothing is chosen.
    public let valueIntentValues: IntentValues?
    /// valueIntentObject. Nil when nothing is chosen.
    public let valueIntentObject: IntentObject?
    /// valueObjectValue. Nil when nothing is chosen.
    public let valueObjectValue: ObjectValue?
    /// valueSizeFamily. Nil when nothing is chosen.
    public let valueSizeFamily: SizeFamily?
    /// valueOptionsContext. Nil when nothing is chosen.
    public let valueOptionsContext: OptionsContext?
    /// valueVoid. Nil when nothing is chosen.
    public let valueVoid: Void?
    /// valueResult. Nil when nothing is chosen.
    public let valueResult: Result?
    /// valueError. Nil when nothing is chosen.
    public let valueError: Error?
    /// valueIdentifiable. Nil when nothing is chosen.
    public let valueIdentifiable: Identifiable?
    /// valueCodable. Nil when nothing is chosen.
    public let valueCodable: Codable?
    /// valueDecoder. Nil when nothing is chosen.
    public let valueDecoder: Decoder?
    /// valueNever. Nil when nothing is chosen.
    public let valueNever: Never?
    /// valueNever2. Nil when nothing is chosen.
    public let valueNever2: Never2?
    /// valueKey. Nil when nothing is chosen.
    public let valueKey: Key?
    /// valueElement. Nil when nothing is chosen.
    public let valueElement: Element?
    /// valueAny. Nil when nothing is chosen.
    public let valueAny: `Any`?
    /// valueAnyObject. Nil when nothing is chosen.
    public let valueAnyObject: AnyObject?
    /// valueWidgetKind. Nil when nothing is chosen.
    public let valueWidgetKind: WidgetKind?
    /// valueIntentDefinition. Nil when nothing is chosen.
    public let valueIntentDefinition: IntentDefinition?
    /// valueIntents. Nil when nothing is chosen.
    public let valueIntents: Intents?
    /// a. Nil when nothing is chosen.
    public let a: Swift.String?
    /// b. Nil when nothing is chosen.
    public let b: Swift.Int?
    /// c. Nil when nothing is chosen.
    public let c: Swift.Double?
    /// d. Nil when nothing is chosen.
    public let d: Swift.Duration?
    /// e. Nil when nothing is chosen.
    public let e: Foundation.URL?
    /// f. `none` unless chosen otherwise.
    public let f: Double

    public init(
        definition: Swift.Bool = true, hash: Swift.Bool = true, description: Swift.Bool = true,
        values: Swift.Bool = true, value: Swift.Bool = true, intentValue: Swift.Bool = true, `init`: Swift.Bool = true,
        `default`: Swift.Bool = true, `class`: Swift.Bool = true, `in`: Swift.Bool = true, `inout`: Swift.Bool = true,
        `var`: Swift.Bool = true, `let`: Swift.Bool = true, encode: Swift.Bool = true, write: Swift.Bool = true,
        caseName: Swift.Bool = true, declaredCases: Swift.Bool = true, String: Swift.Bool = true,
        family: Swift.Bool = true, id: Swift.Bool = true, intent: Swift.Bool = true, context: Swift.Bool = true,
        identifiers: Swift.Bool = true, parameter: Swift.Bool = true, searchTerm: Swift.Bool = true,
        to: Swift.Bool = true, from: Swift.Bool = true, `Self`: Swift.Bool = true, `Any`: Swift.Bool = true,
        `some`: Swift.Bool = true, `any`: Swift.Bool = true, `await`: Swift.Bool = true, `async`: Swift.Bool = true,
        `throws`: Swift.Bool = true, `nil`: Swift.Bool = true, `true`: Swift.Bool = true, `super`: Swift.Bool = true,
        generatedCodeFormat: Swift.Bool = true, object: Swift.Bool = true, none: Swift.Bool = true,
        get: Swift.Bool = true, set: Swift.Bool = true, foo: Swift.Bool = true, Foo: Swift.Bool = true,
        `operator`: Swift.Bool = true, `subscript`: Swift.Bool = true, `nonisolated`: Swift.Bool = true,
        unowned: Swift.Bool = true, actor: Swift.Bool = true, macro: Swift.Bool = true, package: Swift.Bool = true,
        `open`: Swift.Bool = true, `each`: Swift.Bool = true, `repeat`: Swift.Bool = true,
        `rethrows`: Swift.Bool = true, `as`: Swift.Bool = true, `is`: Swift.Bool = true, `static`: Swift.Bool = true,
        prefix: Swift.Bool = true, left: Swift.Bool = true, valueString: String? = nil, valueBool: Bool? = nil,
        valueInt: Int? = nil, valueDuration: Duration? = nil, valueURL: URL? = nil,
        valueMeasurement: Measurement? = nil, valueSendable: Sendable? = nil, valueHashable: Hashable? = nil,
        valueArray: Array? = nil, valueOptional: Optional? = nil, valueIntentValues: IntentValues? = nil,
        valueIntentObject: IntentObject? = nil, valueObjectValue: ObjectValue? = nil,
        valueSizeFamily: SizeFamily? = nil, valueOptionsContext: OptionsContext? = nil, valueVoid: Void? = nil,
        valueResult: Result? = nil, valueError: Error? = nil, valueIdentifiable: Identifiable? = nil,
        valueCodable: Codable? = nil, valueDecoder: Decoder? = nil, valueNever: Never? = nil,
        valueNever2: Never2? = nil, valueKey: Key? = nil, valueElement: Element? = nil, valueAny: `Any`? = nil,
        valueAnyObject: AnyObject? = nil, valueWidgetKind: WidgetKind? = nil,
        valueIntentDefinition: IntentDefinition? = nil, valueIntents: Intents? = nil, a: Swift.String? = nil,
        b: Swift.Int? = nil, c: Swift.Double? = nil, d: Swift.Duration? = nil, e: Foundation.URL? = nil,
        f: Double = .none
    ) {
        self.definition = definition
        self.hash = hash
        self.description = description
        self.values = values
        self.value = value
        self.intentValue = intentValue
        self.`init` = `init`
        self.`default` = `default`
        self.`class` = `class`
        self.`in` = `in`
        self.`inout` = `inout`
        self.`var` = `var`
        self.`let` = `let`
        self.encode = encode
        self.write = write
        self.caseName = caseName
        self.declaredCases = declaredCases
        self.String = String
        self.family = family
        self.id = id
        self.intent = intent
        self.context = context
        self.identifiers = identifiers
        self.parameter = parameter
        self.searchTerm = searchTerm
        self.to = to
        self.from = from
        self.`Self` = `Self`
        self.`Any` = `Any`
        self.`some` = `some`
        self.`any` = `any`
        self.`await` = `await`
        self.`async` = `async`
        self.`throws` = `throws`
        self.`nil` = `nil`
        self.`true` = `true`
        self.`super` = `super`
        self.generatedCodeFormat = generatedCodeFormat
        self.object = object
        self.none = none
        self.get = get
        self.set = set
        self.foo = foo
        self.Foo = Foo
        self.`operator` = `operator`
        self.`subscript` = `subscript`
        self.`nonisolated` = `nonisolated`
        self.unowned = unowned
        self.actor = actor
        self.macro = macro
        self.package = package
        self.`open` = `open`
        self.`each` = `each`
        self.`repeat` = `repeat`
        self.`rethrows` = `rethrows`
        self.`as` = `as`
        self.`is` = `is`
        self.`static` = `static`
        self.prefix = prefix
        self.left = left
        self.valueString = valueString
        self.valueBool = valueBool
        self.valueInt = valueInt
        self.valueDuration = valueDuration
        self.valueURL = valueURL
        self.valueMeasurement = valueMeasurement
        self.valueSendable = valueSendable
        self.valueHashable = valueHashable
        self.valueArray = valueArray
        self.valueOptional = valueOptional
        self.valueIntentValues = valueIntentValues
        self.valueIntentObject = valueIntentObject
        self.valueObjectValue = valueObjectValue
        self.valueSizeFamily = valueSizeFamily
        self.valueOptionsContext = valueOptionsContext
        self.valueVoid = valueVoid
        self.valueResult = valueResult
        self.valueError = valueError
        self.valueIdentifiable = valueIdentifiable
        self.valueCodable = valueCodable
        self.valueDecoder = valueDecoder
        self.valueNever = valueNever
        self.valueNever2 = valueNever2
        self.valueKey = valueKey
        self.valueElement = valueElement
        self.valueAny = valueAny
        self.valueAnyObject = valueAnyObject
        self.valueWidgetKind = valueWidgetKind
        self.valueIntentDefinition = valueIntentDefinition
        self.valueIntents = valueIntents
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    public init(intentValues values: IntentRuntime.IntentValues) {
        definition = values.bool("definition", default: true)
        hash = values.bool("hash", default: true)
        description = values.bool("description", default: true)
        self.values = values.bool("values", default: true)
        value = values.bool("value", default: true)
        intentValue = values.bool("intentValue", default: true)
        `init` = values.bool("init", default: true)
        `default` = values.bool("default", default: true)
        `class` = values.bool("class", default: true)
        `in` = values.bool("in", default: true)
        `inout` = values.bool("inout", default: true)
        `var` = values.bool("var", default: true)
        `let` = values.bool("let", default: true)
        encode = values.bool("encode", default: true)
        write = values.bool("write", default: true)
        caseName = values.bool("caseName", default: true)
        declaredCases = values.bool("declaredCases", default: true)
        String = values.bool("String", default: true)
        family = values.bool("family", default: true)
        id = values.bool("id", default: true)
        intent = values.bool("intent", default: true)
        context = values.bool("context", default: true)
        identifiers = values.bool("identifiers", default: true)
        parameter = values.bool("parameter", default: true)
        searchTerm = values.bool("searchTerm", default: true)
        to = values.bool("to", default: true)
        from = values.bool("from", default: true)
        `Self` = values.bool("Self", default: true)
        `Any` = values.bool("Any", default: true)
        `some` = values.bool("some", default: true)
        `any` = values.bool("any", default: true)
        `await` = values.bool("await", default: true)
        `async` = values.bool("async", default: true)
        `throws` = values.bool("throws", default: true)
        `nil` = values.bool("nil", default: true)
        `true` = values.bool("true", default: true)
        `super` = values.bool("super", default: true)
        generatedCodeFormat = values.bool("generatedCodeFormat", default: true)
        object = values.bool("object", default: true)
        none = values.bool("none", default: true)
        get = values.bool("get", default: true)
        set = values.bool("set", default: true)
        foo = values.bool("foo", default: true)
        Foo = values.bool("Foo", default: true)
        `operator` = values.bool("operator", default: true)
        `subscript` = values.bool("subscript", default: true)
        `nonisolated` = values.bool("nonisolated", default: true)
        unowned = values.bool("unowned", default: true)
        actor = values.bool("actor", default: true)
        macro = values.bool("macro", default: true)
        package = values.bool("package", default: true)
        `open` = values.bool("open", default: true)
        `each` = values.bool("each", default: true)
        `repeat` = values.bool("repeat", default: true)
        `rethrows` = values.bool("rethrows", default: true)
        `as` = values.bool("as", default: true)
        `is` = values.bool("is", default: true)
        `static` = values.bool("static", default: true)
        prefix = values.bool("prefix", default: true)
        left = values.bool("left", default: true)
        valueString = values.value("valueString")
        valueBool = values.value("valueBool")
        valueInt = values.value("valueInt")
        valueDuration = values.value("valueDuration")
        valueURL = values.value("valueURL")
        valueMeasurement = values.value("valueMeasurement")
        valueSendable = values.value("valueSendable")
        valueHashable = values.value("valueHashable")
        valueArray = values.value("valueArray")
        valueOptional = values.value("valueOptional")
        valueIntentValues = values.value("valueIntentValues")
        valueIntentObject = values.value("valueIntentObject")
        valueObjectValue = values.value("valueObjectValue")
        valueSizeFamily = values.value("valueSizeFamily")
        valueOptionsContext = values.value("valueOptionsContext")
        valueVoid = values.value("valueVoid")
        valueResult = values.value("valueResult")
        valueError = values.value("valueError")
        valueIdentifiable = values.value("valueIdentifiable")
        valueCodable = values.value("valueCodable")
        valueDecoder = values.value("valueDecoder")
        valueNever = values.value("valueNever")
        valueNever2 = values.value("valueNever2")
        valueKey = values.value("valueKey")
        valueElement = values.value("valueElement")
        valueAny = values.value("valueAny")
        valueAnyObject = values.value("valueAnyObject")
        valueWidgetKind = values.value("valueWidgetKind")
        valueIntentDefinition = values.value("valueIntentDefinition")
        valueIntents = values.value("valueIntents")
        a = values.string("a")
        b = values.int("b")
        c = values.double("c")
        d = values.duration("d")
        e = values.value("e")
        f = values.value("f", default: .none)
    }

    public func write(to values: inout IntentRuntime.IntentValues) {
        values.set("definition", to: definition)
        values.set("hash", to: hash)
        values.set("description", to: description)
        values.set("values", to: self.values)
        values.set("value", to: value)
        values.set("intentValue", to: intentValue)
        values.set("init", to: `init`)
        values.set("default", to: `default`)
        values.set("class", to: `class`)
        values.set("in", to: `in`)
        values.set("inout", to: `inout`)
        values.set("var", to: `var`)
        values.set("let", to: `let`)
        values.set("encode", to: encode)
        values.set("write", to: write)
        values.set("caseName", to: caseName)
        values.set("declaredCases", to: declaredCases)
        values.set("String", to: String)
        values.set("family", to: family)
        values.set("id", to: id)
        values.set("intent", to: intent)
        values.set("context", to: context)
        values.set("identifiers", to: identifiers)
        values.set("parameter", to: parameter)
        values.set("searchTerm", to: searchTerm)
        values.set("to", to: to)
        values.set("from", to: from)
        values.set("Self", to: `Self`)
        values.set("Any", to: `Any`)
        values.set("some", to: `some`)
        values.set("any", to: `any`)
        values.set("await", to: `await`)
        values.set("async", to: `async`)
        values.set("throws", to: `throws`)
        values.set("nil", to: `nil`)
        values.set("true", to: `true`)
        values.set("super", to: `super`)
        values.set("generatedCodeFormat", to: generatedCodeFormat)
        values.set("object", to: object)
        values.set("none", to: none)
        values.set("get", to: get)
        values.set("set", to: set)
        values.set("foo", to: foo)
        values.set("Foo", to: Foo)
        values.set("operator", to: `operator`)
        values.set("subscript", to: `subscript`)
        values.set("nonisolated", to: `nonisolated`)
        values.set("unowned", to: unowned)
        values.set("actor", to: actor)
        values.set("macro", to: macro)
        values.set("package", to: package)
        values.set("open", to: `open`)
        values.set("each", to: `each`)
        values.set("repeat", to: `repeat`)
        values.set("rethrows", to: `rethrows`)
        values.set("as", to: `as`)
        values.set("is", to: `is`)
        values.set("static", to: `static`)
        values.set("prefix", to: prefix)
        values.set("left", to: left)
        values.set("valueString", to: valueString)
        values.set("valueBool", to: valueBool)
        values.set("valueInt", to: valueInt)
        values.set("valueDuration", to: valueDuration)
        values.set("valueURL", to: valueURL)
        values.set("valueMeasurement", to: valueMeasurement)
        values.set("valueSendable", to: valueSendable)
        values.set("valueHashable", to: valueHashable)
        values.set("valueArray", to: valueArray)
        values.set("valueOptional", to: valueOptional)
        values.set("valueIntentValues", to: valueIntentValues)
        values.set("valueIntentObject", to: valueIntentObject)
        values.set("valueObjectValue", to: valueObjectValue)
        values.set("valueSizeFamily", to: valueSizeFamily)
        values.set("valueOptionsContext", to: valueOptionsContext)
        values.set("valueVoid", to: valueVoid)
        values.set("valueResult", to: valueResult)
        values.set("valueError", to: valueError)
        values.set("valueIdentifiable", to: valueIdentifiable)
        values.set("valueCodable", to: valueCodable)
        values.set("valueDecoder", to: valueDecoder)
        values.set("valueNever", to: valueNever)
        values.set("valueNever2", to: valueNever2)
        values.set("valueKey", to: valueKey)
        values.set("valueElement", to: valueElement)
        values.set("valueAny", to: valueAny)
        values.set("valueAnyObject", to: valueAnyObject)
        values.set("valueWidgetKind", to: valueWidgetKind)
        values.set("valueIntentDefinition", to: valueIntentDefinition)
        values.set("valueIntents", to: valueIntents)
        values.set("a", to: a)
        values.set("b", to: b)
        values.set("c", to: c)
        values.set("d", to: d)
        values.set("e", to: e)
        values.set("f", to: f)
    }

    /// The parameters by their stored names.
    public enum Parameters {
        public static var definition: ParameterKey<NamesIntent, Swift.Bool> { "definition" }
        public static var hash: ParameterKey<NamesIntent, Swift.Bool> { "hash" }
        public static var description: ParameterKey<NamesIntent, Swift.Bool> { "description" }
        public static var values: ParameterKey<NamesIntent, Swift.Bool> { "values" }
        public static var value: ParameterKey<NamesIntent, Swift.Bool> { "value" }
        public static var intentValue: ParameterKey<NamesIntent, Swift.Bool> { "intentValue" }
        public static var `init`: ParameterKey<NamesIntent, Swift.Bool> { "init" }
        public static var `default`: ParameterKey<NamesIntent, Swift.Bool> { "default" }
        public static var `class`: ParameterKey<NamesIntent, Swift.Bool> { "class" }
        public static var `in`: ParameterKey<NamesIntent, Swift.Bool> { "in" }
        public static var `inout`: ParameterKey<NamesIntent, Swift.Bool> { "inout" }
        public static var `var`: ParameterKey<NamesIntent, Swift.Bool> { "var" }
        public static var `let`: ParameterKey<NamesIntent, Swift.Bool> { "let" }
        public static var encode: ParameterKey<NamesIntent, Swift.Bool> { "encode" }
        public static var write: ParameterKey<NamesIntent, Swift.Bool> { "write" }
        public static var caseName: ParameterKey<NamesIntent, Swift.Bool> { "caseName" }
        public static var declaredCases: ParameterKey<NamesIntent, Swift.Bool> { "declaredCases" }
        public static var String: ParameterKey<NamesIntent, Swift.Bool> { "String" }
        public static var family: ParameterKey<NamesIntent, Swift.Bool> { "family" }
        public static var id: ParameterKey<NamesIntent, Swift.Bool> { "id" }
        public static var intent: ParameterKey<NamesIntent, Swift.Bool> { "intent" }
        public static var context: ParameterKey<NamesIntent, Swift.Bool> { "context" }
        public static var identifiers: ParameterKey<NamesIntent, Swift.Bool> { "identifiers" }
        public static var parameter: ParameterKey<NamesIntent, Swift.Bool> { "parameter" }
        public static var searchTerm: ParameterKey<NamesIntent, Swift.Bool> { "searchTerm" }
        public static var to: ParameterKey<NamesIntent, Swift.Bool> { "to" }
        public static var from: ParameterKey<NamesIntent, Swift.Bool> { "from" }
        public static var `Self`: ParameterKey<NamesIntent, Swift.Bool> { "Self" }
        public static var `Any`: ParameterKey<NamesIntent, Swift.Bool> { "Any" }
        public static var `some`: ParameterKey<NamesIntent, Swift.Bool> { "some" }
        public static var `any`: ParameterKey<NamesIntent, Swift.Bool> { "any" }
        public static var `await`: ParameterKey<NamesIntent, Swift.Bool> { "await" }
        public static var `async`: ParameterKey<NamesIntent, Swift.Bool> { "async" }
        public static var `throws`: ParameterKey<NamesIntent, Swift.Bool> { "throws" }
        public static var `nil`: ParameterKey<NamesIntent, Swift.Bool> { "nil" }
        public static var `true`: ParameterKey<NamesIntent, Swift.Bool> { "true" }
        public static var `super`: ParameterKey<NamesIntent, Swift.Bool> { "super" }
        public static var generatedCodeFormat: ParameterKey<NamesIntent, Swift.Bool> { "generatedCodeFormat" }
        public static var object: ParameterKey<NamesIntent, Swift.Bool> { "object" }
        public static var none: ParameterKey<NamesIntent, Swift.Bool> { "none" }
        public static var get: ParameterKey<NamesIntent, Swift.Bool> { "get" }
        public static var set: ParameterKey<NamesIntent, Swift.Bool> { "set" }
        public static var foo: ParameterKey<NamesIntent, Swift.Bool> { "foo" }
        public static var Foo: ParameterKey<NamesIntent, Swift.Bool> { "Foo" }
        public static var `operator`: ParameterKey<NamesIntent, Swift.Bool> { "operator" }
        public static var `subscript`: ParameterKey<NamesIntent, Swift.Bool> { "subscript" }
        public static var `nonisolated`: ParameterKey<NamesIntent, Swift.Bool> { "nonisolated" }
        public static var unowned: ParameterKey<NamesIntent, Swift.Bool> { "unowned" }
        public static var actor: ParameterKey<NamesIntent, Swift.Bool> { "actor" }
        public static var macro: ParameterKey<NamesIntent, Swift.Bool> { "macro" }
        public static var package: ParameterKey<NamesIntent, Swift.Bool> { "package" }
        public static var `open`: ParameterKey<NamesIntent, Swift.Bool> { "open" }
        public static var `each`: ParameterKey<NamesIntent, Swift.Bool> { "each" }
        public static var `repeat`: ParameterKey<NamesIntent, Swift.Bool> { "repeat" }
        public static var `rethrows`: ParameterKey<NamesIntent, Swift.Bool> { "rethrows" }
        public static var `as`: ParameterKey<NamesIntent, Swift.Bool> { "as" }
        public static var `is`: ParameterKey<NamesIntent, Swift.Bool> { "is" }
        public static var `static`: ParameterKey<NamesIntent, Swift.Bool> { "static" }
        public static var prefix: ParameterKey<NamesIntent, Swift.Bool> { "prefix" }
        public static var left: ParameterKey<NamesIntent, Swift.Bool> { "left" }
        public static var valueString: ParameterKey<NamesIntent, String> { "valueString" }
        public static var valueBool: ParameterKey<NamesIntent, Bool> { "valueBool" }
        public static var valueInt: ParameterKey<NamesIntent, Int> { "valueInt" }
        public static var valueDuration: ParameterKey<NamesIntent, Duration> { "valueDuration" }
        public static var valueURL: ParameterKey<NamesIntent, URL> { "valueURL" }
        public static var valueMeasurement: ParameterKey<NamesIntent, Measurement> { "valueMeasurement" }
        public static var valueSendable: ParameterKey<NamesIntent, Sendable> { "valueSendable" }
        public static var valueHashable: ParameterKey<NamesIntent, Hashable> { "valueHashable" }
        public static var valueArray: ParameterKey<NamesIntent, Array> { "valueArray" }
        public static var valueOptional: ParameterKey<NamesIntent, Optional> { "valueOptional" }
        public static var valueIntentValues: ParameterKey<NamesIntent, IntentValues> { "valueIntentValues" }
        public static var valueIntentObject: ParameterKey<NamesIntent, IntentObject> { "valueIntentObject" }
        public static var valueObjectValue: ParameterKey<NamesIntent, ObjectValue> { "valueObjectValue" }
        public static var valueSizeFamily: ParameterKey<NamesIntent, SizeFamily> { "valueSizeFamily" }
        public static var valueOptionsContext: ParameterKey<NamesIntent, OptionsContext> { "valueOptionsContext" }
        public static var valueVoid: ParameterKey<NamesIntent, Void> { "valueVoid" }
        public static var valueResult: ParameterKey<NamesIntent, Result> { "valueResult" }
        public static var valueError: ParameterKey<NamesIntent, Error> { "valueError" }
        public static var valueIdentifiable: ParameterKey<NamesIntent, Identifiable> { "valueIdentifiable" }
        public static var valueCodable: ParameterKey<NamesIntent, Codable> { "valueCodable" }
        public static var valueDecoder: ParameterKey<NamesIntent, Decoder> { "valueDecoder" }
        public static var valueNever: ParameterKey<NamesIntent, Never> { "valueNever" }
        public static var valueNever2: ParameterKey<NamesIntent, Never2> { "valueNever2" }
        public static var valueKey: ParameterKey<NamesIntent, Key> { "valueKey" }
        public static var valueElement: ParameterKey<NamesIntent, Element> { "valueElement" }
        public static var valueAny: ParameterKey<NamesIntent, `Any`> { "valueAny" }
        public static var valueAnyObject: ParameterKey<NamesIntent, AnyObject> { "valueAnyObject" }
        public static var valueWidgetKind: ParameterKey<NamesIntent, WidgetKind> { "valueWidgetKind" }
        public static var valueIntentDefinition: ParameterKey<NamesIntent, IntentDefinition> { "valueIntentDefinition" }
        public static var valueIntents: ParameterKey<NamesIntent, Intents> { "valueIntents" }
        public static var a: ParameterKey<NamesIntent, Swift.String> { "a" }
        public static var b: ParameterKey<NamesIntent, Swift.Int> { "b" }
        public static var c: ParameterKey<NamesIntent, Swift.Double> { "c" }
        public static var d: ParameterKey<NamesIntent, Swift.Duration> { "d" }
        public static var e: ParameterKey<NamesIntent, Foundation.URL> { "e" }
        public static var f: ParameterKey<NamesIntent, Double> { "f" }
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Names", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Answers for Names.
public protocol NamesIntentHandling: IntentHandling where Intent == NamesIntent {
    /// Options for valueString, in display order.
    func provideValueStringOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<String>
    /// Options of valueString by their identifiers, in this order; those that are gone are left out.
    func valueString(for identifiers: [Swift.String], context: LookupContext) async throws -> [String]
    /// Options for valueBool, in display order.
    func provideValueBoolOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Bool>
    /// Options of valueBool by their identifiers, in this order; those that are gone are left out.
    func valueBool(for identifiers: [Swift.String], context: LookupContext) async throws -> [Bool]
    /// Options for valueInt, in display order.
    func provideValueIntOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Int>
    /// Options of valueInt by their identifiers, in this order; those that are gone are left out.
    func valueInt(for identifiers: [Swift.String], context: LookupContext) async throws -> [Int]
    /// Options for valueDuration, in display order.
    func provideValueDurationOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Duration>
    /// Options of valueDuration by their identifiers, in this order; those that are gone are left out.
    func valueDuration(for identifiers: [Swift.String], context: LookupContext) async throws -> [Duration]
    /// Options for valueURL, in display order.
    func provideValueURLOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<URL>
    /// Options of valueURL by their identifiers, in this order; those that are gone are left out.
    func valueURL(for identifiers: [Swift.String], context: LookupContext) async throws -> [URL]
    /// Options for valueMeasurement, in display order.
    func provideValueMeasurementOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Measurement>
    /// Options of valueMeasurement by their identifiers, in this order; those that are gone are left out.
    func valueMeasurement(for identifiers: [Swift.String], context: LookupContext) async throws -> [Measurement]
    /// Options for valueSendable, in display order.
    func provideValueSendableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Sendable>
    /// Options of valueSendable by their identifiers, in this order; those that are gone are left out.
    func valueSendable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Sendable]
    /// Options for valueHashable, in display order.
    func provideValueHashableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Hashable>
    /// Options of valueHashable by their identifiers, in this order; those that are gone are left out.
    func valueHashable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Hashable]
    /// Options for valueArray, in display order.
    func provideValueArrayOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Array>
    /// Options of valueArray by their identifiers, in this order; those that are gone are left out.
    func valueArray(for identifiers: [Swift.String], context: LookupContext) async throws -> [Array]
    /// Options for valueOptional, in display order.
    func provideValueOptionalOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Optional>
    /// Options of valueOptional by their identifiers, in this order; those that are gone are left out.
    func valueOptional(for identifiers: [Swift.String], context: LookupContext) async throws -> [Optional]
    /// Options for valueIntentValues, in display order.
    func provideValueIntentValuesOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentValues>
    /// Options of valueIntentValues by their identifiers, in this order; those that are gone are left out.
    func valueIntentValues(for identifiers: [Swift.String], context: LookupContext) async throws -> [IntentValues]
    /// Options for valueIntentObject, in display order.
    func provideValueIntentObjectOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentObject>
    /// Options of valueIntentObject by their identifiers, in this order; those that are gone are left out.
    func valueIntentObject(for identifiers: [Swift.String], context: LookupContext) async throws -> [IntentObject]
    /// Options for valueObjectValue, in display order.
    func provideValueObjectValueOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<ObjectValue>
    /// Options of valueObjectValue by their identifiers, in this order; those that are gone are left out.
    func valueObjectValue(for identifiers: [Swift.String], context: LookupContext) async throws -> [ObjectValue]
    /// Options for valueSizeFamily, in display order.
    func provideValueSizeFamilyOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<SizeFamily>
    /// Options of valueSizeFamily by their identifiers, in this order; those that are gone are left out.
    func valueSizeFamily(for identifiers: [Swift.String], context: LookupContext) async throws -> [SizeFamily]
    /// Options for valueOptionsContext, in display order.
    func provideValueOptionsContextOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<OptionsContext>
    /// Options of valueOptionsContext by their identifiers, in this order; those that are gone are left out.
    func valueOptionsContext(for identifiers: [Swift.String], context: LookupContext) async throws -> [OptionsContext]
    /// Options for valueVoid, in display order.
    func provideValueVoidOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Void>
    /// Options of valueVoid by their identifiers, in this order; those that are gone are left out.
    func valueVoid(for identifiers: [Swift.String], context: LookupContext) async throws -> [Void]
    /// Options for valueResult, in display order.
    func provideValueResultOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Result>
    /// Options of valueResult by their identifiers, in this order; those that are gone are left out.
    func valueResult(for identifiers: [Swift.String], context: LookupContext) async throws -> [Result]
    /// Options for valueError, in display order.
    func provideValueErrorOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Error>
    /// Options of valueError by their identifiers, in this order; those that are gone are left out.
    func valueError(for identifiers: [Swift.String], context: LookupContext) async throws -> [Error]
    /// Options for valueIdentifiable, in display order.
    func provideValueIdentifiableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Identifiable>
    /// Options of valueIdentifiable by their identifiers, in this order; those that are gone are left out.
    func valueIdentifiable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Identifiable]
    /// Options for valueCodable, in display order.
    func provideValueCodableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Codable>
    /// Options of valueCodable by their identifiers, in this order; those that are gone are left out.
    func valueCodable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Codable]
    /// Options for valueDecoder, in display order.
    func provideValueDecoderOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Decoder>
    /// Options of valueDecoder by their identifiers, in this order; those that are gone are left out.
    func valueDecoder(for identifiers: [Swift.String], context: LookupContext) async throws -> [Decoder]
    /// Options for valueNever, in display order.
    func provideValueNeverOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Never>
    /// Options of valueNever by their identifiers, in this order; those that are gone are left out.
    func valueNever(for identifiers: [Swift.String], context: LookupContext) async throws -> [Never]
    /// Options for valueNever2, in display order.
    func provideValueNever2OptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Never2>
    /// Options of valueNever2 by their identifiers, in this order; those that are gone are left out.
    func valueNever2(for identifiers: [Swift.String], context: LookupContext) async throws -> [Never2]
    /// Options for valueKey, in display order.
    func provideValueKeyOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Key>
    /// Options of valueKey by their identifiers, in this order; those that are gone are left out.
    func valueKey(for identifiers: [Swift.String], context: LookupContext) async throws -> [Key]
    /// Options for valueElement, in display order.
    func provideValueElementOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Element>
    /// Options of valueElement by their identifiers, in this order; those that are gone are left out.
    func valueElement(for identifiers: [Swift.String], context: LookupContext) async throws -> [Element]
    /// Options for valueAny, in display order.
    func provideValueAnyOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<`Any`>
    /// Options of valueAny by their identifiers, in this order; those that are gone are left out.
    func valueAny(for identifiers: [Swift.String], context: LookupContext) async throws -> [`Any`]
    /// Options for valueAnyObject, in display order.
    func provideValueAnyObjectOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<AnyObject>
    /// Options of valueAnyObject by their identifiers, in this order; those that are gone are left out.
    func valueAnyObject(for identifiers: [Swift.String], context: LookupContext) async throws -> [AnyObject]
    /// Options for valueWidgetKind, in display order.
    func provideValueWidgetKindOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<WidgetKind>
    /// Options of valueWidgetKind by their identifiers, in this order; those that are gone are left out.
    func valueWidgetKind(for identifiers: [Swift.String], context: LookupContext) async throws -> [WidgetKind]
    /// Options for valueIntentDefinition, in display order.
    func provideValueIntentDefinitionOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentDefinition>
    /// Options of valueIntentDefinition by their identifiers, in this order; those that are gone are left out.
    func valueIntentDefinition(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [IntentDefinition]
    /// Options for valueIntents, in display order.
    func provideValueIntentsOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Intents>
    /// Options of valueIntents by their identifiers, in this order; those that are gone are left out.
    func valueIntents(for identifiers: [Swift.String], context: LookupContext) async throws -> [Intents]
}

nonisolated extension NamesIntentHandling {
    public func intentOptions(
        of parameter: Swift.String, for intent: NamesIntent, searchTerm: Swift.String?,
        context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        switch parameter {
        case "valueString":
            try await provideValueStringOptionsCollection(for: intent, context: context).intentValues
        case "valueBool":
            try await provideValueBoolOptionsCollection(for: intent, context: context).intentValues
        case "valueInt":
            try await provideValueIntOptionsCollection(for: intent, context: context).intentValues
        case "valueDuration":
            try await provideValueDurationOptionsCollection(for: intent, context: context).intentValues
        case "valueURL":
            try await provideValueURLOptionsCollection(for: intent, context: context).intentValues
        case "valueMeasurement":
            try await provideValueMeasurementOptionsCollection(for: intent, context: context).intentValues
        case "valueSendable":
            try await provideValueSendableOptionsCollection(for: intent, context: context).intentValues
        case "valueHashable":
            try await provideValueHashableOptionsCollection(for: intent, context: context).intentValues
        case "valueArray":
            try await provideValueArrayOptionsCollection(for: intent, context: context).intentValues
        case "valueOptional":
            try await provideValueOptionalOptionsCollection(for: intent, context: context).intentValues
        case "valueIntentValues":
            try await provideValueIntentValuesOptionsCollection(for: intent, context: context).intentValues
        case "valueIntentObject":
            try await provideValueIntentObjectOptionsCollection(for: intent, context: context).intentValues
        case "valueObjectValue":
            try await provideValueObjectValueOptionsCollection(for: intent, context: context).intentValues
        case "valueSizeFamily":
            try await provideValueSizeFamilyOptionsCollection(for: intent, context: context).intentValues
        case "valueOptionsContext":
            try await provideValueOptionsContextOptionsCollection(for: intent, context: context).intentValues
        case "valueVoid":
            try await provideValueVoidOptionsCollection(for: intent, context: context).intentValues
        case "valueResult":
            try await provideValueResultOptionsCollection(for: intent, context: context).intentValues
        case "valueError":
            try await provideValueErrorOptionsCollection(for: intent, context: context).intentValues
        case "valueIdentifiable":
            try await provideValueIdentifiableOptionsCollection(for: intent, context: context).intentValues
        case "valueCodable":
            try await provideValueCodableOptionsCollection(for: intent, context: context).intentValues
        case "valueDecoder":
            try await provideValueDecoderOptionsCollection(for: intent, context: context).intentValues
        case "valueNever":
            try await provideValueNeverOptionsCollection(for: intent, context: context).intentValues
        case "valueNever2":
            try await provideValueNever2OptionsCollection(for: intent, context: context).intentValues
        case "valueKey":
            try await provideValueKeyOptionsCollection(for: intent, context: context).intentValues
        case "valueElement":
            try await provideValueElementOptionsCollection(for: intent, context: context).intentValues
        case "valueAny":
            try await provideValueAnyOptionsCollection(for: intent, context: context).intentValues
        case "valueAnyObject":
            try await provideValueAnyObjectOptionsCollection(for: intent, context: context).intentValues
        case "valueWidgetKind":
            try await provideValueWidgetKindOptionsCollection(for: intent, context: context).intentValues
        case "valueIntentDefinition":
            try await provideValueIntentDefinitionOptionsCollection(for: intent, context: context).intentValues
        case "valueIntents":
            try await provideValueIntentsOptionsCollection(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentValues(
        of parameter: Swift.String, for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "valueString":
            try await valueString(for: identifiers, context: context).intentValues
        case "valueBool":
            try await valueBool(for: identifiers, context: context).intentValues
        case "valueInt":
            try await valueInt(for: identifiers, context: context).intentValues
        case "valueDuration":
            try await valueDuration(for: identifiers, context: context).intentValues
        case "valueURL":
            try await valueURL(for: identifiers, context: context).intentValues
        case "valueMeasurement":
            try await valueMeasurement(for: identifiers, context: context).intentValues
        case "valueSendable":
            try await valueSendable(for: identifiers, context: context).intentValues
        case "valueHashable":
            try await valueHashable(for: identifiers, context: context).intentValues
        case "valueArray":
            try await valueArray(for: identifiers, context: context).intentValues
        case "valueOptional":
            try await valueOptional(for: identifiers, context: context).intentValues
        case "valueIntentValues":
            try await valueIntentValues(for: identifiers, context: context).intentValues
        case "valueIntentObject":
            try await valueIntentObject(for: identifiers, context: context).intentValues
        case "valueObjectValue":
            try await valueObjectValue(for: identifiers, context: context).intentValues
        case "valueSizeFamily":
            try await valueSizeFamily(for: identifiers, context: context).intentValues
        case "valueOptionsContext":
            try await valueOptionsContext(for: identifiers, context: context).intentValues
        case "valueVoid":
            try await valueVoid(for: identifiers, context: context).intentValues
        case "valueResult":
            try await valueResult(for: identifiers, context: context).intentValues
        case "valueError":
            try await valueError(for: identifiers, context: context).intentValues
        case "valueIdentifiable":
            try await valueIdentifiable(for: identifiers, context: context).intentValues
        case "valueCodable":
            try await valueCodable(for: identifiers, context: context).intentValues
        case "valueDecoder":
            try await valueDecoder(for: identifiers, context: context).intentValues
        case "valueNever":
            try await valueNever(for: identifiers, context: context).intentValues
        case "valueNever2":
            try await valueNever2(for: identifiers, context: context).intentValues
        case "valueKey":
            try await valueKey(for: identifiers, context: context).intentValues
        case "valueElement":
            try await valueElement(for: identifiers, context: context).intentValues
        case "valueAny":
            try await valueAny(for: identifiers, context: context).intentValues
        case "valueAnyObject":
            try await valueAnyObject(for: identifiers, context: context).intentValues
        case "valueWidgetKind":
            try await valueWidgetKind(for: identifiers, context: context).intentValues
        case "valueIntentDefinition":
            try await valueIntentDefinition(for: identifiers, context: context).intentValues
        case "valueIntents":
            try await valueIntents(for: identifiers, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }
}

/// Dynamic.
public nonisolated struct DynamicIntent: ConfigurableIntent {
    /// definition. See ``Slots/definition(in:)``; empty when nothing is chosen. The handler says what a new widget
    /// holds.
    public let definition: [Leaf]
    /// hash. See ``Slots/hash(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let hash: [Leaf]
    /// description. See ``Slots/description(in:)``; empty when nothing is chosen. The handler says what a new widget
    /// holds.
    public let description: [Leaf]
    /// values. See ``Slots/values(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let values: [Leaf]
    /// value. See ``Slots/value(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let value: [Leaf]
    /// intentValue. See ``Slots/intentValue(in:)``; empty when nothing is chosen. The handler says what a new widget
    /// holds.
    public let intentValue: [Leaf]
    /// init. See ``Slots/init(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `init`: [Leaf]
    /// default. See ``Slots/default(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `default`: [Leaf]
    /// class. See ``Slots/class(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `class`: [Leaf]
    /// in. See ``Slots/in(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `in`: [Leaf]
    /// inout. See ``Slots/inout(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `inout`: [Leaf]
    /// var. See ``Slots/var(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `var`: [Leaf]
    /// let. See ``Slots/let(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `let`: [Leaf]
    /// encode. See ``Slots/encode(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let encode: [Leaf]
    /// write. See ``Slots/write(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let write: [Leaf]
    /// caseName. See ``Slots/caseName(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let caseName: [Leaf]
    /// declaredCases. See ``Slots/declaredCases(in:)``; empty when nothing is chosen. The handler says what a new
    /// widget holds.
    public let declaredCases: [Leaf]
    /// String. See ``Slots/String(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let String: [Leaf]
    /// family. See ``Slots/family(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let family: [Leaf]
    /// id. See ``Slots/id(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let id: [Leaf]
    /// intent. See ``Slots/intent(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let intent: [Leaf]
    /// context. See ``Slots/context(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let context: [Leaf]
    /// identifiers. See ``Slots/identifiers(in:)``; empty when nothing is chosen. The handler says what a new widget
    /// holds.
    public let identifiers: [Leaf]
    /// parameter. See ``Slots/parameter(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let parameter: [Leaf]
    /// searchTerm. See ``Slots/searchTerm(in:)``; empty when nothing is chosen. The handler says what a new widget
    /// holds.
    public let searchTerm: [Leaf]
    /// to. See ``Slots/to(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let to: [Leaf]
    /// from. See ``Slots/from(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let from: [Leaf]
    /// Self. See ``Slots/Self(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `Self`: [Leaf]
    /// Any. See ``Slots/Any(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `Any`: [Leaf]
    /// some. See ``Slots/some(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `some`: [Leaf]
    /// await. See ``Slots/await(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `await`: [Leaf]
    /// async. See ``Slots/async(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `async`: [Leaf]
    /// throws. See ``Slots/throws(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `throws`: [Leaf]
    /// nil. See ``Slots/nil(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `nil`: [Leaf]
    /// true. See ``Slots/true(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `true`: [Leaf]
    /// super. See ``Slots/super(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `super`: [Leaf]
    /// generatedCodeFormat. See ``Slots/generatedCodeFormat(in:)``; empty when nothing is chosen. The handler says what
    /// a new widget holds.
    public let generatedCodeFormat: [Leaf]
    /// object. See ``Slots/object(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let object: [Leaf]
    /// none. See ``Slots/none(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let none: [Leaf]
    /// get. See ``Slots/get(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let get: [Leaf]
    /// set. See ``Slots/set(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let set: [Leaf]
    /// Foo. See ``Slots/Foo(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let Foo: [Leaf]
    /// operator. See ``Slots/operator(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `operator`: [Leaf]
    /// subscript. See ``Slots/subscript(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `subscript`: [Leaf]
    /// nonisolated. See ``Slots/nonisolated(in:)``; empty when nothing is chosen. The handler says what a new widget
    /// holds.
    public let `nonisolated`: [Leaf]
    /// unowned. See ``Slots/unowned(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let unowned: [Leaf]
    /// actor. See ``Slots/actor(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let actor: [Leaf]
    /// macro. See ``Slots/macro(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let macro: [Leaf]
    /// package. See ``Slots/package(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let package: [Leaf]
    /// open. See ``Slots/open(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `open`: [Leaf]
    /// each. See ``Slots/each(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `each`: [Leaf]
    /// repeat. See ``Slots/repeat(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `repeat`: [Leaf]
    /// rethrows. See ``Slots/rethrows(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `rethrows`: [Leaf]
    /// as. See ``Slots/as(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `as`: [Leaf]
    /// is. See ``Slots/is(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `is`: [Leaf]
    /// static. See ``Slots/static(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let `static`: [Leaf]
    /// prefix. See ``Slots/prefix(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let prefix: [Leaf]
    /// left. See ``Slots/left(in:)``; empty when nothing is chosen. The handler says what a new widget holds.
    public let left: [Leaf]

    public init(
        definition: [Leaf] = [], hash: [Leaf] = [], description: [Leaf] = [], values: [Leaf] = [], value: [Leaf] = [],
        intentValue: [Leaf] = [], `init`: [Leaf] = [], `default`: [Leaf] = [], `class`: [Leaf] = [], `in`: [Leaf] = [],
        `inout`: [Leaf] = [], `var`: [Leaf] = [], `let`: [Leaf] = [], encode: [Leaf] = [], write: [Leaf] = [],
        caseName: [Leaf] = [], declaredCases: [Leaf] = [], String: [Leaf] = [], family: [Leaf] = [], id: [Leaf] = [],
        intent: [Leaf] = [], context: [Leaf] = [], identifiers: [Leaf] = [], parameter: [Leaf] = [],
        searchTerm: [Leaf] = [], to: [Leaf] = [], from: [Leaf] = [], `Self`: [Leaf] = [], `Any`: [Leaf] = [],
        `some`: [Leaf] = [], `await`: [Leaf] = [], `async`: [Leaf] = [], `throws`: [Leaf] = [], `nil`: [Leaf] = [],
        `true`: [Leaf] = [], `super`: [Leaf] = [], generatedCodeFormat: [Leaf] = [], object: [Leaf] = [],
        none: [Leaf] = [], get: [Leaf] = [], set: [Leaf] = [], Foo: [Leaf] = [], `operator`: [Leaf] = [],
        `subscript`: [Leaf] = [], `nonisolated`: [Leaf] = [], unowned: [Leaf] = [], actor: [Leaf] = [],
        macro: [Leaf] = [], package: [Leaf] = [], `open`: [Leaf] = [], `each`: [Leaf] = [], `repeat`: [Leaf] = [],
        `rethrows`: [Leaf] = [], `as`: [Leaf] = [], `is`: [Leaf] = [], `static`: [Leaf] = [], prefix: [Leaf] = [],
        left: [Leaf] = []
    ) {
        self.definition = definition
        self.hash = hash
        self.description = description
        self.values = values
        self.value = value
        self.intentValue = intentValue
        self.`init` = `init`
        self.`default` = `default`
        self.`class` = `class`
        self.`in` = `in`
        self.`inout` = `inout`
        self.`var` = `var`
        self.`let` = `let`
        self.encode = encode
        self.write = write
        self.caseName = caseName
        self.declaredCases = declaredCases
        self.String = String
        self.family = family
        self.id = id
        self.intent = intent
        self.context = context
        self.identifiers = identifiers
        self.parameter = parameter
        self.searchTerm = searchTerm
        self.to = to
        self.from = from
        self.`Self` = `Self`
        self.`Any` = `Any`
        self.`some` = `some`
        self.`await` = `await`
        self.`async` = `async`
        self.`throws` = `throws`
        self.`nil` = `nil`
        self.`true` = `true`
        self.`super` = `super`
        self.generatedCodeFormat = generatedCodeFormat
        self.object = object
        self.none = none
        self.get = get
        self.set = set
        self.Foo = Foo
        self.`operator` = `operator`
        self.`subscript` = `subscript`
        self.`nonisolated` = `nonisolated`
        self.unowned = unowned
        self.actor = actor
        self.macro = macro
        self.package = package
        self.`open` = `open`
        self.`each` = `each`
        self.`repeat` = `repeat`
        self.`rethrows` = `rethrows`
        self.`as` = `as`
        self.`is` = `is`
        self.`static` = `static`
        self.prefix = prefix
        self.left = left
    }

    public init(intentValues values: IntentRuntime.IntentValues) {
        definition = values.list("definition")
        hash = values.list("hash")
        description = values.list("description")
        self.values = values.list("values")
        value = values.list("value")
        intentValue = values.list("intentValue")
        `init` = values.list("init")
        `default` = values.list("default")
        `class` = values.list("class")
        `in` = values.list("in")
        `inout` = values.list("inout")
        `var` = values.list("var")
        `let` = values.list("let")
        encode = values.list("encode")
        write = values.list("write")
        caseName = values.list("caseName")
        declaredCases = values.list("declaredCases")
        String = values.list("String")
        family = values.list("family")
        id = values.list("id")
        intent = values.list("intent")
        context = values.list("context")
        identifiers = values.list("identifiers")
        parameter = values.list("parameter")
        searchTerm = values.list("searchTerm")
        to = values.list("to")
        from = values.list("from")
        `Self` = values.list("Self")
        `Any` = values.list("Any")
        `some` = values.list("some")
        `await` = values.list("await")
        `async` = values.list("async")
        `throws` = values.list("throws")
        `nil` = values.list("nil")
        `true` = values.list("true")
        `super` = values.list("super")
        generatedCodeFormat = values.list("generatedCodeFormat")
        object = values.list("object")
        none = values.list("none")
        get = values.list("get")
        set = values.list("set")
        Foo = values.list("Foo")
        `operator` = values.list("operator")
        `subscript` = values.list("subscript")
        `nonisolated` = values.list("nonisolated")
        unowned = values.list("unowned")
        actor = values.list("actor")
        macro = values.list("macro")
        package = values.list("package")
        `open` = values.list("open")
        `each` = values.list("each")
        `repeat` = values.list("repeat")
        `rethrows` = values.list("rethrows")
        `as` = values.list("as")
        `is` = values.list("is")
        `static` = values.list("static")
        prefix = values.list("prefix")
        left = values.list("left")
    }

    public func write(to values: inout IntentRuntime.IntentValues) {
        values.set("definition", to: definition)
        values.set("hash", to: hash)
        values.set("description", to: description)
        values.set("values", to: self.values)
        values.set("value", to: value)
        values.set("intentValue", to: intentValue)
        values.set("init", to: `init`)
        values.set("default", to: `default`)
        values.set("class", to: `class`)
        values.set("in", to: `in`)
        values.set("inout", to: `inout`)
        values.set("var", to: `var`)
        values.set("let", to: `let`)
        values.set("encode", to: encode)
        values.set("write", to: write)
        values.set("caseName", to: caseName)
        values.set("declaredCases", to: declaredCases)
        values.set("String", to: String)
        values.set("family", to: family)
        values.set("id", to: id)
        values.set("intent", to: intent)
        values.set("context", to: context)
        values.set("identifiers", to: identifiers)
        values.set("parameter", to: parameter)
        values.set("searchTerm", to: searchTerm)
        values.set("to", to: to)
        values.set("from", to: from)
        values.set("Self", to: `Self`)
        values.set("Any", to: `Any`)
        values.set("some", to: `some`)
        values.set("await", to: `await`)
        values.set("async", to: `async`)
        values.set("throws", to: `throws`)
        values.set("nil", to: `nil`)
        values.set("true", to: `true`)
        values.set("super", to: `super`)
        values.set("generatedCodeFormat", to: generatedCodeFormat)
        values.set("object", to: object)
        values.set("none", to: none)
        values.set("get", to: get)
        values.set("set", to: set)
        values.set("Foo", to: Foo)
        values.set("operator", to: `operator`)
        values.set("subscript", to: `subscript`)
        values.set("nonisolated", to: `nonisolated`)
        values.set("unowned", to: unowned)
        values.set("actor", to: actor)
        values.set("macro", to: macro)
        values.set("package", to: package)
        values.set("open", to: `open`)
        values.set("each", to: `each`)
        values.set("repeat", to: `repeat`)
        values.set("rethrows", to: `rethrows`)
        values.set("as", to: `as`)
        values.set("is", to: `is`)
        values.set("static", to: `static`)
        values.set("prefix", to: prefix)
        values.set("left", to: left)
    }

    /// How many slots each family has.
    public enum Slots {
        public static func definition(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func hash(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func description(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func values(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func value(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func intentValue(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `init`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `default`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `class`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `in`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `inout`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `var`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `let`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func encode(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func write(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func caseName(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func declaredCases(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func String(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func family(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func id(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func intent(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func context(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func identifiers(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func parameter(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func searchTerm(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func to(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func from(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `Self`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `Any`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `some`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `await`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `async`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `throws`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `nil`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `true`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `super`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func generatedCodeFormat(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func object(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func none(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func get(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func set(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func Foo(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `operator`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `subscript`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `nonisolated`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func unowned(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func actor(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func macro(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func package(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `open`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `each`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `repeat`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `rethrows`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `as`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `is`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func `static`(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func prefix(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }

        public static func left(in family: IntentRuntime.SizeFamily) -> SlotCount { 3 }
    }

    /// The parameters by their stored names.
    public enum Parameters {
        public static var definition: ParameterKey<DynamicIntent, [Leaf]> { "definition" }
        public static var hash: ParameterKey<DynamicIntent, [Leaf]> { "hash" }
        public static var description: ParameterKey<DynamicIntent, [Leaf]> { "description" }
        public static var values: ParameterKey<DynamicIntent, [Leaf]> { "values" }
        public static var value: ParameterKey<DynamicIntent, [Leaf]> { "value" }
        public static var intentValue: ParameterKey<DynamicIntent, [Leaf]> { "intentValue" }
        public static var `init`: ParameterKey<DynamicIntent, [Leaf]> { "init" }
        public static var `default`: ParameterKey<DynamicIntent, [Leaf]> { "default" }
        public static var `class`: ParameterKey<DynamicIntent, [Leaf]> { "class" }
        public static var `in`: ParameterKey<DynamicIntent, [Leaf]> { "in" }
        public static var `inout`: ParameterKey<DynamicIntent, [Leaf]> { "inout" }
        public static var `var`: ParameterKey<DynamicIntent, [Leaf]> { "var" }
        public static var `let`: ParameterKey<DynamicIntent, [Leaf]> { "let" }
        public static var encode: ParameterKey<DynamicIntent, [Leaf]> { "encode" }
        public static var write: ParameterKey<DynamicIntent, [Leaf]> { "write" }
        public static var caseName: ParameterKey<DynamicIntent, [Leaf]> { "caseName" }
        public static var declaredCases: ParameterKey<DynamicIntent, [Leaf]> { "declaredCases" }
        public static var String: ParameterKey<DynamicIntent, [Leaf]> { "String" }
        public static var family: ParameterKey<DynamicIntent, [Leaf]> { "family" }
        public static var id: ParameterKey<DynamicIntent, [Leaf]> { "id" }
        public static var intent: ParameterKey<DynamicIntent, [Leaf]> { "intent" }
        public static var context: ParameterKey<DynamicIntent, [Leaf]> { "context" }
        public static var identifiers: ParameterKey<DynamicIntent, [Leaf]> { "identifiers" }
        public static var parameter: ParameterKey<DynamicIntent, [Leaf]> { "parameter" }
        public static var searchTerm: ParameterKey<DynamicIntent, [Leaf]> { "searchTerm" }
        public static var to: ParameterKey<DynamicIntent, [Leaf]> { "to" }
        public static var from: ParameterKey<DynamicIntent, [Leaf]> { "from" }
        public static var `Self`: ParameterKey<DynamicIntent, [Leaf]> { "Self" }
        public static var `Any`: ParameterKey<DynamicIntent, [Leaf]> { "Any" }
        public static var `some`: ParameterKey<DynamicIntent, [Leaf]> { "some" }
        public static var `await`: ParameterKey<DynamicIntent, [Leaf]> { "await" }
        public static var `async`: ParameterKey<DynamicIntent, [Leaf]> { "async" }
        public static var `throws`: ParameterKey<DynamicIntent, [Leaf]> { "throws" }
        public static var `nil`: ParameterKey<DynamicIntent, [Leaf]> { "nil" }
        public static var `true`: ParameterKey<DynamicIntent, [Leaf]> { "true" }
        public static var `super`: ParameterKey<DynamicIntent, [Leaf]> { "super" }
        public static var generatedCodeFormat: ParameterKey<DynamicIntent, [Leaf]> { "generatedCodeFormat" }
        public static var object: ParameterKey<DynamicIntent, [Leaf]> { "object" }
        public static var none: ParameterKey<DynamicIntent, [Leaf]> { "none" }
        public static var get: ParameterKey<DynamicIntent, [Leaf]> { "get" }
        public static var set: ParameterKey<DynamicIntent, [Leaf]> { "set" }
        public static var Foo: ParameterKey<DynamicIntent, [Leaf]> { "Foo" }
        public static var `operator`: ParameterKey<DynamicIntent, [Leaf]> { "operator" }
        public static var `subscript`: ParameterKey<DynamicIntent, [Leaf]> { "subscript" }
        public static var `nonisolated`: ParameterKey<DynamicIntent, [Leaf]> { "nonisolated" }
        public static var unowned: ParameterKey<DynamicIntent, [Leaf]> { "unowned" }
        public static var actor: ParameterKey<DynamicIntent, [Leaf]> { "actor" }
        public static var macro: ParameterKey<DynamicIntent, [Leaf]> { "macro" }
        public static var package: ParameterKey<DynamicIntent, [Leaf]> { "package" }
        public static var `open`: ParameterKey<DynamicIntent, [Leaf]> { "open" }
        public static var `each`: ParameterKey<DynamicIntent, [Leaf]> { "each" }
        public static var `repeat`: ParameterKey<DynamicIntent, [Leaf]> { "repeat" }
        public static var `rethrows`: ParameterKey<DynamicIntent, [Leaf]> { "rethrows" }
        public static var `as`: ParameterKey<DynamicIntent, [Leaf]> { "as" }
        public static var `is`: ParameterKey<DynamicIntent, [Leaf]> { "is" }
        public static var `static`: ParameterKey<DynamicIntent, [Leaf]> { "static" }
        public static var prefix: ParameterKey<DynamicIntent, [Leaf]> { "prefix" }
        public static var left: ParameterKey<DynamicIntent, [Leaf]> { "left" }
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Dynamic", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Answers for Dynamic.
public protocol DynamicIntentHandling: IntentHandling where Intent == DynamicIntent {
    /// Options for definition, in display order.
    func provideDefinitionOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of definition by their identifiers, in this order; those that are gone are left out.
    func definition(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What definition holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultDefinition(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for hash, in display order.
    func provideHashOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of hash by their identifiers, in this order; those that are gone are left out.
    func hash(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What hash holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultHash(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for description, in display order.
    func provideDescriptionOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of description by their identifiers, in this order; those that are gone are left out.
    func description(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What description holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultDescription(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for values, in display order.
    func provideValuesOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of values by their identifiers, in this order; those that are gone are left out.
    func values(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What values holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultValues(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for value, in display order.
    func provideValueOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of value by their identifiers, in this order; those that are gone are left out.
    func value(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What value holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultValue(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for intentValue, in display order.
    func provideIntentValueOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of intentValue by their identifiers, in this order; those that are gone are left out.
    func intentValue(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What intentValue holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultIntentValue(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for init, in display order.
    func provideInitOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of init by their identifiers, in this order; those that are gone are left out.
    func `init`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What init holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultInit(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for default, in display order.
    func provideDefaultOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of default by their identifiers, in this order; those that are gone are left out.
    func `default`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What default holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultDefault(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for class, in display order.
    func provideClassOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of class by their identifiers, in this order; those that are gone are left out.
    func `class`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What class holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultClass(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for in, in display order.
    func provideInOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of in by their identifiers, in this order; those that are gone are left out.
    func `in`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What in holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultIn(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for inout, in display order.
    func provideInoutOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of inout by their identifiers, in this order; those that are gone are left out.
    func `inout`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What inout holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultInout(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for var, in display order.
    func provideVarOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of var by their identifiers, in this order; those that are gone are left out.
    func `var`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What var holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultVar(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for let, in display order.
    func provideLetOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of let by their identifiers, in this order; those that are gone are left out.
    func `let`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What let holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultLet(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for encode, in display order.
    func provideEncodeOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of encode by their identifiers, in this order; those that are gone are left out.
    func encode(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What encode holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultEncode(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for write, in display order.
    func provideWriteOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of write by their identifiers, in this order; those that are gone are left out.
    func write(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What write holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultWrite(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for caseName, in display order.
    func provideCaseNameOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of caseName by their identifiers, in this order; those that are gone are left out.
    func caseName(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What caseName holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultCaseName(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for declaredCases, in display order.
    func provideDeclaredCasesOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of declaredCases by their identifiers, in this order; those that are gone are left out.
    func declaredCases(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What declaredCases holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultDeclaredCases(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for String, in display order.
    func provideStringOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of String by their identifiers, in this order; those that are gone are left out.
    func String(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What String holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultString(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for family, in display order.
    func provideFamilyOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of family by their identifiers, in this order; those that are gone are left out.
    func family(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What family holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultFamily(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for id, in display order.
    func provideIdOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of id by their identifiers, in this order; those that are gone are left out.
    func id(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What id holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultId(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for intent, in display order.
    func provideIntentOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of intent by their identifiers, in this order; those that are gone are left out.
    func intent(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What intent holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultIntent(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for context, in display order.
    func provideContextOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of context by their identifiers, in this order; those that are gone are left out.
    func context(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What context holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultContext(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for identifiers, in display order.
    func provideIdentifiersOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of identifiers by their identifiers, in this order; those that are gone are left out.
    func identifiers(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What identifiers holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultIdentifiers(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for parameter, in display order.
    func provideParameterOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of parameter by their identifiers, in this order; those that are gone are left out.
    func parameter(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What parameter holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultParameter(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for searchTerm, in display order.
    func provideSearchTermOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of searchTerm by their identifiers, in this order; those that are gone are left out.
    func searchTerm(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What searchTerm holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultSearchTerm(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for to, in display order.
    func provideToOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of to by their identifiers, in this order; those that are gone are left out.
    func to(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What to holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultTo(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for from, in display order.
    func provideFromOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of from by their identifiers, in this order; those that are gone are left out.
    func from(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What from holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultFrom(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for Self, in display order.
    func provideSelfOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of Self by their identifiers, in this order; those that are gone are left out.
    func `Self`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What Self holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultSelf(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for Any, in display order.
    func provideAnyOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of Any by their identifiers, in this order; those that are gone are left out.
    func `Any`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What Any holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultAny(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for some, in display order.
    func provideSomeOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of some by their identifiers, in this order; those that are gone are left out.
    func `some`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What some holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultSome(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for await, in display order.
    func provideAwaitOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of await by their identifiers, in this order; those that are gone are left out.
    func `await`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What await holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultAwait(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for async, in display order.
    func provideAsyncOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of async by their identifiers, in this order; those that are gone are left out.
    func `async`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What async holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultAsync(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for throws, in display order.
    func provideThrowsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of throws by their identifiers, in this order; those that are gone are left out.
    func `throws`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What throws holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultThrows(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for nil, in display order.
    func provideNilOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of nil by their identifiers, in this order; those that are gone are left out.
    func `nil`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What nil holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultNil(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for true, in display order.
    func provideTrueOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of true by their identifiers, in this order; those that are gone are left out.
    func `true`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What true holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultTrue(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for super, in display order.
    func provideSuperOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of super by their identifiers, in this order; those that are gone are left out.
    func `super`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What super holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultSuper(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for generatedCodeFormat, in display order.
    func provideGeneratedCodeFormatOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of generatedCodeFormat by their identifiers, in this order; those that are gone are left out.
    func generatedCodeFormat(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What generatedCodeFormat holds in a new widget, the first ones first; `context.count` is the most that are
    /// shown.
    func defaultGeneratedCodeFormat(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for object, in display order.
    func provideObjectOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of object by their identifiers, in this order; those that are gone are left out.
    func object(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What object holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultObject(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for none, in display order.
    func provideNoneOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of none by their identifiers, in this order; those that are gone are left out.
    func none(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What none holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultNone(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for get, in display order.
    func provideGetOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of get by their identifiers, in this order; those that are gone are left out.
    func get(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What get holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultGet(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for set, in display order.
    func provideSetOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of set by their identifiers, in this order; those that are gone are left out.
    func set(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What set holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultSet(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for Foo, in display order.
    func provideFooOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of Foo by their identifiers, in this order; those that are gone are left out.
    func Foo(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What Foo holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultFoo(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for operator, in display order.
    func provideOperatorOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of operator by their identifiers, in this order; those that are gone are left out.
    func `operator`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What operator holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultOperator(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for subscript, in display order.
    func provideSubscriptOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of subscript by their identifiers, in this order; those that are gone are left out.
    func `subscript`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What subscript holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultSubscript(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for nonisolated, in display order.
    func provideNonisolatedOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of nonisolated by their identifiers, in this order; those that are gone are left out.
    func `nonisolated`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What nonisolated holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultNonisolated(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for unowned, in display order.
    func provideUnownedOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of unowned by their identifiers, in this order; those that are gone are left out.
    func unowned(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What unowned holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultUnowned(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for actor, in display order.
    func provideActorOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of actor by their identifiers, in this order; those that are gone are left out.
    func actor(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What actor holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultActor(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for macro, in display order.
    func provideMacroOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of macro by their identifiers, in this order; those that are gone are left out.
    func macro(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What macro holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultMacro(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for package, in display order.
    func providePackageOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of package by their identifiers, in this order; those that are gone are left out.
    func package(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What package holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultPackage(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for open, in display order.
    func provideOpenOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of open by their identifiers, in this order; those that are gone are left out.
    func `open`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What open holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultOpen(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for each, in display order.
    func provideEachOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of each by their identifiers, in this order; those that are gone are left out.
    func `each`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What each holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultEach(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for repeat, in display order.
    func provideRepeatOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of repeat by their identifiers, in this order; those that are gone are left out.
    func `repeat`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What repeat holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultRepeat(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for rethrows, in display order.
    func provideRethrowsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of rethrows by their identifiers, in this order; those that are gone are left out.
    func `rethrows`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What rethrows holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultRethrows(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for as, in display order.
    func provideAsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of as by their identifiers, in this order; those that are gone are left out.
    func `as`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What as holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultAs(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for is, in display order.
    func provideIsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of is by their identifiers, in this order; those that are gone are left out.
    func `is`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What is holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultIs(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for static, in display order.
    func provideStaticOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of static by their identifiers, in this order; those that are gone are left out.
    func `static`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What static holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultStatic(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for prefix, in display order.
    func providePrefixOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of prefix by their identifiers, in this order; those that are gone are left out.
    func prefix(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What prefix holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultPrefix(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
    /// Options for left, in display order.
    func provideLeftOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf>
    /// Options of left by their identifiers, in this order; those that are gone are left out.
    func left(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf]
    /// What left holds in a new widget, the first ones first; `context.count` is the most that are shown.
    func defaultLeft(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf]
}

nonisolated extension DynamicIntentHandling {
    public func intentOptions(
        of parameter: Swift.String, for intent: DynamicIntent, searchTerm: Swift.String?,
        context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        switch parameter {
        case "definition":
            try await provideDefinitionOptionsCollection(for: intent, context: context).intentValues
        case "hash":
            try await provideHashOptionsCollection(for: intent, context: context).intentValues
        case "description":
            try await provideDescriptionOptionsCollection(for: intent, context: context).intentValues
        case "values":
            try await provideValuesOptionsCollection(for: intent, context: context).intentValues
        case "value":
            try await provideValueOptionsCollection(for: intent, context: context).intentValues
        case "intentValue":
            try await provideIntentValueOptionsCollection(for: intent, context: context).intentValues
        case "init":
            try await provideInitOptionsCollection(for: intent, context: context).intentValues
        case "default":
            try await provideDefaultOptionsCollection(for: intent, context: context).intentValues
        case "class":
            try await provideClassOptionsCollection(for: intent, context: context).intentValues
        case "in":
            try await provideInOptionsCollection(for: intent, context: context).intentValues
        case "inout":
            try await provideInoutOptionsCollection(for: intent, context: context).intentValues
        case "var":
            try await provideVarOptionsCollection(for: intent, context: context).intentValues
        case "let":
            try await provideLetOptionsCollection(for: intent, context: context).intentValues
        case "encode":
            try await provideEncodeOptionsCollection(for: intent, context: context).intentValues
        case "write":
            try await provideWriteOptionsCollection(for: intent, context: context).intentValues
        case "caseName":
            try await provideCaseNameOptionsCollection(for: intent, context: context).intentValues
        case "declaredCases":
            try await provideDeclaredCasesOptionsCollection(for: intent, context: context).intentValues
        case "String":
            try await provideStringOptionsCollection(for: intent, context: context).intentValues
        case "family":
            try await provideFamilyOptionsCollection(for: intent, context: context).intentValues
        case "id":
            try await provideIdOptionsCollection(for: intent, context: context).intentValues
        case "intent":
            try await provideIntentOptionsCollection(for: intent, context: context).intentValues
        case "context":
            try await provideContextOptionsCollection(for: intent, context: context).intentValues
        case "identifiers":
            try await provideIdentifiersOptionsCollection(for: intent, context: context).intentValues
        case "parameter":
            try await provideParameterOptionsCollection(for: intent, context: context).intentValues
        case "searchTerm":
            try await provideSearchTermOptionsCollection(for: intent, context: context).intentValues
        case "to":
            try await provideToOptionsCollection(for: intent, context: context).intentValues
        case "from":
            try await provideFromOptionsCollection(for: intent, context: context).intentValues
        case "Self":
            try await provideSelfOptionsCollection(for: intent, context: context).intentValues
        case "Any":
            try await provideAnyOptionsCollection(for: intent, context: context).intentValues
        case "some":
            try await provideSomeOptionsCollection(for: intent, context: context).intentValues
        case "await":
            try await provideAwaitOptionsCollection(for: intent, context: context).intentValues
        case "async":
            try await provideAsyncOptionsCollection(for: intent, context: context).intentValues
        case "throws":
            try await provideThrowsOptionsCollection(for: intent, context: context).intentValues
        case "nil":
            try await provideNilOptionsCollection(for: intent, context: context).intentValues
        case "true":
            try await provideTrueOptionsCollection(for: intent, context: context).intentValues
        case "super":
            try await provideSuperOptionsCollection(for: intent, context: context).intentValues
        case "generatedCodeFormat":
            try await provideGeneratedCodeFormatOptionsCollection(for: intent, context: context).intentValues
        case "object":
            try await provideObjectOptionsCollection(for: intent, context: context).intentValues
        case "none":
            try await provideNoneOptionsCollection(for: intent, context: context).intentValues
        case "get":
            try await provideGetOptionsCollection(for: intent, context: context).intentValues
        case "set":
            try await provideSetOptionsCollection(for: intent, context: context).intentValues
        case "Foo":
            try await provideFooOptionsCollection(for: intent, context: context).intentValues
        case "operator":
            try await provideOperatorOptionsCollection(for: intent, context: context).intentValues
        case "subscript":
            try await provideSubscriptOptionsCollection(for: intent, context: context).intentValues
        case "nonisolated":
            try await provideNonisolatedOptionsCollection(for: intent, context: context).intentValues
        case "unowned":
            try await provideUnownedOptionsCollection(for: intent, context: context).intentValues
        case "actor":
            try await provideActorOptionsCollection(for: intent, context: context).intentValues
        case "macro":
            try await provideMacroOptionsCollection(for: intent, context: context).intentValues
        case "package":
            try await providePackageOptionsCollection(for: intent, context: context).intentValues
        case "open":
            try await provideOpenOptionsCollection(for: intent, context: context).intentValues
        case "each":
            try await provideEachOptionsCollection(for: intent, context: context).intentValues
        case "repeat":
            try await provideRepeatOptionsCollection(for: intent, context: context).intentValues
        case "rethrows":
            try await provideRethrowsOptionsCollection(for: intent, context: context).intentValues
        case "as":
            try await provideAsOptionsCollection(for: intent, context: context).intentValues
        case "is":
            try await provideIsOptionsCollection(for: intent, context: context).intentValues
        case "static":
            try await provideStaticOptionsCollection(for: intent, context: context).intentValues
        case "prefix":
            try await providePrefixOptionsCollection(for: intent, context: context).intentValues
        case "left":
            try await provideLeftOptionsCollection(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentValues(
        of parameter: Swift.String, for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "definition":
            try await definition(for: identifiers, context: context).intentValues
        case "hash":
            try await hash(for: identifiers, context: context).intentValues
        case "description":
            try await description(for: identifiers, context: context).intentValues
        case "values":
            try await values(for: identifiers, context: context).intentValues
        case "value":
            try await value(for: identifiers, context: context).intentValues
        case "intentValue":
            try await intentValue(for: identifiers, context: context).intentValues
        case "init":
            try await self.`init`(for: identifiers, context: context).intentValues
        case "default":
            try await `default`(for: identifiers, context: context).intentValues
        case "class":
            try await `class`(for: identifiers, context: context).intentValues
        case "in":
            try await `in`(for: identifiers, context: context).intentValues
        case "inout":
            try await `inout`(for: identifiers, context: context).intentValues
        case "var":
            try await `var`(for: identifiers, context: context).intentValues
        case "let":
            try await `let`(for: identifiers, context: context).intentValues
        case "encode":
            try await encode(for: identifiers, context: context).intentValues
        case "write":
            try await write(for: identifiers, context: context).intentValues
        case "caseName":
            try await caseName(for: identifiers, context: context).intentValues
        case "declaredCases":
            try await declaredCases(for: identifiers, context: context).intentValues
        case "String":
            try await String(for: identifiers, context: context).intentValues
        case "family":
            try await family(for: identifiers, context: context).intentValues
        case "id":
            try await id(for: identifiers, context: context).intentValues
        case "intent":
            try await intent(for: identifiers, context: context).intentValues
        case "context":
            try await self.context(for: identifiers, context: context).intentValues
        case "identifiers":
            try await self.identifiers(for: identifiers, context: context).intentValues
        case "parameter":
            try await self.parameter(for: identifiers, context: context).intentValues
        case "searchTerm":
            try await searchTerm(for: identifiers, context: context).intentValues
        case "to":
            try await to(for: identifiers, context: context).intentValues
        case "from":
            try await from(for: identifiers, context: context).intentValues
        case "Self":
            try await self.`Self`(for: identifiers, context: context).intentValues
        case "Any":
            try await `Any`(for: identifiers, context: context).intentValues
        case "some":
            try await `some`(for: identifiers, context: context).intentValues
        case "await":
            try await `await`(for: identifiers, context: context).intentValues
        case "async":
            try await `async`(for: identifiers, context: context).intentValues
        case "throws":
            try await `throws`(for: identifiers, context: context).intentValues
        case "nil":
            try await `nil`(for: identifiers, context: context).intentValues
        case "true":
            try await `true`(for: identifiers, context: context).intentValues
        case "super":
            try await `super`(for: identifiers, context: context).intentValues
        case "generatedCodeFormat":
            try await generatedCodeFormat(for: identifiers, context: context).intentValues
        case "object":
            try await object(for: identifiers, context: context).intentValues
        case "none":
            try await none(for: identifiers, context: context).intentValues
        case "get":
            try await get(for: identifiers, context: context).intentValues
        case "set":
            try await set(for: identifiers, context: context).intentValues
        case "Foo":
            try await Foo(for: identifiers, context: context).intentValues
        case "operator":
            try await `operator`(for: identifiers, context: context).intentValues
        case "subscript":
            try await `subscript`(for: identifiers, context: context).intentValues
        case "nonisolated":
            try await `nonisolated`(for: identifiers, context: context).intentValues
        case "unowned":
            try await unowned(for: identifiers, context: context).intentValues
        case "actor":
            try await actor(for: identifiers, context: context).intentValues
        case "macro":
            try await macro(for: identifiers, context: context).intentValues
        case "package":
            try await package(for: identifiers, context: context).intentValues
        case "open":
            try await `open`(for: identifiers, context: context).intentValues
        case "each":
            try await `each`(for: identifiers, context: context).intentValues
        case "repeat":
            try await `repeat`(for: identifiers, context: context).intentValues
        case "rethrows":
            try await `rethrows`(for: identifiers, context: context).intentValues
        case "as":
            try await `as`(for: identifiers, context: context).intentValues
        case "is":
            try await `is`(for: identifiers, context: context).intentValues
        case "static":
            try await `static`(for: identifiers, context: context).intentValues
        case "prefix":
            try await prefix(for: identifiers, context: context).intentValues
        case "left":
            try await left(for: identifiers, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }

    public func intentDefault(
        of parameter: Swift.String, for intent: DynamicIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        switch parameter {
        case "definition":
            try await defaultDefinition(for: intent, context: context).intentValues
        case "hash":
            try await defaultHash(for: intent, context: context).intentValues
        case "description":
            try await defaultDescription(for: intent, context: context).intentValues
        case "values":
            try await defaultValues(for: intent, context: context).intentValues
        case "value":
            try await defaultValue(for: intent, context: context).intentValues
        case "intentValue":
            try await defaultIntentValue(for: intent, context: context).intentValues
        case "init":
            try await defaultInit(for: intent, context: context).intentValues
        case "default":
            try await defaultDefault(for: intent, context: context).intentValues
        case "class":
            try await defaultClass(for: intent, context: context).intentValues
        case "in":
            try await defaultIn(for: intent, context: context).intentValues
        case "inout":
            try await defaultInout(for: intent, context: context).intentValues
        case "var":
            try await defaultVar(for: intent, context: context).intentValues
        case "let":
            try await defaultLet(for: intent, context: context).intentValues
        case "encode":
            try await defaultEncode(for: intent, context: context).intentValues
        case "write":
            try await defaultWrite(for: intent, context: context).intentValues
        case "caseName":
            try await defaultCaseName(for: intent, context: context).intentValues
        case "declaredCases":
            try await defaultDeclaredCases(for: intent, context: context).intentValues
        case "String":
            try await defaultString(for: intent, context: context).intentValues
        case "family":
            try await defaultFamily(for: intent, context: context).intentValues
        case "id":
            try await defaultId(for: intent, context: context).intentValues
        case "intent":
            try await defaultIntent(for: intent, context: context).intentValues
        case "context":
            try await defaultContext(for: intent, context: context).intentValues
        case "identifiers":
            try await defaultIdentifiers(for: intent, context: context).intentValues
        case "parameter":
            try await defaultParameter(for: intent, context: context).intentValues
        case "searchTerm":
            try await defaultSearchTerm(for: intent, context: context).intentValues
        case "to":
            try await defaultTo(for: intent, context: context).intentValues
        case "from":
            try await defaultFrom(for: intent, context: context).intentValues
        case "Self":
            try await defaultSelf(for: intent, context: context).intentValues
        case "Any":
            try await defaultAny(for: intent, context: context).intentValues
        case "some":
            try await defaultSome(for: intent, context: context).intentValues
        case "await":
            try await defaultAwait(for: intent, context: context).intentValues
        case "async":
            try await defaultAsync(for: intent, context: context).intentValues
        case "throws":
            try await defaultThrows(for: intent, context: context).intentValues
        case "nil":
            try await defaultNil(for: intent, context: context).intentValues
        case "true":
            try await defaultTrue(for: intent, context: context).intentValues
        case "super":
            try await defaultSuper(for: intent, context: context).intentValues
        case "generatedCodeFormat":
            try await defaultGeneratedCodeFormat(for: intent, context: context).intentValues
        case "object":
            try await defaultObject(for: intent, context: context).intentValues
        case "none":
            try await defaultNone(for: intent, context: context).intentValues
        case "get":
            try await defaultGet(for: intent, context: context).intentValues
        case "set":
            try await defaultSet(for: intent, context: context).intentValues
        case "Foo":
            try await defaultFoo(for: intent, context: context).intentValues
        case "operator":
            try await defaultOperator(for: intent, context: context).intentValues
        case "subscript":
            try await defaultSubscript(for: intent, context: context).intentValues
        case "nonisolated":
            try await defaultNonisolated(for: intent, context: context).intentValues
        case "unowned":
            try await defaultUnowned(for: intent, context: context).intentValues
        case "actor":
            try await defaultActor(for: intent, context: context).intentValues
        case "macro":
            try await defaultMacro(for: intent, context: context).intentValues
        case "package":
            try await defaultPackage(for: intent, context: context).intentValues
        case "open":
            try await defaultOpen(for: intent, context: context).intentValues
        case "each":
            try await defaultEach(for: intent, context: context).intentValues
        case "repeat":
            try await defaultRepeat(for: intent, context: context).intentValues
        case "rethrows":
            try await defaultRethrows(for: intent, context: context).intentValues
        case "as":
            try await defaultAs(for: intent, context: context).intentValues
        case "is":
            try await defaultIs(for: intent, context: context).intentValues
        case "static":
            try await defaultStatic(for: intent, context: context).intentValues
        case "prefix":
            try await defaultPrefix(for: intent, context: context).intentValues
        case "left":
            try await defaultLeft(for: intent, context: context).intentValues
        default: throw HandlerError.unknown(parameter: parameter)
        }
    }
}

/// String.
public nonisolated struct String: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [String]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [String] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "String", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Bool.
public nonisolated struct Bool: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Bool]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Bool] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Bool", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Int.
public nonisolated struct Int: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Int]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Int] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Int", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Duration.
public nonisolated struct Duration: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Duration]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Duration] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Duration", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// URL.
public nonisolated struct URL: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [URL]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [URL] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "URL", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Measurement.
public nonisolated struct Measurement: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Measurement]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Measurement] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Measurement", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Sendable.
public nonisolated struct Sendable: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Sendable]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Sendable] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Sendable", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Hashable.
public nonisolated struct Hashable: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Hashable]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Hashable] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Hashable", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Array.
public nonisolated struct Array: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Array]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Array] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Array", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Optional.
public nonisolated struct Optional: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Optional]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Optional] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Optional", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// IntentValues.
public nonisolated struct IntentValues: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [IntentValues]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [IntentValues] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "IntentValues", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// IntentObject.
public nonisolated struct IntentObject: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [IntentObject]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [IntentObject] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "IntentObject", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// ObjectValue.
public nonisolated struct ObjectValue: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [ObjectValue]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [ObjectValue] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "ObjectValue", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// SizeFamily.
public nonisolated struct SizeFamily: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [SizeFamily]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [SizeFamily] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "SizeFamily", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// OptionsContext.
public nonisolated struct OptionsContext: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [OptionsContext]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [OptionsContext] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "OptionsContext", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Void.
public nonisolated struct Void: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Void]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Void] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Void", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Result.
public nonisolated struct Result: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Result]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Result] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Result", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Error.
public nonisolated struct Error: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Error]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Error] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Error", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Identifiable.
public nonisolated struct Identifiable: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Identifiable]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Identifiable] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Identifiable", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Codable.
public nonisolated struct Codable: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Codable]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Codable] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Codable", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Decoder.
public nonisolated struct Decoder: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Decoder]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Decoder] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Decoder", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Never.
public nonisolated struct Never: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Never]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Never] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Never", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Never2.
public nonisolated struct Never2: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Never2]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Never2] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Never2", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Key.
public nonisolated struct Key: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Key]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Key] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Key", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Element.
public nonisolated struct Element: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Element]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Element] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Element", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Any.
public nonisolated struct `Any`: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [`Any`]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [`Any`] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Any", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// AnyObject.
public nonisolated struct AnyObject: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [AnyObject]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [AnyObject] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "AnyObject", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// WidgetKind.
public nonisolated struct WidgetKind: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [WidgetKind]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [WidgetKind] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "WidgetKind", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// IntentDefinition.
public nonisolated struct IntentDefinition: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [IntentDefinition]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [IntentDefinition] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "IntentDefinition", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Intents.
public nonisolated struct Intents: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// text.
    public let text: Swift.String?
    /// same.
    public let same: [Intents]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], text: Swift.String? = nil, same: [Intents] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.text = text
        self.same = same
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        text = values.string("text")
        same = values.list("same")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("text", to: text)
        values.set("same", to: same)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Intents", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Node.
public nonisolated struct Node: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    // A struct cannot hold its own type; a list of one can.
    private let _next_: [Node]

    /// next.
    public var next: Node? { _next_.first }

    // A struct cannot hold its own type; a list of one can.
    private let __next: [Leaf]

    /// _next.
    public var _next: Leaf? { __next.first }

    /// all.
    public let all: [Node]

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], next: Node? = nil, _next: Leaf? = nil, all: [Node] = []
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self._next_ = next.map { [$0] } ?? []
        self.__next = _next.map { [$0] } ?? []
        self.all = all
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        _next_ = values.list("next")
        __next = values.list("_next")
        all = values.list("all")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("next", to: next)
        values.set("_next", to: _next)
        values.set("all", to: all)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Node", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Leaf.
public nonisolated struct Leaf: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    // A struct cannot hold its own type; a list of one can.
    private let _tree: [Node]

    /// tree.
    public var tree: Node? { _tree.first }

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], tree: Node? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self._tree = tree.map { [$0] } ?? []
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        _tree = values.list("tree")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("tree", to: tree)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Leaf", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Members.
public nonisolated struct Members: IntentRuntime.IntentObject {
    /// What is stored, and what lookup is asked for.
    public let identifier: Swift.String
    /// What a list shows.
    public let displayString: Swift.String
    /// What a list shows below it.
    public let subtitleString: Swift.String?
    /// What a list shows beside it.
    public let displayImage: ImageValue?
    /// How the display string is said.
    public let pronunciationHint: Swift.String?
    /// Other words for it, as people say them.
    public let alternativeSpeakableMatches: [Swift.String]
    /// definition.
    public let definition: Swift.String?
    /// hash.
    public let hash: Swift.String?
    /// description.
    public let description: Swift.String?
    /// Slots.
    public let Slots: Swift.String?
    /// Parameters.
    public let Parameters: Swift.String?
    /// values.
    public let values: Swift.String?
    /// value.
    public let value: Swift.String?
    /// intentValues.
    public let intentValues: Swift.String?
    /// init.
    public let `init`: Swift.String?
    /// default.
    public let `default`: Swift.String?
    /// class.
    public let `class`: Swift.String?
    /// in.
    public let `in`: Swift.String?
    /// inout.
    public let `inout`: Swift.String?
    /// var.
    public let `var`: Swift.String?
    /// let.
    public let `let`: Swift.String?
    /// encode.
    public let encode: Swift.String?
    /// write.
    public let write: Swift.String?
    /// caseName.
    public let caseName: Swift.String?
    /// declaredCases.
    public let declaredCases: Swift.String?
    /// String.
    public let String: Swift.String?
    /// family.
    public let family: Swift.String?
    /// intent.
    public let intent: Swift.String?
    /// context.
    public let context: Swift.String?
    /// identifiers.
    public let identifiers: Swift.String?
    /// parameter.
    public let parameter: Swift.String?
    /// searchTerm.
    public let searchTerm: Swift.String?
    /// to.
    public let to: Swift.String?
    /// from.
    public let from: Swift.String?
    /// Self.
    public let `Self`: Swift.String?
    /// Any.
    public let `Any`: Swift.String?
    /// some.
    public let `some`: Swift.String?
    /// any.
    public let `any`: Swift.String?
    /// await.
    public let `await`: Swift.String?
    /// async.
    public let `async`: Swift.String?
    /// throws.
    public let `throws`: Swift.String?
    /// nil.
    public let `nil`: Swift.String?
    /// true.
    public let `true`: Swift.String?
    /// super.
    public let `super`: Swift.String?
    /// generatedCodeFormat.
    public let generatedCodeFormat: Swift.String?
    /// object.
    public let object: Swift.String?
    /// none.
    public let none: Swift.String?
    /// get.
    public let get: Swift.String?
    /// set.
    public let set: Swift.String?
    /// foo.
    public let foo: Swift.String?
    /// Foo.
    public let Foo: Swift.String?
    /// operator.
    public let `operator`: Swift.String?
    /// subscript.
    public let `subscript`: Swift.String?
    /// nonisolated.
    public let `nonisolated`: Swift.String?
    /// unowned.
    public let unowned: Swift.String?
    /// actor.
    public let actor: Swift.String?
    /// macro.
    public let macro: Swift.String?
    /// package.
    public let package: Swift.String?
    /// open.
    public let `open`: Swift.String?
    /// each.
    public let `each`: Swift.String?
    /// repeat.
    public let `repeat`: Swift.String?
    /// rethrows.
    public let `rethrows`: Swift.String?
    /// as.
    public let `as`: Swift.String?
    /// is.
    public let `is`: Swift.String?
    /// static.
    public let `static`: Swift.String?
    /// prefix.
    public let prefix: Swift.String?
    /// left.
    public let left: Swift.String?

    public init(
        identifier: Swift.String, displayString: Swift.String, subtitleString: Swift.String? = nil,
        displayImage: ImageValue? = nil, pronunciationHint: Swift.String? = nil,
        alternativeSpeakableMatches: [Swift.String] = [], definition: Swift.String? = nil, hash: Swift.String? = nil,
        description: Swift.String? = nil, Slots: Swift.String? = nil, Parameters: Swift.String? = nil,
        values: Swift.String? = nil, value: Swift.String? = nil, intentValues: Swift.String? = nil,
        `init`: Swift.String? = nil, `default`: Swift.String? = nil, `class`: Swift.String? = nil,
        `in`: Swift.String? = nil, `inout`: Swift.String? = nil, `var`: Swift.String? = nil, `let`: Swift.String? = nil,
        encode: Swift.String? = nil, write: Swift.String? = nil, caseName: Swift.String? = nil,
        declaredCases: Swift.String? = nil, String: Swift.String? = nil, family: Swift.String? = nil,
        intent: Swift.String? = nil, context: Swift.String? = nil, identifiers: Swift.String? = nil,
        parameter: Swift.String? = nil, searchTerm: Swift.String? = nil, to: Swift.String? = nil,
        from: Swift.String? = nil, `Self`: Swift.String? = nil, `Any`: Swift.String? = nil, `some`: Swift.String? = nil,
        `any`: Swift.String? = nil, `await`: Swift.String? = nil, `async`: Swift.String? = nil,
        `throws`: Swift.String? = nil, `nil`: Swift.String? = nil, `true`: Swift.String? = nil,
        `super`: Swift.String? = nil, generatedCodeFormat: Swift.String? = nil, object: Swift.String? = nil,
        none: Swift.String? = nil, get: Swift.String? = nil, set: Swift.String? = nil, foo: Swift.String? = nil,
        Foo: Swift.String? = nil, `operator`: Swift.String? = nil, `subscript`: Swift.String? = nil,
        `nonisolated`: Swift.String? = nil, unowned: Swift.String? = nil, actor: Swift.String? = nil,
        macro: Swift.String? = nil, package: Swift.String? = nil, `open`: Swift.String? = nil,
        `each`: Swift.String? = nil, `repeat`: Swift.String? = nil, `rethrows`: Swift.String? = nil,
        `as`: Swift.String? = nil, `is`: Swift.String? = nil, `static`: Swift.String? = nil,
        prefix: Swift.String? = nil, left: Swift.String? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.definition = definition
        self.hash = hash
        self.description = description
        self.Slots = Slots
        self.Parameters = Parameters
        self.values = values
        self.value = value
        self.intentValues = intentValues
        self.`init` = `init`
        self.`default` = `default`
        self.`class` = `class`
        self.`in` = `in`
        self.`inout` = `inout`
        self.`var` = `var`
        self.`let` = `let`
        self.encode = encode
        self.write = write
        self.caseName = caseName
        self.declaredCases = declaredCases
        self.String = String
        self.family = family
        self.intent = intent
        self.context = context
        self.identifiers = identifiers
        self.parameter = parameter
        self.searchTerm = searchTerm
        self.to = to
        self.from = from
        self.`Self` = `Self`
        self.`Any` = `Any`
        self.`some` = `some`
        self.`any` = `any`
        self.`await` = `await`
        self.`async` = `async`
        self.`throws` = `throws`
        self.`nil` = `nil`
        self.`true` = `true`
        self.`super` = `super`
        self.generatedCodeFormat = generatedCodeFormat
        self.object = object
        self.none = none
        self.get = get
        self.set = set
        self.foo = foo
        self.Foo = Foo
        self.`operator` = `operator`
        self.`subscript` = `subscript`
        self.`nonisolated` = `nonisolated`
        self.unowned = unowned
        self.actor = actor
        self.macro = macro
        self.package = package
        self.`open` = `open`
        self.`each` = `each`
        self.`repeat` = `repeat`
        self.`rethrows` = `rethrows`
        self.`as` = `as`
        self.`is` = `is`
        self.`static` = `static`
        self.prefix = prefix
        self.left = left
    }

    public init(objectValue object: IntentRuntime.ObjectValue) {
        identifier = object.identifier
        displayString = object.displayString
        subtitleString = object.subtitleString
        displayImage = object.displayImage
        pronunciationHint = object.pronunciationHint
        alternativeSpeakableMatches = object.alternativeSpeakableMatches
        let values = IntentRuntime.IntentValues(object.properties)
        definition = values.string("definition")
        hash = values.string("hash")
        description = values.string("description")
        Slots = values.string("Slots")
        Parameters = values.string("Parameters")
        self.values = values.string("values")
        value = values.string("value")
        intentValues = values.string("intentValues")
        `init` = values.string("init")
        `default` = values.string("default")
        `class` = values.string("class")
        `in` = values.string("in")
        `inout` = values.string("inout")
        `var` = values.string("var")
        `let` = values.string("let")
        encode = values.string("encode")
        write = values.string("write")
        caseName = values.string("caseName")
        declaredCases = values.string("declaredCases")
        String = values.string("String")
        family = values.string("family")
        intent = values.string("intent")
        context = values.string("context")
        identifiers = values.string("identifiers")
        parameter = values.string("parameter")
        searchTerm = values.string("searchTerm")
        to = values.string("to")
        from = values.string("from")
        `Self` = values.string("Self")
        `Any` = values.string("Any")
        `some` = values.string("some")
        `any` = values.string("any")
        `await` = values.string("await")
        `async` = values.string("async")
        `throws` = values.string("throws")
        `nil` = values.string("nil")
        `true` = values.string("true")
        `super` = values.string("super")
        generatedCodeFormat = values.string("generatedCodeFormat")
        self.object = values.string("object")
        none = values.string("none")
        get = values.string("get")
        set = values.string("set")
        foo = values.string("foo")
        Foo = values.string("Foo")
        `operator` = values.string("operator")
        `subscript` = values.string("subscript")
        `nonisolated` = values.string("nonisolated")
        unowned = values.string("unowned")
        actor = values.string("actor")
        macro = values.string("macro")
        package = values.string("package")
        `open` = values.string("open")
        `each` = values.string("each")
        `repeat` = values.string("repeat")
        `rethrows` = values.string("rethrows")
        `as` = values.string("as")
        `is` = values.string("is")
        `static` = values.string("static")
        prefix = values.string("prefix")
        left = values.string("left")
    }

    public var objectValue: IntentRuntime.ObjectValue {
        var values = IntentRuntime.IntentValues()
        values.set("definition", to: definition)
        values.set("hash", to: hash)
        values.set("description", to: description)
        values.set("Slots", to: Slots)
        values.set("Parameters", to: Parameters)
        values.set("values", to: self.values)
        values.set("value", to: value)
        values.set("intentValues", to: intentValues)
        values.set("init", to: `init`)
        values.set("default", to: `default`)
        values.set("class", to: `class`)
        values.set("in", to: `in`)
        values.set("inout", to: `inout`)
        values.set("var", to: `var`)
        values.set("let", to: `let`)
        values.set("encode", to: encode)
        values.set("write", to: write)
        values.set("caseName", to: caseName)
        values.set("declaredCases", to: declaredCases)
        values.set("String", to: String)
        values.set("family", to: family)
        values.set("intent", to: intent)
        values.set("context", to: context)
        values.set("identifiers", to: identifiers)
        values.set("parameter", to: parameter)
        values.set("searchTerm", to: searchTerm)
        values.set("to", to: to)
        values.set("from", to: from)
        values.set("Self", to: `Self`)
        values.set("Any", to: `Any`)
        values.set("some", to: `some`)
        values.set("any", to: `any`)
        values.set("await", to: `await`)
        values.set("async", to: `async`)
        values.set("throws", to: `throws`)
        values.set("nil", to: `nil`)
        values.set("true", to: `true`)
        values.set("super", to: `super`)
        values.set("generatedCodeFormat", to: generatedCodeFormat)
        values.set("object", to: self.object)
        values.set("none", to: none)
        values.set("get", to: get)
        values.set("set", to: set)
        values.set("foo", to: foo)
        values.set("Foo", to: Foo)
        values.set("operator", to: `operator`)
        values.set("subscript", to: `subscript`)
        values.set("nonisolated", to: `nonisolated`)
        values.set("unowned", to: unowned)
        values.set("actor", to: actor)
        values.set("macro", to: macro)
        values.set("package", to: package)
        values.set("open", to: `open`)
        values.set("each", to: `each`)
        values.set("repeat", to: `repeat`)
        values.set("rethrows", to: `rethrows`)
        values.set("as", to: `as`)
        values.set("is", to: `is`)
        values.set("static", to: `static`)
        values.set("prefix", to: prefix)
        values.set("left", to: left)
        return IntentRuntime.ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches, properties: values.dictionary)
    }

    public static var definition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Members", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// IntentEnumeration.
public nonisolated enum IntentEnumeration: IntentRuntime.IntentEnumeration {
    /// definition.
    case definition
    /// hash.
    case hash
    /// description.
    case description
    /// Slots.
    case Slots
    /// Parameters.
    case Parameters
    /// values.
    case values
    /// value.
    case value
    /// intentValues.
    case intentValues
    /// self.
    case `self`
    /// init.
    case `init`
    /// default.
    case `default`
    /// class.
    case `class`
    /// in.
    case `in`
    /// inout.
    case `inout`
    /// var.
    case `var`
    /// let.
    case `let`
    /// encode.
    case encode
    /// write.
    case write
    /// String.
    case String
    /// family.
    case family
    /// id.
    case id
    /// intent.
    case intent
    /// context.
    case context
    /// identifiers.
    case identifiers
    /// parameter.
    case parameter
    /// searchTerm.
    case searchTerm
    /// to.
    case to
    /// from.
    case from
    /// Self.
    case `Self`
    /// Any.
    case `Any`
    /// some.
    case `some`
    /// any.
    case `any`
    /// await.
    case `await`
    /// async.
    case `async`
    /// throws.
    case `throws`
    /// nil.
    case `nil`
    /// true.
    case `true`
    /// super.
    case `super`
    /// generatedCodeFormat.
    case generatedCodeFormat
    /// object.
    case object
    /// none.
    case none
    /// get.
    case get
    /// set.
    case set
    /// foo.
    case foo
    /// Foo.
    case Foo
    /// operator.
    case `operator`
    /// subscript.
    case `subscript`
    /// nonisolated.
    case `nonisolated`
    /// unowned.
    case unowned
    /// actor.
    case actor
    /// macro.
    case macro
    /// package.
    case package
    /// open.
    case `open`
    /// each.
    case `each`
    /// repeat.
    case `repeat`
    /// rethrows.
    case `rethrows`
    /// as.
    case `as`
    /// is.
    case `is`
    /// static.
    case `static`
    /// prefix.
    case prefix
    /// left.
    case left
    /// A case of a newer definition, kept as it is.
    case unrecognized(Swift.String)

    public static var declaredCases: [IntentEnumeration] {
        [.definition, .hash, .description, .Slots, .Parameters, .values, .value, .intentValues, .`self`, .`init`, .`default`, .`class`, .`in`, .`inout`, .`var`, .`let`, .encode, .write, .String, .family, .id, .intent, .context, .identifiers, .parameter, .searchTerm, .to, .from, .`Self`, .`Any`, .`some`, .`any`, .`await`, .`async`, .`throws`, .`nil`, .`true`, .`super`, .generatedCodeFormat, .object, .none, .get, .set, .foo, .Foo, .`operator`, .`subscript`, .`nonisolated`, .unowned, .actor, .macro, .package, .`open`, .`each`, .`repeat`, .`rethrows`, .`as`, .`is`, .`static`, .prefix, .left]
    }

    public init(caseName: Swift.String) {
        switch caseName {
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
        default: self = .unrecognized(caseName)
        }
    }

    public var caseName: Swift.String {
        switch self {
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
        case .unrecognized(let caseName): caseName
        }
    }

    public static var enumDefinition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "IntentEnumeration", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

/// Double.
public nonisolated enum Double: IntentRuntime.IntentEnumeration {
    /// none.
    case none
    /// some.
    case `some`
    /// Double.
    case Double
    /// A case of a newer definition, kept as it is.
    case unrecognized(Swift.String)

    public static var declaredCases: [Double] { [.none, .`some`, .Double] }

    public init(caseName: Swift.String) {
        switch caseName {
        case "none": self = .none
        case "some": self = .`some`
        case "Double": self = .Double
        default: self = .unrecognized(caseName)
        }
    }

    public var caseName: Swift.String {
        switch self {
        case .none: "none"
        case .`some`: "some"
        case .Double: "Double"
        case .unrecognized(let caseName): caseName
        }
    }

    public static var enumDefinition: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(name: "Double", json: IntentRuntime.IntentDefinition.hostileNames.json)
    }
}

nonisolated extension IntentRuntime.WidgetKind {
    /// definition.
    public static var definition: IntentRuntime.WidgetKind { "definition" }
    /// hash.
    public static var hash: IntentRuntime.WidgetKind { "hash" }
    /// hashValue.
    public static var hashValue: IntentRuntime.WidgetKind { "hashValue" }
    /// description.
    public static var description: IntentRuntime.WidgetKind { "description" }
    /// Slots.
    public static var Slots: IntentRuntime.WidgetKind { "Slots" }
    /// Parameters.
    public static var Parameters: IntentRuntime.WidgetKind { "Parameters" }
    /// values.
    public static var values: IntentRuntime.WidgetKind { "values" }
    /// value.
    public static var value: IntentRuntime.WidgetKind { "value" }
    /// intentValues.
    public static var intentValues: IntentRuntime.WidgetKind { "intentValues" }
    /// intentValue.
    public static var intentValue: IntentRuntime.WidgetKind { "intentValue" }
    /// self.
    public static var `self`: IntentRuntime.WidgetKind { "self" }
    /// init.
    public static var `init`: IntentRuntime.WidgetKind { "init" }
    /// default.
    public static var `default`: IntentRuntime.WidgetKind { "default" }
    /// class.
    public static var `class`: IntentRuntime.WidgetKind { "class" }
    /// in.
    public static var `in`: IntentRuntime.WidgetKind { "in" }
    /// inout.
    public static var `inout`: IntentRuntime.WidgetKind { "inout" }
    /// var.
    public static var `var`: IntentRuntime.WidgetKind { "var" }
    /// let.
    public static var `let`: IntentRuntime.WidgetKind { "let" }
    /// encode.
    public static var encode: IntentRuntime.WidgetKind { "encode" }
    /// write.
    public static var write: IntentRuntime.WidgetKind { "write" }
    /// caseName.
    public static var caseName: IntentRuntime.WidgetKind { "caseName" }
    /// declaredCases.
    public static var declaredCases: IntentRuntime.WidgetKind { "declaredCases" }
    /// String.
    public static var String: IntentRuntime.WidgetKind { "String" }
    /// family.
    public static var family: IntentRuntime.WidgetKind { "family" }
    /// id.
    public static var id: IntentRuntime.WidgetKind { "id" }
    /// intent.
    public static var intent: IntentRuntime.WidgetKind { "intent" }
    /// context.
    public static var context: IntentRuntime.WidgetKind { "context" }
    /// identifiers.
    public static var identifiers: IntentRuntime.WidgetKind { "identifiers" }
    /// parameter.
    public static var parameter: IntentRuntime.WidgetKind { "parameter" }
    /// searchTerm.
    public static var searchTerm: IntentRuntime.WidgetKind { "searchTerm" }
    /// to.
    public static var to: IntentRuntime.WidgetKind { "to" }
    /// from.
    public static var from: IntentRuntime.WidgetKind { "from" }
    /// Self.
    public static var `Self`: IntentRuntime.WidgetKind { "Self" }
    /// Any.
    public static var `Any`: IntentRuntime.WidgetKind { "Any" }
    /// some.
    public static var `some`: IntentRuntime.WidgetKind { "some" }
    /// any.
    public static var `any`: IntentRuntime.WidgetKind { "any" }
    /// await.
    public static var `await`: IntentRuntime.WidgetKind { "await" }
    /// async.
    public static var `async`: IntentRuntime.WidgetKind { "async" }
    /// throws.
    public static var `throws`: IntentRuntime.WidgetKind { "throws" }
    /// nil.
    public static var `nil`: IntentRuntime.WidgetKind { "nil" }
    /// true.
    public static var `true`: IntentRuntime.WidgetKind { "true" }
    /// super.
    public static var `super`: IntentRuntime.WidgetKind { "super" }
    /// generatedCodeFormat.
    public static var generatedCodeFormat: IntentRuntime.WidgetKind { "generatedCodeFormat" }
    /// object.
    public static var object: IntentRuntime.WidgetKind { "object" }
    /// none.
    public static var none: IntentRuntime.WidgetKind { "none" }
    /// get.
    public static var get: IntentRuntime.WidgetKind { "get" }
    /// set.
    public static var set: IntentRuntime.WidgetKind { "set" }
    /// foo.
    public static var foo: IntentRuntime.WidgetKind { "foo" }
    /// Foo.
    public static var Foo: IntentRuntime.WidgetKind { "Foo" }
    /// operator.
    public static var `operator`: IntentRuntime.WidgetKind { "operator" }
    /// subscript.
    public static var `subscript`: IntentRuntime.WidgetKind { "subscript" }
    /// nonisolated.
    public static var `nonisolated`: IntentRuntime.WidgetKind { "nonisolated" }
    /// unowned.
    public static var unowned: IntentRuntime.WidgetKind { "unowned" }
    /// actor.
    public static var actor: IntentRuntime.WidgetKind { "actor" }
    /// macro.
    public static var macro: IntentRuntime.WidgetKind { "macro" }
    /// package.
    public static var package: IntentRuntime.WidgetKind { "package" }
    /// open.
    public static var `open`: IntentRuntime.WidgetKind { "open" }
    /// each.
    public static var `each`: IntentRuntime.WidgetKind { "each" }
    /// repeat.
    public static var `repeat`: IntentRuntime.WidgetKind { "repeat" }
    /// rethrows.
    public static var `rethrows`: IntentRuntime.WidgetKind { "rethrows" }
    /// as.
    public static var `as`: IntentRuntime.WidgetKind { "as" }
    /// is.
    public static var `is`: IntentRuntime.WidgetKind { "is" }
    /// static.
    public static var `static`: IntentRuntime.WidgetKind { "static" }
    /// prefix.
    public static var prefix: IntentRuntime.WidgetKind { "prefix" }
    /// left.
    public static var left: IntentRuntime.WidgetKind { "left" }
}

nonisolated extension IntentRuntime.IntentDefinition {
    /// What hostile-names.intent.yaml says.
    public static var hostileNames: IntentRuntime.IntentDefinition {
        IntentRuntime.IntentDefinition(json: #"{"schema":1,"types":[{"name":"String","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:String]","title":"same"}]},{"name":"Bool","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Bool]","title":"same"}]},{"name":"Int","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Int]","title":"same"}]},{"name":"Duration","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Duration]","title":"same"}]},{"name":"URL","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:URL]","title":"same"}]},{"name":"Measurement","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Measurement]","title":"same"}]},{"name":"Sendable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Sendable]","title":"same"}]},{"name":"Hashable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Hashable]","title":"same"}]},{"name":"Array","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Array]","title":"same"}]},{"name":"Optional","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Optional]","title":"same"}]},{"name":"IntentValues","title":"IntentValues","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentValues]","title":"same"}]},{"name":"IntentObject","title":"IntentObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentObject]","title":"same"}]},{"name":"ObjectValue","title":"ObjectValue","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:ObjectValue]","title":"same"}]},{"name":"SizeFamily","title":"SizeFamily","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:SizeFamily]","title":"same"}]},{"name":"OptionsContext","title":"OptionsContext","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:OptionsContext]","title":"same"}]},{"name":"Void","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Void]","title":"same"}]},{"name":"Result","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Result]","title":"same"}]},{"name":"Error","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Error]","title":"same"}]},{"name":"Identifiable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Identifiable]","title":"same"}]},{"name":"Codable","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Codable]","title":"same"}]},{"name":"Decoder","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Decoder]","title":"same"}]},{"name":"Never","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never]","title":"same"}]},{"name":"Never2","title":"Never2","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Never2]","title":"same"}]},{"name":"Key","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Key]","title":"same"}]},{"name":"Element","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Element]","title":"same"}]},{"name":"Any","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Any]","title":"same"}]},{"name":"AnyObject","title":"AnyObject","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:AnyObject]","title":"same"}]},{"name":"WidgetKind","title":"WidgetKind","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:WidgetKind]","title":"same"}]},{"name":"IntentDefinition","title":"IntentDefinition","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:IntentDefinition]","title":"same"}]},{"name":"Intents","properties":[{"name":"text","type":"String","title":"text"},{"name":"same","type":"[object:Intents]","title":"same"}]},{"name":"Node","properties":[{"name":"next","type":"object:Node","title":"next"},{"name":"_next","type":"object:Leaf","title":"_next"},{"name":"all","type":"[object:Node]","title":"all"}]},{"name":"Leaf","properties":[{"name":"tree","type":"object:Node","title":"tree"}]},{"name":"Members","properties":[{"name":"definition","type":"String","title":"definition"},{"name":"hash","type":"String","title":"hash"},{"name":"description","type":"String","title":"description"},{"name":"Slots","type":"String"},{"name":"Parameters","type":"String"},{"name":"values","type":"String","title":"values"},{"name":"value","type":"String","title":"value"},{"name":"intentValues","type":"String","title":"intentValues"},{"name":"init","type":"String","title":"init"},{"name":"default","type":"String","title":"default"},{"name":"class","type":"String","title":"class"},{"name":"in","type":"String","title":"in"},{"name":"inout","type":"String","title":"inout"},{"name":"var","type":"String","title":"var"},{"name":"let","type":"String","title":"let"},{"name":"encode","type":"String","title":"encode"},{"name":"write","type":"String","title":"write"},{"name":"caseName","type":"String","title":"caseName"},{"name":"declaredCases","type":"String","title":"declaredCases"},{"name":"String","type":"String"},{"name":"family","type":"String","title":"family"},{"name":"intent","type":"String","title":"intent"},{"name":"context","type":"String","title":"context"},{"name":"identifiers","type":"String","title":"identifiers"},{"name":"parameter","type":"String","title":"parameter"},{"name":"searchTerm","type":"String","title":"searchTerm"},{"name":"to","type":"String","title":"to"},{"name":"from","type":"String","title":"from"},{"name":"Self","type":"String"},{"name":"Any","type":"String"},{"name":"some","type":"String","title":"some"},{"name":"any","type":"String","title":"any"},{"name":"await","type":"String","title":"await"},{"name":"async","type":"String","title":"async"},{"name":"throws","type":"String","title":"throws"},{"name":"nil","type":"String","title":"nil"},{"name":"true","type":"String","title":"true"},{"name":"super","type":"String","title":"super"},{"name":"generatedCodeFormat","type":"String","title":"generatedCodeFormat"},{"name":"object","type":"String","title":"object"},{"name":"none","type":"String","title":"none"},{"name":"get","type":"String","title":"get"},{"name":"set","type":"String","title":"set"},{"name":"foo","type":"String","title":"foo"},{"name":"Foo","type":"String"},{"name":"operator","type":"String","title":"operator"},{"name":"subscript","type":"String","title":"subscript"},{"name":"nonisolated","type":"String","title":"nonisolated"},{"name":"unowned","type":"String","title":"unowned"},{"name":"actor","type":"String","title":"actor"},{"name":"macro","type":"String","title":"macro"},{"name":"package","type":"String","title":"package"},{"name":"open","type":"String","title":"open"},{"name":"each","type":"String","title":"each"},{"name":"repeat","type":"String","title":"repeat"},{"name":"rethrows","type":"String","title":"rethrows"},{"name":"as","type":"String","title":"as"},{"name":"is","type":"String","title":"is"},{"name":"static","type":"String","title":"static"},{"name":"prefix","type":"String","title":"prefix"},{"name":"left","type":"String","title":"left"}]}],"enums":[{"name":"IntentEnumeration","title":"IntentEnumeration","cases":[{"name":"definition","title":"definition"},{"name":"hash","title":"hash"},{"name":"description","title":"description"},{"name":"Slots"},{"name":"Parameters"},{"name":"values","title":"values"},{"name":"value","title":"value"},{"name":"intentValues","title":"intentValues"},{"name":"self","title":"self"},{"name":"init","title":"init"},{"name":"default","title":"default"},{"name":"class","title":"class"},{"name":"in","title":"in"},{"name":"inout","title":"inout"},{"name":"var","title":"var"},{"name":"let","title":"let"},{"name":"encode","title":"encode"},{"name":"write","title":"write"},{"name":"String"},{"name":"family","title":"family"},{"name":"id","title":"id"},{"name":"intent","title":"intent"},{"name":"context","title":"context"},{"name":"identifiers","title":"identifiers"},{"name":"parameter","title":"parameter"},{"name":"searchTerm","title":"searchTerm"},{"name":"to","title":"to"},{"name":"from","title":"from"},{"name":"Self"},{"name":"Any"},{"name":"some","title":"some"},{"name":"any","title":"any"},{"name":"await","title":"await"},{"name":"async","title":"async"},{"name":"throws","title":"throws"},{"name":"nil","title":"nil"},{"name":"true","title":"true"},{"name":"super","title":"super"},{"name":"generatedCodeFormat","title":"generatedCodeFormat"},{"name":"object","title":"object"},{"name":"none","title":"none"},{"name":"get","title":"get"},{"name":"set","title":"set"},{"name":"foo","title":"foo"},{"name":"Foo"},{"name":"operator","title":"operator"},{"name":"subscript","title":"subscript"},{"name":"nonisolated","title":"nonisolated"},{"name":"unowned","title":"unowned"},{"name":"actor","title":"actor"},{"name":"macro","title":"macro"},{"name":"package","title":"package"},{"name":"open","title":"open"},{"name":"each","title":"each"},{"name":"repeat","title":"repeat"},{"name":"rethrows","title":"rethrows"},{"name":"as","title":"as"},{"name":"is","title":"is"},{"name":"static","title":"static"},{"name":"prefix","title":"prefix"},{"name":"left","title":"left"}]},{"name":"Double","cases":[{"name":"none","title":"none"},{"name":"some","title":"some"},{"name":"Double"}]}],"intents":[{"name":"Names","parameters":[{"name":"definition","type":"Boolean","title":"definition","default":{"value":true}},{"name":"hash","type":"Boolean","title":"hash","default":{"value":true}},{"name":"description","type":"Boolean","title":"description","default":{"value":true}},{"name":"values","type":"Boolean","title":"values","default":{"value":true}},{"name":"value","type":"Boolean","title":"value","default":{"value":true}},{"name":"intentValue","type":"Boolean","title":"intentValue","default":{"value":true}},{"name":"init","type":"Boolean","title":"init","default":{"value":true}},{"name":"default","type":"Boolean","title":"default","default":{"value":true}},{"name":"class","type":"Boolean","title":"class","default":{"value":true}},{"name":"in","type":"Boolean","title":"in","default":{"value":true}},{"name":"inout","type":"Boolean","title":"inout","default":{"value":true}},{"name":"var","type":"Boolean","title":"var","default":{"value":true}},{"name":"let","type":"Boolean","title":"let","default":{"value":true}},{"name":"encode","type":"Boolean","title":"encode","default":{"value":true}},{"name":"write","type":"Boolean","title":"write","default":{"value":true}},{"name":"caseName","type":"Boolean","title":"caseName","default":{"value":true}},{"name":"declaredCases","type":"Boolean","title":"declaredCases","default":{"value":true}},{"name":"String","type":"Boolean","default":{"value":true}},{"name":"family","type":"Boolean","title":"family","default":{"value":true}},{"name":"id","type":"Boolean","title":"id","default":{"value":true}},{"name":"intent","type":"Boolean","title":"intent","default":{"value":true}},{"name":"context","type":"Boolean","title":"context","default":{"value":true}},{"name":"identifiers","type":"Boolean","title":"identifiers","default":{"value":true}},{"name":"parameter","type":"Boolean","title":"parameter","default":{"value":true}},{"name":"searchTerm","type":"Boolean","title":"searchTerm","default":{"value":true}},{"name":"to","type":"Boolean","title":"to","default":{"value":true}},{"name":"from","type":"Boolean","title":"from","default":{"value":true}},{"name":"Self","type":"Boolean","default":{"value":true}},{"name":"Any","type":"Boolean","default":{"value":true}},{"name":"some","type":"Boolean","title":"some","default":{"value":true}},{"name":"any","type":"Boolean","title":"any","default":{"value":true}},{"name":"await","type":"Boolean","title":"await","default":{"value":true}},{"name":"async","type":"Boolean","title":"async","default":{"value":true}},{"name":"throws","type":"Boolean","title":"throws","default":{"value":true}},{"name":"nil","type":"Boolean","title":"nil","default":{"value":true}},{"name":"true","type":"Boolean","title":"true","default":{"value":true}},{"name":"super","type":"Boolean","title":"super","default":{"value":true}},{"name":"generatedCodeFormat","type":"Boolean","title":"generatedCodeFormat","default":{"value":true}},{"name":"object","type":"Boolean","title":"object","default":{"value":true}},{"name":"none","type":"Boolean","title":"none","default":{"value":true}},{"name":"get","type":"Boolean","title":"get","default":{"value":true}},{"name":"set","type":"Boolean","title":"set","default":{"value":true}},{"name":"foo","type":"Boolean","title":"foo","default":{"value":true}},{"name":"Foo","type":"Boolean","default":{"value":true}},{"name":"operator","type":"Boolean","title":"operator","default":{"value":true}},{"name":"subscript","type":"Boolean","title":"subscript","default":{"value":true}},{"name":"nonisolated","type":"Boolean","title":"nonisolated","default":{"value":true}},{"name":"unowned","type":"Boolean","title":"unowned","default":{"value":true}},{"name":"actor","type":"Boolean","title":"actor","default":{"value":true}},{"name":"macro","type":"Boolean","title":"macro","default":{"value":true}},{"name":"package","type":"Boolean","title":"package","default":{"value":true}},{"name":"open","type":"Boolean","title":"open","default":{"value":true}},{"name":"each","type":"Boolean","title":"each","default":{"value":true}},{"name":"repeat","type":"Boolean","title":"repeat","default":{"value":true}},{"name":"rethrows","type":"Boolean","title":"rethrows","default":{"value":true}},{"name":"as","type":"Boolean","title":"as","default":{"value":true}},{"name":"is","type":"Boolean","title":"is","default":{"value":true}},{"name":"static","type":"Boolean","title":"static","default":{"value":true}},{"name":"prefix","type":"Boolean","title":"prefix","default":{"value":true}},{"name":"left","type":"Boolean","title":"left","default":{"value":true}},{"name":"valueString","type":"object:String","title":"valueString","options":"dynamic"},{"name":"valueBool","type":"object:Bool","title":"valueBool","options":"dynamic"},{"name":"valueInt","type":"object:Int","title":"valueInt","options":"dynamic"},{"name":"valueDuration","type":"object:Duration","title":"valueDuration","options":"dynamic"},{"name":"valueURL","type":"object:URL","title":"valueURL","options":"dynamic"},{"name":"valueMeasurement","type":"object:Measurement","title":"valueMeasurement","options":"dynamic"},{"name":"valueSendable","type":"object:Sendable","title":"valueSendable","options":"dynamic"},{"name":"valueHashable","type":"object:Hashable","title":"valueHashable","options":"dynamic"},{"name":"valueArray","type":"object:Array","title":"valueArray","options":"dynamic"},{"name":"valueOptional","type":"object:Optional","title":"valueOptional","options":"dynamic"},{"name":"valueIntentValues","type":"object:IntentValues","title":"valueIntentValues","options":"dynamic"},{"name":"valueIntentObject","type":"object:IntentObject","title":"valueIntentObject","options":"dynamic"},{"name":"valueObjectValue","type":"object:ObjectValue","title":"valueObjectValue","options":"dynamic"},{"name":"valueSizeFamily","type":"object:SizeFamily","title":"valueSizeFamily","options":"dynamic"},{"name":"valueOptionsContext","type":"object:OptionsContext","title":"valueOptionsContext","options":"dynamic"},{"name":"valueVoid","type":"object:Void","title":"valueVoid","options":"dynamic"},{"name":"valueResult","type":"object:Result","title":"valueResult","options":"dynamic"},{"name":"valueError","type":"object:Error","title":"valueError","options":"dynamic"},{"name":"valueIdentifiable","type":"object:Identifiable","title":"valueIdentifiable","options":"dynamic"},{"name":"valueCodable","type":"object:Codable","title":"valueCodable","options":"dynamic"},{"name":"valueDecoder","type":"object:Decoder","title":"valueDecoder","options":"dynamic"},{"name":"valueNever","type":"object:Never","title":"valueNever","options":"dynamic"},{"name":"valueNever2","type":"object:Never2","title":"valueNever2","options":"dynamic"},{"name":"valueKey","type":"object:Key","title":"valueKey","options":"dynamic"},{"name":"valueElement","type":"object:Element","title":"valueElement","options":"dynamic"},{"name":"valueAny","type":"object:Any","title":"valueAny","options":"dynamic"},{"name":"valueAnyObject","type":"object:AnyObject","title":"valueAnyObject","options":"dynamic"},{"name":"valueWidgetKind","type":"object:WidgetKind","title":"valueWidgetKind","options":"dynamic"},{"name":"valueIntentDefinition","type":"object:IntentDefinition","title":"valueIntentDefinition","options":"dynamic"},{"name":"valueIntents","type":"object:Intents","title":"valueIntents","options":"dynamic"},{"name":"a","type":"String","title":"a"},{"name":"b","type":"Integer","title":"b"},{"name":"c","type":"Decimal","title":"c"},{"name":"d","type":"TimeInterval","title":"d"},{"name":"e","type":"URL","title":"e"},{"name":"f","type":"enum:Double","title":"f","default":{"value":{"case":"none"}}}]},{"name":"Dynamic","parameters":[{"name":"definition","type":"[object:Leaf]","title":"definition","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"hash","type":"[object:Leaf]","title":"hash","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"description","type":"[object:Leaf]","title":"description","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"values","type":"[object:Leaf]","title":"values","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"value","type":"[object:Leaf]","title":"value","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intentValue","type":"[object:Leaf]","title":"intentValue","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"init","type":"[object:Leaf]","title":"init","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"default","type":"[object:Leaf]","title":"default","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"class","type":"[object:Leaf]","title":"class","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"in","type":"[object:Leaf]","title":"in","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"inout","type":"[object:Leaf]","title":"inout","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"var","type":"[object:Leaf]","title":"var","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"let","type":"[object:Leaf]","title":"let","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"encode","type":"[object:Leaf]","title":"encode","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"write","type":"[object:Leaf]","title":"write","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"caseName","type":"[object:Leaf]","title":"caseName","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"declaredCases","type":"[object:Leaf]","title":"declaredCases","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"String","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"family","type":"[object:Leaf]","title":"family","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"id","type":"[object:Leaf]","title":"id","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"intent","type":"[object:Leaf]","title":"intent","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"context","type":"[object:Leaf]","title":"context","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"identifiers","type":"[object:Leaf]","title":"identifiers","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"parameter","type":"[object:Leaf]","title":"parameter","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"searchTerm","type":"[object:Leaf]","title":"searchTerm","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"to","type":"[object:Leaf]","title":"to","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"from","type":"[object:Leaf]","title":"from","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Self","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Any","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"some","type":"[object:Leaf]","title":"some","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"await","type":"[object:Leaf]","title":"await","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"async","type":"[object:Leaf]","title":"async","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"throws","type":"[object:Leaf]","title":"throws","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nil","type":"[object:Leaf]","title":"nil","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"true","type":"[object:Leaf]","title":"true","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"super","type":"[object:Leaf]","title":"super","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"generatedCodeFormat","type":"[object:Leaf]","title":"generatedCodeFormat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"object","type":"[object:Leaf]","title":"object","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"none","type":"[object:Leaf]","title":"none","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"get","type":"[object:Leaf]","title":"get","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"set","type":"[object:Leaf]","title":"set","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"Foo","type":"[object:Leaf]","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"operator","type":"[object:Leaf]","title":"operator","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"subscript","type":"[object:Leaf]","title":"subscript","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"nonisolated","type":"[object:Leaf]","title":"nonisolated","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"unowned","type":"[object:Leaf]","title":"unowned","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"actor","type":"[object:Leaf]","title":"actor","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"macro","type":"[object:Leaf]","title":"macro","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"package","type":"[object:Leaf]","title":"package","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"open","type":"[object:Leaf]","title":"open","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"each","type":"[object:Leaf]","title":"each","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"repeat","type":"[object:Leaf]","title":"repeat","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"rethrows","type":"[object:Leaf]","title":"rethrows","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"as","type":"[object:Leaf]","title":"as","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"is","type":"[object:Leaf]","title":"is","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"static","type":"[object:Leaf]","title":"static","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"prefix","type":"[object:Leaf]","title":"prefix","options":"dynamic","default":"handler","size":{"otherwise":3}},{"name":"left","type":"[object:Leaf]","title":"left","options":"dynamic","default":"handler","size":{"otherwise":3}}]}],"widgets":[{"name":"definition","title":"definition","families":["systemSmall"]},{"name":"hash","title":"hash","families":["systemSmall"]},{"name":"hashValue","title":"hashValue","families":["systemSmall"]},{"name":"description","title":"description","families":["systemSmall"]},{"name":"Slots","swiftName":"Slots","families":["systemSmall"]},{"name":"Parameters","swiftName":"Parameters","families":["systemSmall"]},{"name":"values","title":"values","families":["systemSmall"]},{"name":"value","title":"value","families":["systemSmall"]},{"name":"intentValues","title":"intentValues","families":["systemSmall"]},{"name":"intentValue","title":"intentValue","families":["systemSmall"]},{"name":"self","title":"self","families":["systemSmall"]},{"name":"init","title":"init","families":["systemSmall"]},{"name":"default","title":"default","families":["systemSmall"]},{"name":"class","title":"class","families":["systemSmall"]},{"name":"in","title":"in","families":["systemSmall"]},{"name":"inout","title":"inout","families":["systemSmall"]},{"name":"var","title":"var","families":["systemSmall"]},{"name":"let","title":"let","families":["systemSmall"]},{"name":"encode","title":"encode","families":["systemSmall"]},{"name":"write","title":"write","families":["systemSmall"]},{"name":"caseName","title":"caseName","families":["systemSmall"]},{"name":"declaredCases","title":"declaredCases","families":["systemSmall"]},{"name":"String","swiftName":"String","families":["systemSmall"]},{"name":"family","title":"family","families":["systemSmall"]},{"name":"id","title":"id","families":["systemSmall"]},{"name":"intent","title":"intent","families":["systemSmall"]},{"name":"context","title":"context","families":["systemSmall"]},{"name":"identifiers","title":"identifiers","families":["systemSmall"]},{"name":"parameter","title":"parameter","families":["systemSmall"]},{"name":"searchTerm","title":"searchTerm","families":["systemSmall"]},{"name":"to","title":"to","families":["systemSmall"]},{"name":"from","title":"from","families":["systemSmall"]},{"name":"Self","swiftName":"Self","families":["systemSmall"]},{"name":"Any","swiftName":"Any","families":["systemSmall"]},{"name":"some","title":"some","families":["systemSmall"]},{"name":"any","title":"any","families":["systemSmall"]},{"name":"await","title":"await","families":["systemSmall"]},{"name":"async","title":"async","families":["systemSmall"]},{"name":"throws","title":"throws","families":["systemSmall"]},{"name":"nil","title":"nil","families":["systemSmall"]},{"name":"true","title":"true","families":["systemSmall"]},{"name":"super","title":"super","families":["systemSmall"]},{"name":"generatedCodeFormat","title":"generatedCodeFormat","families":["systemSmall"]},{"name":"object","title":"object","families":["systemSmall"]},{"name":"none","title":"none","families":["systemSmall"]},{"name":"get","title":"get","families":["systemSmall"]},{"name":"set","title":"set","families":["systemSmall"]},{"name":"foo","title":"foo","families":["systemSmall"]},{"name":"Foo","swiftName":"Foo","families":["systemSmall"]},{"name":"operator","title":"operator","families":["systemSmall"]},{"name":"subscript","title":"subscript","families":["systemSmall"]},{"name":"nonisolated","title":"nonisolated","families":["systemSmall"]},{"name":"unowned","title":"unowned","families":["systemSmall"]},{"name":"actor","title":"actor","families":["systemSmall"]},{"name":"macro","title":"macro","families":["systemSmall"]},{"name":"package","title":"package","families":["systemSmall"]},{"name":"open","title":"open","families":["systemSmall"]},{"name":"each","title":"each","families":["systemSmall"]},{"name":"repeat","title":"repeat","families":["systemSmall"]},{"name":"rethrows","title":"rethrows","families":["systemSmall"]},{"name":"as","title":"as","families":["systemSmall"]},{"name":"is","title":"is","families":["systemSmall"]},{"name":"static","title":"static","families":["systemSmall"]},{"name":"prefix","title":"prefix","families":["systemSmall"]},{"name":"left","title":"left","families":["systemSmall"]}]}"#)
    }
}
