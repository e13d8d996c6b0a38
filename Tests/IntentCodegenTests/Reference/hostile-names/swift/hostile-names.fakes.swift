// For tests. Made by intentgen from hostile-names.intent.yaml. Do not edit: run intentgen again.
// swift-format-ignore-file
public import IntentRuntime
import Foundation

/// Answers for Names by closures, which a test may set. What is not set answers with fixtures.
public nonisolated struct NamesIntentHandlingFake: NamesIntentHandling {
    public var valueStringOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<String> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueStringLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [String] = { identifiers, _ in
            OptionCollection<String>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueBoolOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Bool> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueBoolLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Bool] = { identifiers, _ in
        OptionCollection<Bool>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueIntOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Int> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueIntLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Int] = { identifiers, _ in
        OptionCollection<Int>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueDurationOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Duration> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueDurationLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Duration] = { identifiers, _ in
            OptionCollection<Duration>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueURLOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<URL> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueURLLookup: @Sendable ([Swift.String], LookupContext) async throws -> [URL] = { identifiers, _ in
        OptionCollection<URL>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueMeasurementOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Measurement> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueMeasurementLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Measurement] = { identifiers, _ in
            OptionCollection<Measurement>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueSendableOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Sendable> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueSendableLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Sendable] = { identifiers, _ in
            OptionCollection<Sendable>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueHashableOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Hashable> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueHashableLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Hashable] = { identifiers, _ in
            OptionCollection<Hashable>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueArrayOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Array> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueArrayLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Array] = { identifiers, _ in
        OptionCollection<Array>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueOptionalOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Optional> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueOptionalLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Optional] = { identifiers, _ in
            OptionCollection<Optional>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueIntentValuesOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<IntentValues> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueIntentValuesLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [IntentValues] = { identifiers, _ in
            OptionCollection<IntentValues>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueIntentObjectOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<IntentObject> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueIntentObjectLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [IntentObject] = { identifiers, _ in
            OptionCollection<IntentObject>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueObjectValueOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<ObjectValue> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueObjectValueLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [ObjectValue] = { identifiers, _ in
            OptionCollection<ObjectValue>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueSizeFamilyOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<SizeFamily> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueSizeFamilyLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [SizeFamily] = { identifiers, _ in
            OptionCollection<SizeFamily>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueOptionsContextOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<OptionsContext> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueOptionsContextLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [OptionsContext] = { identifiers, _ in
            OptionCollection<OptionsContext>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueVoidOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Void> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueVoidLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Void] = { identifiers, _ in
        OptionCollection<Void>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueResultOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Result> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueResultLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Result] = { identifiers, _ in
            OptionCollection<Result>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueErrorOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Error> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueErrorLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Error] = { identifiers, _ in
        OptionCollection<Error>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueIdentifiableOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Identifiable> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueIdentifiableLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Identifiable] = { identifiers, _ in
            OptionCollection<Identifiable>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueCodableOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Codable> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueCodableLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Codable] = { identifiers, _ in
            OptionCollection<Codable>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueDecoderOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Decoder> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueDecoderLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Decoder] = { identifiers, _ in
            OptionCollection<Decoder>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueNeverOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Never> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueNeverLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Never] = { identifiers, _ in
        OptionCollection<Never>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueNever2Options:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Never2> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueNever2Lookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Never2] = { identifiers, _ in
            OptionCollection<Never2>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueKeyOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Key> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueKeyLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Key] = { identifiers, _ in
        OptionCollection<Key>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueElementOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Element> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueElementLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Element] = { identifiers, _ in
            OptionCollection<Element>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueAnyOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<`Any`> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueAnyLookup: @Sendable ([Swift.String], LookupContext) async throws -> [`Any`] = { identifiers, _ in
        OptionCollection<`Any`>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueAnyObjectOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<AnyObject> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueAnyObjectLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [AnyObject] = { identifiers, _ in
            OptionCollection<AnyObject>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueWidgetKindOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<WidgetKind> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueWidgetKindLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [WidgetKind] = { identifiers, _ in
            OptionCollection<WidgetKind>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueIntentDefinitionOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<IntentDefinition> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueIntentDefinitionLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [IntentDefinition] = { identifiers, _ in
            OptionCollection<IntentDefinition>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var valueIntentsOptions:
        @Sendable (NamesIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Intents> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueIntentsLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Intents] = { identifiers, _ in
            OptionCollection<Intents>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }

    /// As it answers when nothing is set.
    public init() {}

    public func provideValueStringOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<String> {
        try await self.valueStringOptions(intent, context)
    }

    public func valueString(for identifiers: [Swift.String], context: LookupContext) async throws -> [String] {
        try await self.valueStringLookup(identifiers, context)
    }

    public func provideValueBoolOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Bool> {
        try await self.valueBoolOptions(intent, context)
    }

    public func valueBool(for identifiers: [Swift.String], context: LookupContext) async throws -> [Bool] {
        try await self.valueBoolLookup(identifiers, context)
    }

    public func provideValueIntOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Int> {
        try await self.valueIntOptions(intent, context)
    }

    public func valueInt(for identifiers: [Swift.String], context: LookupContext) async throws -> [Int] {
        try await self.valueIntLookup(identifiers, context)
    }

    public func provideValueDurationOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Duration> {
        try await self.valueDurationOptions(intent, context)
    }

    public func valueDuration(for identifiers: [Swift.String], context: LookupContext) async throws -> [Duration] {
        try await self.valueDurationLookup(identifiers, context)
    }

    public func provideValueURLOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<URL> {
        try await self.valueURLOptions(intent, context)
    }

    public func valueURL(for identifiers: [Swift.String], context: LookupContext) async throws -> [URL] {
        try await self.valueURLLookup(identifiers, context)
    }

    public func provideValueMeasurementOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Measurement> {
        try await self.valueMeasurementOptions(intent, context)
    }

    public func valueMeasurement(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [Measurement] {
        try await self.valueMeasurementLookup(identifiers, context)
    }

    public func provideValueSendableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Sendable> {
        try await self.valueSendableOptions(intent, context)
    }

    public func valueSendable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Sendable] {
        try await self.valueSendableLookup(identifiers, context)
    }

    public func provideValueHashableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Hashable> {
        try await self.valueHashableOptions(intent, context)
    }

    public func valueHashable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Hashable] {
        try await self.valueHashableLookup(identifiers, context)
    }

    public func provideValueArrayOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Array> {
        try await self.valueArrayOptions(intent, context)
    }

    public func valueArray(for identifiers: [Swift.String], context: LookupContext) async throws -> [Array] {
        try await self.valueArrayLookup(identifiers, context)
    }

    public func provideValueOptionalOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Optional> {
        try await self.valueOptionalOptions(intent, context)
    }

    public func valueOptional(for identifiers: [Swift.String], context: LookupContext) async throws -> [Optional] {
        try await self.valueOptionalLookup(identifiers, context)
    }

    public func provideValueIntentValuesOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentValues> {
        try await self.valueIntentValuesOptions(intent, context)
    }

    public func valueIntentValues(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [IntentValues] {
        try await self.valueIntentValuesLookup(identifiers, context)
    }

    public func provideValueIntentObjectOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentObject> {
        try await self.valueIntentObjectOptions(intent, context)
    }

    public func valueIntentObject(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [IntentObject] {
        try await self.valueIntentObjectLookup(identifiers, context)
    }

    public func provideValueObjectValueOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<ObjectValue> {
        try await self.valueObjectValueOptions(intent, context)
    }

    public func valueObjectValue(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [ObjectValue] {
        try await self.valueObjectValueLookup(identifiers, context)
    }

    public func provideValueSizeFamilyOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<SizeFamily> {
        try await self.valueSizeFamilyOptions(intent, context)
    }

    public func valueSizeFamily(for identifiers: [Swift.String], context: LookupContext) async throws -> [SizeFamily] {
        try await self.valueSizeFamilyLookup(identifiers, context)
    }

    public func provideValueOptionsContextOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<OptionsContext> {
        try await self.valueOptionsContextOptions(intent, context)
    }

    public func valueOptionsContext(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [OptionsContext] {
        try await self.valueOptionsContextLookup(identifiers, context)
    }

    public func provideValueVoidOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Void> {
        try await self.valueVoidOptions(intent, context)
    }

    public func valueVoid(for identifiers: [Swift.String], context: LookupContext) async throws -> [Void] {
        try await self.valueVoidLookup(identifiers, context)
    }

    public func provideValueResultOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Result> {
        try await self.valueResultOptions(intent, context)
    }

    public func valueResult(for identifiers: [Swift.String], context: LookupContext) async throws -> [Result] {
        try await self.valueResultLookup(identifiers, context)
    }

    public func provideValueErrorOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Error> {
        try await self.valueErrorOptions(intent, context)
    }

    public func valueError(for identifiers: [Swift.String], context: LookupContext) async throws -> [Error] {
        try await self.valueErrorLookup(identifiers, context)
    }

    public func provideValueIdentifiableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Identifiable> {
        try await self.valueIdentifiableOptions(intent, context)
    }

    public func valueIdentifiable(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [Identifiable] {
        try await self.valueIdentifiableLookup(identifiers, context)
    }

    public func provideValueCodableOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Codable> {
        try await self.valueCodableOptions(intent, context)
    }

    public func valueCodable(for identifiers: [Swift.String], context: LookupContext) async throws -> [Codable] {
        try await self.valueCodableLookup(identifiers, context)
    }

    public func provideValueDecoderOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Decoder> {
        try await self.valueDecoderOptions(intent, context)
    }

    public func valueDecoder(for identifiers: [Swift.String], context: LookupContext) async throws -> [Decoder] {
        try await self.valueDecoderLookup(identifiers, context)
    }

    public func provideValueNeverOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Never> {
        try await self.valueNeverOptions(intent, context)
    }

    public func valueNever(for identifiers: [Swift.String], context: LookupContext) async throws -> [Never] {
        try await self.valueNeverLookup(identifiers, context)
    }

    public func provideValueNever2OptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Never2> {
        try await self.valueNever2Options(intent, context)
    }

    public func valueNever2(for identifiers: [Swift.String], context: LookupContext) async throws -> [Never2] {
        try await self.valueNever2Lookup(identifiers, context)
    }

    public func provideValueKeyOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Key> {
        try await self.valueKeyOptions(intent, context)
    }

    public func valueKey(for identifiers: [Swift.String], context: LookupContext) async throws -> [Key] {
        try await self.valueKeyLookup(identifiers, context)
    }

    public func provideValueElementOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Element> {
        try await self.valueElementOptions(intent, context)
    }

    public func valueElement(for identifiers: [Swift.String], context: LookupContext) async throws -> [Element] {
        try await self.valueElementLookup(identifiers, context)
    }

    public func provideValueAnyOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<`Any`> {
        try await self.valueAnyOptions(intent, context)
    }

    public func valueAny(for identifiers: [Swift.String], context: LookupContext) async throws -> [`Any`] {
        try await self.valueAnyLookup(identifiers, context)
    }

    public func provideValueAnyObjectOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<AnyObject> {
        try await self.valueAnyObjectOptions(intent, context)
    }

    public func valueAnyObject(for identifiers: [Swift.String], context: LookupContext) async throws -> [AnyObject] {
        try await self.valueAnyObjectLookup(identifiers, context)
    }

    public func provideValueWidgetKindOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<WidgetKind> {
        try await self.valueWidgetKindOptions(intent, context)
    }

    public func valueWidgetKind(for identifiers: [Swift.String], context: LookupContext) async throws -> [WidgetKind] {
        try await self.valueWidgetKindLookup(identifiers, context)
    }

    public func provideValueIntentDefinitionOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<IntentDefinition> {
        try await self.valueIntentDefinitionOptions(intent, context)
    }

    public func valueIntentDefinition(
        for identifiers: [Swift.String], context: LookupContext
    ) async throws -> [IntentDefinition] {
        try await self.valueIntentDefinitionLookup(identifiers, context)
    }

    public func provideValueIntentsOptionsCollection(
        for intent: NamesIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Intents> {
        try await self.valueIntentsOptions(intent, context)
    }

    public func valueIntents(for identifiers: [Swift.String], context: LookupContext) async throws -> [Intents] {
        try await self.valueIntentsLookup(identifiers, context)
    }
}

nonisolated extension NamesIntent {
    /// A configuration in which every parameter has a value.
    public static var fixture: NamesIntent {
        NamesIntent(
            valueString: .fixture(1), valueBool: .fixture(1), valueInt: .fixture(1), valueDuration: .fixture(1),
            valueURL: .fixture(1), valueMeasurement: .fixture(1), valueSendable: .fixture(1),
            valueHashable: .fixture(1), valueArray: .fixture(1), valueOptional: .fixture(1),
            valueIntentValues: .fixture(1), valueIntentObject: .fixture(1), valueObjectValue: .fixture(1),
            valueSizeFamily: .fixture(1), valueOptionsContext: .fixture(1), valueVoid: .fixture(1),
            valueResult: .fixture(1), valueError: .fixture(1), valueIdentifiable: .fixture(1),
            valueCodable: .fixture(1), valueDecoder: .fixture(1), valueNever: .fixture(1), valueNever2: .fixture(1),
            valueKey: .fixture(1), valueElement: .fixture(1), valueAny: .fixture(1), valueAnyObject: .fixture(1),
            valueWidgetKind: .fixture(1), valueIntentDefinition: .fixture(1), valueIntents: .fixture(1), a: "A 1", b: 1,
            c: Swift.Double(1), d: .seconds(60 * 1), e: Foundation.URL(intentText: "https://example.com/1"))
    }
}

/// Answers for Dynamic by closures, which a test may set. What is not set answers with fixtures.
public nonisolated struct DynamicIntentHandlingFake: DynamicIntentHandling {
    public var definitionOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var definitionLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var definitionDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var hashOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var hashLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var hashDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var descriptionOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var descriptionLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var descriptionDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var valuesOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valuesLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valuesDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var valueOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var valueLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var valueDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var intentValueOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var intentValueLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var intentValueDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var initOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var initLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var initDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var defaultOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var defaultLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var defaultDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var classOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var classLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var classDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var inOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var inLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var inDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var inoutOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var inoutLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var inoutDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var varOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var varLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var varDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var letOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var letLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var letDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var encodeOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var encodeLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var encodeDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var writeOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var writeLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var writeDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var caseNameOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var caseNameLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var caseNameDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var declaredCasesOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var declaredCasesLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
            OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var declaredCasesDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var StringOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var StringLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var StringDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var familyOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var familyLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var familyDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var idOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var idLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var idDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var intentOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var intentLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var intentDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var contextOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var contextLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var contextDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var identifiersOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var identifiersLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var identifiersDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var parameterOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var parameterLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var parameterDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var searchTermOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var searchTermLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var searchTermDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var toOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var toLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var toDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var fromOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var fromLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var fromDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var SelfOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var SelfLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var SelfDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var AnyOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var AnyLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var AnyDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var someOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var someLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var someDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var awaitOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var awaitLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var awaitDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var asyncOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var asyncLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var asyncDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var throwsOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var throwsLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var throwsDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var nilOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var nilLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var nilDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var trueOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var trueLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var trueDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var superOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var superLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var superDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var generatedCodeFormatOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var generatedCodeFormatLookup:
        @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
            OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
        }
    public var generatedCodeFormatDefault:
        @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
            Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
        }
    public var objectOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var objectLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var objectDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var noneOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var noneLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var noneDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var getOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var getLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var getDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var setOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var setLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var setDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var FooOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var FooLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var FooDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var operatorOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var operatorLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var operatorDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var subscriptOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var subscriptLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var subscriptDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var nonisolatedOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var nonisolatedLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var nonisolatedDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var unownedOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var unownedLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var unownedDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var actorOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var actorLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var actorDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var macroOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var macroLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var macroDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var packageOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var packageLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var packageDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var openOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var openLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var openDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var eachOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var eachLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var eachDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var repeatOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var repeatLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var repeatDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var rethrowsOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var rethrowsLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var rethrowsDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var asOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var asLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var asDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var isOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var isLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var isDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var staticOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var staticLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var staticDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var prefixOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var prefixLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var prefixDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }
    public var leftOptions:
        @Sendable (DynamicIntent, IntentRuntime.OptionsContext) async throws -> OptionCollection<Leaf> = { _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var leftLookup: @Sendable ([Swift.String], LookupContext) async throws -> [Leaf] = { identifiers, _ in
        OptionCollection<Leaf>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var leftDefault: @Sendable (DynamicIntent, DefaultContext) async throws -> [Leaf] = { _, context in
        Swift.Array<Leaf>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
    }

    /// As it answers when nothing is set.
    public init() {}

    public func provideDefinitionOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.definitionOptions(intent, context)
    }

    public func definition(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.definitionLookup(identifiers, context)
    }

    public func defaultDefinition(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.definitionDefault(intent, context)
    }

    public func provideHashOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.hashOptions(intent, context)
    }

    public func hash(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.hashLookup(identifiers, context)
    }

    public func defaultHash(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.hashDefault(intent, context)
    }

    public func provideDescriptionOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.descriptionOptions(intent, context)
    }

    public func description(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.descriptionLookup(identifiers, context)
    }

    public func defaultDescription(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.descriptionDefault(intent, context)
    }

    public func provideValuesOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.valuesOptions(intent, context)
    }

    public func values(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.valuesLookup(identifiers, context)
    }

    public func defaultValues(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.valuesDefault(intent, context)
    }

    public func provideValueOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.valueOptions(intent, context)
    }

    public func value(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.valueLookup(identifiers, context)
    }

    public func defaultValue(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.valueDefault(intent, context)
    }

    public func provideIntentValueOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.intentValueOptions(intent, context)
    }

    public func intentValue(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.intentValueLookup(identifiers, context)
    }

    public func defaultIntentValue(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.intentValueDefault(intent, context)
    }

    public func provideInitOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.initOptions(intent, context)
    }

    public func `init`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.initLookup(identifiers, context)
    }

    public func defaultInit(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.initDefault(intent, context)
    }

    public func provideDefaultOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.defaultOptions(intent, context)
    }

    public func `default`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.defaultLookup(identifiers, context)
    }

    public func defaultDefault(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.defaultDefault(intent, context)
    }

    public func provideClassOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.classOptions(intent, context)
    }

    public func `class`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.classLookup(identifiers, context)
    }

    public func defaultClass(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.classDefault(intent, context)
    }

    public func provideInOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.inOptions(intent, context)
    }

    public func `in`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.inLookup(identifiers, context)
    }

    public func defaultIn(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.inDefault(intent, context)
    }

    public func provideInoutOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.inoutOptions(intent, context)
    }

    public func `inout`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.inoutLookup(identifiers, context)
    }

    public func defaultInout(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.inoutDefault(intent, context)
    }

    public func provideVarOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.varOptions(intent, context)
    }

    public func `var`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.varLookup(identifiers, context)
    }

    public func defaultVar(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.varDefault(intent, context)
    }

    public func provideLetOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.letOptions(intent, context)
    }

    public func `let`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.letLookup(identifiers, context)
    }

    public func defaultLet(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.letDefault(intent, context)
    }

    public func provideEncodeOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.encodeOptions(intent, context)
    }

    public func encode(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.encodeLookup(identifiers, context)
    }

    public func defaultEncode(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.encodeDefault(intent, context)
    }

    public func provideWriteOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.writeOptions(intent, context)
    }

    public func write(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.writeLookup(identifiers, context)
    }

    public func defaultWrite(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.writeDefault(intent, context)
    }

    public func provideCaseNameOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.caseNameOptions(intent, context)
    }

    public func caseName(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.caseNameLookup(identifiers, context)
    }

    public func defaultCaseName(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.caseNameDefault(intent, context)
    }

    public func provideDeclaredCasesOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.declaredCasesOptions(intent, context)
    }

    public func declaredCases(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.declaredCasesLookup(identifiers, context)
    }

    public func defaultDeclaredCases(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.declaredCasesDefault(intent, context)
    }

    public func provideStringOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.StringOptions(intent, context)
    }

    public func String(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.StringLookup(identifiers, context)
    }

    public func defaultString(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.StringDefault(intent, context)
    }

    public func provideFamilyOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.familyOptions(intent, context)
    }

    public func family(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.familyLookup(identifiers, context)
    }

    public func defaultFamily(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.familyDefault(intent, context)
    }

    public func provideIdOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.idOptions(intent, context)
    }

    public func id(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.idLookup(identifiers, context)
    }

    public func defaultId(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.idDefault(intent, context)
    }

    public func provideIntentOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.intentOptions(intent, context)
    }

    public func intent(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.intentLookup(identifiers, context)
    }

    public func defaultIntent(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.intentDefault(intent, context)
    }

    public func provideContextOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.contextOptions(intent, context)
    }

    public func context(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.contextLookup(identifiers, context)
    }

    public func defaultContext(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.contextDefault(intent, context)
    }

    public func provideIdentifiersOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.identifiersOptions(intent, context)
    }

    public func identifiers(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.identifiersLookup(identifiers, context)
    }

    public func defaultIdentifiers(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.identifiersDefault(intent, context)
    }

    public func provideParameterOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.parameterOptions(intent, context)
    }

    public func parameter(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.parameterLookup(identifiers, context)
    }

    public func defaultParameter(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.parameterDefault(intent, context)
    }

    public func provideSearchTermOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.searchTermOptions(intent, context)
    }

    public func searchTerm(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.searchTermLookup(identifiers, context)
    }

    public func defaultSearchTerm(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.searchTermDefault(intent, context)
    }

    public func provideToOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.toOptions(intent, context)
    }

    public func to(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.toLookup(identifiers, context)
    }

    public func defaultTo(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.toDefault(intent, context)
    }

    public func provideFromOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.fromOptions(intent, context)
    }

    public func from(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.fromLookup(identifiers, context)
    }

    public func defaultFrom(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.fromDefault(intent, context)
    }

    public func provideSelfOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.SelfOptions(intent, context)
    }

    public func `Self`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.SelfLookup(identifiers, context)
    }

    public func defaultSelf(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.SelfDefault(intent, context)
    }

    public func provideAnyOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.AnyOptions(intent, context)
    }

    public func `Any`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.AnyLookup(identifiers, context)
    }

    public func defaultAny(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.AnyDefault(intent, context)
    }

    public func provideSomeOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.someOptions(intent, context)
    }

    public func `some`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.someLookup(identifiers, context)
    }

    public func defaultSome(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.someDefault(intent, context)
    }

    public func provideAwaitOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.awaitOptions(intent, context)
    }

    public func `await`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.awaitLookup(identifiers, context)
    }

    public func defaultAwait(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.awaitDefault(intent, context)
    }

    public func provideAsyncOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.asyncOptions(intent, context)
    }

    public func `async`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.asyncLookup(identifiers, context)
    }

    public func defaultAsync(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.asyncDefault(intent, context)
    }

    public func provideThrowsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.throwsOptions(intent, context)
    }

    public func `throws`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.throwsLookup(identifiers, context)
    }

    public func defaultThrows(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.throwsDefault(intent, context)
    }

    public func provideNilOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.nilOptions(intent, context)
    }

    public func `nil`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.nilLookup(identifiers, context)
    }

    public func defaultNil(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.nilDefault(intent, context)
    }

    public func provideTrueOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.trueOptions(intent, context)
    }

    public func `true`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.trueLookup(identifiers, context)
    }

    public func defaultTrue(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.trueDefault(intent, context)
    }

    public func provideSuperOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.superOptions(intent, context)
    }

    public func `super`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.superLookup(identifiers, context)
    }

    public func defaultSuper(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.superDefault(intent, context)
    }

    public func provideGeneratedCodeFormatOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.generatedCodeFormatOptions(intent, context)
    }

    public func generatedCodeFormat(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.generatedCodeFormatLookup(identifiers, context)
    }

    public func defaultGeneratedCodeFormat(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.generatedCodeFormatDefault(intent, context)
    }

    public func provideObjectOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.objectOptions(intent, context)
    }

    public func object(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.objectLookup(identifiers, context)
    }

    public func defaultObject(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.objectDefault(intent, context)
    }

    public func provideNoneOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.noneOptions(intent, context)
    }

    public func none(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.noneLookup(identifiers, context)
    }

    public func defaultNone(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.noneDefault(intent, context)
    }

    public func provideGetOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.getOptions(intent, context)
    }

    public func get(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.getLookup(identifiers, context)
    }

    public func defaultGet(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.getDefault(intent, context)
    }

    public func provideSetOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.setOptions(intent, context)
    }

    public func set(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.setLookup(identifiers, context)
    }

    public func defaultSet(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.setDefault(intent, context)
    }

    public func provideFooOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.FooOptions(intent, context)
    }

    public func Foo(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.FooLookup(identifiers, context)
    }

    public func defaultFoo(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.FooDefault(intent, context)
    }

    public func provideOperatorOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.operatorOptions(intent, context)
    }

    public func `operator`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.operatorLookup(identifiers, context)
    }

    public func defaultOperator(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.operatorDefault(intent, context)
    }

    public func provideSubscriptOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.subscriptOptions(intent, context)
    }

    public func `subscript`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.subscriptLookup(identifiers, context)
    }

    public func defaultSubscript(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.subscriptDefault(intent, context)
    }

    public func provideNonisolatedOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.nonisolatedOptions(intent, context)
    }

    public func `nonisolated`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.nonisolatedLookup(identifiers, context)
    }

    public func defaultNonisolated(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.nonisolatedDefault(intent, context)
    }

    public func provideUnownedOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.unownedOptions(intent, context)
    }

    public func unowned(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.unownedLookup(identifiers, context)
    }

    public func defaultUnowned(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.unownedDefault(intent, context)
    }

    public func provideActorOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.actorOptions(intent, context)
    }

    public func actor(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.actorLookup(identifiers, context)
    }

    public func defaultActor(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.actorDefault(intent, context)
    }

    public func provideMacroOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.macroOptions(intent, context)
    }

    public func macro(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.macroLookup(identifiers, context)
    }

    public func defaultMacro(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.macroDefault(intent, context)
    }

    public func providePackageOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.packageOptions(intent, context)
    }

    public func package(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.packageLookup(identifiers, context)
    }

    public func defaultPackage(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.packageDefault(intent, context)
    }

    public func provideOpenOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.openOptions(intent, context)
    }

    public func `open`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.openLookup(identifiers, context)
    }

    public func defaultOpen(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.openDefault(intent, context)
    }

    public func provideEachOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.eachOptions(intent, context)
    }

    public func `each`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.eachLookup(identifiers, context)
    }

    public func defaultEach(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.eachDefault(intent, context)
    }

    public func provideRepeatOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.repeatOptions(intent, context)
    }

    public func `repeat`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.repeatLookup(identifiers, context)
    }

    public func defaultRepeat(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.repeatDefault(intent, context)
    }

    public func provideRethrowsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.rethrowsOptions(intent, context)
    }

    public func `rethrows`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.rethrowsLookup(identifiers, context)
    }

    public func defaultRethrows(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.rethrowsDefault(intent, context)
    }

    public func provideAsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.asOptions(intent, context)
    }

    public func `as`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.asLookup(identifiers, context)
    }

    public func defaultAs(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.asDefault(intent, context)
    }

    public func provideIsOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.isOptions(intent, context)
    }

    public func `is`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.isLookup(identifiers, context)
    }

    public func defaultIs(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.isDefault(intent, context)
    }

    public func provideStaticOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.staticOptions(intent, context)
    }

    public func `static`(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.staticLookup(identifiers, context)
    }

    public func defaultStatic(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.staticDefault(intent, context)
    }

    public func providePrefixOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.prefixOptions(intent, context)
    }

    public func prefix(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.prefixLookup(identifiers, context)
    }

    public func defaultPrefix(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.prefixDefault(intent, context)
    }

    public func provideLeftOptionsCollection(
        for intent: DynamicIntent, context: IntentRuntime.OptionsContext
    ) async throws -> OptionCollection<Leaf> {
        try await self.leftOptions(intent, context)
    }

    public func left(for identifiers: [Swift.String], context: LookupContext) async throws -> [Leaf] {
        try await self.leftLookup(identifiers, context)
    }

    public func defaultLeft(for intent: DynamicIntent, context: DefaultContext) async throws -> [Leaf] {
        try await self.leftDefault(intent, context)
    }
}

