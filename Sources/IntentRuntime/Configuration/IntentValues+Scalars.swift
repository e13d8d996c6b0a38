// Readers without generics: generated code calls one for each parameter, and these compile quickest.
extension IntentValues {
    public func bool(_ name: String) -> Bool? { value(name) }
    public func bool(_ name: String, default fallback: Bool) -> Bool { value(name) ?? fallback }
    public func int(_ name: String) -> Int? { value(name) }
    public func int(_ name: String, default fallback: Int) -> Int { value(name) ?? fallback }
    public func double(_ name: String) -> Double? { value(name) }
    public func double(_ name: String, default fallback: Double) -> Double { value(name) ?? fallback }
    public func string(_ name: String) -> String? { value(name) }
    public func string(_ name: String, default fallback: String) -> String { value(name) ?? fallback }
    public func duration(_ name: String) -> Duration? { value(name) }
    public func duration(_ name: String, default fallback: Duration) -> Duration { value(name) ?? fallback }
}
