public import Foundation
public import IntentRuntime

extension INIntentDefinition {
    /// The extension as handlers of this file's intents, for `IntentEngine(store:handlers:)`. Each call asks the extension
    /// for the object that handles the intent, as the system does.
    ///
    /// Calls for different widget instances may come at the same time, from any thread.
    public func handlers(in provider: any INIntentHandlerProviding) -> [any IntentHandling] {
        handlers(INHandlerSource { provider.handler(for: $0) }, of: provider)
    }

    /// One object as handler of those of this file's intents whose protocols it conforms to.
    public func handlers(by object: any NSObjectProtocol) -> [any IntentHandling] {
        handlers(INHandlerSource { _ in object }, of: object)
    }

    private func handlers(_ source: INHandlerSource, of owner: any NSObjectProtocol) -> [any IntentHandling] {
        intents.map { ($0 as any SiriKitIntent.Type).handler(source, owner: "\(type(of: owner))") }
    }
}

extension SiriKitIntent {
    fileprivate static func handler(_ source: INHandlerSource, owner: String) -> any IntentHandling {
        SiriKitHandler<Self>(source: source, owner: owner)
    }
}
