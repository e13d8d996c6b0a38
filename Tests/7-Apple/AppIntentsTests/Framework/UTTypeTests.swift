import AppIntents
import Testing

/// Types of files.
@Suite struct UTTypeTests {
    @Test func `types are found by extension and media type`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(filenameExtension: "unknown") == nil)
        #expect(UTType("com.example.drawing")?.identifier == "com.example.drawing")
        #expect(UTType("") == nil)
    }

    @Test func `a type knows its extension and supertypes`() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.pdf.preferredMIMEType == "application/pdf")
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.jpeg.conforms(to: .data))
        #expect(!UTType.jpeg.conforms(to: .audio))
        #expect(UTType.swiftSource.conforms(to: .text))
    }

    @Test func `a file has the type of its extension`() async throws {
        let file = IntentFile(fileURL: URL(fileURLWithPath: "/tmp/map.png"))
        #expect(file.type == .png)
        #expect(file.filename == "map.png")
        #expect(IntentFile(fileURL: URL(fileURLWithPath: "/tmp/map")).type == nil)
    }

    @Test func `a file in memory has its contents`() async throws {
        let file = IntentFile(data: Data("text".utf8), filename: "note.txt", type: .plainText)
        #expect(file.fileURL == nil)
        #expect(file.data == Data("text".utf8))
        #expect(try await file.data(contentType: .text) == Data("text".utf8))
        let error = await #expect(throws: AppIntentError.self) { try await file.data(contentType: .image) }
        #expect(error?.errorDescription == "the contents of 'note.txt' are not available as public.image")
    }
}
