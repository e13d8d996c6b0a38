/// The hash SHA-256 (FIPS 180-4), which detects whether content has changed.
package struct SHA256 {
    private static let blockSize = 64

    private var state: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    /// Bytes that do not fill a block.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0
    /// The message schedule of one block.
    private var schedule = [UInt32](repeating: 0, count: 64)

    package init() {}

    /// Returns the digest of bytes, in 64 hexadecimal digits.
    package static func hexadecimal(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.add(bytes)
        return hash.finish()
    }

    package mutating func add(_ bytes: [UInt8]) {
        count &+= UInt64(bytes.count)
        rest += bytes
        var start = 0
        while rest.count - start >= Self.blockSize {
            processBlock(at: start)
            start += Self.blockSize
        }
        rest.removeFirst(start)
    }

    /// Returns the digest, in 64 hexadecimal digits.
    package consuming func finish() -> String {
        let bits = count &* 8
        let zeros = (2 * Self.blockSize - 9 - rest.count) % Self.blockSize
        let length = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
        add([0x80] + [UInt8](repeating: 0, count: zeros) + length)
        return state.map { $0.padded(to: 8, radix: 16) }.joined()
    }

    private mutating func processBlock(at start: Int) {
        for index in 0..<16 {
            let place = start + index * 4
            schedule[index] =
                UInt32(rest[place]) << 24 | UInt32(rest[place + 1]) << 16 | UInt32(rest[place + 2]) << 8
                | UInt32(rest[place + 3])
        }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let first = early.rotatedRight(7) ^ early.rotatedRight(18) ^ early >> 3
            let second = late.rotatedRight(17) ^ late.rotatedRight(19) ^ late >> 10
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }
        mix()
    }

    private mutating func mix() {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let rotatedE = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
            let first = h &+ rotatedE &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ schedule[index]
            let rotatedA = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
            let second = rotatedA &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
    }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}

extension UInt32 {
    fileprivate func rotatedRight(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

/// The 64-bit hash FNV-1a, which is the same in every run.
package struct FNV1a {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    package mutating func add(_ text: some StringProtocol) {
        for byte in text.utf8 { add(byte) }
    }
}
