import IntentSystem
import IntentTestSupport
import Testing

/// The examples of FIPS 180-4, and lengths close to that of a block.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `matches the published digests`(_ text: String, _ digest: String) {
        expectEqual(SHA256.hexadecimal(of: Array(text.utf8)), digest)
    }

    @Test func `matches the published digest of a million letters`() {
        let digest = SHA256.hexadecimal(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        expectEqual(digest, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [1, 3, 55, 56, 63, 64, 65, 119, 120, 128])
    func `hashing in parts equals hashing the whole`(_ count: Int) {
        let bytes = (0..<200).map { UInt8($0) }
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: count) {
            hash.add(Array(bytes[start..<min(start + count, bytes.count)]))
        }
        expectEqual(hash.finish(), SHA256.hexadecimal(of: bytes))
    }
}

@Suite struct FNV1aTests {
    /// The examples of the algorithm's authors.
    @Test(arguments: [
        ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8 as UInt64),
    ])
    func `matches the published hashes`(_ text: String, _ expected: UInt64) {
        var hash = FNV1a()
        hash.add(text)
        expectEqual(hash.value, expected)
    }
}
