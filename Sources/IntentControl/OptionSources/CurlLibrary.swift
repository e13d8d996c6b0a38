internal import CLazyCurl

/// The system's libcurl, loaded at the first request.
struct CurlLibrary: @unchecked Sendable {
    // Functions of a library that is never unloaded, and which any thread may call with handles of its own.
    let functions: lazycurl

    /// Nil where the system has none.
    static let shared = CurlLibrary()

    #if canImport(Darwin)
        private static let names = ["libcurl.4.dylib"]
    #else
        private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
    #endif

    private init?() {
        var functions = lazycurl()
        guard Self.names.contains(where: { lazycurl_load(&functions, $0) != 0 }) else { return nil }
        self.functions = functions
    }
}
