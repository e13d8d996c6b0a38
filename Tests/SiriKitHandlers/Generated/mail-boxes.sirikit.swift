// Made by intentgen from mail-boxes.intent.yaml. Do not edit: change the definition and run intentgen again.
// Xcode makes these classes where the system has the framework Intents.
// swift-format-ignore-file
#if !canImport(Darwin)
public import Intents

// If this line does not compile, tool and library differ; the message says what to do.
private nonisolated let generatedCodeFormat: () = INGeneratedCodeFormat.v1

/// Show Mail.
public nonisolated class ShowMailIntent: INIntent {
    /// Account.
    public var account: Account?
    /// Mailboxes.
    public var mailboxes: [Mailbox]?
    /// Folder.
    public var folder: String?
    /// Labels.
    public var labels: [String]?
    /// Lines.
    public var lines: NSNumber?
    /// Compact.
    public var isCompact: NSNumber?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.mailBoxes.ofIntent("ShowMail")
    }

    public override class func isSearched(_ parameter: String) -> Bool { ["mailboxes"].contains(parameter) }

    public override func readParameters(from values: INParameterValues) {
        self.account = values.object("account")
        self.mailboxes = values.objects("mailboxes")
        self.folder = values.string("folder")
        self.labels = values.strings("labels")
        self.lines = values.number("lines")
        self.isCompact = values.number("isCompact")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("account", to: self.account, as: .object)
        values.set("mailboxes", to: self.mailboxes, as: .object)
        values.set("folder", to: self.folder, as: .string)
        values.set("labels", to: self.labels, as: .string)
        values.set("lines", to: self.lines, as: .integer)
        values.set("isCompact", to: self.isCompact, as: .boolean)
    }

    public override func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any ShowMailIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any ShowMailIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles Show Mail. Of each requirement a handler has one form.
public protocol ShowMailIntentHandling: NSObjectProtocol {
    /// Options for Account, in display order.
    func provideAccountOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<Account>?, (any Error)?) -> Void
    )
    func provideAccountOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<Account>
    /// Options for Mailboxes, in display order. `searchTerm` is nil for the first list.
    func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<Mailbox>?, (any Error)?) -> Void
    )
    func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Mailbox>
    /// Options for Folder, in display order.
    func provideFolderOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    )
    func provideFolderOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<NSString>
    /// Options for Labels, in display order.
    func provideLabelsOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    )
    func provideLabelsOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<NSString>
    /// Options for Lines, in display order.
    func provideLinesOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void
    )
    func provideLinesOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<NSNumber>
    /// Whether Show Mail can be done.
    func confirm(intent: ShowMailIntent, completion: @escaping (ShowMailIntentResponse) -> Void)
    func confirm(intent: ShowMailIntent) async -> ShowMailIntentResponse
    /// Does Show Mail.
    func handle(intent: ShowMailIntent, completion: @escaping (ShowMailIntentResponse) -> Void)
    func handle(intent: ShowMailIntent) async -> ShowMailIntentResponse
    /// What Account holds in a new widget; need not be there.
    func defaultAccount(for intent: ShowMailIntent) -> Account?
    /// What Mailboxes holds in a new widget; need not be there.
    func defaultMailboxes(for intent: ShowMailIntent) -> [Mailbox]?
    /// What Folder holds in a new widget; need not be there.
    func defaultFolder(for intent: ShowMailIntent) -> String?
    /// What Labels holds in a new widget; need not be there.
    func defaultLabels(for intent: ShowMailIntent) -> [String]?
    /// What Lines holds in a new widget; need not be there.
    func defaultLines(for intent: ShowMailIntent) -> NSNumber?
}