nonisolated extension DynamicIntent {
    /// A configuration in which every parameter has a value.
    public static var fixture: DynamicIntent {
        DynamicIntent(
            definition: [.fixture(1), .fixture(2)], hash: [.fixture(1), .fixture(2)],
            description: [.fixture(1), .fixture(2)], values: [.fixture(1), .fixture(2)],
            value: [.fixture(1), .fixture(2)], intentValue: [.fixture(1), .fixture(2)],
            init: [.fixture(1), .fixture(2)], default: [.fixture(1), .fixture(2)], class: [.fixture(1), .fixture(2)],
            in: [.fixture(1), .fixture(2)], `inout`: [.fixture(1), .fixture(2)], var: [.fixture(1), .fixture(2)],
            let: [.fixture(1), .fixture(2)], encode: [.fixture(1), .fixture(2)], write: [.fixture(1), .fixture(2)],
            caseName: [.fixture(1), .fixture(2)], declaredCases: [.fixture(1), .fixture(2)],
            String: [.fixture(1), .fixture(2)], family: [.fixture(1), .fixture(2)], id: [.fixture(1), .fixture(2)],
            intent: [.fixture(1), .fixture(2)], context: [.fixture(1), .fixture(2)],
            identifiers: [.fixture(1), .fixture(2)], parameter: [.fixture(1), .fixture(2)],
            searchTerm: [.fixture(1), .fixture(2)], to: [.fixture(1), .fixture(2)], from: [.fixture(1), .fixture(2)],
            Self: [.fixture(1), .fixture(2)], Any: [.fixture(1), .fixture(2)], some: [.fixture(1), .fixture(2)],
            await: [.fixture(1), .fixture(2)], async: [.fixture(1), .fixture(2)], throws: [.fixture(1), .fixture(2)],
            nil: [.fixture(1), .fixture(2)], true: [.fixture(1), .fixture(2)], super: [.fixture(1), .fixture(2)],
            generatedCodeFormat: [.fixture(1), .fixture(2)], object: [.fixture(1), .fixture(2)],
            none: [.fixture(1), .fixture(2)], get: [.fixture(1), .fixture(2)], set: [.fixture(1), .fixture(2)],
            Foo: [.fixture(1), .fixture(2)], operator: [.fixture(1), .fixture(2)],
            subscript: [.fixture(1), .fixture(2)], nonisolated: [.fixture(1), .fixture(2)],
            unowned: [.fixture(1), .fixture(2)], actor: [.fixture(1), .fixture(2)], macro: [.fixture(1), .fixture(2)],
            package: [.fixture(1), .fixture(2)], open: [.fixture(1), .fixture(2)], each: [.fixture(1), .fixture(2)],
            repeat: [.fixture(1), .fixture(2)], rethrows: [.fixture(1), .fixture(2)], as: [.fixture(1), .fixture(2)],
            is: [.fixture(1), .fixture(2)], static: [.fixture(1), .fixture(2)], prefix: [.fixture(1), .fixture(2)],
            left: [.fixture(1), .fixture(2)])
    }
}

