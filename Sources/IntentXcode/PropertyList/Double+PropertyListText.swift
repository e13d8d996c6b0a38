extension Double {
    /// The number as Apple's writer prints it: C's `%.17g`, so 0.1 is `0.10000000000000001`. Infinities and zeros have
    /// names of their own.
    var propertyListText: String {
        if isNaN { return "nan" }
        if isInfinite { return self < 0 ? "-infinity" : "+infinity" }
        let sign = self.sign == .minus ? "-" : ""
        if isZero { return sign + "0.0" }
        let (digits, exponent) = magnitude.decimalDigits(rounded: 17)
        return sign + (-4..<17 ~= exponent ? digits.plain(exponent) : digits.scientific(exponent))
    }

    /// The leading decimal digits without trailing zeros, and the power of ten of the first.
    ///
    /// The value is expanded exactly, since 17 digits are more than the shortest that tell a number from its neighbours.
    /// - Precondition: Positive and finite.
    private func decimalDigits(rounded count: Int) -> (digits: [UInt8], exponent: Int) {
        // The significand as a whole number of 53 bits, times a power of two.
        var power = Int(exponent) - Self.significandBitCount
        var significand = UInt64((significand * 0x1p52).rounded())
        let even = significand.trailingZeroBitCount
        significand >>= UInt64(even)
        power += even
        var number = DecimalNumber(significand)
        // Halving is multiplying by five, one decimal further.
        for _ in 0..<power.magnitude { number.multiply(by: power < 0 ? 5 : 2) }
        var digits = number.digits
        var exponent = digits.count - 1 + min(power, 0)
        if digits.count > count { exponent += digits.round(to: count) }
        while digits.last == 0 { digits.removeLast() }
        return (digits, exponent)
    }
}

/// A natural number in limbs of nine decimal digits, the least first.
private struct DecimalNumber {
    private var limbs: [UInt64]
    private static let base: UInt64 = 1_000_000_000

    init(_ value: UInt64) {
        limbs = [value]
        carry()
    }

    mutating func multiply(by factor: UInt64) {
        for index in limbs.indices { limbs[index] *= factor }
        carry()
    }

    private mutating func carry() {
        var index = 0
        while index < limbs.count {
            let over = limbs[index] / Self.base
            limbs[index] %= Self.base
            if over > 0 {
                if index + 1 == limbs.count { limbs.append(0) }
                limbs[index + 1] += over
            }
            index += 1
        }
    }

    /// Without leading zeros.
    var digits: [UInt8] {
        let all = limbs.reversed().flatMap { limb in
            let text = String(limb).utf8.map { $0 - UInt8(ascii: "0") }
            return [UInt8](repeating: 0, count: 9 - text.count) + text
        }
        return Array(all.drop { $0 == 0 })
    }
}

extension [UInt8] {
    /// Rounds decimal digits to nearest, ties to even.
    /// - Returns: By how much the power of ten grows: 1 where all digits were nines.
    fileprivate mutating func round(to count: Int) -> Int {
        let rest = self[count...]
        removeLast(self.count - count)
        let isTie = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
        let isUp = isTie ? self[count - 1] % 2 == 1 : (rest.first ?? 0) >= 5
        guard isUp else { return 0 }
        for index in indices.reversed() {
            if self[index] < 9 {
                self[index] += 1
                return 0
            }
            self[index] = 0
        }
        self[0] = 1
        return 1
    }

    private func text(_ range: Range<Int>) -> String {
        range.reduce(into: "") { $0 += String($1 < count && $1 >= 0 ? self[$1] : 0) }
    }

    fileprivate func plain(_ exponent: Int) -> String {
        let whole = exponent < 0 ? "0" : text(0..<exponent + 1)
        let from = exponent + 1
        return count > Swift.max(from, 0) ? whole + "." + text(from..<count) : whole
    }

    /// The exponent has two digits at least.
    fileprivate func scientific(_ exponent: Int) -> String {
        let power = exponent.magnitude
        return text(0..<1) + (count > 1 ? "." + text(1..<count) : "") + (exponent < 0 ? "e-" : "e+")
            + (power < 10 ? "0" : "") + String(power)
    }
}
