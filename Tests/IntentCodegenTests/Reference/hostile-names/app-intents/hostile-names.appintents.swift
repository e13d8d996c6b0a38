// Made by intentgen from hostile-names.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
#if canImport(AppIntents) && canImport(WidgetKit)
public import AppIntents
public import IntentAppIntents
public import IntentRuntime
public import SwiftUI
import Foundation
import WidgetKit

/// Names.
public struct NamesAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    public typealias Configuration = NamesIntent

    public static let title: LocalizedStringResource = LocalizedStringResource("intents.Names.title", defaultValue: "Names", table: "hostile-names")
    public static let isDiscoverable: Swift.Bool = false

    /// definition.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.definition.title", defaultValue: "definition", table: "hostile-names"),
        default: true)
    public var definition: Swift.Bool

    /// hash.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.hash.title", defaultValue: "hash", table: "hostile-names"),
        default: true)
    public var hash: Swift.Bool

    /// description.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.description.title", defaultValue: "description", table: "hostile-names"),
        default: true)
    public var description: Swift.Bool

    /// values.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.values.title", defaultValue: "values", table: "hostile-names"),
        default: true)
    public var values: Swift.Bool

    /// value.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.value.title", defaultValue: "value", table: "hostile-names"),
        default: true)
    public var value: Swift.Bool

    /// intentValue.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.intentValue.title", defaultValue: "intentValue", table: "hostile-names"),
        default: true)
    public var intentValue: Swift.Bool

    /// init.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.init.title", defaultValue: "init", table: "hostile-names"),
        default: true)
    public var `init`: Swift.Bool

    /// default.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.default.title", defaultValue: "default", table: "hostile-names"),
        default: true)
    public var `default`: Swift.Bool

    /// class.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.class.title", defaultValue: "class", table: "hostile-names"),
        default: true)
    public var `class`: Swift.Bool

    /// in.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.in.title", defaultValue: "in", table: "hostile-names"),
        default: true)
    public var `in`: Swift.Bool

    /// inout.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.inout.title", defaultValue: "inout", table: "hostile-names"),
        default: true)
    public var `inout`: Swift.Bool

    /// var.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.var.title", defaultValue: "var", table: "hostile-names"),
        default: true)
    public var `var`: Swift.Bool

    /// let.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.let.title", defaultValue: "let", table: "hostile-names"),
        default: true)
    public var `let`: Swift.Bool

    /// encode.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.encode.title", defaultValue: "encode", table: "hostile-names"),
        default: true)
    public var encode: Swift.Bool

    /// write.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.write.title", defaultValue: "write", table: "hostile-names"),
        default: true)
    public var write: Swift.Bool

    /// caseName.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.caseName.title", defaultValue: "caseName", table: "hostile-names"),
        default: true)
    public var caseName: Swift.Bool

    /// declaredCases.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.declaredCases.title", defaultValue: "declaredCases", table: "hostile-names"),
        default: true)
    public var declaredCases: Swift.Bool

    /// String.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.String.title", defaultValue: "String", table: "hostile-names"),
        default: true)
    public var String: Swift.Bool

    /// family.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.family.title", defaultValue: "family", table: "hostile-names"),
        default: true)
    public var family: Swift.Bool

    /// id.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.id.title", defaultValue: "id", table: "hostile-names"),
        default: true)
    public var id: Swift.Bool

    /// intent.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.intent.title", defaultValue: "intent", table: "hostile-names"),
        default: true)
    public var intent: Swift.Bool

    /// context.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.context.title", defaultValue: "context", table: "hostile-names"),
        default: true)
    public var context: Swift.Bool

    /// identifiers.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.identifiers.title", defaultValue: "identifiers", table: "hostile-names"),
        default: true)
    public var identifiers: Swift.Bool

    /// parameter.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.parameter.title", defaultValue: "parameter", table: "hostile-names"),
        default: true)
    public var parameter: Swift.Bool

    /// searchTerm.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.searchTerm.title", defaultValue: "searchTerm", table: "hostile-names"),
        default: true)
    public var searchTerm: Swift.Bool

    /// to.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.to.title", defaultValue: "to", table: "hostile-names"),
        default: true)
    public var to: Swift.Bool

    /// from.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.from.title", defaultValue: "from", table: "hostile-names"),
        default: true)
    public var from: Swift.Bool

    /// Self.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.Self.title", defaultValue: "Self", table: "hostile-names"),
        default: true)
    public var `Self`: Swift.Bool

    /// Any.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.Any.title", defaultValue: "Any", table: "hostile-names"),
        default: true)
    public var `Any`: Swift.Bool

    /// some.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.some.title", defaultValue: "some", table: "hostile-names"),
        default: true)
    public var `some`: Swift.Bool

    /// any.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.any.title", defaultValue: "any", table: "hostile-names"),
        default: true)
    public var `any`: Swift.Bool

    /// await.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.await.title", defaultValue: "await", table: "hostile-names"),
        default: true)
    public var `await`: Swift.Bool

    /// async.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.async.title", defaultValue: "async", table: "hostile-names"),
        default: true)
    public var `async`: Swift.Bool

    /// throws.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.throws.title", defaultValue: "throws", table: "hostile-names"),
        default: true)
    public var `throws`: Swift.Bool

    /// nil.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.nil.title", defaultValue: "nil", table: "hostile-names"),
        default: true)
    public var `nil`: Swift.Bool

    /// true.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.true.title", defaultValue: "true", table: "hostile-names"),
        default: true)
    public var `true`: Swift.Bool

    /// super.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.super.title", defaultValue: "super", table: "hostile-names"),
        default: true)
    public var `super`: Swift.Bool

    /// generatedCodeFormat.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.generatedCodeFormat.title", defaultValue: "generatedCodeFormat", table: "hostile-names"),
        default: true)
    public var generatedCodeFormat: Swift.Bool

    /// object.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.object.title", defaultValue: "object", table: "hostile-names"),
        default: true)
    public var object: Swift.Bool

    /// none.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.none.title", defaultValue: "none", table: "hostile-names"),
        default: true)
    public var none: Swift.Bool

    /// get.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.get.title", defaultValue: "get", table: "hostile-names"),
        default: true)
    public var get: Swift.Bool

    /// set.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.set.title", defaultValue: "set", table: "hostile-names"),
        default: true)
    public var set: Swift.Bool

    /// foo.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.foo.title", defaultValue: "foo", table: "hostile-names"),
        default: true)
    public var foo: Swift.Bool

    /// Foo.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.Foo.title", defaultValue: "Foo", table: "hostile-names"),
        default: true)
    public var Foo: Swift.Bool

    /// operator.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.operator.title", defaultValue: "operator", table: "hostile-names"),
        default: true)
    public var `operator`: Swift.Bool

    /// subscript.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.subscript.title", defaultValue: "subscript", table: "hostile-names"),
        default: true)
    public var `subscript`: Swift.Bool

    /// nonisolated.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.nonisolated.title", defaultValue: "nonisolated", table: "hostile-names"),
        default: true)
    public var `nonisolated`: Swift.Bool

    /// unowned.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.unowned.title", defaultValue: "unowned", table: "hostile-names"),
        default: true)
    public var unowned: Swift.Bool

    /// actor.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.actor.title", defaultValue: "actor", table: "hostile-names"),
        default: true)
    public var actor: Swift.Bool

    /// macro.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.macro.title", defaultValue: "macro", table: "hostile-names"),
        default: true)
    public var macro: Swift.Bool

    /// package.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.package.title", defaultValue: "package", table: "hostile-names"),
        default: true)
    public var package: Swift.Bool

    /// open.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.open.title", defaultValue: "open", table: "hostile-names"),
        default: true)
    public var `open`: Swift.Bool

    /// each.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.each.title", defaultValue: "each", table: "hostile-names"),
        default: true)
    public var `each`: Swift.Bool

    /// repeat.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.repeat.title", defaultValue: "repeat", table: "hostile-names"),
        default: true)
    public var `repeat`: Swift.Bool

    /// rethrows.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.rethrows.title", defaultValue: "rethrows", table: "hostile-names"),
        default: true)
    public var `rethrows`: Swift.Bool

    /// as.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.as.title", defaultValue: "as", table: "hostile-names"),
        default: true)
    public var `as`: Swift.Bool

    /// is.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.is.title", defaultValue: "is", table: "hostile-names"),
        default: true)
    public var `is`: Swift.Bool

    /// static.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.static.title", defaultValue: "static", table: "hostile-names"),
        default: true)
    public var `static`: Swift.Bool

    /// prefix.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.prefix.title", defaultValue: "prefix", table: "hostile-names"),
        default: true)
    public var prefix: Swift.Bool

    /// left.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.left.title", defaultValue: "left", table: "hostile-names"),
        default: true)
    public var left: Swift.Bool

    /// valueString.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueString.title", defaultValue: "valueString", table: "hostile-names"))
    public var valueString: StringEntity?

    /// valueBool.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueBool.title", defaultValue: "valueBool", table: "hostile-names"))
    public var valueBool: BoolEntity?

    /// valueInt.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueInt.title", defaultValue: "valueInt", table: "hostile-names"))
    public var valueInt: IntEntity?

    /// valueDuration.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueDuration.title", defaultValue: "valueDuration", table: "hostile-names"))
    public var valueDuration: DurationEntity?

    /// valueURL.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueURL.title", defaultValue: "valueURL", table: "hostile-names"))
    public var valueURL: URLEntity?

    /// valueMeasurement.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueMeasurement.title", defaultValue: "valueMeasurement", table: "hostile-names"))
    public var valueMeasurement: MeasurementEntity?

    /// valueSendable.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueSendable.title", defaultValue: "valueSendable", table: "hostile-names"))
    public var valueSendable: SendableEntity?

    /// valueHashable.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueHashable.title", defaultValue: "valueHashable", table: "hostile-names"))
    public var valueHashable: HashableEntity?

    /// valueArray.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueArray.title", defaultValue: "valueArray", table: "hostile-names"))
    public var valueArray: ArrayEntity?

    /// valueOptional.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueOptional.title", defaultValue: "valueOptional", table: "hostile-names"))
    public var valueOptional: OptionalEntity?

    /// valueIntentValues.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueIntentValues.title", defaultValue: "valueIntentValues", table: "hostile-names"))
    public var valueIntentValues: IntentValuesEntity?

    /// valueIntentObject.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueIntentObject.title", defaultValue: "valueIntentObject", table: "hostile-names"))
    public var valueIntentObject: IntentObjectEntity?

    /// valueObjectValue.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueObjectValue.title", defaultValue: "valueObjectValue", table: "hostile-names"))
    public var valueObjectValue: ObjectValueEntity?

    /// valueSizeFamily.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueSizeFamily.title", defaultValue: "valueSizeFamily", table: "hostile-names"))
    public var valueSizeFamily: SizeFamilyEntity?

    /// valueOptionsContext.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueOptionsContext.title", defaultValue: "valueOptionsContext", table: "hostile-names"))
    public var valueOptionsContext: OptionsContextEntity?

    /// valueVoid.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueVoid.title", defaultValue: "valueVoid", table: "hostile-names"))
    public var valueVoid: VoidEntity?

    /// valueResult.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueResult.title", defaultValue: "valueResult", table: "hostile-names"))
    public var valueResult: ResultEntity?

    /// valueError.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueError.title", defaultValue: "valueError", table: "hostile-names"))
    public var valueError: ErrorEntity?

    /// valueIdentifiable.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueIdentifiable.title", defaultValue: "valueIdentifiable", table: "hostile-names"))
    public var valueIdentifiable: IdentifiableEntity?

    /// valueCodable.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueCodable.title", defaultValue: "valueCodable", table: "hostile-names"))
    public var valueCodable: CodableEntity?

    /// valueDecoder.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueDecoder.title", defaultValue: "valueDecoder", table: "hostile-names"))
    public var valueDecoder: DecoderEntity?

    /// valueNever.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueNever.title", defaultValue: "valueNever", table: "hostile-names"))
    public var valueNever: NeverEntity?

    /// valueNever2.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueNever2.title", defaultValue: "valueNever2", table: "hostile-names"))
    public var valueNever2: Never2Entity?

    /// valueKey.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueKey.title", defaultValue: "valueKey", table: "hostile-names"))
    public var valueKey: KeyEntity?

    /// valueElement.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueElement.title", defaultValue: "valueElement", table: "hostile-names"))
    public var valueElement: ElementEntity?

    /// valueAny.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueAny.title", defaultValue: "valueAny", table: "hostile-names"))
    public var valueAny: AnyEntity?

    /// valueAnyObject.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueAnyObject.title", defaultValue: "valueAnyObject", table: "hostile-names"))
    public var valueAnyObject: AnyObjectEntity?

    /// valueWidgetKind.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueWidgetKind.title", defaultValue: "valueWidgetKind", table: "hostile-names"))
    public var valueWidgetKind: WidgetKindEntity?

    /// valueIntentDefinition.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueIntentDefinition.title", defaultValue: "valueIntentDefinition", table: "hostile-names"))
    public var valueIntentDefinition: IntentDefinitionEntity?

    /// valueIntents.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.valueIntents.title", defaultValue: "valueIntents", table: "hostile-names"))
    public var valueIntents: IntentsEntity?

    /// a.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.a.title", defaultValue: "a", table: "hostile-names"))
    public var a: Swift.String?

    /// b.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.b.title", defaultValue: "b", table: "hostile-names"),
        controlStyle: .field)
    public var b: Swift.Int?

    /// c.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.c.title", defaultValue: "c", table: "hostile-names"),
        controlStyle: .field)
    public var c: Swift.Double?

    /// d.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.d.title", defaultValue: "d", table: "hostile-names"),
        defaultUnit: .seconds)
    public var d: Foundation.Measurement<UnitDuration>?

    /// e.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.e.title", defaultValue: "e", table: "hostile-names"))
    public var e: Foundation.URL?

    /// f.
    @Parameter(
        title: LocalizedStringResource("intents.Names.parameters.f.title", defaultValue: "f", table: "hostile-names"),
        default: DoubleAppEnum.none)
    public var f: DoubleAppEnum

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$definition
            \.$hash
            \.$description
            \.$values
            \.$value
            \.$intentValue
            \.$init
            \.$default
            \.$class
            \.$in
            \.$inout
            \.$var
            \.$let
            \.$encode
            \.$write
            \.$caseName
            \.$declaredCases
            \.$String
            \.$family
            \.$id
            \.$intent
            \.$context
            \.$identifiers
            \.$parameter
            \.$searchTerm
            \.$to
            \.$from
            \.$Self
            \.$Any
            \.$some
            \.$any
            \.$await
            \.$async
            \.$throws
            \.$nil
            \.$true
            \.$super
            \.$generatedCodeFormat
            \.$object
            \.$none
            \.$get
            \.$set
            \.$foo
            \.$Foo
            \.$operator
            \.$subscript
            \.$nonisolated
            \.$unowned
            \.$actor
            \.$macro
            \.$package
            \.$open
            \.$each
            \.$repeat
            \.$rethrows
            \.$as
            \.$is
            \.$static
            \.$prefix
            \.$left
            \.$valueString
            \.$valueBool
            \.$valueInt
            \.$valueDuration
            \.$valueURL
            \.$valueMeasurement
            \.$valueSendable
            \.$valueHashable
            \.$valueArray
            \.$valueOptional
            \.$valueIntentValues
            \.$valueIntentObject
            \.$valueObjectValue
            \.$valueSizeFamily
            \.$valueOptionsContext
            \.$valueVoid
            \.$valueResult
            \.$valueError
            \.$valueIdentifiable
            \.$valueCodable
            \.$valueDecoder
            \.$valueNever
            \.$valueNever2
            \.$valueKey
            \.$valueElement
            \.$valueAny
            \.$valueAnyObject
            \.$valueWidgetKind
            \.$valueIntentDefinition
            \.$valueIntents
            \.$a
            \.$b
            \.$c
            \.$d
            \.$e
            \.$f
        }
    }

    public var intentValues: IntentRuntime.IntentValues { IntentRuntime.IntentValues(self) }
}