nonisolated extension String {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> String {
        String(identifier: "string" + "\(number)", displayString: "String " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Bool {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Bool {
        Bool(identifier: "bool" + "\(number)", displayString: "Bool " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Int {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Int {
        Int(identifier: "int" + "\(number)", displayString: "Int " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Duration {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Duration {
        Duration(
            identifier: "duration" + "\(number)", displayString: "Duration " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension URL {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> URL {
        URL(identifier: "url" + "\(number)", displayString: "URL " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Measurement {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Measurement {
        Measurement(
            identifier: "measurement" + "\(number)", displayString: "Measurement " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension Sendable {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Sendable {
        Sendable(
            identifier: "sendable" + "\(number)", displayString: "Sendable " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Hashable {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Hashable {
        Hashable(
            identifier: "hashable" + "\(number)", displayString: "Hashable " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Array {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Array {
        Array(identifier: "array" + "\(number)", displayString: "Array " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Optional {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Optional {
        Optional(
            identifier: "optional" + "\(number)", displayString: "Optional " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension IntentValues {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> IntentValues {
        IntentValues(
            identifier: "intentValues" + "\(number)", displayString: "Intent Values " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension IntentObject {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> IntentObject {
        IntentObject(
            identifier: "intentObject" + "\(number)", displayString: "Intent Object " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension ObjectValue {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> ObjectValue {
        ObjectValue(
            identifier: "objectValue" + "\(number)", displayString: "Object Value " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension SizeFamily {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> SizeFamily {
        SizeFamily(
            identifier: "sizeFamily" + "\(number)", displayString: "Size Family " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension OptionsContext {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> OptionsContext {
        OptionsContext(
            identifier: "optionsContext" + "\(number)", displayString: "Options Context " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension Void {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Void {
        Void(identifier: "void" + "\(number)", displayString: "Void " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Result {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Result {
        Result(identifier: "result" + "\(number)", displayString: "Result " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Error {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Error {
        Error(identifier: "error" + "\(number)", displayString: "Error " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Identifiable {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Identifiable {
        Identifiable(
            identifier: "identifiable" + "\(number)", displayString: "Identifiable " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension Codable {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Codable {
        Codable(
            identifier: "codable" + "\(number)", displayString: "Codable " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Decoder {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Decoder {
        Decoder(
            identifier: "decoder" + "\(number)", displayString: "Decoder " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Never {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Never {
        Never(identifier: "never" + "\(number)", displayString: "Never " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Never2 {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Never2 {
        Never2(identifier: "never2" + "\(number)", displayString: "Never 2 " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Key {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Key {
        Key(identifier: "key" + "\(number)", displayString: "Key " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Element {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Element {
        Element(
            identifier: "element" + "\(number)", displayString: "Element " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension `Any` {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> `Any` {
        `Any`(identifier: "any" + "\(number)", displayString: "Any " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension AnyObject {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> AnyObject {
        AnyObject(
            identifier: "anyObject" + "\(number)", displayString: "Any Object " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension WidgetKind {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> WidgetKind {
        WidgetKind(
            identifier: "widgetKind" + "\(number)", displayString: "Widget Kind " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension IntentDefinition {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> IntentDefinition {
        IntentDefinition(
            identifier: "intentDefinition" + "\(number)", displayString: "Intent Definition " + "\(number)",
            text: "Text " + "\(number)")
    }
}

nonisolated extension Intents {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Intents {
        Intents(
            identifier: "intents" + "\(number)", displayString: "Intents " + "\(number)", text: "Text " + "\(number)")
    }
}

nonisolated extension Node {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Node {
        Node(identifier: "node" + "\(number)", displayString: "Node " + "\(number)")
    }
}

nonisolated extension Leaf {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Leaf {
        Leaf(identifier: "leaf" + "\(number)", displayString: "Leaf " + "\(number)")
    }
}

nonisolated extension Members {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Swift.Int = 1) -> Members {
        Members(
            identifier: "members" + "\(number)", displayString: "Members " + "\(number)",
            definition: "Definition " + "\(number)", hash: "Hash " + "\(number)",
            description: "Description " + "\(number)", Slots: "Slots " + "\(number)",
            Parameters: "Parameters " + "\(number)", values: "Values " + "\(number)", value: "Value " + "\(number)",
            intentValues: "Intent Values " + "\(number)", init: "Init " + "\(number)",
            default: "Default " + "\(number)", class: "Class " + "\(number)", in: "In " + "\(number)",
            `inout`: "Inout " + "\(number)", var: "Var " + "\(number)", let: "Let " + "\(number)",
            encode: "Encode " + "\(number)", write: "Write " + "\(number)", caseName: "Case Name " + "\(number)",
            declaredCases: "Declared Cases " + "\(number)", String: "String " + "\(number)",
            family: "Family " + "\(number)", intent: "Intent " + "\(number)", context: "Context " + "\(number)",
            identifiers: "Identifiers " + "\(number)", parameter: "Parameter " + "\(number)",
            searchTerm: "Search Term " + "\(number)", to: "To " + "\(number)", from: "From " + "\(number)",
            Self: "Self " + "\(number)", Any: "Any " + "\(number)", some: "Some " + "\(number)",
            any: "Any " + "\(number)", await: "Await " + "\(number)", async: "Async " + "\(number)",
            throws: "Throws " + "\(number)", nil: "Nil " + "\(number)", true: "True " + "\(number)",
            super: "Super " + "\(number)", generatedCodeFormat: "Generated Code Format " + "\(number)",
            object: "Object " + "\(number)", none: "None " + "\(number)", get: "Get " + "\(number)",
            set: "Set " + "\(number)", foo: "Foo " + "\(number)", Foo: "Foo " + "\(number)",
            operator: "Operator " + "\(number)", subscript: "Subscript " + "\(number)",
            nonisolated: "Nonisolated " + "\(number)", unowned: "Unowned " + "\(number)", actor: "Actor " + "\(number)",
            macro: "Macro " + "\(number)", package: "Package " + "\(number)", open: "Open " + "\(number)",
            each: "Each " + "\(number)", repeat: "Repeat " + "\(number)", rethrows: "Rethrows " + "\(number)",
            as: "As " + "\(number)", is: "Is " + "\(number)", static: "Static " + "\(number)",
            prefix: "Prefix " + "\(number)", left: "Left " + "\(number)")
    }
}
