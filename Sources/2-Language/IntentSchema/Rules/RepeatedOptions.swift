internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem

/// The options of types, which the schema repeats for each parameter of the type.
///
/// The numbers of options and of parameters are limited by the size of the files, and so is their product here.
struct RepeatedOptions {
    /// The most bytes of the schema's JSON that options may take because they are repeated.
    static let maximumSize = 8 << 20

    private let names: NameTable
    private let language: String
    /// The number of parameters with the options of their type, by type.
    private let uses: [String: Int]

    init(_ intents: some Sequence<Intent>, names: NameTable, language: String) {
        var uses: [String: Int] = [:]
        for intent in intents {
            for parameter in intent.parameters {
                guard case .object(let name) = parameter.type.element, let options = names.object(name)?.options,
                    parameter.options == options.source
                else { continue }
                uses[name, default: 0] += 1
            }
        }
        self.names = names
        self.language = language
        self.uses = uses
    }

    /// Returns a problem if the options take too much space.
    /// - Parameter byteCount: The size of all files, which no type's options can exceed by much.
    func problem(byteCount: Int) -> Diagnostic? {
        let atMost = uses.values.reduce(0) { max($0, $1) }
        // Four times, because JSON names each part of an option.
        guard atMost > 1, atMost.multipliedReportingOverflow(by: 4 * byteCount).partialValue > Self.maximumSize else {
            return nil
        }
        let sizes = uses.map { name, count in (name: name, size: count * size(of: name)) }
        guard sizes.reduce(0, { $0 + $1.size }) > Self.maximumSize,
            let largest = sizes.max(by: { ($0.size, $1.name) < ($1.size, $0.name) }), let count = uses[largest.name],
            let place = names.types[largest.name]?.place
        else { return nil }
        return Diagnostic(
            .limitExceeded, at: place,
            """
            the options of \(quoted(largest.name)) are repeated for \(count.inGroups) parameters, in \(largest.size.inGroups) bytes; \
            all repeated options have at most \(Self.maximumSize.inGroups)
            """)
    }

    private func size(of type: String) -> Int {
        names.object(type)?.options?.source.json(in: language)?.renderedBytes().count ?? 0
    }
}