nonisolated extension IntentRuntime.IntentValues {
    fileprivate init(_ intent: NamesAppIntent) {
        self.init()
        set("definition", from: intent.definition, as: Swift.Bool.self)
        set("hash", from: intent.hash, as: Swift.Bool.self)
        set("description", from: intent.description, as: Swift.Bool.self)
        set("values", from: intent.values, as: Swift.Bool.self)
        set("value", from: intent.value, as: Swift.Bool.self)
        set("intentValue", from: intent.intentValue, as: Swift.Bool.self)
        set("init", from: intent.`init`, as: Swift.Bool.self)
        set("default", from: intent.`default`, as: Swift.Bool.self)
        set("class", from: intent.`class`, as: Swift.Bool.self)
        set("in", from: intent.`in`, as: Swift.Bool.self)
        set("inout", from: intent.`inout`, as: Swift.Bool.self)
        set("var", from: intent.`var`, as: Swift.Bool.self)
        set("let", from: intent.`let`, as: Swift.Bool.self)
        set("encode", from: intent.encode, as: Swift.Bool.self)
        set("write", from: intent.write, as: Swift.Bool.self)
        set("caseName", from: intent.caseName, as: Swift.Bool.self)
        set("declaredCases", from: intent.declaredCases, as: Swift.Bool.self)
        set("String", from: intent.String, as: Swift.Bool.self)
        set("family", from: intent.family, as: Swift.Bool.self)
        set("id", from: intent.id, as: Swift.Bool.self)
        set("intent", from: intent.intent, as: Swift.Bool.self)
        set("context", from: intent.context, as: Swift.Bool.self)
        set("identifiers", from: intent.identifiers, as: Swift.Bool.self)
        set("parameter", from: intent.parameter, as: Swift.Bool.self)
        set("searchTerm", from: intent.searchTerm, as: Swift.Bool.self)
        set("to", from: intent.to, as: Swift.Bool.self)
        set("from", from: intent.from, as: Swift.Bool.self)
        set("Self", from: intent.`Self`, as: Swift.Bool.self)
        set("Any", from: intent.`Any`, as: Swift.Bool.self)
        set("some", from: intent.`some`, as: Swift.Bool.self)
        set("any", from: intent.`any`, as: Swift.Bool.self)
        set("await", from: intent.`await`, as: Swift.Bool.self)
        set("async", from: intent.`async`, as: Swift.Bool.self)
        set("throws", from: intent.`throws`, as: Swift.Bool.self)
        set("nil", from: intent.`nil`, as: Swift.Bool.self)
        set("true", from: intent.`true`, as: Swift.Bool.self)
        set("super", from: intent.`super`, as: Swift.Bool.self)
        set("generatedCodeFormat", from: intent.generatedCodeFormat, as: Swift.Bool.self)
        set("object", from: intent.object, as: Swift.Bool.self)
        set("none", from: intent.none, as: Swift.Bool.self)
        set("get", from: intent.get, as: Swift.Bool.self)
        set("set", from: intent.set, as: Swift.Bool.self)
        set("foo", from: intent.foo, as: Swift.Bool.self)
        set("Foo", from: intent.Foo, as: Swift.Bool.self)
        set("operator", from: intent.`operator`, as: Swift.Bool.self)
        set("subscript", from: intent.`subscript`, as: Swift.Bool.self)
        set("nonisolated", from: intent.`nonisolated`, as: Swift.Bool.self)
        set("unowned", from: intent.unowned, as: Swift.Bool.self)
        set("actor", from: intent.actor, as: Swift.Bool.self)
        set("macro", from: intent.macro, as: Swift.Bool.self)
        set("package", from: intent.package, as: Swift.Bool.self)
        set("open", from: intent.`open`, as: Swift.Bool.self)
        set("each", from: intent.`each`, as: Swift.Bool.self)
        set("repeat", from: intent.`repeat`, as: Swift.Bool.self)
        set("rethrows", from: intent.`rethrows`, as: Swift.Bool.self)
        set("as", from: intent.`as`, as: Swift.Bool.self)
        set("is", from: intent.`is`, as: Swift.Bool.self)
        set("static", from: intent.`static`, as: Swift.Bool.self)
        set("prefix", from: intent.prefix, as: Swift.Bool.self)
        set("left", from: intent.left, as: Swift.Bool.self)
        set("valueString", from: intent.valueString, as: String.self)
        set("valueBool", from: intent.valueBool, as: Bool.self)
        set("valueInt", from: intent.valueInt, as: Int.self)
        set("valueDuration", from: intent.valueDuration, as: Duration.self)
        set("valueURL", from: intent.valueURL, as: URL.self)
        set("valueMeasurement", from: intent.valueMeasurement, as: Measurement.self)
        set("valueSendable", from: intent.valueSendable, as: Sendable.self)
        set("valueHashable", from: intent.valueHashable, as: Hashable.self)
        set("valueArray", from: intent.valueArray, as: Array.self)
        set("valueOptional", from: intent.valueOptional, as: Optional.self)
        set("valueIntentValues", from: intent.valueIntentValues, as: IntentValues.self)
        set("valueIntentObject", from: intent.valueIntentObject, as: IntentObject.self)
        set("valueObjectValue", from: intent.valueObjectValue, as: ObjectValue.self)
        set("valueSizeFamily", from: intent.valueSizeFamily, as: SizeFamily.self)
        set("valueOptionsContext", from: intent.valueOptionsContext, as: OptionsContext.self)
        set("valueVoid", from: intent.valueVoid, as: Void.self)
        set("valueResult", from: intent.valueResult, as: Result.self)
        set("valueError", from: intent.valueError, as: Error.self)
        set("valueIdentifiable", from: intent.valueIdentifiable, as: Identifiable.self)
        set("valueCodable", from: intent.valueCodable, as: Codable.self)
        set("valueDecoder", from: intent.valueDecoder, as: Decoder.self)
        set("valueNever", from: intent.valueNever, as: Never.self)
        set("valueNever2", from: intent.valueNever2, as: Never2.self)
        set("valueKey", from: intent.valueKey, as: Key.self)
        set("valueElement", from: intent.valueElement, as: Element.self)
        set("valueAny", from: intent.valueAny, as: `Any`.self)
        set("valueAnyObject", from: intent.valueAnyObject, as: AnyObject.self)
        set("valueWidgetKind", from: intent.valueWidgetKind, as: WidgetKind.self)
        set("valueIntentDefinition", from: intent.valueIntentDefinition, as: IntentDefinition.self)
        set("valueIntents", from: intent.valueIntents, as: Intents.self)
        set("a", from: intent.a, as: Swift.String.self)
        set("b", from: intent.b, as: Swift.Int.self)
        set("c", from: intent.c, as: Swift.Double.self)
        set("d", from: intent.d, as: Swift.Duration.self)
        set("e", from: intent.e, as: Foundation.URL.self)
        set("f", from: intent.f, as: Double.self)
    }
}

