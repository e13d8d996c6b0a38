import IntentExtension
import IntentModel
import IntentSystem

/// An extension that writes the protocol without the library, correctly up to its fault.
struct RawExtension {
    let fault: String
    let number: Int
    /// The number of bytes written so far, for the fault `cut`.
    private var written = 0
    /// The kind of the request that is being answered.
    private var kind = ""
    /// Whether an earlier process was killed by the fault `cut`. This process then works.
    private let wasCut: Bool

    init(fault: String, number: Int) {
        self.fault = fault
        self.number = number
        wasCut = !FileSystem.isMissing(CommandLine.arguments[0] + ".cut")
    }

    func run() -> Never {
        var copy = self
        copy.begin()
        while let line = readLine() {
            guard let json = try? JSONValue(parsing: line), let id = json["id"]?.integerValue else { continue }
            copy.kind = json["kind"]?.stringValue ?? ""
            copy.answer(
                id, isBad: FaultWidgets.isBad(json["instance"]?.stringValue), isCancel: json["kind"] == "cancel")
        }
        if fault == "deaf" { sleepForever() }
        CurrentProcess.exit(0)
    }

    private mutating func begin() {
        switch fault {
        case "unread":
            hello()
            sleepForever()
        case "silent": sleepForever()
        case "early":
            try? Descriptor.standardError.writeAll("the library does not exist\n")
            CurrentProcess.exit(1)
        case "helloGarbage": write("hello, I am an extension")
        case "major": write(#"{"kind":"hello","protocol":2,"intents":[]}"#)
        case "newer":
            write(
                #"{"kind":"hello","protocol":1,"minor":9,"intents":[{"name":"Config","colour":"red"}],"mood":"good"}"#)
            write(#"{"kind":"progress","id":1,"percent":50}"#)
        case "stderr":
            hello()
            floodStandardError()
        case "other": write(#"{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"Another"}]}"#)
        case "deaf":
            SystemCalls.ignoreTerminationSignal()
            hello()
        default: hello()
        }
    }

    /// Faults in the answers of a provider, and its answer up to the identifier.
    private static let timelines = [
        "timelineForm": #""timeline":{"entries":7}"#,
        "timelineDate": #""timeline":{"entries":[{"date":"now"}]}"#,
        "moreContents": #""timeline":{"entries":[],"contents":[{"text":"a"}]}"#,
        "noContents": #""timeline":{"entries":[{"date":0}]}"#,
        "contentForm": #""timeline":{"entries":[{"date":0}],"contents":[{"text":7}]}"#,
        "optionsForm": #""options":{"sections":[]}"#,
        "timelineFlood": #""timeline":{"entries":[{"date":0}],"contents":[{"text":"raw"}]}"#,
    ]

    private mutating func hello() {
        if Self.timelines[fault] != nil {
            return write(
                #"{"kind":"hello","protocol":1,"minor":1,"intents":[],"widgets":[{"kind":"widget","intent":"Config"}]}"#
            )
        }
        write(#"{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"Config"}]}"#)
    }

    private mutating func answer(_ id: Int, isBad: Bool, isCancel: Bool) {
        if isCancel { return }
        guard isBad || fault == "cut" else { return good(id) }
        switch fault {
        case "garbage": write("\u{1}\u{2} this is not JSON")
        case "array": write("[1,2,3]")
        case "half":
            writeBytes(Array(#"{"kind":"answer","id":"#.utf8))
        case "close": Descriptor.standardOutput.close()
        case "stdout": while true { writeBytes([UInt8](repeating: 120, count: 1 << 16)) }
        case "chatter": while true { write(#"{"kind":"chatter"}"#) }
        case "unasked": good(id + 1000)
        case "twice":
            good(id)
            good(id)
        case "answerForm": write(#"{"kind":"answer","id":\#(id),"values":[{"identifier":"a"}]}"#)
        case "mismatchedValue":
            write(
                #"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":[{"value":{"displayString":"x"}}]}]}}"#)
        case "oddItem":
            write(
                #"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":[{"value":{"identifier":"a"}},"#
                    + #"{"value":{"displayString":"x"}},{"value":{"identifier":""}},{"value":{"identifier":"b"},"synonyms":null},"#
                    + #"{"value":{"identifier":"a"}}]}]}}"#)
        case "mismatchedForm": write(#"{"kind":"answer","id":\#(id),"options":{"sections":7}}"#)
        case "longLine": millions(id)
        case "timelineFlood": while true { writeBytes([UInt8](repeating: 120, count: 1 << 16)) }
        default: good(id)
        }
    }

    private mutating func good(_ id: Int) {
        if let timeline = Self.timelines[fault] {
            // A request for the content is answered with none.
            let isRendering = kind == "render"
            return write(#"{"kind":"answer","id":\#(id),\#(isRendering ? #""contents":[]"# : timeline)}"#)
        }
        write(
            #"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":[{"value":{"identifier":"a"}}]}]}}"#)
    }

    /// Writes ten million options in one line without holding them in memory.
    private mutating func millions(_ id: Int) {
        writeBytes(Array(#"{"kind":"answer","id":\#(id),"options":{"sections":[{"items":["#.utf8))
        let items = Array(String(repeating: #"{"value":{"identifier":"a"}},"#, count: 1000).utf8)
        for _ in 0..<10_000 { writeBytes(items) }
        write(#"{"value":{"identifier":"b"}}]}]}}"#)
    }

    /// Writes a line. With the fault `cut`, kills the process once the given number of bytes is written.
    private mutating func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        guard fault == "cut", !wasCut, written + bytes.count > number else {
            written += bytes.count
            return writeBytes(bytes)
        }
        writeBytes(Array(bytes.prefix(number - written)))
        try? FileSystem.createFile(at: CommandLine.arguments[0] + ".cut")
        SystemCalls.killProcess()
    }

    private func writeBytes(_ bytes: [UInt8]) {
        try? Descriptor.standardOutput.writeAll(bytes)
    }

    /// Writes to standard error without end, on another thread.
    private func floodStandardError() {
        let hasBegun = PlatformThread.start {
            let line = [UInt8](repeating: UInt8(ascii: "e"), count: 1000) + [UInt8(ascii: "\n")]
            while true { try? Descriptor.standardError.writeAll(line) }
        }
        precondition(hasBegun, "the system cannot create a thread")
    }

    private func sleepForever() -> Never {
        while true { PlatformThread.sleep(for: .seconds(1000)) }
    }
}
