import IntentExtension
import IntentModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An extension that writes the protocol by itself, right until its fault.
struct RawExtension {
    let fault: String
    let number: Int
    /// Bytes written so far, for a life that ends after so many.
    private var written = 0

    private let wasCut: Bool

    init(fault: String, number: Int) {
        self.fault = fault
        self.number = number
        wasCut = access(CommandLine.arguments[0] + ".cut", F_OK) == 0
    }

    func run() -> Never {
        var own = self
        own.begin()
        while let line = readLine() {
            guard let json = try? JSONValue(parsing: line), let id = json["id"]?.integerValue else { continue }
            own.answer(id, isBad: json["instance"] == "bad", isCancel: json["kind"] == "cancel")
        }
        if fault == "deaf" { while true { sleep(1000) } }
        exit(0)
    }

    private mutating func begin() {
        switch fault {
        case "unread":
            hello()
            while true { sleep(1000) }
        case "silent": while true { sleep(1000) }
        case "early":
            ProgramOutput.say("the library is not there", to: STDERR_FILENO)
            exit(1)
        case "helloGarbage": write("hello, I am an extension")
        case "major": write(#"{"kind":"hello","protocol":2,"intents":[]}"#)
        case "newer":
            write(
                #"{"kind":"hello","protocol":1,"minor":9,"intents":[{"name":"Config","colour":"red"}],"mood":"good"}"#)
            write(#"{"kind":"progress","id":1,"percent":50}"#)
        case "stderr":
            hello()
            Flood.begin(STDERR_FILENO)
        case "other": write(#"{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"Another"}]}"#)
        case "deaf":
            signal(SIGTERM, SIG_IGN)
            hello()
        default: hello()
        }
    }

    private mutating func hello() {
        write(#"{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"Config"}]}"#)
    }

    private mutating func answer(_ id: Int, isBad: Bool, isCancel: Bool) {
        if isCancel { return }
        guard isBad || fault == "cut" else { return good(id) }
        switch fault {
        case "garbage": write("\u{1}\u{2} this is not JSON")
        case "array": write("[1,2,3]")
        case "half":
            ProgramOutput.write(Array(#"{"kind":"answer","id":"#.utf8), to: STDOUT_FILENO)
        case "close": close(STDOUT_FILENO)
        case "stdout": while true { ProgramOutput.write([UInt8](repeating: 120, count: 1 << 16), to: STDOUT_FILENO) }
        case "chatter": while true { write(#"{"kind":"chatter"}"#) }
        case "unasked": good(id + 1000)
        case "twice":
            good(id)
            good(id)
        case "answerForm": write(#"{"kind":"answer","id":\#(id),"values":[{"identifier":"a"}]}"#)
        case "mismatchedValue":
            write(
                #"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":[{"value":{"displayString":"x"}}]}]}}"#)
        case "mismatchedForm": write(#"{"kind":"answer","id":\#(id),"options":{"sections":7}}"#)
        case "longLine": millions(id)
        default: good(id)
        }
    }

    private mutating func good(_ id: Int) {
        write(
            #"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":[{"value":{"identifier":"a"}}]}]}}"#)
    }

    /// Ten million options in one line, written as they are made.
    private mutating func millions(_ id: Int) {
        ProgramOutput.write(
            Array(#"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":["#.utf8), to: STDOUT_FILENO)
        let items = Array(String(repeating: #"{"value":{"identifier":"a"}},"#, count: 1000).utf8)
        for _ in 0..<10_000 { ProgramOutput.write(items, to: STDOUT_FILENO) }
        write(#"{"value":{"identifier":"b"}}]}]}}"#)
    }

    /// A whole line; of a life that is cut only what it has left.
    private mutating func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        guard fault == "cut", !wasCut, written + bytes.count > number else {
            written += bytes.count
            return ProgramOutput.write(bytes, to: STDOUT_FILENO)
        }
        ProgramOutput.write(Array(bytes.prefix(number - written)), to: STDOUT_FILENO)
        // Its next life is whole.
        close(creat(CommandLine.arguments[0] + ".cut", 0o600))
        raise(SIGKILL)
    }
}