/// Dynamic.
public struct DynamicAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    public typealias Configuration = DynamicIntent

    public static let title: LocalizedStringResource = LocalizedStringResource("intents.Dynamic.title", defaultValue: "Dynamic", table: "hostile-names")
    public static let isDiscoverable: Swift.Bool = false

    /// definition.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.definition.title", defaultValue: "definition", table: "hostile-names"),
        size: 3, query: DynamicDefinitionQuery())
    public var definition: [LeafEntity]?

    /// hash.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.hash.title", defaultValue: "hash", table: "hostile-names"),
        size: 3, query: DynamicHashQuery())
    public var hash: [LeafEntity]?

    /// description.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.description.title", defaultValue: "description", table: "hostile-names"),
        size: 3, query: DynamicDescriptionQuery())
    public var description: [LeafEntity]?

    /// values.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.values.title", defaultValue: "values", table: "hostile-names"),
        size: 3, query: DynamicValuesQuery())
    public var values: [LeafEntity]?

    /// value.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.value.title", defaultValue: "value", table: "hostile-names"),
        size: 3, query: DynamicValueQuery())
    public var value: [LeafEntity]?

    /// intentValue.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.intentValue.title", defaultValue: "intentValue", table: "hostile-names"),
        size: 3, query: DynamicIntentValueQuery())
    public var intentValue: [LeafEntity]?

    /// init.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.init.title", defaultValue: "init", table: "hostile-names"),
        size: 3, query: DynamicInitQuery())
    public var `init`: [LeafEntity]?

    /// default.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.default.title", defaultValue: "default", table: "hostile-names"),
        size: 3, query: DynamicDefaultQuery())
    public var `default`: [LeafEntity]?

    /// class.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.class.title", defaultValue: "class", table: "hostile-names"),
        size: 3, query: DynamicClassQuery())
    public var `class`: [LeafEntity]?

    /// in.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.in.title", defaultValue: "in", table: "hostile-names"),
        size: 3, query: DynamicInQuery())
    public var `in`: [LeafEntity]?

    /// inout.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.inout.title", defaultValue: "inout", table: "hostile-names"),
        size: 3, query: DynamicInoutQuery())
    public var `inout`: [LeafEntity]?

    /// var.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.var.title", defaultValue: "var", table: "hostile-names"),
        size: 3, query: DynamicVarQuery())
    public var `var`: [LeafEntity]?

    /// let.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.let.title", defaultValue: "let", table: "hostile-names"),
        size: 3, query: DynamicLetQuery())
    public var `let`: [LeafEntity]?

    /// encode.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.encode.title", defaultValue: "encode", table: "hostile-names"),
        size: 3, query: DynamicEncodeQuery())
    public var encode: [LeafEntity]?

    /// write.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.write.title", defaultValue: "write", table: "hostile-names"),
        size: 3, query: DynamicWriteQuery())
    public var write: [LeafEntity]?

    /// caseName.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.caseName.title", defaultValue: "caseName", table: "hostile-names"),
        size: 3, query: DynamicCaseNameQuery())
    public var caseName: [LeafEntity]?

    /// declaredCases.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.declaredCases.title", defaultValue: "declaredCases", table: "hostile-names"),
        size: 3, query: DynamicDeclaredCasesQuery())
    public var declaredCases: [LeafEntity]?

    /// String.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.String.title", defaultValue: "String", table: "hostile-names"),
        size: 3, query: DynamicStringQuery())
    public var String: [LeafEntity]?

    /// family.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.family.title", defaultValue: "family", table: "hostile-names"),
        size: 3, query: DynamicFamilyQuery())
    public var family: [LeafEntity]?

    /// id.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.id.title", defaultValue: "id", table: "hostile-names"),
        size: 3, query: DynamicIdQuery())
    public var id: [LeafEntity]?

    /// intent.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.intent.title", defaultValue: "intent", table: "hostile-names"),
        size: 3, query: DynamicIntentQuery())
    public var intent: [LeafEntity]?

    /// context.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.context.title", defaultValue: "context", table: "hostile-names"),
        size: 3, query: DynamicContextQuery())
    public var context: [LeafEntity]?

    /// identifiers.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.identifiers.title", defaultValue: "identifiers", table: "hostile-names"),
        size: 3, query: DynamicIdentifiersQuery())
    public var identifiers: [LeafEntity]?

    /// parameter.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.parameter.title", defaultValue: "parameter", table: "hostile-names"),
        size: 3, query: DynamicParameterQuery())
    public var parameter: [LeafEntity]?

    /// searchTerm.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.searchTerm.title", defaultValue: "searchTerm", table: "hostile-names"),
        size: 3, query: DynamicSearchTermQuery())
    public var searchTerm: [LeafEntity]?

    /// to.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.to.title", defaultValue: "to", table: "hostile-names"),
        size: 3, query: DynamicToQuery())
    public var to: [LeafEntity]?

    /// from.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.from.title", defaultValue: "from", table: "hostile-names"),
        size: 3, query: DynamicFromQuery())
    public var from: [LeafEntity]?

    /// Self.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.Self.title", defaultValue: "Self", table: "hostile-names"),
        size: 3, query: DynamicSelfQuery())
    public var `Self`: [LeafEntity]?

    /// Any.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.Any.title", defaultValue: "Any", table: "hostile-names"),
        size: 3, query: DynamicAnyQuery())
    public var `Any`: [LeafEntity]?

    /// some.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.some.title", defaultValue: "some", table: "hostile-names"),
        size: 3, query: DynamicSomeQuery())
    public var `some`: [LeafEntity]?

    /// await.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.await.title", defaultValue: "await", table: "hostile-names"),
        size: 3, query: DynamicAwaitQuery())
    public var `await`: [LeafEntity]?

    /// async.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.async.title", defaultValue: "async", table: "hostile-names"),
        size: 3, query: DynamicAsyncQuery())
    public var `async`: [LeafEntity]?

    /// throws.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.throws.title", defaultValue: "throws", table: "hostile-names"),
        size: 3, query: DynamicThrowsQuery())
    public var `throws`: [LeafEntity]?

    /// nil.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.nil.title", defaultValue: "nil", table: "hostile-names"),
        size: 3, query: DynamicNilQuery())
    public var `nil`: [LeafEntity]?

    /// true.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.true.title", defaultValue: "true", table: "hostile-names"),
        size: 3, query: DynamicTrueQuery())
    public var `true`: [LeafEntity]?

    /// super.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.super.title", defaultValue: "super", table: "hostile-names"),
        size: 3, query: DynamicSuperQuery())
    public var `super`: [LeafEntity]?

    /// generatedCodeFormat.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.generatedCodeFormat.title", defaultValue: "generatedCodeFormat", table: "hostile-names"),
        size: 3, query: DynamicGeneratedCodeFormatQuery())
    public var generatedCodeFormat: [LeafEntity]?

    /// object.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.object.title", defaultValue: "object", table: "hostile-names"),
        size: 3, query: DynamicObjectQuery())
    public var object: [LeafEntity]?

    /// none.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.none.title", defaultValue: "none", table: "hostile-names"),
        size: 3, query: DynamicNoneQuery())
    public var none: [LeafEntity]?

    /// get.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.get.title", defaultValue: "get", table: "hostile-names"),
        size: 3, query: DynamicGetQuery())
    public var get: [LeafEntity]?

    /// set.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.set.title", defaultValue: "set", table: "hostile-names"),
        size: 3, query: DynamicSetQuery())
    public var set: [LeafEntity]?

    /// Foo.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.Foo.title", defaultValue: "Foo", table: "hostile-names"),
        size: 3, query: DynamicFooQuery())
    public var Foo: [LeafEntity]?

    /// operator.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.operator.title", defaultValue: "operator", table: "hostile-names"),
        size: 3, query: DynamicOperatorQuery())
    public var `operator`: [LeafEntity]?

    /// subscript.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.subscript.title", defaultValue: "subscript", table: "hostile-names"),
        size: 3, query: DynamicSubscriptQuery())
    public var `subscript`: [LeafEntity]?

    /// nonisolated.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.nonisolated.title", defaultValue: "nonisolated", table: "hostile-names"),
        size: 3, query: DynamicNonisolatedQuery())
    public var `nonisolated`: [LeafEntity]?

    /// unowned.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.unowned.title", defaultValue: "unowned", table: "hostile-names"),
        size: 3, query: DynamicUnownedQuery())
    public var unowned: [LeafEntity]?

    /// actor.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.actor.title", defaultValue: "actor", table: "hostile-names"),
        size: 3, query: DynamicActorQuery())
    public var actor: [LeafEntity]?

    /// macro.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.macro.title", defaultValue: "macro", table: "hostile-names"),
        size: 3, query: DynamicMacroQuery())
    public var macro: [LeafEntity]?

    /// package.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.package.title", defaultValue: "package", table: "hostile-names"),
        size: 3, query: DynamicPackageQuery())
    public var package: [LeafEntity]?

    /// open.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.open.title", defaultValue: "open", table: "hostile-names"),
        size: 3, query: DynamicOpenQuery())
    public var `open`: [LeafEntity]?

    /// each.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.each.title", defaultValue: "each", table: "hostile-names"),
        size: 3, query: DynamicEachQuery())
    public var `each`: [LeafEntity]?

    /// repeat.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.repeat.title", defaultValue: "repeat", table: "hostile-names"),
        size: 3, query: DynamicRepeatQuery())
    public var `repeat`: [LeafEntity]?

    /// rethrows.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.rethrows.title", defaultValue: "rethrows", table: "hostile-names"),
        size: 3, query: DynamicRethrowsQuery())
    public var `rethrows`: [LeafEntity]?

    /// as.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.as.title", defaultValue: "as", table: "hostile-names"),
        size: 3, query: DynamicAsQuery())
    public var `as`: [LeafEntity]?

    /// is.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.is.title", defaultValue: "is", table: "hostile-names"),
        size: 3, query: DynamicIsQuery())
    public var `is`: [LeafEntity]?

    /// static.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.static.title", defaultValue: "static", table: "hostile-names"),
        size: 3, query: DynamicStaticQuery())
    public var `static`: [LeafEntity]?

    /// prefix.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.prefix.title", defaultValue: "prefix", table: "hostile-names"),
        size: 3, query: DynamicPrefixQuery())
    public var prefix: [LeafEntity]?

    /// left.
    @Parameter(
        title: LocalizedStringResource("intents.Dynamic.parameters.left.title", defaultValue: "left", table: "hostile-names"),
        size: 3, query: DynamicLeftQuery())
    public var left: [LeafEntity]?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$definition
            \.$hash
            \.$description
            \.$values
            \.$value
            \.$intentValue
            \.$init
            \.$default
            \.$class
            \.$in
            \.$inout
            \.$var
            \.$let
            \.$encode
            \.$write
            \.$caseName
            \.$declaredCases
            \.$String
            \.$family
            \.$id
            \.$intent
            \.$context
            \.$identifiers
            \.$parameter
            \.$searchTerm
            \.$to
            \.$from
            \.$Self
            \.$Any
            \.$some
            \.$await
            \.$async
            \.$throws
            \.$nil
            \.$true
            \.$super
            \.$generatedCodeFormat
            \.$object
            \.$none
            \.$get
            \.$set
            \.$Foo
            \.$operator
            \.$subscript
            \.$nonisolated
            \.$unowned
            \.$actor
            \.$macro
            \.$package
            \.$open
            \.$each
            \.$repeat
            \.$rethrows
            \.$as
            \.$is
            \.$static
            \.$prefix
            \.$left
        }
    }

    public var intentValues: IntentRuntime.IntentValues { IntentRuntime.IntentValues(self) }
}

