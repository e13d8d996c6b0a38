/// Where a document of options comes from, `optionsFrom`.
package enum DocumentSource: Hashable, Sendable {
    case file(OptionFile)
    case command(OptionCommand)
    case address(OptionAddress)

    /// Nil for options that come from no document.
    package init?(_ options: OptionSource) {
        switch options {
        case .file(let file): self = .file(file)
        case .command(let command): self = .command(command)
        case .address(let address): self = .address(address)
        case .free, .none, .dynamic, .listed: return nil
        }
    }

    /// How long it may take, and how long its answer holds.
    package var patience: OptionTimeouts {
        switch self {
        case .file: OptionTimeouts()
        case .command(let command): command.patience
        case .address(let address): address.patience
        }
    }

    /// As part of a sentence: `the command 'list-cars --json'`.
    package var name: String {
        switch self {
        case .file(let file): "the file \(file.path)"
        case .command(let command): "the command '\(command.arguments.joined(separator: " "))'"
        case .address(let address): "the address '\(address.url)'"
        }
    }
}

extension OptionSource {
    /// How long asking may take, where the definition says it.
    var timeout: Duration? { DocumentSource(self)?.patience.timeout }
}
