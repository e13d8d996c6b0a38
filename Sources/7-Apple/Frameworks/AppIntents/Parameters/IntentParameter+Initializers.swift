public import IntentFoundation

// The forms that parameters of every type have. Types whose parameters have further settings declare their own initializers,
// which are preferred because this one is disfavored.
extension IntentParameter {
    /// Creates a parameter.
    /// - Parameters:
    ///   - title: The name of the parameter.
    ///   - description: What the parameter is for.
    ///   - defaultValue: The value until another is assigned.
    ///   - requestValueDialog: The question for a value.
    ///   - requestDisambiguationDialog: The question for one of several values.
    ///   - inputConnectionBehavior: Whether the parameter takes the result of the previous action in a shortcut.
    ///   - optionsProvider: Lists the options; nil for a parameter without options.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.requestDisambiguationDialog = requestDisambiguationDialog
        }
    }

    /// Creates a parameter, and sets what its type has besides.
    convenience init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        _ defaultValue: (any Sendable)?, _ requestValueDialog: IntentDialog?,
        _ inputConnectionBehavior: InputConnectionBehavior, _ optionsProvider: (any DynamicOptionsProvider)? = nil,
        _ configure: (inout ParameterDeclaration) -> Void
    ) {
        var declaration = ParameterDeclaration(title: title, description: description)
        declaration.defaultValue = defaultValue
        declaration.requestValueDialog = requestValueDialog
        declaration.inputConnectionBehavior = inputConnectionBehavior
        declaration.optionsProvider = optionsProvider
        configure(&declaration)
        self.init(declaration)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// Creates a list with a number of values.
    @Overloaded("size: IntentCollectionSize", as: "size: [IntentWidgetFamily: IntentCollectionSize]")
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.size = .init(size)
        }
    }
}
