import IntentModel
import IntentRuntime
import IntentSystem

/// The reason why a host does not start, or ends.
public struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the error.
    public enum Code: String, Hashable, Sendable {
        /// A widget does not match its definition.
        case mismatch
        /// The store cannot keep the state of a host.
        case unsuitableStore
        /// The host runs already.
        case alreadyRunning
        /// The kind has no provider in this host.
        case unknownKind
        /// A provider failed, or did not answer in time.
        case providerFailed
        /// The host does not show the instance, or has no content for it yet.
        case notShown
        /// The content has no such button or toggle.
        case unknownAction
        /// The store no longer reports changes.
        case notWatched
    }

    /// The kind of the error.
    public let code: Code
    /// One line for each reason, without a full stop.
    public let reasons: [String]

    package init(_ code: Code, _ reasons: [String]) {
        self.code = code
        self.reasons = reasons
    }

    /// The reasons, each on a line of its own.
    public var description: String { reasons.joined(separator: "\n") }
}

extension HostError {
    static let unsuitableStore = HostError(.unsuitableStore, ["this store cannot keep the state of a host"])
    static let alreadyRunning = HostError(.alreadyRunning, ["the host runs already"])

    /// - Parameter failure: The failure of the store when it is read; nil if it can be read.
    static func notWatched(_ failure: StoreError?) -> HostError {
        let advice = failure?.message ?? "start the host again"
        return HostError(.notWatched, ["the store no longer reports changes; \(advice)"])
    }

    static func unknownKind(_ kind: WidgetKind, known: [WidgetKind]) -> HostError {
        let names = known.map(\.name).sorted()
        let message = "no provider for kind '\(kind.name)'"
        return HostError(.unknownKind, [message.suggesting(NearMatch.name(for: kind.name, in: names))])
    }
}

/// The widgets of a host by the present name of their kind, checked against the definitions.
struct HostedWidgets: Sendable {
    let widgets: [WidgetKind: WidgetRegistration]
    private let schema: Schema

    /// - Throws: ``HostError`` with the reason for each widget that does not match its definition.
    init(_ registrations: [WidgetRegistration], in schema: Schema) throws(HostError) {
        var reasons: [String] = []
        var widgets: [WidgetKind: WidgetRegistration] = [:]
        for registration in registrations {
            guard let declared = schema.presentWidget(of: registration.kind) else {
                let (name, names) = (registration.kind.name, schema.kinds.map(\.kind.name))
                let message = "no definition declares the kind '\(name)'"
                reasons.append(message.suggesting(NearMatch.name(for: name, in: names)))
                continue
            }
            reasons += registration.mismatches(with: declared, in: schema)
            if widgets.updateValue(registration, forKey: declared.kind) != nil {
                reasons.append("the kind '\(declared.kind.name)' has more than one widget")
            }
        }
        if !reasons.isEmpty { throw HostError(.mismatch, reasons) }
        for control in [].completed(with: schema) where widgets[control.kind] == nil { widgets[control.kind] = control }
        self.widgets = widgets
        self.schema = schema
    }

    /// Returns the present name of a kind that has a provider.
    func kind(of stored: WidgetKind) -> WidgetKind? {
        guard let kind = schema.presentWidget(of: stored)?.kind, widgets[kind] != nil else { return nil }
        return kind
    }
}

extension WidgetRegistration {
    /// Returns the reasons why the widget does not match its definition.
    fileprivate func mismatches(with declared: DeclaredWidget, in schema: Schema) -> [String] {
        var reasons: [String] = []
        let subject = "the \(declared.sort) '\(kind.name)'"
        let missing = declared.families.filter { family in !(families?.contains(family) ?? true) }
        if !missing.isEmpty {
            let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            reasons.append("\(subject) does not support \(names), which its definition declares")
        }
        let actual = intentName.map { schema.presentIntent(named: $0)?.name ?? $0 }
        switch (declared.intent, actual) {
        case (let expected?, nil):
            let reason = isConfigurable ? "the intent of its provider is not generated code" : "its provider has none"
            reasons.append("\(subject) is declared with the intent '\(expected)', and \(reason)")
        case (nil, let actual?):
            reasons.append("\(subject) is declared without an intent, and its provider has '\(actual)'")
        case (let expected?, let actual?) where expected != actual:
            reasons.append("\(subject) is declared with the intent '\(expected)', and its provider has '\(actual)'")
        default: break
        }
        return reasons
    }
}
