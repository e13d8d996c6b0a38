/// An intent that the system uses itself, such as the configuration of a widget.
public protocol SystemIntent: AppIntent {}

extension SystemIntent {
    /// Ends the program: an intent that is only a configuration cannot be performed.
    public func perform() async throws -> Never {
        preconditionFailure("\(Self.self) is a configuration and has no perform()")
    }
}

/// The configuration of a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// The configuration of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

/// An intent that replaces a custom intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class that Xcode generated for the SiriKit intent, such as `SelectCarIntent`.
    static var intentClassName: String { get }
}

/// An action that changes a value, such as that of a toggle.
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue

    /// The new value.
    var value: ValueType { get nonmutating set }
}

/// An action that opens an item of the app.
public protocol OpenIntent: SystemIntent {
    /// The type of the item.
    associatedtype Value: _IntentValue

    /// The item.
    var target: Value { get }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An action that starts or changes a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An action that starts a Live Activity. ``LiveActivityIntent`` replaces it.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An action that plays audio.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An action that starts audio. ``AudioPlaybackIntent`` replaces it.
public protocol AudioStartingIntent: SystemIntent {}

/// An action that records audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// An action that begins in the background and can continue in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An action that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

/// An action that can be canceled. Its task is canceled with it.
public protocol CancellableIntent: AppIntent {}

/// An action that a snippet runs to show itself again.
public protocol SnippetIntent: AppIntent {}

/// An action that searches the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The places that are searched.
    static var searchScopes: [StringSearchScope] { get }
    /// The text to search.
    var criteria: StringSearchCriteria { get }
}

/// A place that is searched.
public enum StringSearchScope: Hashable, Sendable { case general, movies, tv }

/// A text to search.
public struct StringSearchCriteria: _IntentValue, Hashable {
    /// The text.
    public let term: String

    public init(term: String) { self.term = term }
}
