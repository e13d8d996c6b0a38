/// A type that lists the options of a parameter.
///
/// It is asked each time the options are needed, and has the dependencies of intents.
public protocol DynamicOptionsProvider<_Option>: _SupportsAppDependencies, Sendable {
    /// An array of options, or an ``IntentItemCollection``.
    associatedtype Result: ResultsCollection
    /// The type of the default: that of an option, or an array of it. A provider without a default has `NoDefaultResult`.
    associatedtype DefaultValue: _IntentValue = NoDefaultResult<Result.Result>
    where DefaultValue.ValueType == Result.Result.ValueType
    /// The type of one value, by which a parameter accepts its provider.
    associatedtype _Option = Result.Result.ValueType where _Option == Result.Result.ValueType

    /// Returns the options.
    func results() async throws -> Result
    /// Returns the default of a parameter that has no value; nil if there is none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias Item<Value> = IntentItem<Value> where Value == Result.Result
    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection<Value> = IntentItemSection<Value> where Value == Result.Result
    public typealias ParameterDependency = IntentParameterDependency

    public func defaultResult() async -> DefaultValue? { nil }

    /// Whether the provider implements ``defaultResult()``.
    package static var hasDefaultResult: Bool { DefaultValue.self != NoDefaultResult<Result.Result>.self }
}

/// The type of the default of a provider that has none.
public enum NoDefaultResult<Option: _IntentValue>: _IntentValue {
    public typealias ValueType = Option.ValueType
    public typealias UnwrappedType = NoDefaultResult
}

/// Options as a provider returns them.
public protocol ResultsCollection<Result> {
    /// The type of an option.
    associatedtype Result: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
}
