import IntentModel
import Testing

@Suite struct NamingTests {
    @Test(arguments: [
        ("labelSize", "Label Size"), ("printer2", "Printer 2"), ("ownerURL", "Owner URL"),
        ("URLSession", "URL Session"),
        ("snake_case", "Snake case"), ("_private_", "Private"), ("a__b", "A b"), ("x2y", "X 2 y"), ("2nd", "2 nd"),
        ("HTTP2Server", "HTTP 2 Server"), ("CarWidget", "Car Widget"), ("A", "A"), ("aB", "A B"), ("ABC", "ABC"),
        ("ABc", "A Bc"), ("éclairÀLaCarte", "Éclair À La Carte"), ("größe", "Größe"), ("ßtest", "ßtest"), ("车控", "车控"),
        ("size10x20", "Size 10 x 20"), ("", ""), ("_", "_"), ("3D", "3 D"), ("iPhone", "I Phone"), ("车2", "车 2"),
        ("systemSmall", "System Small"), ("v10", "V 10"), ("2048", "2048"),
    ])
    func splitsNamesIntoWords(name: String, words: String) {
        #expect(Naming.words(from: name) == words)
    }
}
