import IntentModel

extension IntentValue {
    /// Returns a value of a type; values with different numbers differ, except Booleans and cases. Nil for a type without values.
    /// - Parameters:
    ///   - number: From 1 to 9.
    ///   - prefix: The beginning of texts and identifiers.
    static func sample(
        _ number: Int, of type: ElementType, settings: TypeSettings = TypeSettings(), prefix: String, in schema: Schema
    ) -> IntentValue? {
        let name = "\(prefix)-\(number)"
        switch type {
        case .string: return .string(name)
        case .integer: return .integer(Int(settings.number(number)))
        case .decimal: return .decimal(settings.number(number))
        case .boolean: return .boolean(!number.isMultiple(of: 2))
        case .url: return .url("https://example.com/\(number)")
        case .timeInterval: return .timeInterval(settings.interval.range?.minimum ?? .seconds(60 * number))
        case .measurement(let dimension):
            let unit = settings.number.unit ?? dimension.units.first?.name ?? ""
            return .measurement(MeasurementValue(value: settings.number(number), unit: unit))
        case .dateComponents(let kind): return date(number, kind).map(IntentValue.dateComponents)
        case .file:
            let type = settings.contentTypes.allowed?.first
            return .file(FileValue(path: "/sample/\(name)", name: name, typeIdentifier: type))
        case .person:
            return .person(
                PersonValue(
                    displayName: "Person \(name)", handle: "\(number)@example.com", handleType: .emailAddress,
                    customIdentifier: number.isMultiple(of: 2) ? name : nil, image: .system("person")))
        case .placemark:
            let coordinate = PlacemarkValue.Coordinate(latitude: Double(number), longitude: Double(number) / 2)
            return .placemark(PlacemarkValue(name: "Place \(name)", coordinate: coordinate, locality: "Town"))
        case .currencyAmount:
            let amount = settings.amount.range?.bounds.minimum ?? ExactDecimal(number)
            let code = settings.amount.allowedCurrencies.first ?? "EUR"
            return CurrencyAmountValue(amount: amount, currencyCode: code).map(IntentValue.currencyAmount)
        case .paymentMethod:
            return .paymentMethod(
                PaymentMethodValue(kind: .credit, name: "Card \(name)", identificationHint: "\(number)"))
        case .color: return .color(ColorValue(red: Double(number % 10) / 10, green: 0, blue: 1))
        case .enumeration(let name):
            let cases = schema.enumeration(named: name)?.cases ?? []
            return cases.isEmpty ? nil : .enumeration(cases[number % cases.count].name)
        case .object(let type): return .object(object(number, prefix: prefix, schema.type(named: type), in: schema))
        case .anyObject: return .object(object(number, prefix: prefix, nil, in: schema))
        case .record, .union, .system: return nil
        }
    }

    private static func date(_ number: Int, _ kind: DateComponentsKind) -> DateComponentsValue? {
        let text =
            switch kind {
            case .date: "2126-01-0\(number)"
            case .time: "0\(number):30"
            case .dateTime: "2126-01-0\(number)T12:30:00"
            }
        return try? DateComponentsValue.literal(text)
    }

    private static func object(_ number: Int, prefix: String, _ type: ObjectType?, in schema: Schema) -> ObjectValue {
        let name = "\(prefix)-\(number)"
        var value = ObjectValue(
            identifier: name, displayString: "Object \(name)", subtitleString: "Subtitle \(number)",
            displayImage: .system("\(number).circle"), alternativeSpeakableMatches: ["Synonym \(name)"])
        for property in type?.properties ?? [] {
            var element = sample(
                number, of: property.type.element, prefix: property.name, in: Schema(enums: schema.enums))
            if case .object(var inner)? = element, case .object(let name) = property.type.element {
                // Objects in objects have only empty lists, because types may refer to themselves.
                for property in schema.type(named: name)?.properties ?? [] where property.type.isList {
                    inner.properties[property.name] = .list([])
                }
                element = .object(inner)
            }
            value.properties[property.name] = property.type.isList ? element.map { .list([$0]) } : element
        }
        return value
    }
}

extension TypeSettings {
    /// A number in the range, as far as it has one.
    fileprivate func number(_ number: Int) -> Double {
        let bounds = self.number.range?.bounds
        let step = self.number.range?.step ?? 1
        guard let minimum = bounds?.minimum else { return min(Double(number), bounds?.maximum ?? .infinity) }
        let value = minimum + step * Double(number - 1)
        return value <= bounds?.maximum ?? .infinity ? value : minimum
    }
}
