extension Bool: IntentValueConvertible {
    public init?(intentValue: IntentValue) {
        guard case .boolean(let value) = intentValue else { return nil }
        self = value
    }

    public var intentValue: IntentValue { .boolean(self) }
}

extension Int: IntentValueConvertible {
    public init?(intentValue: IntentValue) {
        guard case .integer(let value) = intentValue else { return nil }
        self = value
    }

    public var intentValue: IntentValue { .integer(self) }
}

extension Double: IntentValueConvertible {
    public init?(intentValue: IntentValue) {
        guard case .decimal(let value) = intentValue else { return nil }
        self = value
    }

    public var intentValue: IntentValue { .decimal(self) }
}

extension String: IntentValueConvertible {
    public init?(intentValue: IntentValue) {
        guard case .string(let value) = intentValue else { return nil }
        self = value
    }

    public var intentValue: IntentValue { .string(self) }
}

extension Duration: IntentValueConvertible {
    public init?(intentValue: IntentValue) {
        guard case .timeInterval(let value) = intentValue else { return nil }
        self = value
    }

    public var intentValue: IntentValue { .timeInterval(self) }
}
