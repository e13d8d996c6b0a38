/// What kind of means of payment it is.
public enum INPaymentMethodType: Int, Sendable {
    case unknown = 0
    case checking = 1
    case savings = 2
    case brokerage = 3
    case debit = 4
    case credit = 5
    case prepaid = 6
    case store = 7
    case applePay = 8
}
