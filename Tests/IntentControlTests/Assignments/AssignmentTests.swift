import IntentControl
import Testing

struct AssignmentTests {
    @Test(arguments: [
        ("a=b", "a", AssignmentOperator.text, "b"),
        ("a:=1", "a", .json, "1"),
        ("a+=x,y", "a", .add, "x,y"),
        ("a-=x", "a", .remove, "x"),
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
    func theFirstOperatorDecides(
        argument: String, parameter: String, sign: AssignmentOperator, text: String
    ) throws {
        let assignment = try Assignment(parsing: argument)
        #expect(assignment.parameter == parameter)
        #expect(assignment.sign == sign)
        #expect(assignment.text == text)
        #expect(assignment.source == argument)
    }

    @Test(arguments: ["a=\u{0338}b", "a\u{0301}=b", "a:=\u{0338}"])
    func combiningMarksDoNotHideTheOperator(argument: String) throws {
        let assignment = try Assignment(parsing: argument)
        #expect(Array(assignment.source.utf8) == Array(argument.utf8))
        #expect(assignment.parameter.utf8.first == UInt8(ascii: "a"))
    }

    @Test(arguments: ["", "a", "labelSize", "a:", "a+", "=b", ":=b", "+=b", "-=b", "="])
    func whatHasNoOperatorOrNoNameIsWrongUsage(argument: String) throws {
        let failure = try #require(throws: ControlFailure.self) { try Assignment(parsing: argument) }
        #expect(failure.status == .wrongUsage)
        #expect(failure.problems[0].message.contains("'\(argument)'"))
    }
}
