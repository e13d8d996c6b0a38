/// What a DateComponents parameter asks for; a part of its type.
public enum DateComponentsKind: String, CaseIterable, Hashable, Sendable {
    case dateTime, date, time

    /// As a phrase of a message.
    package var phrase: String {
        switch self {
        case .dateTime: "a date with a time such as 2026-11-20T09:30:00"
        case .date: "a date such as 2026-11-20"
        case .time: "a time such as 09:30:00"
        }
    }
}
