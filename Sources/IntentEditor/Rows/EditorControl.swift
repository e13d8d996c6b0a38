/// How a value is asked for.
///
/// Of a list it is the control of one slot. A face that lacks a control takes the next simpler one: a field for a
/// slider, a text for a date.
public enum EditorControl: Hashable, Sendable {
    /// On and off, with what these are called.
    case toggle(on: String, off: String)
    case textField(EditorTextInput)
    case numberField(EditorNumberLimits)
    case stepper(EditorNumberLimits)
    /// Both ends of the range are there.
    case slider(EditorNumberLimits)
    /// One of ``EditorRow/choices``.
    case menu
    /// One of the options that are asked for, see ``InstanceEditor/options(for:request:)``.
    case picker
    /// The same, where the handler finds among more options than it lists.
    case searchPicker
    /// A date, a time, or both.
    case date(EditorDateFormat)
    /// A length of time in these units, the smallest first; a bare number is meant in `standard`.
    case duration(units: [String], standard: String)
    /// A number with one of these units; a bare number is meant in `standard`, as is the range.
    case measurement(units: [String], standard: String?, EditorNumberLimits)
    case address
    /// A file whose uniform type identifier is one of these, or a kind of one; nil for every file.
    case file(types: [String]?)
    case person
    case place
    /// An amount of money in one of these currencies; empty for all.
    case amount(currencies: [String])
    case paymentMethod
    /// Other actions, or Apple's systems, give it its value: it is only shown.
    case display

    /// As JSON names it: `numberField`.
    public var name: String {
        switch self {
        case .toggle: "toggle"
        case .textField: "textField"
        case .numberField: "numberField"
        case .stepper: "stepper"
        case .slider: "slider"
        case .menu: "menu"
        case .picker: "picker"
        case .searchPicker: "searchPicker"
        case .date: "date"
        case .duration: "duration"
        case .measurement: "measurement"
        case .address: "address"
        case .file: "file"
        case .person: "person"
        case .place: "place"
        case .amount: "amount"
        case .paymentMethod: "paymentMethod"
        case .display: "display"
        }
    }
}
