internal import IntentModel

/// The options that all parameters of a type have, by the type's name, where they are listed or come from outside.
///
/// They stand on the type, since they say what there is of it.
func sharedOptions(of schema: Schema) -> [String: OptionSource] {
    var shared: [String: OptionSource] = [:]
    var differing = Set<String>()
    for parameter in schema.intents.lazy.flatMap(\.parameters) {
        guard case .object(let name) = parameter.type.element, !differing.contains(name) else { continue }
        if shared[name] ?? parameter.options != parameter.options { differing.insert(name) }
        shared[name] = parameter.options
    }
    return shared.filter { name, options in options.isGiven && !differing.contains(name) }
}

extension OptionSource {
    fileprivate var isGiven: Bool {
        switch self {
        case .listed, .file, .command, .address: true
        case .free, .none, .dynamic: false
        }
    }
}