extension ShowMailIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<ShowMailIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "account":
            return INParameterOptions(try await self.provideAccountOptionsCollection(for: question.intent), as: .object)
        case "mailboxes":
            return INParameterOptions(
                try await self.provideMailboxesOptionsCollection(for: question.intent, searchTerm: question.searchTerm),
                as: .object)
        case "folder":
            return INParameterOptions(try await self.provideFolderOptionsCollection(for: question.intent), as: .string)
        case "labels":
            return INParameterOptions(try await self.provideLabelsOptionsCollection(for: question.intent), as: .string)
        case "lines":
            return INParameterOptions(try await self.provideLinesOptionsCollection(for: question.intent), as: .integer)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(
        answering question: INParameterQuestion<ShowMailIntent>
    ) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "account": values.set("account", to: self.defaultAccount(for: question.intent), as: .object)
        case "mailboxes": values.set("mailboxes", to: self.defaultMailboxes(for: question.intent), as: .object)
        case "folder": values.set("folder", to: self.defaultFolder(for: question.intent), as: .string)
        case "labels": values.set("labels", to: self.defaultLabels(for: question.intent), as: .string)
        case "lines": values.set("lines", to: self.defaultLines(for: question.intent), as: .integer)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func provideAccountOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<Account>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideAccountOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideAccountOptionsCollection(for: intent) }
    }

    public func provideAccountOptionsCollection(
        for intent: ShowMailIntent
    ) async throws -> INObjectCollection<Account> {
        let requirement = INRequirement("provideAccountOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideAccountOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<Mailbox>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideMailboxesOptionsCollection(for:searchTerm:)", of: self, for: intent)
        requirement.completeOptions(completion) {
            try await self.provideMailboxesOptionsCollection(for: intent, searchTerm: searchTerm)
        }
    }

    public func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Mailbox> {
        let requirement = INRequirement("provideMailboxesOptionsCollection(for:searchTerm:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideMailboxesOptionsCollection(for: intent, searchTerm: searchTerm, with: completion)
        }
    }

    public func provideFolderOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideFolderOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideFolderOptionsCollection(for: intent) }
    }

    public func provideFolderOptionsCollection(
        for intent: ShowMailIntent
    ) async throws -> INObjectCollection<NSString> {
        let requirement = INRequirement("provideFolderOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideFolderOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideLabelsOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideLabelsOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideLabelsOptionsCollection(for: intent) }
    }

    public func provideLabelsOptionsCollection(
        for intent: ShowMailIntent
    ) async throws -> INObjectCollection<NSString> {
        let requirement = INRequirement("provideLabelsOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideLabelsOptionsCollection(for: intent, with: completion)
        }
    }

    public func provideLinesOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideLinesOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideLinesOptionsCollection(for: intent) }
    }

    public func provideLinesOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<NSNumber> {
        let requirement = INRequirement("provideLinesOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideLinesOptionsCollection(for: intent, with: completion)
        }
    }

    public func confirm(intent: ShowMailIntent, completion: @escaping (ShowMailIntentResponse) -> Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: ShowMailIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: ShowMailIntent) async -> ShowMailIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: ShowMailIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: ShowMailIntent, completion: @escaping (ShowMailIntentResponse) -> Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: ShowMailIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: ShowMailIntent) async -> ShowMailIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: ShowMailIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultAccount(for intent: ShowMailIntent) -> Account? { nil }

    public func defaultMailboxes(for intent: ShowMailIntent) -> [Mailbox]? { nil }

    public func defaultFolder(for intent: ShowMailIntent) -> String? { nil }

    public func defaultLabels(for intent: ShowMailIntent) -> [String]? { nil }

    public func defaultLines(for intent: ShowMailIntent) -> NSNumber? { nil }
}

/// How Show Mail went.
public nonisolated enum ShowMailIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

