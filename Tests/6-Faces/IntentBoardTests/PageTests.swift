import Foundation
import IntentTestSupport
import Testing

@testable import IntentBoard

@Suite struct PageTests {
    /// The files of the page by their paths.
    private static func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for path in BoardAssets.paths where path != "/openapi.json" {
            guard case .bytes(let bytes) = try BoardAssets.response(to: BoardRequest("GET", path)).body else {
                continue
            }
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        return files
    }

    /// People wait for the files that the document names. The editor, the gallery and the history are loaded while people look at
    /// the board.
    @Test func `the board needs 75 kB of a page of 164 kB`() throws {
        let files = try Self.files()
        let document = try #require(files["/"])
        let named = Set(document.matches(of: /(?:href|src)="(\/page\/[^"]*)"/).map { String($0.output.1) })
        let awaited = named.compactMap { files[$0] }
        for file in awaited {
            for name in file.matches(of: /^import .*from "\.\/([a-z]+\.js)"/.anchorsMatchLineEndings()) {
                #expect(named.contains("/page/\(name.output.1)"))
            }
        }
        #expect(awaited.count == named.count && named.contains("/page/board.js"))
        #expect(awaited.reduce(document.utf8.count) { $0 + $1.utf8.count } < 75_000)
        #expect(files.values.reduce(0) { $0 + $1.utf8.count } < 164_000)
    }

    @Test func `the page names no other host`() throws {
        for (path, text) in try Self.files() {
            let addresses = text.matches(of: /https?:\/\/[a-z0-9.]+/).map { String($0.output) }
            #expect(addresses.allSatisfy { $0 == "http://www.w3.org" }, "\(path)")
        }
    }

    @Test func `the size of the browser's text applies`() throws {
        for (path, text) in try Self.files() where path.hasSuffix(".css") {
            #expect(text.firstMatch(of: /font(-size)?: [0-9.]+px/) == nil, "\(path)")
        }
    }

    @Test func `the page has no script or style of its own`() throws {
        let document = try #require(try Self.files()["/"])
        #expect(document.firstMatch(of: /<style|style=|\son[a-z]+=|<script[^>]*>[^<]/) == nil)
    }

    @Test func `every file that a file names exists`() throws {
        let files = try Self.files()
        for (path, text) in files {
            let named = text.matches(of: /(?:href|src)="(\/[^"#]*)"/).map { String($0.output.1) }
            let imported = text.matches(of: /(?:from |import\()"\.\/([a-z]+\.js)"/).map { "/page/\($0.output.1)" }
            for name in named + imported { #expect(files[name] != nil, "\(name) in \(path)") }
        }
    }
}
