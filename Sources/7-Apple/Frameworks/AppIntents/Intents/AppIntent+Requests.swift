public import IntentFoundation

// No person can be asked here, and there is no app to open, so each request fails with an error that states this.
extension AppIntent {
    /// Requests a confirmation of the action.
    /// - Throws: An ``AppIntentError``, because no person can be asked.
    public func requestConfirmation() async throws {
        throw confirmationError(nil)
    }

    /// Requests a confirmation of the action.
    /// - Throws: An ``AppIntentError``, because no person can be asked.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        throw confirmationError(dialog)
    }

    /// Requests a confirmation of the action, whose result is shown before.
    /// - Throws: An ``AppIntentError``, because no person can be asked.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw confirmationError((result as? any DescribedIntentResult)?.dialog)
    }

    /// Continues the action in the foreground.
    /// - Throws: An ``AppIntentError``, because there is no foreground.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw needsToContinueInForegroundError(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// Returns the error of an action that has to continue in the foreground.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        error("needs the app in the foreground, which does not exist here", dialog)
    }

    private func confirmationError(_ dialog: IntentDialog?) -> AppIntentError {
        error("needs a confirmation, and no person can be asked here", dialog)
    }

    private func error(_ need: String, _ dialog: IntentDialog?) -> AppIntentError {
        let question = dialog.map { " (\(String(localized: $0.full)))" } ?? ""
        return AppIntentError(.needsPerson, "'\(String(localized: Self.title))' \(need)\(question)")
    }
}

extension ForegroundContinuableIntent {
    /// Continues the action in the foreground.
    /// - Throws: An ``AppIntentError``, because there is no foreground. The continuation does not run.
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) async throws {
        throw needsToContinueInForegroundError(dialog, alwaysConfirm: true)
    }

    /// Returns the error of an action that has to continue in the foreground. The continuation does not run.
    @_disfavoredOverload
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        needsToContinueInForegroundError(dialog, alwaysConfirm: true)
    }
}

/// The name of the button that confirms an action. No person sees it here.
public struct ConfirmationActionName: Hashable, Sendable {
    private let acceptLabel: LocalizedStringResource

    private init(_ acceptLabel: LocalizedStringResource) { self.acceptLabel = acceptLabel }

    /// Returns a name of the app's own.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(acceptLabel) }

    public static let add = ConfirmationActionName("Add")
    public static let addData = ConfirmationActionName("Add Data")
    public static let book = ConfirmationActionName("Book")
    public static let buy = ConfirmationActionName("Buy")
    public static let call = ConfirmationActionName("Call")
    public static let checkIn = ConfirmationActionName("Check In")
    public static let `continue` = ConfirmationActionName("Continue")
    public static let create = ConfirmationActionName("Create")
    public static let `do` = ConfirmationActionName("Do It")
    public static let download = ConfirmationActionName("Download")
    public static let filter = ConfirmationActionName("Filter")
    public static let find = ConfirmationActionName("Find")
    public static let get = ConfirmationActionName("Get")
    public static let go = ConfirmationActionName("Go")
    public static let log = ConfirmationActionName("Log")
    public static let open = ConfirmationActionName("Open")
    public static let order = ConfirmationActionName("Order")
    public static let pay = ConfirmationActionName("Pay")
    public static let play = ConfirmationActionName("Play")
    public static let playSound = ConfirmationActionName("Play Sound")
    public static let post = ConfirmationActionName("Post")
    public static let request = ConfirmationActionName("Request")
    public static let run = ConfirmationActionName("Run")
    public static let search = ConfirmationActionName("Search")
    public static let send = ConfirmationActionName("Send")
    public static let set = ConfirmationActionName("Set")
    public static let share = ConfirmationActionName("Share")
    public static let start = ConfirmationActionName("Start")
    public static let startNavigation = ConfirmationActionName("Start Navigation")
    public static let toggle = ConfirmationActionName("Toggle")
    public static let turnOff = ConfirmationActionName("Turn Off")
    public static let turnOn = ConfirmationActionName("Turn On")
    public static let view = ConfirmationActionName("View")
}