/// What a handler answers to Show Mail.
public nonisolated class ShowMailIntentResponse: INIntentResponse {
    public fileprivate(set) var code: ShowMailIntentResponseCode = .unspecified

    public convenience init(code: ShowMailIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Order Soup.
public nonisolated class OrderSoupIntent: INIntent {
    /// Soup.
    public var soup: Soup?
    /// Quantity.
    public var quantity: NSNumber?
    /// Size.
    public var size: SoupSize = .unknown
    /// Extras.
    public var extras: [String]?
    /// When.
    public var when: DateComponents?

    public override class var generatedDefinition: INIntentDefinition? {
        INIntentDefinition.mailBoxes.ofIntent("OrderSoup")
    }

    public override func readParameters(from values: INParameterValues) {
        self.soup = values.object("soup")
        self.quantity = values.number("quantity")
        self.size = values.enumeration("size")
        self.extras = values.strings("extras")
        self.when = values.dateComponents("when")
    }

    public override func writeParameters(to values: inout INParameterValues) {
        values.set("soup", to: self.soup, as: .object)
        values.set("quantity", to: self.quantity, as: .integer)
        values.set("size", to: self.size)
        values.set("extras", to: self.extras, as: .string)
        values.set("when", to: self.when, as: .dateTime)
    }

    public override func provideOptions(
        ofParameter parameter: String, searchTerm: String?, by handler: Any
    ) async throws -> INParameterOptions {
        let handler = try INHandlerRole.of(handler, as: (any OrderSoupIntentHandling).self, for: self)
        return try await handler.provideOptions(
            answering: INParameterQuestion(parameter, of: self, searchTerm: searchTerm))
    }

    public override func provideDefault(
        ofParameter parameter: String, by handler: Any
    ) async throws -> INParameterValues {
        let handler = try INHandlerRole.of(handler, as: (any OrderSoupIntentHandling).self, for: self)
        return try await handler.provideDefault(answering: INParameterQuestion(parameter, of: self))
    }
}

/// Handles Order Soup. Of each requirement a handler has one form.
public protocol OrderSoupIntentHandling: NSObjectProtocol {
    /// What is made of the value of Soup.
    func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupSoupResolutionResult) -> Void)
    func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult
    /// Options for Soup, in display order.
    func provideSoupOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<Soup>?, (any Error)?) -> Void
    )
    func provideSoupOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup>
    /// What is made of the value of Quantity.
    func resolveQuantity(
        for intent: OrderSoupIntent, with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void
    )
    func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult
    /// What is made of the value of Size.
    func resolveSize(for intent: OrderSoupIntent, with completion: @escaping (SoupSizeResolutionResult) -> Void)
    func resolveSize(for intent: OrderSoupIntent) async -> SoupSizeResolutionResult
    /// What is made of the value of Extras.
    func resolveExtras(for intent: OrderSoupIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)
    func resolveExtras(for intent: OrderSoupIntent) async -> [INStringResolutionResult]
    /// What is made of the value of When.
    func resolveWhen(for intent: OrderSoupIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Void)
    func resolveWhen(for intent: OrderSoupIntent) async -> INDateComponentsResolutionResult
    /// Whether Order Soup can be done.
    func confirm(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void)
    func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
    /// Does Order Soup.
    func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void)
    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
    /// What Soup holds in a new widget; need not be there.
    func defaultSoup(for intent: OrderSoupIntent) -> Soup?
}

extension OrderSoupIntentHandling {
    public func provideOptions(
        answering question: INParameterQuestion<OrderSoupIntent>
    ) async throws -> INParameterOptions {
        switch question.parameter {
        case "soup":
            return INParameterOptions(try await self.provideSoupOptionsCollection(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
    }

    public func provideDefault(
        answering question: INParameterQuestion<OrderSoupIntent>
    ) async throws -> INParameterValues {
        var values = INParameterValues()
        switch question.parameter {
        case "soup": values.set("soup", to: self.defaultSoup(for: question.intent), as: .object)
        default: throw INHandlerProblem.unknown(parameter: question.parameter, of: question.intent)
        }
        return values
    }

    public func resolveSoup(
        for intent: OrderSoupIntent, with completion: @escaping (OrderSoupSoupResolutionResult) -> Void
    ) {
        let requirement = INRequirement("resolveSoup(for:)", of: self, for: intent)
        requirement.complete(completion, orElse: .unsupported()) { await self.resolveSoup(for: intent) }
    }

    public func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult {
        let requirement = INRequirement("resolveSoup(for:)", of: self, for: intent)
        return await requirement.answer(orElse: .unsupported()) {
            completion in self.resolveSoup(for: intent, with: completion)
        }
    }

    public func provideSoupOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<Soup>?, (any Error)?) -> Void
    ) {
        let requirement = INRequirement("provideSoupOptionsCollection(for:)", of: self, for: intent)
        requirement.completeOptions(completion) { try await self.provideSoupOptionsCollection(for: intent) }
    }

    public func provideSoupOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup> {
        let requirement = INRequirement("provideSoupOptionsCollection(for:)", of: self, for: intent)
        return try await requirement.options {
            completion in self.provideSoupOptionsCollection(for: intent, with: completion)
        }
    }

    public func resolveQuantity(
        for intent: OrderSoupIntent, with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void
    ) {
        let requirement = INRequirement("resolveQuantity(for:)", of: self, for: intent)
        requirement.complete(completion, orElse: .unsupported()) { await self.resolveQuantity(for: intent) }
    }

    public func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
        let requirement = INRequirement("resolveQuantity(for:)", of: self, for: intent)
        return await requirement.answer(orElse: .unsupported()) {
            completion in self.resolveQuantity(for: intent, with: completion)
        }
    }

