#if canImport(AppIntents)
    public import AppIntents
    internal import Foundation
    public import IntentRuntime
    internal import UniformTypeIdentifiers

    // Structs that bear one name on both sides; each is written with its module.

    extension IntentRuntime.FileValue: AppIntentConvertible {
        /// Nil for a file that has no place on a disk: contents are never stored.
        public init?(appIntentValue file: AppIntents.IntentFile) {
            guard let url = file.fileURL else { return nil }
            self.init(path: url.path, name: file.filename, typeIdentifier: file.type?.identifier)
        }

        public var appIntentValue: AppIntents.IntentFile? {
            AppIntents.IntentFile(
                fileURL: URL(fileURLWithPath: path), filename: name,
                type: typeIdentifier.flatMap { UTType($0) })
        }
    }

    extension IntentRuntime.CurrencyAmountValue: AppIntentConvertible {
        /// Nil for what is no currency's code, and for a number of more than 38 digits, or none.
        public init?(appIntentValue amount: AppIntents.IntentCurrencyAmount) {
            self.init(decimal: amount.amount, currencyCode: amount.currencyCode)
        }

        public var appIntentValue: AppIntents.IntentCurrencyAmount? {
            AppIntents.IntentCurrencyAmount(amount: decimal, currencyCode: currencyCode)
        }
    }

    extension IntentRuntime.PaymentMethodValue: AppIntentConvertible {
        public init?(appIntentValue method: AppIntents.IntentPaymentMethod) {
            self.init(
                kind: Kind(method.paymentType), name: method.name, identificationHint: method.identificationHint)
        }

        public var appIntentValue: AppIntents.IntentPaymentMethod? {
            AppIntents.IntentPaymentMethod(
                type: kind.paymentType, name: name.map { "\($0)" }, identificationHint: identificationHint,
                icon: image?.representation)
        }
    }

    extension IntentRuntime.PaymentMethodValue.Kind {
        fileprivate init(_ type: AppIntents.IntentPaymentMethod.PaymentType) {
            self = Self.allCases.first { $0.paymentType == type } ?? .unknown
        }

        fileprivate var paymentType: AppIntents.IntentPaymentMethod.PaymentType {
            switch self {
            case .unknown: .unknown
            case .checking: .checking
            case .savings: .savings
            case .brokerage: .brokerage
            case .debit: .debit
            case .credit: .credit
            case .prepaid: .prepaid
            case .store: .store
            case .applePay: .applePay
            }
        }
    }
#endif
