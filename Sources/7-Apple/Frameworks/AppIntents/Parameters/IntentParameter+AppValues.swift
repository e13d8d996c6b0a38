public import IntentFoundation

extension IntentParameter where Value.ValueType: AppEnum {
    /// Creates a choice of an enum's cases.
    ///
    /// - `supportedValues`: The cases that are offered; empty for all.
    /// - `optionsProvider`: Lists the cases; nil for all.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = [],
        optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.requestDisambiguationDialog = requestDisambiguationDialog
            $0.supportedValues = supportedValues
        }
    }
}

extension IntentParameter where Value.ValueType: AppEntity {
    /// Creates a choice of entities that a query other than the default one finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior) {
            $0.requestDisambiguationDialog = requestDisambiguationDialog
            $0.query = query
        }
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// Creates a list of entities with a query and a number of values.
    @Overloaded("size: IntentCollectionSize", as: "size: [IntentWidgetFamily: IntentCollectionSize]")
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(title, description, defaultValue, nil, inputConnectionBehavior) {
            $0.size = .init(size)
            $0.query = query
        }
    }
}
