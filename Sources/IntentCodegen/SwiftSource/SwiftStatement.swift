/// A statement of a body.
indirect enum SwiftStatement {
    case code(SwiftCode)
    /// A call that is broken after its parenthesis where the line is too long for it.
    case call(SwiftCode, arguments: [SwiftCode], suffix: SwiftCode = "")
    case `switch`(SwiftCode, [Case])
    /// A call with a closure behind it: `head { body }`.
    case closure(SwiftCode, [SwiftStatement])

    struct Case {
        /// Nil for `default`.
        var patterns: [SwiftCode]?
        var body: [SwiftStatement]
    }
}
