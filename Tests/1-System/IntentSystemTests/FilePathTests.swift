import IntentSystem
import IntentTestSupport
import Testing

/// Paths and texts, compared by their bytes.
@Suite struct FilePathTests {
    /// A combining mark, which forms one `Character` with the slash or dot before it.
    private static let mark = "\u{301}"

    @Test(arguments: [
        ("/a/b", "/a", "b"), ("/a//b//", "/a", "b"), ("a", "", "a"), ("/a", "/", "a"), ("/", "/", ""), ("", "", ""),
        ("./\(mark)a/b", "./\(mark)a", "b"), ("/d/\(mark)s.sh", "/d", "\(mark)s.sh"), ("../\(mark)x", "..", "\(mark)x"),
    ])
    func `a path is cut at its last slash`(_ path: String, _ folder: String, _ name: String) {
        expectEqual(FilePath(path).folder, FilePath(folder))
        #expect(FilePath(path).name.isExactly(name))
        expectEqual(FileSystem.parentFolder(of: path), folder)
    }

    @Test func `the parts of a path are joined by slashes`() {
        expectEqual(FilePath("a") / "b", "a/b")
        expectEqual(FilePath("a/") / "b", "a/b")
        expectEqual(FilePath("/") / "\(Self.mark)b", FilePath("/\(Self.mark)b"))
        expectEqual(FilePath("") / "b", "b")
        expectEqual(FilePath("a") / "", "a")
        expectEqual(FilePath("b").relative(to: "/a"), "/a/b")
        expectEqual(FilePath("/\(Self.mark)b").relative(to: "/a"), FilePath("/\(Self.mark)b"))
    }

    @Test func `a name with a mark is below its folder`() {
        #expect(FilePath("/d/\(Self.mark)s.sh").isBelow("/d"))
        expectEqual(FilePath("/d/e/f").components(below: "/d"), ["e", "f"])
        #expect(FilePath("/x").isBelow("/"))
        #expect(!FilePath("/d").isBelow("/d"))
        #expect(FilePath("/d").isAtOrBelow("/d/"))
        #expect(!FilePath("/dx").isAtOrBelow("/d"))
        #expect(!FilePath("/e\(Self.mark)/x").isBelow("/\u{E9}"))
    }

    @Test func `names that lead elsewhere are not names of files`() {
        for path in ["", ".", "..", "a/b", "../\(Self.mark)x", "/\(Self.mark)x"] { #expect(!FilePath(path).isName) }
        for path in ["a", "\(Self.mark)a", "...", ".a"] { #expect(FilePath(path).isName) }
        #expect(FilePath("a/../\(Self.mark)b").leadsUp)
        #expect(FilePath("/\(Self.mark)a").isAbsolute)
    }

    @Test(arguments: [
        ("car.intent.yaml", "car"), ("d/car.intent.yaml", "d/car"), ("\(mark).intent.yaml", mark),
        (".intent.yaml", nil), ("d/.intent.yaml", nil), ("car.intent.yaml\(mark)", nil), ("car", nil),
    ])
    func `an ending is compared by its bytes`(_ path: String, _ rest: String?) {
        expectEqual(FilePath(path).removing(".intent.yaml")?.string, rest)
    }

    @Test func `the base name ends at the last dot`() {
        expectEqual(FilePath("a/b.tar.gz").baseName, "b.tar")
        expectEqual(FilePath("a/.b").baseName, ".b")
        expectEqual(FilePath("b.\(Self.mark)gz").baseName, "b")
    }

    @Test func `equivalent texts with other bytes differ`() {
        #expect(!"e\u{301}".isExactly("\u{E9}"))
        #expect(!"\u{212B}".isExactly("\u{C5}"))
        // The same number of bytes: two marks in another order.
        #expect(!"a\u{323}\u{307}".isExactly("a\u{307}\u{323}"))
        #expect("é".isExactly("é"))
        #expect(Optional<String>.none.isExactly(nil))
        #expect(!Optional("a").isExactly(nil))
        let texts = Set(texts: ["e\u{301}", "\u{E9}", "a", "a"])
        expectEqual(texts.count, 3)
        #expect(!texts.contains("e\u{300}"))
        var counts: [ExactText: Int] = [:]
        counts["e\u{301}"] = 1
        expectEqual(counts["\u{E9}"], nil)
        expectEqual("sqlite:\u{301}x".removingPrefix("sqlite:")?.utf8.count, 3)
    }
}
