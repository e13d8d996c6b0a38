/// A statement of a body.
indirect enum SwiftStatement {
    case code(SwiftCode)
    /// A call that is broken after its parenthesis where the line is too long for it.
    case call(SwiftCode, arguments: [SwiftCode], suffix: SwiftCode = "")
    case `switch`(SwiftCode, [Case])
    /// A call with a closure behind it, on one line where it has room: `head { body }`.
    case compactClosure(SwiftCode, [SwiftStatement])
    /// A call with trailing closures, `When(…) { … } otherwise: { … }`; the first has no label.
    case closure(SwiftCode, [SwiftStatement], others: [(label: SwiftCode, body: [SwiftStatement])] = [])
    /// What goes on with the statement before it, indented: `.padding()`.
    case continued([SwiftStatement])
    /// A collection literal with an element on each line.
    case literal([SwiftCode])

    struct Case {
        /// Nil for `default`.
        var patterns: [SwiftCode]?
        var body: [SwiftStatement]
    }
}
