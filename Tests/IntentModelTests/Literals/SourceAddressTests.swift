import IntentModel
import Testing

/// Which addresses options may come from.
@Suite struct SourceAddressTests {
    @Test(arguments: [
        "https://example.com", "HTTPS://example.com/cars.json?a=b#c", "https://example.com:8443/",
        "http://localhost", "http://LOCALHOST:8080/cars", "http://127.0.0.1/", "http://127.255.0.9:1", "http://[::1]/x",
    ])
    func takesHTTPSAndTheOwnMachine(_ text: String) {
        #expect(URLText.problem(ofSource: text) == nil)
    }

    @Test(arguments: [
        "http://example.com", "http://localhost.example.com", "http://localhost@example.com", "http://128.0.0.1",
        "http://127.0.0.1.example.com", "http://127.0.0.256", "http://127.0.0.01", "http://127.1", "http://[::2]",
        "http://example.com\\@localhost/", "http://example.com#@localhost", "http://example.com?@localhost",
        "http://0.0.0.0", "http://127.0.0.+1", "http://localhost.",
    ])
    func refusesHTTPToOthers(_ text: String) {
        #expect(URLText.problem(ofSource: text)?.message.contains("needs https") == true, "\(text)")
    }

    @Test(arguments: [
        "", "cars.json", "/cars.json", "//example.com/", "ftp://example.com", "https:example.com", "https://",
        "file:///etc/passwd", "https:///x", "http://:80", "javascript:alert(1)", "https://a b",
    ])
    func refusesWhatIsNoWholeAddress(_ text: String) {
        #expect(URLText.problem(ofSource: text) != nil)
    }

    @Test(arguments: [
        "https://ann@example.com/", "https://ann:word@example.com/", "http://ann@localhost/", "https://@example.com/",
    ])
    func refusesNamesAndPasswords(_ address: String) {
        #expect(
            URLText.problem(ofSource: address)?.message == "an address of options holds no user name and no password")
    }

    @Test func aSignInThePathIsNone() {
        #expect(URLText.problem(ofSource: "https://example.com/@ann/cars.json?to=a@b") == nil)
    }
}