nonisolated extension IntentRuntime.IntentValues {
    fileprivate init(_ intent: DynamicAppIntent) {
        self.init()
        set("definition", from: intent.definition, as: [Leaf].self)
        set("hash", from: intent.hash, as: [Leaf].self)
        set("description", from: intent.description, as: [Leaf].self)
        set("values", from: intent.values, as: [Leaf].self)
        set("value", from: intent.value, as: [Leaf].self)
        set("intentValue", from: intent.intentValue, as: [Leaf].self)
        set("init", from: intent.`init`, as: [Leaf].self)
        set("default", from: intent.`default`, as: [Leaf].self)
        set("class", from: intent.`class`, as: [Leaf].self)
        set("in", from: intent.`in`, as: [Leaf].self)
        set("inout", from: intent.`inout`, as: [Leaf].self)
        set("var", from: intent.`var`, as: [Leaf].self)
        set("let", from: intent.`let`, as: [Leaf].self)
        set("encode", from: intent.encode, as: [Leaf].self)
        set("write", from: intent.write, as: [Leaf].self)
        set("caseName", from: intent.caseName, as: [Leaf].self)
        set("declaredCases", from: intent.declaredCases, as: [Leaf].self)
        set("String", from: intent.String, as: [Leaf].self)
        set("family", from: intent.family, as: [Leaf].self)
        set("id", from: intent.id, as: [Leaf].self)
        set("intent", from: intent.intent, as: [Leaf].self)
        set("context", from: intent.context, as: [Leaf].self)
        set("identifiers", from: intent.identifiers, as: [Leaf].self)
        set("parameter", from: intent.parameter, as: [Leaf].self)
        set("searchTerm", from: intent.searchTerm, as: [Leaf].self)
        set("to", from: intent.to, as: [Leaf].self)
        set("from", from: intent.from, as: [Leaf].self)
        set("Self", from: intent.`Self`, as: [Leaf].self)
        set("Any", from: intent.`Any`, as: [Leaf].self)
        set("some", from: intent.`some`, as: [Leaf].self)
        set("await", from: intent.`await`, as: [Leaf].self)
        set("async", from: intent.`async`, as: [Leaf].self)
        set("throws", from: intent.`throws`, as: [Leaf].self)
        set("nil", from: intent.`nil`, as: [Leaf].self)
        set("true", from: intent.`true`, as: [Leaf].self)
        set("super", from: intent.`super`, as: [Leaf].self)
        set("generatedCodeFormat", from: intent.generatedCodeFormat, as: [Leaf].self)
        set("object", from: intent.object, as: [Leaf].self)
        set("none", from: intent.none, as: [Leaf].self)
        set("get", from: intent.get, as: [Leaf].self)
        set("set", from: intent.set, as: [Leaf].self)
        set("Foo", from: intent.Foo, as: [Leaf].self)
        set("operator", from: intent.`operator`, as: [Leaf].self)
        set("subscript", from: intent.`subscript`, as: [Leaf].self)
        set("nonisolated", from: intent.`nonisolated`, as: [Leaf].self)
        set("unowned", from: intent.unowned, as: [Leaf].self)
        set("actor", from: intent.actor, as: [Leaf].self)
        set("macro", from: intent.macro, as: [Leaf].self)
        set("package", from: intent.package, as: [Leaf].self)
        set("open", from: intent.`open`, as: [Leaf].self)
        set("each", from: intent.`each`, as: [Leaf].self)
        set("repeat", from: intent.`repeat`, as: [Leaf].self)
        set("rethrows", from: intent.`rethrows`, as: [Leaf].self)
        set("as", from: intent.`as`, as: [Leaf].self)
        set("is", from: intent.`is`, as: [Leaf].self)
        set("static", from: intent.`static`, as: [Leaf].self)
        set("prefix", from: intent.prefix, as: [Leaf].self)
        set("left", from: intent.left, as: [Leaf].self)
    }
}

