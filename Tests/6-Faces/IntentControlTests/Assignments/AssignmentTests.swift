import IntentCommandLine
import IntentControl
import IntentTestSupport
import Testing

struct AssignmentTests {
    @Test(arguments: [
        ("a=b", "a", Assignment.Form.text, "b"),
        ("a:=1", "a", .json, "1"),
        ("a+=x,y", "a", .add, "x,y"),
        ("a-=x", "a", .remove, "x"),
        ("a@=x.txt", "a", .textFile, "x.txt"),
        ("a=", "a", .text, ""),
        ("a:=", "a", .json, ""),
        ("a=b=c", "a", .text, "b=c"),
        ("a=:=c", "a", .text, ":=c"),
        ("a:=b+=c", "a", .json, "b+=c"),
        ("a==b", "a", .text, "=b"),
        ("a::=b", "a:", .json, "b"),
        ("a+-=b", "a+", .remove, "b"),
        ("a:b=c", "a:b", .text, "c"),
        ("a-b=c", "a-b", .text, "c"),
        ("a b= c ", "a b", .text, " c "),
        ("车控=车锁", "车控", .text, "车锁"),
        ("--a=b", "--a", .text, "b"),
        ("a=\n\\,\u{1B}", "a", .text, "\n\\,\u{1B}"),
    ])
    func `the first operator splits an assignment`(
        argument: String, parameter: String, form: Assignment.Form, text: String
    ) throws {
        let assignment = try Assignment(parsing: argument)
        expectEqual(assignment.parameter, parameter)
        expectEqual(assignment.form, form)
        expectEqual(assignment.text, text)
        expectEqual(assignment.source(of: nil), argument)
    }

    @Test(arguments: ["a=\u{0338}b", "a\u{0301}=b", "a:=\u{0338}"])
    func `combining marks do not hide the operator`(argument: String) throws {
        let assignment = try Assignment(parsing: argument)
        expectEqual(Array(assignment.source(of: nil).utf8), Array(argument.utf8))
        expectEqual(assignment.parameter.utf8.first, UInt8(ascii: "a"))
    }

    /// The text after an operator may be a secret.
    @Test(arguments: [
        ("", ""), ("a", "a"), ("labelSize", "labelSize"), ("a:", "a:"), ("a+", "a+"), ("=b", "=…"), (":=b", ":=…"),
        ("+=b", "+=…"), ("-=b", "-=…"), ("=", "="),
    ])
    func `an argument without an operator or name is wrong usage`(argument: String, shown: String) throws {
        let failure = try #require(throws: CommandError.self) { try Assignment(parsing: argument) }
        expectEqual(failure.status, .wrongUsage)
        #expect(failure.problems[0].message.contains("'\(shown)'"))
    }
}

struct CommaListTests {
    @Test(arguments: [
        ("", []),
        ("a", ["a"]),
        ("a,b", ["a", "b"]),
        ("a, b", ["a", " b"]),
        (#"a\,b,c"#, ["a,b", "c"]),
        (#"\,"#, [","]),
        (#"\,\,"#, [",,"]),
        (#"a\\,b"#, [#"a\,b"#]),
        (#"a\b"#, [#"a\b"#]),
        (#"a\"#, [#"a\"#]),
        (",", ["", ""]),
        ("a,,b,", ["a", "", "b", ""]),
        ("车锁,车窗", ["车锁", "车窗"]),
    ])
    func `lists are split at commas without a backslash`(text: String, items: [String]) throws {
        try expectEqual(Assignment(parsing: "a=" + text).items, items)
    }

    @Test func `a comma before a combining mark separates items`() throws {
        try expectEqual(Assignment(parsing: "a=a,\u{0301}b").items.count, 2)
    }
}
