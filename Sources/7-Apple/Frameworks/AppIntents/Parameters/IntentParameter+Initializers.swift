public import IntentFoundation

// The forms that parameters of every type have. Types whose parameters have further settings declare their own initializers,
// which are preferred because these are disfavored.
extension IntentParameter {
    /// Creates a parameter.
    /// - Parameters:
    ///   - title: The name of the parameter.
    ///   - description: What the parameter is for.
    ///   - defaultValue: The value until another is assigned.
    ///   - requestValueDialog: The question for a value.
    ///   - requestDisambiguationDialog: The question for one of several values.
    ///   - inputConnectionBehavior: Whether the parameter takes the result of the previous action in a shortcut.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, defaultValue, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior)
    }

    /// Creates a parameter with options.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            title, description, defaultValue, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior
        ) { $0.optionsProvider = optionsProvider }
    }

    /// Creates a parameter, and sets what its type has besides.
    convenience init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        _ defaultValue: Value.UnwrappedType?, _ requestValueDialog: IntentDialog?,
        _ requestDisambiguationDialog: IntentDialog? = nil, _ inputConnectionBehavior: InputConnectionBehavior,
        _ configure: (inout ParameterDeclaration) -> Void = { _ in }
    ) {
        var declaration = ParameterDeclaration(title: title, description: description)
        declaration.defaultValue = defaultValue
        declaration.requestValueDialog = requestValueDialog
        declaration.requestDisambiguationDialog = requestDisambiguationDialog
        declaration.inputConnectionBehavior = inputConnectionBehavior
        configure(&declaration)
        self.init(declaration)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// Creates a list with a number of values.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog, nil, inputConnectionBehavior) {
            $0.size = .all(size)
        }
    }

    /// Creates a list with a number of values that depends on the family of the widget.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog, nil, inputConnectionBehavior) {
            $0.size = .byFamily(size)
        }
    }

    /// Creates a list with options and a number of values.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(title, description, defaultValue, nil, nil, inputConnectionBehavior) {
            $0.size = .all(size)
            $0.optionsProvider = optionsProvider
        }
    }

    /// Creates a list with options and a number of values that depends on the family of the widget.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(title, description, defaultValue, nil, nil, inputConnectionBehavior) {
            $0.size = .byFamily(size)
            $0.optionsProvider = optionsProvider
        }
    }
}
