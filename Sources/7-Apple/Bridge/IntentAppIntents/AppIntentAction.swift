#if canImport(AppIntents) && canImport(WidgetKit)
    public import AppIntents
    public import IntentRuntime
    public import WidgetKit

    /// What an intent does when a control or an App Shortcut runs it, available as a dependency of App Intents.
    ///
    /// Add an action before the system needs it: in the initializers of your app and of your widget bundle, which run in
    /// separate processes.
    ///
    /// ```swift
    /// AppIntentAction<LockDoorIntent>.add { configuration in
    ///     try await Door(configuration.door).setLocked(configuration.isLocked)
    /// } isOn: { configuration in
    ///     try await Door(configuration.door).isLocked
    /// }
    /// ```
    public struct AppIntentAction<Configuration: ConfigurableIntent>: Sendable {
        private let action: @Sendable (Configuration) async throws -> Void
        private let state: (@Sendable (Configuration) async throws -> Bool)?

        init(
            perform action: @escaping @Sendable (Configuration) async throws -> Void,
            isOn state: (@Sendable (Configuration) async throws -> Bool)?
        ) {
            self.action = action
            self.state = state
        }

        /// An action that fails with an explanation. It is used if no action was added.
        public static var missing: AppIntentAction {
            AppIntentAction(
                perform: { _ in
                    throw HandlerError(
                        .unavailable,
                        message: "no action was added for \(Configuration.self); call AppIntentAction.add")
                }, isOn: nil)
        }

        /// Registers the action of an intent in this process.
        /// - Parameters:
        ///   - action: Receives the configuration, completed with all defaults. For a toggle, it contains the new value.
        ///   - state: Returns whether a toggle is on; nil if the configuration itself contains the state.
        public static func add(
            perform action: @escaping @Sendable (Configuration) async throws -> Void,
            isOn state: (@Sendable (Configuration) async throws -> Bool)? = nil
        ) {
            let action = AppIntentAction(perform: action, isOn: state)
            AppDependencyManager.shared.add(dependency: action)
        }

        func perform(_ configuration: Configuration) async throws {
            try await action(configuration)
        }

        /// Returns whether a toggle is on.
        /// - Parameter parameter: The Boolean parameter that has the state if the program does not return it.
        func isOn(_ configuration: Configuration, _ parameter: String) async throws -> Bool {
            if let state { return try await state(configuration) }
            return configuration.isTrue(parameter)
        }
    }

    extension ConfigurationAppIntent {
        /// Runs the action that the program added with ``AppIntentAction``.
        /// - Throws: The error of the action, or a `HandlerError` if the program added none.
        public func performAction() async throws {
            try await action.perform(await configuration(in: .systemSmall))
        }

        var action: AppIntentAction<Configuration> {
            AppDependency<AppIntentAction<Configuration>>(default: .missing).wrappedValue
        }
    }

    extension ConfigurableIntent {
        func isTrue(_ parameter: String) -> Bool { intentValues[parameter] == .boolean(true) }
    }

    // MARK: - Controls

    /// What a generated control shows: its configuration and, for a toggle, whether it is on.
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct ConfiguredControlValue<Intent: ConfigurationAppIntent & ControlConfigurationIntent> {
        /// The configuration, which is also the action of a button.
        public let intent: Intent
        /// Whether the toggle is on; false for a button.
        public let isOn: Bool
    }

    /// A value provider that passes the configuration of a control to its content.
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct ConfiguredControlProvider<Intent: ConfigurationAppIntent & ControlConfigurationIntent>:
        AppIntentControlValueProvider, Sendable
    {
        private let toggle: String?

        /// - Parameter toggle: The Boolean parameter that a toggle shows; nil for a button.
        public init(toggle: String? = nil) {
            self.toggle = toggle
        }

        public func previewValue(configuration: Intent) -> ConfiguredControlValue<Intent> {
            let isOn = toggle.map { configuration.configuration.isTrue($0) } ?? false
            return ConfiguredControlValue(intent: configuration, isOn: isOn)
        }

        public func currentValue(configuration: Intent) async throws -> ConfiguredControlValue<Intent> {
            guard let toggle else { return ConfiguredControlValue(intent: configuration, isOn: false) }
            let values = await configuration.configuration(in: .systemSmall)
            return ConfiguredControlValue(
                intent: configuration, isOn: try await configuration.action.isOn(values, toggle))
        }
    }
#endif
