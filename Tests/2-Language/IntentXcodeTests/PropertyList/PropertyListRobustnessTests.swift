import IntentTestSupport
import IntentXcode
import Testing

/// Any bytes give a value that survives writing and reading, or an error with a position in the file.
@Suite struct PropertyListRobustnessTests {
    private let dense = Array(
        """
        \u{FEFF}<?xml version="1.0" encoding='UTF-8'?><!-- a --><!DOCTYPE plist SYSTEM "a>b">\r\n<plist version="1.0"
        ><dict><key/><array/><key>ä🍲&amp;&#x41;</key><array><string>a<![CDATA[<&]]>b<!-- c --></string><true /></array>
        <key>n</key><integer>-0x1F</integer><key>r</key><real>1.5e-3</real><key>d</key><data>AAEC Aw==</data><key>t</key>
        <date>2020-09-14T12:00:00Z</date><key>f</key><false></false><key>e</key><string/></dict></plist>

        """.utf8)

    private func survives(_ bytes: [UInt8]) -> Bool {
        do throws(PropertyListError) {
            let value = try readPropertyList(bytes)
            return (try? readPropertyList(renderPropertyList(value))) == value
        } catch {
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            return 1...lines ~= error.line && 1...bytes.count + 1 ~= error.column && !error.message.isEmpty
        }
    }

    @Test func `a file cut at any byte is handled`() throws {
        #expect(throws: Never.self) { try readPropertyList(dense) }
        for length in dense.indices {
            let cut = Array(dense[..<length])
            #expect(survives(cut), "cut at \(length)")
            // Only the last line ending may be missing.
            #expect(length == dense.count - 1 || (try? readPropertyList(cut)) == nil, "cut at \(length)")
        }
    }

    @Test(arguments: try XcodeCorpus.definitions() + XcodeCorpus.brokenDefinitions())
    func `cut corpus files are handled`(_ file: XcodeCorpus.File) {
        for length in stride(from: 0, to: file.bytes.count, by: 977) {
            #expect(survives(Array(file.bytes[..<length])), "cut at \(length)")
        }
    }

    @Test(arguments: 0..<8)
    func `randomly changed bytes are handled`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let special = [
            "<", ">", "/", "&", ";", "#", "\"", "'", "!", "[", "]", "?", "-", "=", "0", "x", "\0", "\r", "\n",
        ]
        let tags = ["<dict>", "</dict>", "<key>", "</key>", "<array>", "</array>", "<string>", "<data>", "<!--", "]]>"]
        for round in 0..<400 {
            var bytes = dense
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1: bytes.insert(contentsOf: (special.randomElement(using: &random) ?? "").utf8, at: place)
                case 2: bytes.insert(contentsOf: (tags.randomElement(using: &random) ?? "").utf8, at: place)
                case 3: bytes.removeSubrange(place..<min(place + Int.random(in: 1...12, using: &random), bytes.count))
                default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
            #expect(survives(bytes), "round \(round): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func `reading takes linear time`() {
        // Each of these would take minutes if a part of the file were read once per element.
        let many = 40_000
        let files = [
            "<plist><dict>" + (0..<many).map { "<key>k\($0)</key><string>&amp;</string>" }.joined() + "</dict></plist>",
            "<plist><string>" + String(repeating: "<!-- -->&amp;\r", count: many) + "</string></plist>",
            "<plist>" + String(repeating: "<!-- -", count: many) + "</plist>",
            "<plist><string>" + String(repeating: "<![CDATA[", count: many),
            String(repeating: "<?a ", count: many),
        ]
        for file in files { #expect(survives(Array(file.utf8))) }
    }
}