    public func resolveSize(
        for intent: OrderSoupIntent, with completion: @escaping (SoupSizeResolutionResult) -> Void
    ) {
        let requirement = INRequirement("resolveSize(for:)", of: self, for: intent)
        requirement.complete(completion, orElse: .unsupported()) { await self.resolveSize(for: intent) }
    }

    public func resolveSize(for intent: OrderSoupIntent) async -> SoupSizeResolutionResult {
        let requirement = INRequirement("resolveSize(for:)", of: self, for: intent)
        return await requirement.answer(orElse: .unsupported()) {
            completion in self.resolveSize(for: intent, with: completion)
        }
    }

    public func resolveExtras(
        for intent: OrderSoupIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
    ) {
        let requirement = INRequirement("resolveExtras(for:)", of: self, for: intent)
        requirement.complete(completion, orElse: [.unsupported()]) { await self.resolveExtras(for: intent) }
    }

    public func resolveExtras(for intent: OrderSoupIntent) async -> [INStringResolutionResult] {
        let requirement = INRequirement("resolveExtras(for:)", of: self, for: intent)
        return await requirement.answer(orElse: [.unsupported()]) {
            completion in self.resolveExtras(for: intent, with: completion)
        }
    }

    public func resolveWhen(
        for intent: OrderSoupIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Void
    ) {
        let requirement = INRequirement("resolveWhen(for:)", of: self, for: intent)
        requirement.complete(completion, orElse: .unsupported()) { await self.resolveWhen(for: intent) }
    }

    public func resolveWhen(for intent: OrderSoupIntent) async -> INDateComponentsResolutionResult {
        let requirement = INRequirement("resolveWhen(for:)", of: self, for: intent)
        return await requirement.answer(orElse: .unsupported()) {
            completion in self.resolveWhen(for: intent, with: completion)
        }
    }

    public func confirm(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: OrderSoupIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        let requirement = INRequirement("confirm(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: OrderSoupIntentResponse(code: .ready, userActivity: nil), isOptional: true) {
            completion in self.confirm(intent: intent, completion: completion)
        }
    }

    public func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        requirement.complete(completion, orElse: OrderSoupIntentResponse(code: .failure, userActivity: nil)) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        let requirement = INRequirement("handle(intent:)", of: self, for: intent)
        return await requirement.answer(orElse: OrderSoupIntentResponse(code: .failure, userActivity: nil)) {
            completion in self.handle(intent: intent, completion: completion)
        }
    }

    public func defaultSoup(for intent: OrderSoupIntent) -> Soup? { nil }
}

/// How Order Soup went.
public nonisolated enum OrderSoupIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
    case failureOutOfSoup = 100
    case closed = 101
}

/// What a handler answers to Order Soup.
public nonisolated class OrderSoupIntentResponse: INIntentResponse {
    /// soup.
    public var soup: Soup?
    /// quantity.
    public var quantity: NSNumber?
    /// note.
    public var note: String?
    public fileprivate(set) var code: OrderSoupIntentResponseCode = .unspecified

    public convenience init(code: OrderSoupIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    /// ${quantity} of ${soup}, ${note}.
    public static func success(quantity: NSNumber, soup: Soup, note: String) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .success, userActivity: nil)
        response.quantity = quantity
        response.soup = soup
        response.note = note
        return response
    }

    /// There is no ${soup} left.
    public static func failureOutOfSoup(_ soup: Soup) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .failureOutOfSoup, userActivity: nil)
        response.soup = soup
        return response
    }
}

/// Why a value of Soup is refused.
public nonisolated enum OrderSoupSoupUnsupportedReason: Int, Sendable {
    /// ${soup} is sold out.
    case soldOut = 1
}

/// What a handler makes of Soup.
public nonisolated class OrderSoupSoupResolutionResult: SoupResolutionResult {
    public class func unsupported(forReason reason: OrderSoupSoupUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

/// Why a value of Quantity is refused.
public nonisolated enum OrderSoupQuantityUnsupportedReason: Int, Sendable {
    case negativeNumbersNotSupported = 1
    case greaterThanMaximumValue = 2
    case lessThanMinimumValue = 3
}

/// What a handler makes of Quantity.
public nonisolated class OrderSoupQuantityResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: OrderSoupQuantityUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

/// Account.
public nonisolated class Account: INObject {
    /// server.
    public var server: URL?

    public override func readProperties(from values: INParameterValues) { self.server = values.url("server") }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("server", to: self.server, as: .url)
    }
}

/// What a handler makes of a Account.
public nonisolated class AccountResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Account) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Account]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Account?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Mailbox.
public nonisolated class Mailbox: INObject {
    /// unread.
    public var unread: NSNumber?
    /// tags.
    public var tags: [String]?

    public override func readProperties(from values: INParameterValues) {
        self.unread = values.number("unread")
        self.tags = values.strings("tags")
    }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("unread", to: self.unread, as: .integer)
        values.set("tags", to: self.tags, as: .string)
    }
}

