import IntentCommandLine
import IntentControl
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

struct AssignmentEditTests {
    @Test(arguments: [
        ("name=hello", IntentValue.string("hello")),
        ("name=", .string("")),
        ("name=null", .string("null")),
        ("name=a,b", .string("a,b")),
        (#"name=a\,b"#, .string(#"a\,b"#)),
        (#"name:="x""#, .string("x")),
        ("labelSize=12", .integer(12)),
        ("labelSize:=-3", .integer(-3)),
        ("opacity=0.5", .decimal(0.5)),
        ("opacity:=1", .decimal(1)),
        ("showLabels=true", .boolean(true)),
        ("showLabels:=false", .boolean(false)),
        ("site=https://example.com/?a=b", .url("https://example.com/?a=b")),
        ("interval=5m", .timeInterval(.seconds(300))),
        ("interval=30", .timeInterval(.seconds(30))),
        ("interval:=1.5", .timeInterval(.milliseconds(1500))),
        ("countType=fans", .enumeration("fans")),
        ("favourite=lock", .object(ObjectValue(identifier: "lock", displayString: "lock"))),
        (#"favourite:="lock""#, .object(ObjectValue(identifier: "lock", displayString: "lock"))),
        ("day=2026-11-20", .dateComponents(.date(day))),
        (#"day:="2026-11-20""#, .dateComponents(.date(day))),
        ("manual=docs/car.pdf", .file(FileValue(path: "docs/car.pdf", name: "car.pdf"))),
        (
            #"manual:={"path":"/x","name":"X","type":"public.data"}"#,
            .file(FileValue(path: "/x", name: "X", typeIdentifier: "public.data"))
        ),
        ("driver=Ada", .person(PersonValue(displayName: "Ada"))),
        ("garage=Berlin, Mitte", .placemark(PlacemarkValue(name: "Berlin, Mitte"))),
        ("price=12.50 EUR", .currencyAmount(CurrencyAmountValue(intentText: "12.5 EUR"))),
        (
            #"price:={"amount":"0.10","currencyCode":"EUR"}"#,
            .currencyAmount(CurrencyAmountValue(intentText: "0.1 EUR"))
        ),
        (#"card:={"type":"applePay"}"#, .paymentMethod(PaymentMethodValue(kind: .applePay))),
        ("trailer=big", .object(ObjectValue(identifier: "big", displayString: "big"))),
        ("labels=", .list([])),
        ("labels:=[]", .list([])),
        ("labels=a,b", .list([.string("a"), .string("b")])),
        ("labels=a,", .list([.string("a"), .string("")])),
        (#"labels=a\,b"#, .list([.string("a,b")])),
        (#"labels:=["a","b,c"]"#, .list([.string("a"), .string("b,c")])),
        (#"labels:=["a",null]"#, .list([.string("a"), nil])),
        (#"labels:="a""#, .list([.string("a")])),
        ("steps=1,2", .list([.integer(1), .integer(2)])),
        (
            "carControls=lock,trunk",
            .list([
                .object(ObjectValue(identifier: "lock", displayString: "lock")),
                .object(ObjectValue(identifier: "trunk", displayString: "trunk")),
            ])
        ),
    ])
    func `assignments set values of the declared type`(argument: String, value: IntentValue) throws {
        let step = try #require(edit(argument).steps.first)
        expectEqual(step.operation, .set(value))
    }

    private static let day: CalendarDate = {
        guard let day = CalendarDate(year: 2026, month: 11, day: 20) else { preconditionFailure("a day that exists") }
        return day
    }()

    @Test(arguments: [
        ("day=2026-02-29", "does not exist"), ("day=", "an empty string"), ("card=credit", "as JSON"),
        ("music=x", "only Apple's systems"), (#"music:={"identifier":"x"}"#, "only Apple's systems"),
        (#"driver:={"name":"Ada"}"#, "displayName"), ("price=12.50", "12.50 EUR"),
    ])
    func `errors name the reason why a value is invalid`(argument: String, reason: String) {
        let failure = #expect(throws: CommandError.self) { try edit(argument) }
        expectEqual(failure?.status, .invalidData)
        expectEqual(failure?.problems.first?.message.contains(reason), true)
    }

    @Test(arguments: ["name:=null", "labels:=null", "labelSize:= null "])
    func `null sets no value`(argument: String) throws {
        try expectEqual(edit(argument).steps.first?.operation, .set(nil))
    }

    @Test func `repeated assignments to a list are combined`() throws {
        let edit = try edit("labels=a,b", "labelSize=3", "labels=c")
        expectEqual(
            edit.steps,
            [
                step("labels", .set(.list([.string("a"), .string("b"), .string("c")]))),
                step("labelSize", .set(.integer(3))),
            ])
    }

    @Test func `list changes follow the value in their order`() throws {
        let edit = try edit("steps=1", "steps+=2,3", "steps-=1")
        expectEqual(
            edit.steps,
            [
                step("steps", .set(.list([.integer(1)]))),
                step("steps", .add([.integer(2), .integer(3)])),
                step("steps", .remove([.integer(1)])),
            ])
    }

    @Test(arguments: [
        ["name=a", "name=b"], ["name=a", "name:=null"], ["labels:=[]", "labels=a"], ["labels=a", "labels:=[]"],
        ["labels+=a", "labels=b"], ["labels-=a", "labels:=[]"], ["labels=a", "labels+=b", "labels=c"],
        ["labels:=null", "labels=a"],
    ])
    func `a second value is wrong usage`(arguments: [String]) throws {
        let failure = try failure(arguments)
        expectEqual(failure.status, .wrongUsage)
        #expect(failure.problems[0].message.contains(arguments[arguments.count - 1]))
    }

    @Test(arguments: [
        ("labelSize=", "':=null'"),
        ("labelSize=big", "'big'"),
        ("labelSize=1,2", "'1,2'"),
        ("labelSize:=1.5", "whole number"),
        ("labelSize:=\"1\"", "whole number"),
        ("labelSize+=1", "only for lists"),
        ("showLabels=yes", "'yes'"),
        ("countType=", "empty"),
        ("favourite=", "empty"),
        ("steps=1,,2", "empty"),
        ("steps=1,x", "'x'"),
        ("steps:=[1,\"x\"]", "[1]"),
        ("labels+=", "missing"),
        ("name:=hello", "invalid JSON"),
        ("name:=", "invalid JSON"),
        ("labels:=[\"a\"", "invalid JSON"),
        ("favourite:={\"displayString\":\"x\"}", "identifier"),
        ("favourite:={\"identifier\":\"x\",\"colour\":1}", "colour"),
    ])
    func `errors name the assignment and what is allowed`(argument: String, reason: String) throws {
        let failure = try failure([argument])
        expectEqual(failure.status, .invalidData)
        let problem = failure.problems[0]
        expectEqual(problem.parameter, argument.prefix { $0.isLetter }.description)
        #expect(problem.message.contains(reason), "\(problem.message)")
        #expect(problem.message.contains(argument), "\(problem.message)")
    }

    @Test func `unknown parameters are refused with a suggestion`() throws {
        let failure = try failure(["labelsize=3", "lable=x", "labelSize=big"])
        expectEqual(failure.status, .invalidData)
        expectEqual(failure.problems.map(\.code), ["unknownParameter", "unknownParameter", "wrongValue"])
        expectEqual(failure.problems[0].suggestion, "labelSize")
        #expect(failure.problems[0].message.contains("carControls, labels"))
    }

    @Test func `files and standard input are read as JSON`() throws {
        let documents = FakeDocuments(texts: ["a b.json": "[\"x\"]\n", "-": " 7 "])
        let edit = try edit("labels:=@a b.json", "labelSize:=@-", documents: documents)
        expectEqual(edit.steps, [step("labels", .set(.list([.string("x")]))), step("labelSize", .set(.integer(7)))])
    }

    @Test func `a missing file is missing input`() throws {
        try expectEqual(failure(["labels:=@nowhere.json"]).status, .inputMissing)
    }

    @Test func `a reset requires known parameters`() throws {
        let edit = try DynamicEdit(resetting: ["name", "labels"], intent: SampleSchema.intent, SampleSchema.schema)
        expectEqual(edit.steps, [step("name", .reset), step("labels", .reset)])
        let failure = try #require(throws: CommandError.self) {
            try DynamicEdit(resetting: ["nmae", "x"], intent: SampleSchema.intent, SampleSchema.schema)
        }
        expectEqual(failure.problems.count, 2)
        expectEqual(failure.problems[0].suggestion, "name")
    }

    private func edit(_ arguments: String..., documents: FakeDocuments = FakeDocuments()) throws -> DynamicEdit {
        try edit(arguments, documents: documents)
    }

    private func edit(_ arguments: [String], documents: FakeDocuments = FakeDocuments()) throws -> DynamicEdit {
        try DynamicEdit(
            arguments.map(Assignment.init(parsing:)), intent: SampleSchema.intent, schema: SampleSchema.schema,
            documents: documents)
    }

    private func failure(_ arguments: [String]) throws -> CommandError {
        try #require(throws: CommandError.self) { try edit(arguments) }
    }

    private func step(_ parameter: String, _ operation: DynamicEdit.Operation) -> DynamicEdit.Step {
        DynamicEdit.Step(operation, of: parameter)
    }
}
