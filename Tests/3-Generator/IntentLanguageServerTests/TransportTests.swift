import Foundation
import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentLanguageServer

@Suite(.blocking) struct TransportTests {
    private static func frame(_ body: String) -> [UInt8] { MessageFraming.framed(Array(body.utf8)) }

    private func frames(_ bytes: [UInt8], in chunks: Int) -> [MessageFraming.Frame] {
        frames(
            in: stride(from: 0, to: bytes.count, by: chunks).lazy.map {
                Array(bytes[$0..<min($0 + chunks, bytes.count)])
            })
    }

    private func frames(in pieces: some Sequence<[UInt8]>) -> [MessageFraming.Frame] {
        var framing = MessageFraming()
        var found: [MessageFraming.Frame] = []
        for piece in pieces {
            framing.append(piece)
            while let frame = framing.next() { found.append(frame) }
        }
        return found
    }

    @Test func `messages are found in any pieces of the stream`() {
        let bytes = Self.frame("{}") + Self.frame("車🚗") + Array("content-length:2\nX: y\n\n[]".utf8)
        for chunks in [1, 2, 7, 1000] {
            expectEqual(
                frames(bytes, in: chunks), ["{}", "車🚗", "[]"].map { .message(Array($0.utf8)) })
        }
    }

    @Test(arguments: [
        "X: 1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n", String(repeating: "x", count: 5000),
    ])
    func `malformed messages are skipped`(_ text: String) throws {
        let found = frames(Array(text.utf8) + Self.frame("{}"), in: 1 << 20)
        guard case .malformed? = found.first else { throw ExpectedFailure() }
        if !text.hasPrefix("x") { expectEqual(found.last, .message(Array("{}".utf8))) }
    }

    @Test func `a message that is too long is skipped`() throws {
        let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
        let header = Array("Content-Length: \(200 << 20)\r\n\r\n".utf8)
        let found = frames(in: [header] + [[UInt8]](repeating: piece, count: 200) + [Self.frame("{}")])
        guard case .malformed? = found.first else { throw ExpectedFailure() }
        expectEqual(found.last, .message(Array("{}".utf8)))
    }

    private struct ExpectedFailure: Error {}

    @Test func `random bytes are read without a trap`() {
        var generator = SeededGenerator(seed: 9)
        let parts: [[UInt8]] = [
            Array("Content-Length: ".utf8), Array("3".utf8), Array("\r\n".utf8), Array("\n".utf8), [0xFF],
            Array("{}".utf8), [0x20],
        ]
        for _ in 0..<2000 {
            let bytes = (0..<12).flatMap { _ in parts[Int.random(in: parts.indices, using: &generator)] }
            _ = frames(bytes, in: Int.random(in: 1...5, using: &generator))
        }
    }

    /// Runs a server over pipes, and returns its exit status and what it wrote.
    private func run(_ bytes: [UInt8]) throws -> (status: CInt, messages: [JSONValue]) {
        let (input, output) = (try SystemPipe(), try SystemPipe())
        let collected = Monitor<[UInt8]?>(nil)
        Thread.detachNewThread {
            let handle = FileHandle(fileDescriptor: output.reading.number)
            let data = handle.readDataToEndOfFile()
            collected.withLock { $0 = Array(data) }
        }
        Thread.detachNewThread {
            try? input.writing.writeAll(bytes)
            input.writing.close()
        }
        let program = LanguageServerProgram(input: input.reading, output: output.writing)
        let status = program.run(LanguageServer(version: "1"))
        output.writing.close()
        let all: [UInt8] = collected.wait { bytes in bytes.map { .done($0) } ?? .wait(atMost: nil) }
        let messages = frames(all, in: 1 << 16).compactMap { frame -> JSONValue? in
            guard case .message(let body) = frame else { return nil }
            return try? JSONValue(parsing: body)
        }
        return (status, messages)
    }

    private static let start = frame(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    private static let shutDown = frame(#"{"jsonrpc":"2.0","id":"s","method":"shutdown"}"#)
    private static let exit = frame(#"{"jsonrpc":"2.0","method":"exit"}"#)

    @Test func `the exit status depends on shutdown`() throws {
        let orderly = try run(Self.start + Self.shutDown + Self.exit)
        expectEqual(orderly.status, 0)
        expectEqual(orderly.messages.map { $0["id"] }, [1, "s"])
        try expectEqual(run(Self.start + Self.exit).status, 1)
        try expectEqual(run(Self.start).status, 1)
        try expectEqual(run(Self.start + Self.shutDown).status, 0)
        try expectEqual(run([]).status, 1)
    }

    @Test func `each wrong message is answered with its error`() throws {
        let wrong = [
            #"{"jsonrpc":"2.0","id":5,"method":"textDocument/hover"}"#, "{", "[]", "7", #"{"id":1}"#,
        ].map(Self.frame)
        let late = [
            #"{"id":6,"method":"none"}"#, #"{"id":7,"method":"textDocument/hover","params":{}}"#,
            #"{"id":8,"method":"initialize","params":{}}"#, #"{"method":"textDocument/didOpen","params":7}"#,
        ].map(Self.frame)
        let after = Self.frame(#"{"id":9,"method":"textDocument/hover","params":{}}"#)
        let all = try run(
            wrong.joined() + Self.start + late.joined() + Self.shutDown + after + Self.exit)
        expectEqual(
            all.messages.map { $0.at("error", "code") },
            [-32002, -32700, -32600, -32600, nil, -32601, -32602, -32600, nil, -32600])
    }

    @Test func `a waiting request that is canceled is not answered`() throws {
        let hover = Self.frame(#"{"id":2,"method":"textDocument/hover","params":{}}"#)
        let cancel = Self.frame(#"{"method":"$/cancelRequest","params":{"id":2}}"#)
        let run = try run(Self.start + hover + cancel + Self.shutDown + Self.exit)
        // The server may have read the request before its cancellation.
        let code = run.messages.first { $0["id"] == 2 }?.at("error", "code")
        #expect(code == -32800 || code == -32602)
    }

    @Test func `the program serves over its standard streams`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("intentDefinition: 1\nenums: { U: { cases: [a, a] } }\n", to: "a.intent.yaml")
        let process = Process()
        process.executableURL = URL(filePath: try BuiltPrograms.path(of: "intentgen"))
        process.arguments = ["lsp", "--stdio"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let open = JSONValue.object([
            "method": "textDocument/didOpen",
            "params": [
                "textDocument": [
                    "uri": .string("file://\(path)"), "languageId": "yaml", "version": 3,
                    "text": "intentDefinition: 1\nenums: { U: { cases: [b, b] } }\n",
                ]
            ],
        ])
        let ask = #"{"id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file://\#(path)"}}}"#
        try input.fileHandleForWriting.write(
            contentsOf: Self.start + Self.frame(open.rendered()) + Self.frame(ask) + Self.shutDown + Self.exit)
        try input.fileHandleForWriting.close()
        let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
        let messages = frames(bytes, in: 4096).compactMap { frame -> JSONValue? in
            guard case .message(let body) = frame else { return nil }
            return try? JSONValue(parsing: body)
        }
        let answer = messages.first { $0["id"] == 2 }
        expectEqual(answer?.at("result", "items")?[0]?["code"], "duplicate-case")
        expectEqual(messages.first { $0["id"] == "s" }?["result"], .null)
    }
}