/// What a handler makes of a Mailbox.
public nonisolated class MailboxResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Mailbox) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Mailbox]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Mailbox?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// Soup.
public nonisolated class Soup: INObject {
    /// price.
    public var price: NSNumber?

    public override func readProperties(from values: INParameterValues) { self.price = values.number("price") }

    public override func writeProperties(to values: inout INParameterValues) {
        values.set("price", to: self.price, as: .decimal)
    }
}

/// What a handler makes of a Soup.
public nonisolated class SoupResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Soup) -> Self { make(.success(resolvedObject)) }

    public class func disambiguation(with objectsToDisambiguate: [Soup]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    public class func confirmationRequired(with objectToConfirm: Soup?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// SoupSize.
public nonisolated enum SoupSize: Int, INStoredEnum {
    /// No value.
    case unknown = 0
    /// small.
    case small = 1
    /// large.
    case large = 2

    public init(storedName: String) {
        switch storedName {
        case "small": self = .small
        case "large": self = .large
        default: self = .unknown
        }
    }

    public static func storedName(of value: SoupSize) -> String? {
        switch value {
        case .small: "small"
        case .large: "large"
        case .unknown: nil
        }
    }
}

/// What a handler makes of a SoupSize.
public nonisolated class SoupSizeResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: SoupSize) -> Self { make(.success(resolvedValue)) }

    public class func confirmationRequired(with valueToConfirm: SoupSize) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

nonisolated extension INIntentDefinition {
    /// What mail-boxes.intent.yaml says, and the classes of its intents.
    public static var mailBoxes: INIntentDefinition {
        INIntentDefinition(json: #"{"schema":1,"types":[{"name":"Account","properties":[{"name":"server","type":"URL","title":"server"}]},{"name":"Mailbox","properties":[{"name":"unread","type":"Integer","title":"unread"},{"name":"tags","type":"[String]","title":"tags"}]},{"name":"Soup","properties":[{"name":"price","type":"Decimal","title":"price"}]}],"enums":[{"name":"SoupSize","title":"SoupSize","cases":[{"name":"small","title":"small"},{"name":"large","title":"large"}]}],"intents":[{"name":"ShowMail","parameters":[{"name":"account","type":"object:Account","options":"dynamic","default":"handler"},{"name":"mailboxes","type":"[object:Mailbox]","options":"dynamic","search":true,"default":"handler","size":{"systemSmall":1,"otherwise":4},"dependsOn":["account"]},{"name":"folder","type":"String","options":"dynamic","default":"handler"},{"name":"labels","type":"[String]","options":"dynamic","default":"handler"},{"name":"lines","type":"Integer","options":"dynamic","default":"handler"},{"name":"isCompact","type":"Boolean","title":"Compact","default":{"value":false}}],"eligibleForWidgets":true},{"name":"OrderSoup","parameters":[{"name":"soup","type":"object:Soup","siri":{"unsupported":[{"name":"soldOut","text":"${soup} is sold out."}]},"options":"dynamic","default":"handler"},{"name":"quantity","type":"Integer","siri":true},{"name":"size","type":"enum:SoupSize","siri":true},{"name":"extras","type":"[String]","siri":true},{"name":"when","type":"DateComponents:dateTime","siri":true}],"response":{"output":"soup","properties":[{"name":"soup","type":"object:Soup","title":"soup"},{"name":"quantity","type":"Integer","title":"quantity"},{"name":"note","type":"String","title":"note"}],"codes":[{"name":"success","say":"${quantity} of ${soup}, ${note}."},{"name":"failure"},{"name":"failureOutOfSoup","say":"There is no ${soup} left."},{"name":"closed"}]}}],"widgets":[{"name":"Mail","intent":"ShowMail","families":["systemSmall","systemLarge"]}]}"#, intents: [ShowMailIntent.self, OrderSoupIntent.self])
    }
}

#endif
