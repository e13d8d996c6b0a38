// Readers without generics: generated code calls one for each parameter, and these compile quickest.
extension IntentValues {
    /// A Boolean; nil for none and for a value of another type.
    public func bool(_ name: String) -> Bool? { value(name) }
    /// A Boolean; `fallback` for none and for a value of another type.
    public func bool(_ name: String, default fallback: Bool) -> Bool { value(name) ?? fallback }
    /// A whole number of 64 bits; nil for none and for a value of another type.
    public func int(_ name: String) -> Int? { value(name) }
    /// A whole number of 64 bits; `fallback` for none and for a value of another type.
    public func int(_ name: String, default fallback: Int) -> Int { value(name) ?? fallback }
    /// A finite number; nil for none and for a value of another type.
    public func double(_ name: String) -> Double? { value(name) }
    /// A finite number; `fallback` for none and for a value of another type.
    public func double(_ name: String, default fallback: Double) -> Double { value(name) ?? fallback }
    /// A text; nil for none and for a value of another type.
    public func string(_ name: String) -> String? { value(name) }
    /// A text; `fallback` for none and for a value of another type.
    public func string(_ name: String, default fallback: String) -> String { value(name) ?? fallback }
    /// A time interval; nil for none and for a value of another type.
    public func duration(_ name: String) -> Duration? { value(name) }
    /// A time interval; `fallback` for none and for a value of another type.
    public func duration(_ name: String, default fallback: Duration) -> Duration { value(name) ?? fallback }
}