/// Options for definition, from the handler.
public struct DynamicDefinitionQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "definition", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "definition", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for hash, from the handler.
public struct DynamicHashQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "hash", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "hash", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for description, from the handler.
public struct DynamicDescriptionQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "description", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "description", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for values, from the handler.
public struct DynamicValuesQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "values", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "values", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for value, from the handler.
public struct DynamicValueQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "value", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "value", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for intentValue, from the handler.
public struct DynamicIntentValueQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "intentValue", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "intentValue", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for init, from the handler.
public struct DynamicInitQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "init", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "init", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for default, from the handler.
public struct DynamicDefaultQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "default", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "default", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for class, from the handler.
public struct DynamicClassQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "class", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "class", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for in, from the handler.
public struct DynamicInQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "in", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "in", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for inout, from the handler.
public struct DynamicInoutQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "inout", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "inout", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for var, from the handler.
public struct DynamicVarQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "var", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "var", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for let, from the handler.
public struct DynamicLetQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "let", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "let", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for encode, from the handler.
public struct DynamicEncodeQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "encode", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "encode", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for write, from the handler.
public struct DynamicWriteQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "write", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "write", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for caseName, from the handler.
public struct DynamicCaseNameQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "caseName", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "caseName", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for declaredCases, from the handler.
public struct DynamicDeclaredCasesQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "declaredCases", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "declaredCases", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for String, from the handler.
public struct DynamicStringQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "String", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "String", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for family, from the handler.
public struct DynamicFamilyQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "family", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "family", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for id, from the handler.
public struct DynamicIdQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "id", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "id", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for intent, from the handler.
public struct DynamicIntentQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "intent", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "intent", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for context, from the handler.
public struct DynamicContextQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "context", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "context", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for identifiers, from the handler.
public struct DynamicIdentifiersQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "identifiers", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "identifiers", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for parameter, from the handler.
public struct DynamicParameterQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "parameter", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "parameter", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for searchTerm, from the handler.
public struct DynamicSearchTermQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "searchTerm", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "searchTerm", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for to, from the handler.
public struct DynamicToQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "to", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "to", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for from, from the handler.
public struct DynamicFromQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "from", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "from", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for Self, from the handler.
public struct DynamicSelfQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "Self", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "Self", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for Any, from the handler.
public struct DynamicAnyQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "Any", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "Any", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for some, from the handler.
public struct DynamicSomeQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "some", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "some", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for await, from the handler.
public struct DynamicAwaitQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "await", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "await", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for async, from the handler.
public struct DynamicAsyncQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "async", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "async", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for throws, from the handler.
public struct DynamicThrowsQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "throws", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "throws", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for nil, from the handler.
public struct DynamicNilQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "nil", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "nil", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for true, from the handler.
public struct DynamicTrueQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "true", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "true", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for super, from the handler.
public struct DynamicSuperQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "super", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "super", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for generatedCodeFormat, from the handler.
public struct DynamicGeneratedCodeFormatQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "generatedCodeFormat", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "generatedCodeFormat", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for object, from the handler.
public struct DynamicObjectQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "object", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "object", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for none, from the handler.
public struct DynamicNoneQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "none", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "none", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for get, from the handler.
public struct DynamicGetQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "get", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "get", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for set, from the handler.
public struct DynamicSetQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "set", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "set", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for Foo, from the handler.
public struct DynamicFooQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "Foo", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "Foo", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for operator, from the handler.
public struct DynamicOperatorQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "operator", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "operator", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for subscript, from the handler.
public struct DynamicSubscriptQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "subscript", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "subscript", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for nonisolated, from the handler.
public struct DynamicNonisolatedQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "nonisolated", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "nonisolated", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for unowned, from the handler.
public struct DynamicUnownedQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "unowned", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "unowned", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for actor, from the handler.
public struct DynamicActorQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "actor", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "actor", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for macro, from the handler.
public struct DynamicMacroQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "macro", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "macro", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for package, from the handler.
public struct DynamicPackageQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "package", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "package", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for open, from the handler.
public struct DynamicOpenQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "open", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "open", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for each, from the handler.
public struct DynamicEachQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "each", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "each", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for repeat, from the handler.
public struct DynamicRepeatQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "repeat", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "repeat", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for rethrows, from the handler.
public struct DynamicRethrowsQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "rethrows", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "rethrows", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for as, from the handler.
public struct DynamicAsQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "as", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "as", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for is, from the handler.
public struct DynamicIsQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "is", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "is", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for static, from the handler.
public struct DynamicStaticQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "static", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "static", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for prefix, from the handler.
public struct DynamicPrefixQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "prefix", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "prefix", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// Options for left, from the handler.
public struct DynamicLeftQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        try await handler.values(of: "left", for: identifiers, as: LeafEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "left", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

/// String.
public nonisolated struct StringEntity: AppEntity {
    public typealias Value = String

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.String.title", defaultValue: "String", table: "hostile-names"))
    public static let defaultQuery: StringEntityQuery = StringEntityQuery()
    /// What is chosen.
    public let value: String

    public init(_ value: String) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueString, from the handler.
public struct StringEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [StringEntity] {
        try await handler.values(of: "valueString", for: identifiers, as: StringEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<StringEntity> {
        try await handler.options(of: "valueString", for: NamesIntent(), as: StringEntity.Value.self)
    }
}

nonisolated extension String: AppIntentConvertible {
    public init?(appIntentValue entity: StringEntity) { self = entity.value }

    public var appIntentValue: StringEntity? { StringEntity(self) }
}

/// Bool.
public nonisolated struct BoolEntity: AppEntity {
    public typealias Value = Bool

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Bool.title", defaultValue: "Bool", table: "hostile-names"))
    public static let defaultQuery: BoolEntityQuery = BoolEntityQuery()
    /// What is chosen.
    public let value: Bool

    public init(_ value: Bool) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueBool, from the handler.
public struct BoolEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [BoolEntity] {
        try await handler.values(of: "valueBool", for: identifiers, as: BoolEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<BoolEntity> {
        try await handler.options(of: "valueBool", for: NamesIntent(), as: BoolEntity.Value.self)
    }
}

nonisolated extension Bool: AppIntentConvertible {
    public init?(appIntentValue entity: BoolEntity) { self = entity.value }

    public var appIntentValue: BoolEntity? { BoolEntity(self) }
}

/// Int.
public nonisolated struct IntEntity: AppEntity {
    public typealias Value = Int

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Int.title", defaultValue: "Int", table: "hostile-names"))
    public static let defaultQuery: IntEntityQuery = IntEntityQuery()
    /// What is chosen.
    public let value: Int

    public init(_ value: Int) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueInt, from the handler.
public struct IntEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [IntEntity] {
        try await handler.values(of: "valueInt", for: identifiers, as: IntEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<IntEntity> {
        try await handler.options(of: "valueInt", for: NamesIntent(), as: IntEntity.Value.self)
    }
}

nonisolated extension Int: AppIntentConvertible {
    public init?(appIntentValue entity: IntEntity) { self = entity.value }

    public var appIntentValue: IntEntity? { IntEntity(self) }
}

/// Duration.
public nonisolated struct DurationEntity: AppEntity {
    public typealias Value = Duration

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Duration.title", defaultValue: "Duration", table: "hostile-names"))
    public static let defaultQuery: DurationEntityQuery = DurationEntityQuery()
    /// What is chosen.
    public let value: Duration

    public init(_ value: Duration) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueDuration, from the handler.
public struct DurationEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [DurationEntity] {
        try await handler.values(of: "valueDuration", for: identifiers, as: DurationEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<DurationEntity> {
        try await handler.options(of: "valueDuration", for: NamesIntent(), as: DurationEntity.Value.self)
    }
}

nonisolated extension Duration: AppIntentConvertible {
    public init?(appIntentValue entity: DurationEntity) { self = entity.value }

    public var appIntentValue: DurationEntity? { DurationEntity(self) }
}

/// URL.
public nonisolated struct URLEntity: AppEntity {
    public typealias Value = URL

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.URL.title", defaultValue: "URL", table: "hostile-names"))
    public static let defaultQuery: URLEntityQuery = URLEntityQuery()
    /// What is chosen.
    public let value: URL

    public init(_ value: URL) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueURL, from the handler.
public struct URLEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [URLEntity] {
        try await handler.values(of: "valueURL", for: identifiers, as: URLEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<URLEntity> {
        try await handler.options(of: "valueURL", for: NamesIntent(), as: URLEntity.Value.self)
    }
}

nonisolated extension URL: AppIntentConvertible {
    public init?(appIntentValue entity: URLEntity) { self = entity.value }

    public var appIntentValue: URLEntity? { URLEntity(self) }
}

/// Measurement.
public nonisolated struct MeasurementEntity: AppEntity {
    public typealias Value = Measurement

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Measurement.title", defaultValue: "Measurement", table: "hostile-names"))
    public static let defaultQuery: MeasurementEntityQuery = MeasurementEntityQuery()
    /// What is chosen.
    public let value: Measurement

    public init(_ value: Measurement) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueMeasurement, from the handler.
public struct MeasurementEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [MeasurementEntity] {
        try await handler.values(of: "valueMeasurement", for: identifiers, as: MeasurementEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<MeasurementEntity> {
        try await handler.options(of: "valueMeasurement", for: NamesIntent(), as: MeasurementEntity.Value.self)
    }
}

nonisolated extension Measurement: AppIntentConvertible {
    public init?(appIntentValue entity: MeasurementEntity) { self = entity.value }

    public var appIntentValue: MeasurementEntity? { MeasurementEntity(self) }
}

/// Sendable.
public nonisolated struct SendableEntity: AppEntity {
    public typealias Value = Sendable

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Sendable.title", defaultValue: "Sendable", table: "hostile-names"))
    public static let defaultQuery: SendableEntityQuery = SendableEntityQuery()
    /// What is chosen.
    public let value: Sendable

    public init(_ value: Sendable) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueSendable, from the handler.
public struct SendableEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [SendableEntity] {
        try await handler.values(of: "valueSendable", for: identifiers, as: SendableEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<SendableEntity> {
        try await handler.options(of: "valueSendable", for: NamesIntent(), as: SendableEntity.Value.self)
    }
}

nonisolated extension Sendable: AppIntentConvertible {
    public init?(appIntentValue entity: SendableEntity) { self = entity.value }

    public var appIntentValue: SendableEntity? { SendableEntity(self) }
}

/// Hashable.
public nonisolated struct HashableEntity: AppEntity {
    public typealias Value = Hashable

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Hashable.title", defaultValue: "Hashable", table: "hostile-names"))
    public static let defaultQuery: HashableEntityQuery = HashableEntityQuery()
    /// What is chosen.
    public let value: Hashable

    public init(_ value: Hashable) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueHashable, from the handler.
public struct HashableEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [HashableEntity] {
        try await handler.values(of: "valueHashable", for: identifiers, as: HashableEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<HashableEntity> {
        try await handler.options(of: "valueHashable", for: NamesIntent(), as: HashableEntity.Value.self)
    }
}

nonisolated extension Hashable: AppIntentConvertible {
    public init?(appIntentValue entity: HashableEntity) { self = entity.value }

    public var appIntentValue: HashableEntity? { HashableEntity(self) }
}

/// Array.
public nonisolated struct ArrayEntity: AppEntity {
    public typealias Value = Array

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Array.title", defaultValue: "Array", table: "hostile-names"))
    public static let defaultQuery: ArrayEntityQuery = ArrayEntityQuery()
    /// What is chosen.
    public let value: Array

    public init(_ value: Array) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueArray, from the handler.
public struct ArrayEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [ArrayEntity] {
        try await handler.values(of: "valueArray", for: identifiers, as: ArrayEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<ArrayEntity> {
        try await handler.options(of: "valueArray", for: NamesIntent(), as: ArrayEntity.Value.self)
    }
}

nonisolated extension Array: AppIntentConvertible {
    public init?(appIntentValue entity: ArrayEntity) { self = entity.value }

    public var appIntentValue: ArrayEntity? { ArrayEntity(self) }
}

/// Optional.
public nonisolated struct OptionalEntity: AppEntity {
    public typealias Value = Optional

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Optional.title", defaultValue: "Optional", table: "hostile-names"))
    public static let defaultQuery: OptionalEntityQuery = OptionalEntityQuery()
    /// What is chosen.
    public let value: Optional

    public init(_ value: Optional) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueOptional, from the handler.
public struct OptionalEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [OptionalEntity] {
        try await handler.values(of: "valueOptional", for: identifiers, as: OptionalEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<OptionalEntity> {
        try await handler.options(of: "valueOptional", for: NamesIntent(), as: OptionalEntity.Value.self)
    }
}

nonisolated extension Optional: AppIntentConvertible {
    public init?(appIntentValue entity: OptionalEntity) { self = entity.value }

    public var appIntentValue: OptionalEntity? { OptionalEntity(self) }
}

/// IntentValues.
public nonisolated struct IntentValuesEntity: AppEntity {
    public typealias Value = IntentValues

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.IntentValues.title", defaultValue: "IntentValues", table: "hostile-names"))
    public static let defaultQuery: IntentValuesEntityQuery = IntentValuesEntityQuery()
    /// What is chosen.
    public let value: IntentValues

    public init(_ value: IntentValues) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueIntentValues, from the handler.
public struct IntentValuesEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [IntentValuesEntity] {
        try await handler.values(of: "valueIntentValues", for: identifiers, as: IntentValuesEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<IntentValuesEntity> {
        try await handler.options(of: "valueIntentValues", for: NamesIntent(), as: IntentValuesEntity.Value.self)
    }
}

nonisolated extension IntentValues: AppIntentConvertible {
    public init?(appIntentValue entity: IntentValuesEntity) { self = entity.value }

    public var appIntentValue: IntentValuesEntity? { IntentValuesEntity(self) }
}

/// IntentObject.
public nonisolated struct IntentObjectEntity: AppEntity {
    public typealias Value = IntentObject

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.IntentObject.title", defaultValue: "IntentObject", table: "hostile-names"))
    public static let defaultQuery: IntentObjectEntityQuery = IntentObjectEntityQuery()
    /// What is chosen.
    public let value: IntentObject

    public init(_ value: IntentObject) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueIntentObject, from the handler.
public struct IntentObjectEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [IntentObjectEntity] {
        try await handler.values(of: "valueIntentObject", for: identifiers, as: IntentObjectEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<IntentObjectEntity> {
        try await handler.options(of: "valueIntentObject", for: NamesIntent(), as: IntentObjectEntity.Value.self)
    }
}

nonisolated extension IntentObject: AppIntentConvertible {
    public init?(appIntentValue entity: IntentObjectEntity) { self = entity.value }

    public var appIntentValue: IntentObjectEntity? { IntentObjectEntity(self) }
}

/// ObjectValue.
public nonisolated struct ObjectValueEntity: AppEntity {
    public typealias Value = ObjectValue

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.ObjectValue.title", defaultValue: "ObjectValue", table: "hostile-names"))
    public static let defaultQuery: ObjectValueEntityQuery = ObjectValueEntityQuery()
    /// What is chosen.
    public let value: ObjectValue

    public init(_ value: ObjectValue) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueObjectValue, from the handler.
public struct ObjectValueEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [ObjectValueEntity] {
        try await handler.values(of: "valueObjectValue", for: identifiers, as: ObjectValueEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<ObjectValueEntity> {
        try await handler.options(of: "valueObjectValue", for: NamesIntent(), as: ObjectValueEntity.Value.self)
    }
}

nonisolated extension ObjectValue: AppIntentConvertible {
    public init?(appIntentValue entity: ObjectValueEntity) { self = entity.value }

    public var appIntentValue: ObjectValueEntity? { ObjectValueEntity(self) }
}

/// SizeFamily.
public nonisolated struct SizeFamilyEntity: AppEntity {
    public typealias Value = SizeFamily

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.SizeFamily.title", defaultValue: "SizeFamily", table: "hostile-names"))
    public static let defaultQuery: SizeFamilyEntityQuery = SizeFamilyEntityQuery()
    /// What is chosen.
    public let value: SizeFamily

    public init(_ value: SizeFamily) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueSizeFamily, from the handler.
public struct SizeFamilyEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [SizeFamilyEntity] {
        try await handler.values(of: "valueSizeFamily", for: identifiers, as: SizeFamilyEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<SizeFamilyEntity> {
        try await handler.options(of: "valueSizeFamily", for: NamesIntent(), as: SizeFamilyEntity.Value.self)
    }
}

nonisolated extension SizeFamily: AppIntentConvertible {
    public init?(appIntentValue entity: SizeFamilyEntity) { self = entity.value }

    public var appIntentValue: SizeFamilyEntity? { SizeFamilyEntity(self) }
}

/// OptionsContext.
public nonisolated struct OptionsContextEntity: AppEntity {
    public typealias Value = OptionsContext

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.OptionsContext.title", defaultValue: "OptionsContext", table: "hostile-names"))
    public static let defaultQuery: OptionsContextEntityQuery = OptionsContextEntityQuery()
    /// What is chosen.
    public let value: OptionsContext

    public init(_ value: OptionsContext) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueOptionsContext, from the handler.
public struct OptionsContextEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [OptionsContextEntity] {
        try await handler.values(of: "valueOptionsContext", for: identifiers, as: OptionsContextEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<OptionsContextEntity> {
        try await handler.options(of: "valueOptionsContext", for: NamesIntent(), as: OptionsContextEntity.Value.self)
    }
}

nonisolated extension OptionsContext: AppIntentConvertible {
    public init?(appIntentValue entity: OptionsContextEntity) { self = entity.value }

    public var appIntentValue: OptionsContextEntity? { OptionsContextEntity(self) }
}

/// Void.
public nonisolated struct VoidEntity: AppEntity {
    public typealias Value = Void

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Void.title", defaultValue: "Void", table: "hostile-names"))
    public static let defaultQuery: VoidEntityQuery = VoidEntityQuery()
    /// What is chosen.
    public let value: Void

    public init(_ value: Void) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueVoid, from the handler.
public struct VoidEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [VoidEntity] {
        try await handler.values(of: "valueVoid", for: identifiers, as: VoidEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<VoidEntity> {
        try await handler.options(of: "valueVoid", for: NamesIntent(), as: VoidEntity.Value.self)
    }
}

nonisolated extension Void: AppIntentConvertible {
    public init?(appIntentValue entity: VoidEntity) { self = entity.value }

    public var appIntentValue: VoidEntity? { VoidEntity(self) }
}

/// Result.
public nonisolated struct ResultEntity: AppEntity {
    public typealias Value = Result

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Result.title", defaultValue: "Result", table: "hostile-names"))
    public static let defaultQuery: ResultEntityQuery = ResultEntityQuery()
    /// What is chosen.
    public let value: Result

    public init(_ value: Result) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueResult, from the handler.
public struct ResultEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [ResultEntity] {
        try await handler.values(of: "valueResult", for: identifiers, as: ResultEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<ResultEntity> {
        try await handler.options(of: "valueResult", for: NamesIntent(), as: ResultEntity.Value.self)
    }
}

nonisolated extension Result: AppIntentConvertible {
    public init?(appIntentValue entity: ResultEntity) { self = entity.value }

    public var appIntentValue: ResultEntity? { ResultEntity(self) }
}

/// Error.
public nonisolated struct ErrorEntity: AppEntity {
    public typealias Value = Error

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Error.title", defaultValue: "Error", table: "hostile-names"))
    public static let defaultQuery: ErrorEntityQuery = ErrorEntityQuery()
    /// What is chosen.
    public let value: Error

    public init(_ value: Error) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueError, from the handler.
public struct ErrorEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [ErrorEntity] {
        try await handler.values(of: "valueError", for: identifiers, as: ErrorEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<ErrorEntity> {
        try await handler.options(of: "valueError", for: NamesIntent(), as: ErrorEntity.Value.self)
    }
}

nonisolated extension Error: AppIntentConvertible {
    public init?(appIntentValue entity: ErrorEntity) { self = entity.value }

    public var appIntentValue: ErrorEntity? { ErrorEntity(self) }
}

/// Identifiable.
public nonisolated struct IdentifiableEntity: AppEntity {
    public typealias Value = Identifiable

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Identifiable.title", defaultValue: "Identifiable", table: "hostile-names"))
    public static let defaultQuery: IdentifiableEntityQuery = IdentifiableEntityQuery()
    /// What is chosen.
    public let value: Identifiable

    public init(_ value: Identifiable) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueIdentifiable, from the handler.
public struct IdentifiableEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [IdentifiableEntity] {
        try await handler.values(of: "valueIdentifiable", for: identifiers, as: IdentifiableEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<IdentifiableEntity> {
        try await handler.options(of: "valueIdentifiable", for: NamesIntent(), as: IdentifiableEntity.Value.self)
    }
}

nonisolated extension Identifiable: AppIntentConvertible {
    public init?(appIntentValue entity: IdentifiableEntity) { self = entity.value }

    public var appIntentValue: IdentifiableEntity? { IdentifiableEntity(self) }
}

/// Codable.
public nonisolated struct CodableEntity: AppEntity {
    public typealias Value = Codable

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Codable.title", defaultValue: "Codable", table: "hostile-names"))
    public static let defaultQuery: CodableEntityQuery = CodableEntityQuery()
    /// What is chosen.
    public let value: Codable

    public init(_ value: Codable) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueCodable, from the handler.
public struct CodableEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [CodableEntity] {
        try await handler.values(of: "valueCodable", for: identifiers, as: CodableEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<CodableEntity> {
        try await handler.options(of: "valueCodable", for: NamesIntent(), as: CodableEntity.Value.self)
    }
}

nonisolated extension Codable: AppIntentConvertible {
    public init?(appIntentValue entity: CodableEntity) { self = entity.value }

    public var appIntentValue: CodableEntity? { CodableEntity(self) }
}

/// Decoder.
public nonisolated struct DecoderEntity: AppEntity {
    public typealias Value = Decoder

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Decoder.title", defaultValue: "Decoder", table: "hostile-names"))
    public static let defaultQuery: DecoderEntityQuery = DecoderEntityQuery()
    /// What is chosen.
    public let value: Decoder

    public init(_ value: Decoder) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueDecoder, from the handler.
public struct DecoderEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [DecoderEntity] {
        try await handler.values(of: "valueDecoder", for: identifiers, as: DecoderEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<DecoderEntity> {
        try await handler.options(of: "valueDecoder", for: NamesIntent(), as: DecoderEntity.Value.self)
    }
}

nonisolated extension Decoder: AppIntentConvertible {
    public init?(appIntentValue entity: DecoderEntity) { self = entity.value }

    public var appIntentValue: DecoderEntity? { DecoderEntity(self) }
}

/// Never.
public nonisolated struct NeverEntity: AppEntity {
    public typealias Value = Never

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Never.title", defaultValue: "Never", table: "hostile-names"))
    public static let defaultQuery: NeverEntityQuery = NeverEntityQuery()
    /// What is chosen.
    public let value: Never

    public init(_ value: Never) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueNever, from the handler.
public struct NeverEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [NeverEntity] {
        try await handler.values(of: "valueNever", for: identifiers, as: NeverEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<NeverEntity> {
        try await handler.options(of: "valueNever", for: NamesIntent(), as: NeverEntity.Value.self)
    }
}

nonisolated extension Never: AppIntentConvertible {
    public init?(appIntentValue entity: NeverEntity) { self = entity.value }

    public var appIntentValue: NeverEntity? { NeverEntity(self) }
}

/// Never2.
public nonisolated struct Never2Entity: AppEntity {
    public typealias Value = Never2

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Never2.title", defaultValue: "Never2", table: "hostile-names"))
    public static let defaultQuery: Never2EntityQuery = Never2EntityQuery()
    /// What is chosen.
    public let value: Never2

    public init(_ value: Never2) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueNever2, from the handler.
public struct Never2EntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [Never2Entity] {
        try await handler.values(of: "valueNever2", for: identifiers, as: Never2Entity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<Never2Entity> {
        try await handler.options(of: "valueNever2", for: NamesIntent(), as: Never2Entity.Value.self)
    }
}

nonisolated extension Never2: AppIntentConvertible {
    public init?(appIntentValue entity: Never2Entity) { self = entity.value }

    public var appIntentValue: Never2Entity? { Never2Entity(self) }
}

/// Key.
public nonisolated struct KeyEntity: AppEntity {
    public typealias Value = Key

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Key.title", defaultValue: "Key", table: "hostile-names"))
    public static let defaultQuery: KeyEntityQuery = KeyEntityQuery()
    /// What is chosen.
    public let value: Key

    public init(_ value: Key) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueKey, from the handler.
public struct KeyEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [KeyEntity] {
        try await handler.values(of: "valueKey", for: identifiers, as: KeyEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<KeyEntity> {
        try await handler.options(of: "valueKey", for: NamesIntent(), as: KeyEntity.Value.self)
    }
}

nonisolated extension Key: AppIntentConvertible {
    public init?(appIntentValue entity: KeyEntity) { self = entity.value }

    public var appIntentValue: KeyEntity? { KeyEntity(self) }
}

/// Element.
public nonisolated struct ElementEntity: AppEntity {
    public typealias Value = Element

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Element.title", defaultValue: "Element", table: "hostile-names"))
    public static let defaultQuery: ElementEntityQuery = ElementEntityQuery()
    /// What is chosen.
    public let value: Element

    public init(_ value: Element) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueElement, from the handler.
public struct ElementEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [ElementEntity] {
        try await handler.values(of: "valueElement", for: identifiers, as: ElementEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<ElementEntity> {
        try await handler.options(of: "valueElement", for: NamesIntent(), as: ElementEntity.Value.self)
    }
}

nonisolated extension Element: AppIntentConvertible {
    public init?(appIntentValue entity: ElementEntity) { self = entity.value }

    public var appIntentValue: ElementEntity? { ElementEntity(self) }
}

/// Any.
public nonisolated struct AnyEntity: AppEntity {
    public typealias Value = `Any`

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Any.title", defaultValue: "Any", table: "hostile-names"))
    public static let defaultQuery: AnyEntityQuery = AnyEntityQuery()
    /// What is chosen.
    public let value: `Any`

    public init(_ value: `Any`) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueAny, from the handler.
public struct AnyEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [AnyEntity] {
        try await handler.values(of: "valueAny", for: identifiers, as: AnyEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<AnyEntity> {
        try await handler.options(of: "valueAny", for: NamesIntent(), as: AnyEntity.Value.self)
    }
}

nonisolated extension `Any`: AppIntentConvertible {
    public init?(appIntentValue entity: AnyEntity) { self = entity.value }

    public var appIntentValue: AnyEntity? { AnyEntity(self) }
}

/// AnyObject.
public nonisolated struct AnyObjectEntity: AppEntity {
    public typealias Value = AnyObject

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.AnyObject.title", defaultValue: "AnyObject", table: "hostile-names"))
    public static let defaultQuery: AnyObjectEntityQuery = AnyObjectEntityQuery()
    /// What is chosen.
    public let value: AnyObject

    public init(_ value: AnyObject) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueAnyObject, from the handler.
public struct AnyObjectEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [AnyObjectEntity] {
        try await handler.values(of: "valueAnyObject", for: identifiers, as: AnyObjectEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<AnyObjectEntity> {
        try await handler.options(of: "valueAnyObject", for: NamesIntent(), as: AnyObjectEntity.Value.self)
    }
}

nonisolated extension AnyObject: AppIntentConvertible {
    public init?(appIntentValue entity: AnyObjectEntity) { self = entity.value }

    public var appIntentValue: AnyObjectEntity? { AnyObjectEntity(self) }
}

/// WidgetKind.
public nonisolated struct WidgetKindEntity: AppEntity {
    public typealias Value = WidgetKind

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.WidgetKind.title", defaultValue: "WidgetKind", table: "hostile-names"))
    public static let defaultQuery: WidgetKindEntityQuery = WidgetKindEntityQuery()
    /// What is chosen.
    public let value: WidgetKind

    public init(_ value: WidgetKind) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueWidgetKind, from the handler.
public struct WidgetKindEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [WidgetKindEntity] {
        try await handler.values(of: "valueWidgetKind", for: identifiers, as: WidgetKindEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<WidgetKindEntity> {
        try await handler.options(of: "valueWidgetKind", for: NamesIntent(), as: WidgetKindEntity.Value.self)
    }
}

nonisolated extension WidgetKind: AppIntentConvertible {
    public init?(appIntentValue entity: WidgetKindEntity) { self = entity.value }

    public var appIntentValue: WidgetKindEntity? { WidgetKindEntity(self) }
}

/// IntentDefinition.
public nonisolated struct IntentDefinitionEntity: AppEntity {
    public typealias Value = IntentDefinition

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.IntentDefinition.title", defaultValue: "IntentDefinition", table: "hostile-names"))
    public static let defaultQuery: IntentDefinitionEntityQuery = IntentDefinitionEntityQuery()
    /// What is chosen.
    public let value: IntentDefinition

    public init(_ value: IntentDefinition) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueIntentDefinition, from the handler.
public struct IntentDefinitionEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [IntentDefinitionEntity] {
        try await handler.values(of: "valueIntentDefinition", for: identifiers, as: IntentDefinitionEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<IntentDefinitionEntity> {
        try await handler.options(
            of: "valueIntentDefinition", for: NamesIntent(), as: IntentDefinitionEntity.Value.self)
    }
}

nonisolated extension IntentDefinition: AppIntentConvertible {
    public init?(appIntentValue entity: IntentDefinitionEntity) { self = entity.value }

    public var appIntentValue: IntentDefinitionEntity? { IntentDefinitionEntity(self) }
}

/// Intents.
public nonisolated struct IntentsEntity: AppEntity {
    public typealias Value = Intents

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Intents.title", defaultValue: "Intents", table: "hostile-names"))
    public static let defaultQuery: IntentsEntityQuery = IntentsEntityQuery()
    /// What is chosen.
    public let value: Intents

    public init(_ value: Intents) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for valueIntents, from the handler.
public struct IntentsEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<NamesIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [IntentsEntity] {
        try await handler.values(of: "valueIntents", for: identifiers, as: IntentsEntity.Value.self)
    }

    public func suggestedEntities() async throws -> IntentItemCollection<IntentsEntity> {
        try await handler.options(of: "valueIntents", for: NamesIntent(), as: IntentsEntity.Value.self)
    }
}

nonisolated extension Intents: AppIntentConvertible {
    public init?(appIntentValue entity: IntentsEntity) { self = entity.value }

    public var appIntentValue: IntentsEntity? { IntentsEntity(self) }
}

/// Leaf.
public nonisolated struct LeafEntity: AppEntity {
    public typealias Value = Leaf

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("types.Leaf.title", defaultValue: "Leaf", table: "hostile-names"))
    public static let defaultQuery: LeafEntityQuery = LeafEntityQuery()
    /// What is chosen.
    public let value: Leaf

    public init(_ value: Leaf) { self.value = value }

    public var id: Swift.String { value.identifier }
    public var displayRepresentation: DisplayRepresentation { value.objectValue.displayRepresentation }
}

/// Options for definition, hash, description, values, value, intentValue, init, default, class, in, inout, var, let,
/// encode, write, caseName, declaredCases, String, family, id, intent, context, identifiers, parameter, searchTerm, to,
/// from, Self, Any, some, await, async, throws, nil, true, super, generatedCodeFormat, object, none, get, set, Foo,
/// operator, subscript, nonisolated, unowned, actor, macro, package, open, each, repeat, rethrows, as, is, static,
/// prefix, left, from the handler.
public struct LeafEntityQuery: EntityQuery {
    @Dependency(default: .missing)
    private var handler: AppIntentHandler<DynamicIntent>

    public init() {}

    public func entities(for identifiers: [Swift.String]) async throws -> [LeafEntity] {
        var found: [LeafEntity] = []
        var missing = identifiers
        found += try await handler.values(of: "definition", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "hash", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "description", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "values", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "value", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "intentValue", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "init", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "default", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "class", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "in", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "inout", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "var", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "let", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "encode", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "write", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "caseName", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "declaredCases", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "String", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "family", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "id", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "intent", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "context", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "identifiers", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "parameter", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "searchTerm", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "to", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "from", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "Self", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "Any", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "some", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "await", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "async", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "throws", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "nil", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "true", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "super", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "generatedCodeFormat", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "object", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "none", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "get", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "set", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "Foo", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "operator", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "subscript", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "nonisolated", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "unowned", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "actor", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "macro", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "package", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "open", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "each", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "repeat", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "rethrows", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "as", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "is", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "static", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "prefix", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        found += try await handler.values(of: "left", for: missing, as: LeafEntity.Value.self)
        missing.removeAll { identifier in found.contains { $0.id == identifier } }
        return identifiers.compactMap { identifier in found.first { $0.id == identifier } }
    }

    public func suggestedEntities() async throws -> IntentItemCollection<LeafEntity> {
        try await handler.options(of: "definition", for: DynamicIntent(), as: LeafEntity.Value.self)
    }
}

nonisolated extension Leaf: AppIntentConvertible {
    public init?(appIntentValue entity: LeafEntity) { self = entity.value }

    public var appIntentValue: LeafEntity? { LeafEntity(self) }
}

/// Double.
public nonisolated enum DoubleAppEnum: Swift.String, AppEnum {
    /// none.
    case none = "none"
    /// some.
    case `some` = "some"
    /// Double.
    case Double = "Double"

    public typealias Value = Double

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("enums.Double.title", defaultValue: "Double", table: "hostile-names"))

    public static var caseDisplayRepresentations: [DoubleAppEnum: DisplayRepresentation] {
        [
            .none: DisplayRepresentation(title: LocalizedStringResource("enums.Double.cases.none.title", defaultValue: "none", table: "hostile-names")),
            .`some`: DisplayRepresentation(title: LocalizedStringResource("enums.Double.cases.some.title", defaultValue: "some", table: "hostile-names")),
            .Double: DisplayRepresentation(title: LocalizedStringResource("enums.Double.cases.Double.title", defaultValue: "Double", table: "hostile-names")),
        ]
    }
}

nonisolated extension Double: AppIntentConvertible {
    public init?(appIntentValue value: DoubleAppEnum) { self.init(caseName: value.rawValue) }

    public var appIntentValue: DoubleAppEnum? { DoubleAppEnum(rawValue: caseName) }
}

/// definition.
public struct Definition<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "definition", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.definition.title", defaultValue: "definition", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// hash.
public struct Hash<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "hash", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.hash.title", defaultValue: "hash", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// hashValue.
public struct HashValue<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "hashValue", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.hashValue.title", defaultValue: "hashValue", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// description.
public struct Description<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "description", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.description.title", defaultValue: "description", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// Slots.
public struct Slots<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Slots", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Slots.title", defaultValue: "Slots", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// Parameters.
public struct Parameters<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Parameters", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Parameters.title", defaultValue: "Parameters", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// values.
public struct Values<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "values", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.values.title", defaultValue: "values", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// value.
public struct Value<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "value", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.value.title", defaultValue: "value", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// intentValues.
public struct IntentValues_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "intentValues", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.intentValues.title", defaultValue: "intentValues", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// intentValue.
public struct IntentValue_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "intentValue", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.intentValue.title", defaultValue: "intentValue", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// self.
public struct Self_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "self", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.self.title", defaultValue: "self", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// init.
public struct Init<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "init", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.init.title", defaultValue: "init", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// default.
public struct Default<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "default", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.default.title", defaultValue: "default", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// class.
public struct Class<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "class", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.class.title", defaultValue: "class", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// in.
public struct In<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "in", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.in.title", defaultValue: "in", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// inout.
public struct Inout<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "inout", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.inout.title", defaultValue: "inout", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// var.
public struct Var<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "var", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.var.title", defaultValue: "var", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// let.
public struct Let<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "let", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.let.title", defaultValue: "let", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// encode.
public struct Encode<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "encode", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.encode.title", defaultValue: "encode", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// write.
public struct Write<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "write", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.write.title", defaultValue: "write", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// caseName.
public struct CaseName<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "caseName", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.caseName.title", defaultValue: "caseName", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// declaredCases.
public struct DeclaredCases<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "declaredCases", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.declaredCases.title", defaultValue: "declaredCases", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// String.
public struct String_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "String", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.String.title", defaultValue: "String", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// family.
public struct Family<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "family", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.family.title", defaultValue: "family", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// id.
public struct Id<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "id", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.id.title", defaultValue: "id", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// intent.
public struct Intent<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "intent", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.intent.title", defaultValue: "intent", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// context.
public struct Context<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "context", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.context.title", defaultValue: "context", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// identifiers.
public struct Identifiers<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "identifiers", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.identifiers.title", defaultValue: "identifiers", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// parameter.
public struct Parameter_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "parameter", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.parameter.title", defaultValue: "parameter", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// searchTerm.
public struct SearchTerm<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "searchTerm", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.searchTerm.title", defaultValue: "searchTerm", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// to.
public struct To<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "to", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.to.title", defaultValue: "to", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// from.
public struct From<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "from", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.from.title", defaultValue: "from", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// Self.
public struct Self__<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Self", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Self.title", defaultValue: "Self", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// Any.
public struct Any_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Any", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Any.title", defaultValue: "Any", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// some.
public struct Some<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "some", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.some.title", defaultValue: "some", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// any.
public struct Any__<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "any", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.any.title", defaultValue: "any", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// await.
public struct Await<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "await", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.await.title", defaultValue: "await", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// async.
public struct Async<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "async", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.async.title", defaultValue: "async", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// throws.
public struct Throws<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "throws", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.throws.title", defaultValue: "throws", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// nil.
public struct Nil<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "nil", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.nil.title", defaultValue: "nil", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// true.
public struct True<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "true", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.true.title", defaultValue: "true", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// super.
public struct Super<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "super", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.super.title", defaultValue: "super", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// generatedCodeFormat.
public struct GeneratedCodeFormat_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "generatedCodeFormat", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.generatedCodeFormat.title", defaultValue: "generatedCodeFormat", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// object.
public struct Object<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "object", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.object.title", defaultValue: "object", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// none.
public struct None<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "none", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.none.title", defaultValue: "none", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// get.
public struct Get<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "get", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.get.title", defaultValue: "get", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// set.
public struct Set<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "set", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.set.title", defaultValue: "set", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// foo.
public struct Foo<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "foo", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.foo.title", defaultValue: "foo", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// Foo.
public struct Foo_<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Foo", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.Foo.title", defaultValue: "Foo", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// operator.
public struct Operator<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "operator", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.operator.title", defaultValue: "operator", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// subscript.
public struct Subscript<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "subscript", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.subscript.title", defaultValue: "subscript", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// nonisolated.
public struct Nonisolated<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "nonisolated", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.nonisolated.title", defaultValue: "nonisolated", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// unowned.
public struct Unowned<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "unowned", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.unowned.title", defaultValue: "unowned", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// actor.
public struct Actor<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "actor", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.actor.title", defaultValue: "actor", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// macro.
public struct Macro<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "macro", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.macro.title", defaultValue: "macro", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// package.
public struct Package<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "package", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.package.title", defaultValue: "package", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// open.
public struct Open<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "open", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.open.title", defaultValue: "open", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// each.
public struct Each<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "each", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.each.title", defaultValue: "each", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// repeat.
public struct Repeat<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "repeat", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.repeat.title", defaultValue: "repeat", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// rethrows.
public struct Rethrows<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "rethrows", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.rethrows.title", defaultValue: "rethrows", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// as.
public struct As<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "as", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.as.title", defaultValue: "as", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// is.
public struct Is<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "is", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.is.title", defaultValue: "is", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// static.
public struct Static<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "static", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.static.title", defaultValue: "static", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// prefix.
public struct Prefix<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "prefix", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.prefix.title", defaultValue: "prefix", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// left.
public struct Left<Content: StaticWidgetContent>: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "left", provider: Content().provider) { entry in Content().body(for: entry) }
            .configurationDisplayName(Text(LocalizedStringResource("widgets.left.title", defaultValue: "left", table: "hostile-names")))
            .supportedFamilies(widgetKitFamilies([.systemSmall]))
    }
}

/// The widgets of hostile-names.intent.yaml as a bundle: a struct conforms to it, says @main, and names what each
/// widget shows.
public protocol HostileNamesWidgets: WidgetBundle {
    /// What definition shows.
    associatedtype DefinitionContent: StaticWidgetContent

    /// What hash shows.
    associatedtype HashContent: StaticWidgetContent

    /// What hashValue shows.
    associatedtype HashValueContent: StaticWidgetContent

    /// What description shows.
    associatedtype DescriptionContent: StaticWidgetContent

    /// What Slots shows.
    associatedtype SlotsContent: StaticWidgetContent

    /// What Parameters shows.
    associatedtype ParametersContent: StaticWidgetContent

    /// What values shows.
    associatedtype ValuesContent: StaticWidgetContent

    /// What value shows.
    associatedtype ValueContent: StaticWidgetContent

    /// What intentValues shows.
    associatedtype IntentValues_Content: StaticWidgetContent

    /// What intentValue shows.
    associatedtype IntentValue_Content: StaticWidgetContent

    /// What self shows.
    associatedtype Self_Content: StaticWidgetContent

    /// What init shows.
    associatedtype InitContent: StaticWidgetContent

    /// What default shows.
    associatedtype DefaultContent: StaticWidgetContent

    /// What class shows.
    associatedtype ClassContent: StaticWidgetContent

    /// What in shows.
    associatedtype InContent: StaticWidgetContent

    /// What inout shows.
    associatedtype InoutContent: StaticWidgetContent

    /// What var shows.
    associatedtype VarContent: StaticWidgetContent

    /// What let shows.
    associatedtype LetContent: StaticWidgetContent

    /// What encode shows.
    associatedtype EncodeContent: StaticWidgetContent

    /// What write shows.
    associatedtype WriteContent: StaticWidgetContent

    /// What caseName shows.
    associatedtype CaseNameContent: StaticWidgetContent

    /// What declaredCases shows.
    associatedtype DeclaredCasesContent: StaticWidgetContent

    /// What String shows.
    associatedtype String_Content: StaticWidgetContent

    /// What family shows.
    associatedtype FamilyContent: StaticWidgetContent

    /// What id shows.
    associatedtype IdContent: StaticWidgetContent

    /// What intent shows.
    associatedtype IntentContent: StaticWidgetContent

    /// What context shows.
    associatedtype ContextContent: StaticWidgetContent

    /// What identifiers shows.
    associatedtype IdentifiersContent: StaticWidgetContent

    /// What parameter shows.
    associatedtype Parameter_Content: StaticWidgetContent

    /// What searchTerm shows.
    associatedtype SearchTermContent: StaticWidgetContent

    /// What to shows.
    associatedtype ToContent: StaticWidgetContent

    /// What from shows.
    associatedtype FromContent: StaticWidgetContent

    /// What Self shows.
    associatedtype Self__Content: StaticWidgetContent

    /// What Any shows.
    associatedtype Any_Content: StaticWidgetContent

    /// What some shows.
    associatedtype SomeContent: StaticWidgetContent

    /// What any shows.
    associatedtype Any__Content: StaticWidgetContent

    /// What await shows.
    associatedtype AwaitContent: StaticWidgetContent

    /// What async shows.
    associatedtype AsyncContent: StaticWidgetContent

    /// What throws shows.
    associatedtype ThrowsContent: StaticWidgetContent

    /// What nil shows.
    associatedtype NilContent: StaticWidgetContent

    /// What true shows.
    associatedtype TrueContent: StaticWidgetContent

    /// What super shows.
    associatedtype SuperContent: StaticWidgetContent

    /// What generatedCodeFormat shows.
    associatedtype GeneratedCodeFormat_Content: StaticWidgetContent

    /// What object shows.
    associatedtype ObjectContent: StaticWidgetContent

    /// What none shows.
    associatedtype NoneContent: StaticWidgetContent

    /// What get shows.
    associatedtype GetContent: StaticWidgetContent

    /// What set shows.
    associatedtype SetContent: StaticWidgetContent

    /// What foo shows.
    associatedtype FooContent: StaticWidgetContent

    /// What Foo shows.
    associatedtype Foo_Content: StaticWidgetContent

    /// What operator shows.
    associatedtype OperatorContent: StaticWidgetContent

    /// What subscript shows.
    associatedtype SubscriptContent: StaticWidgetContent

    /// What nonisolated shows.
    associatedtype NonisolatedContent: StaticWidgetContent

    /// What unowned shows.
    associatedtype UnownedContent: StaticWidgetContent

    /// What actor shows.
    associatedtype ActorContent: StaticWidgetContent

    /// What macro shows.
    associatedtype MacroContent: StaticWidgetContent

    /// What package shows.
    associatedtype PackageContent: StaticWidgetContent

    /// What open shows.
    associatedtype OpenContent: StaticWidgetContent

    /// What each shows.
    associatedtype EachContent: StaticWidgetContent

    /// What repeat shows.
    associatedtype RepeatContent: StaticWidgetContent

    /// What rethrows shows.
    associatedtype RethrowsContent: StaticWidgetContent

    /// What as shows.
    associatedtype AsContent: StaticWidgetContent

    /// What is shows.
    associatedtype IsContent: StaticWidgetContent

    /// What static shows.
    associatedtype StaticContent: StaticWidgetContent

    /// What prefix shows.
    associatedtype PrefixContent: StaticWidgetContent

    /// What left shows.
    associatedtype LeftContent: StaticWidgetContent
}

extension HostileNamesWidgets {
    @WidgetBundleBuilder
    public var body: some Widget {
        widgets1
        widgets2
        widgets3
        widgets4
        widgets5
        widgets6
        widgets7
    }

    @WidgetBundleBuilder
    public var widgets1: some Widget {
        Definition<DefinitionContent>()
        Hash<HashContent>()
        HashValue<HashValueContent>()
        Description<DescriptionContent>()
        Slots<SlotsContent>()
        Parameters<ParametersContent>()
        Values<ValuesContent>()
        Value<ValueContent>()
        IntentValues_<IntentValues_Content>()
        IntentValue_<IntentValue_Content>()
    }

    @WidgetBundleBuilder
    public var widgets2: some Widget {
        Self_<Self_Content>()
        Init<InitContent>()
        Default<DefaultContent>()
        Class<ClassContent>()
        In<InContent>()
        Inout<InoutContent>()
        Var<VarContent>()
        Let<LetContent>()
        Encode<EncodeContent>()
        Write<WriteContent>()
    }

    @WidgetBundleBuilder
    public var widgets3: some Widget {
        CaseName<CaseNameContent>()
        DeclaredCases<DeclaredCasesContent>()
        String_<String_Content>()
        Family<FamilyContent>()
        Id<IdContent>()
        Intent<IntentContent>()
        Context<ContextContent>()
        Identifiers<IdentifiersContent>()
        Parameter_<Parameter_Content>()
        SearchTerm<SearchTermContent>()
    }

    @WidgetBundleBuilder
    public var widgets4: some Widget {
        To<ToContent>()
        From<FromContent>()
        Self__<Self__Content>()
        Any_<Any_Content>()
        Some<SomeContent>()
        Any__<Any__Content>()
        Await<AwaitContent>()
        Async<AsyncContent>()
        Throws<ThrowsContent>()
        Nil<NilContent>()
    }

    @WidgetBundleBuilder
    public var widgets5: some Widget {
        True<TrueContent>()
        Super<SuperContent>()
        GeneratedCodeFormat_<GeneratedCodeFormat_Content>()
        Object<ObjectContent>()
        None<NoneContent>()
        Get<GetContent>()
        Set<SetContent>()
        Foo<FooContent>()
        Foo_<Foo_Content>()
        Operator<OperatorContent>()
    }

    @WidgetBundleBuilder
    public var widgets6: some Widget {
        Subscript<SubscriptContent>()
        Nonisolated<NonisolatedContent>()
        Unowned<UnownedContent>()
        Actor<ActorContent>()
        Macro<MacroContent>()
        Package<PackageContent>()
        Open<OpenContent>()
        Each<EachContent>()
        Repeat<RepeatContent>()
        Rethrows<RethrowsContent>()
    }

    @WidgetBundleBuilder
    public var widgets7: some Widget {
        As<AsContent>()
        Is<IsContent>()
        Static<StaticContent>()
        Prefix<PrefixContent>()
        Left<LeftContent>()
    }
}

#endif
