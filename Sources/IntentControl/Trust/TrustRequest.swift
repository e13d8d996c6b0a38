internal import IntentModel
internal import IntentRuntime

/// What definitions ask to be allowed, and for which parameters.
package struct TrustRequest: Hashable, Sendable {
    package let subject: TrustSubject
    /// `WidgetConfig.car`, in declared order.
    package var parameters: [String]

    /// Each once, in declared order.
    /// - Throws: Where a command's folder or files cannot be looked at.
    static func all(in schema: Schema, _ context: ControlContext) throws(ControlFailure) -> [TrustRequest] {
        var requests: [TrustRequest] = []
        for intent in schema.intents {
            for parameter in intent.parameters {
                guard let source = DocumentSource(parameter.options),
                    let subject = try subject(source, context)
                else { continue }
                let name = "\(intent.name).\(parameter.name)"
                if let index = requests.firstIndex(where: { $0.subject == subject }) {
                    requests[index].parameters.append(name)
                } else {
                    requests.append(TrustRequest(subject: subject, parameters: [name]))
                }
            }
        }
        return requests
    }

    private static func subject(
        _ source: DocumentSource, _ context: ControlContext
    ) throws(ControlFailure) -> TrustSubject? {
        do throws(HandlerFailure) {
            return try TrustSubject(source, programFolder: context.definitions.optionFolder)
        } catch {
            throw ControlFailure(.unavailable, error.code, error.phrase)
        }
    }
}
