extension TypeSettings {
    /// Why one value of the right type is not one that the settings allow; nil where it is.
    package func problem(of value: IntentValue, type: ElementType, slot: Int? = nil) -> ValueProblem? {
        switch value {
        case .integer, .decimal, .measurement:
            range?.problem(of: value, settings: self, type: type, slot: slot)
        case .currencyAmount(let amount): problem(of: amount, slot: slot)
        case .file(let file): problem(of: file, slot: slot)
        default: nil
        }
    }

    private func problem(of amount: CurrencyAmountValue, slot: Int?) -> ValueProblem? {
        guard !currencies.isEmpty, !currencies.contains(amount.currencyCode) else { return nil }
        return ValueProblem(
            .currency, slot: slot,
            "\(amount.currencyCode) is not among the currencies \(currencies.joined(separator: ", "))",
            suggestion: NearMatch.best(for: amount.currencyCode, in: currencies))
    }

    private func problem(of file: FileValue, slot: Int?) -> ValueProblem? {
        guard let allowed = contentTypes.allowed, !contentTypes.admits(file) else { return nil }
        let type = file.typeIdentifier ?? ContentType.identifier(ofExtension: file.fileExtension) ?? ""
        return ValueProblem(
            .contentType, slot: slot,
            "'\(file.name)' is of type \(type), which is no kind of \(allowed.joined(separator: " or "))")
    }
}
