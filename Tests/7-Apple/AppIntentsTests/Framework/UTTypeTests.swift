import AppIntents
import IntentTestSupport
import Testing

/// Types of files.
@Suite struct UTTypeTests {
    @Test func `types are found by extension and media type`() {
        expectEqual(UTType(filenameExtension: "JPG"), .jpeg)
        expectEqual(UTType(mimeType: "image/png"), .png)
        expectEqual(UTType(filenameExtension: "unknown"), nil)
        expectEqual(UTType("com.example.drawing")?.identifier, "com.example.drawing")
        expectEqual(UTType(""), nil)
    }

    @Test func `a type knows its extension and supertypes`() {
        expectEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        expectEqual(UTType.pdf.preferredMIMEType, "application/pdf")
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.jpeg.conforms(to: .data))
        #expect(!UTType.jpeg.conforms(to: .audio))
        #expect(UTType.swiftSource.conforms(to: .text))
    }

    @Test func `a file has the type of its extension`() async throws {
        let file = IntentFile(fileURL: URL(fileURLWithPath: "/tmp/map.png"))
        expectEqual(file.type, .png)
        expectEqual(file.filename, "map.png")
        expectEqual(IntentFile(fileURL: URL(fileURLWithPath: "/tmp/map")).type, nil)
    }

    @Test func `a file in memory has its contents`() async throws {
        let file = IntentFile(data: Data("text".utf8), filename: "note.txt", type: .plainText)
        expectEqual(file.fileURL, nil)
        expectEqual(file.data, Data("text".utf8))
        try await expectEqual(file.data(contentType: .text), Data("text".utf8))
        let error = await #expect(throws: AppIntentError.self) { try await file.data(contentType: .image) }
        expectEqual(error?.errorDescription, "the contents of 'note.txt' are not available as public.image")
    }
}
