internal import CIntentCurl
internal import IntentRuntime
internal import Synchronization

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// One HTTP request to one address, without redirects.
final class AddressTransfer: Sendable {
    enum Answer: Hashable {
        case body([UInt8])
        /// The absolute address of a redirect.
        case redirect(String)
    }

    private struct State: Sendable {
        var bytes: [UInt8] = []
        var exceedsLimit = false
        var isCancelled = false
    }

    private let url: URL
    private let rule: AddressRule
    private let headers: [String]
    private let authorities: String?
    private let limit: Int
    private let deadline: ContinuousClock.Instant
    private let state = Mutex(State())

    /// - Parameter authorities: A file of trusted certificates; nil for the system's.
    init(
        url: URL, rule: AddressRule, headers: [String], authorities: String?, limit: Int,
        deadline: ContinuousClock.Instant
    ) {
        self.url = url
        self.rule = rule
        self.headers = headers
        self.authorities = authorities
        self.limit = limit
        self.deadline = deadline
    }

    /// Ends the transfer within a second.
    func cancel() {
        state.withLock { $0.isCancelled = true }
    }

    func run(with library: CurlLibrary) -> Result<Answer, OptionsFailure> {
        let remaining = ContinuousClock.now.duration(to: deadline)
        guard remaining > .zero else { return .failure(.timedOut) }
        var curl = library.functions
        guard let handle = lazycurl_begin(&curl) else { return .failure(.unavailable("libcurl cannot be initialized")) }
        var list: UnsafeMutableRawPointer?
        for header in headers { list = lazycurl_append(&curl, list, header) }
        defer {
            lazycurl_end(&curl, handle)
            lazycurl_free_list(&curl, list)
        }
        prepare(handle, &curl, list, milliseconds: max(1, Int(remaining / .milliseconds(1))))
        let code = lazycurl_perform(&curl, handle)
        if let failure = failure(of: code, message: String(cString: lazycurl_message(&curl, code))) {
            return .failure(failure)
        }
        if let target = lazycurl_redirect(&curl, handle) { return .success(.redirect(String(cString: target))) }
        if let failure = Self.failure(ofStatus: lazycurl_status(&curl, handle)) { return .failure(failure) }
        return .success(.body(state.withLock { $0.bytes }))
    }

    /// Sets the options of a transfer. Everything else is off by default: redirects, cookies, passwords from `.netrc`, and
    /// configuration files.
    private func prepare(
        _ handle: UnsafeMutableRawPointer, _ curl: inout lazycurl, _ list: UnsafeMutableRawPointer?, milliseconds: Int
    ) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        lazycurl_set_text(&curl, handle, number(LAZYCURL_URL), url.absoluteString)
        lazycurl_set_number(
            &curl, handle, number(LAZYCURL_PROTOCOLS),
            rule.isSecure ? LAZYCURL_HTTPS : LAZYCURL_HTTP | LAZYCURL_HTTPS)
        // A request to this machine must not reach a proxy.
        if !rule.isSecure { lazycurl_set_text(&curl, handle, number(LAZYCURL_NOPROXY), "*") }
        if let authorities { lazycurl_set_text(&curl, handle, number(LAZYCURL_CAINFO), authorities) }
        lazycurl_set_number(&curl, handle, number(LAZYCURL_TIMEOUT_MS), milliseconds)
        lazycurl_set_number(&curl, handle, number(LAZYCURL_NOSIGNAL), 1)
        lazycurl_set_text(&curl, handle, number(LAZYCURL_ACCEPT_ENCODING), "")
        lazycurl_set_pointer(&curl, handle, number(LAZYCURL_HTTPHEADER), list)
        lazycurl_set_pointer(&curl, handle, number(LAZYCURL_WRITEDATA), context)
        lazycurl_set_write(&curl, handle) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer = Unmanaged<AddressTransfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.append(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
        }
        lazycurl_set_number(&curl, handle, number(LAZYCURL_NOPROGRESS), 0)
        lazycurl_set_pointer(&curl, handle, number(LAZYCURL_XFERINFODATA), context)
        lazycurl_set_progress(&curl, handle) { context, _, _, _, _ in
            guard let context else { return 0 }
            return Unmanaged<AddressTransfer>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
        }
    }

    private func number(_ option: Int) -> Int32 { Int32(option) }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// - Returns: False to end the transfer.
    private func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            guard state.bytes.count + bytes.count <= limit else {
                state.exceedsLimit = true
                return false
            }
            state.bytes += bytes
            return true
        }
    }

    private func failure(of code: Int32, message: String) -> OptionsFailure? {
        if state.withLock({ $0.exceedsLimit }) { return .failed("the answer is larger than \(limit >> 20) MiB") }
        if code == number(LAZYCURL_OK) { return nil }
        return code == number(LAZYCURL_TIMED_OUT) ? .timedOut : .unavailable("the server cannot be reached: \(message)")
    }

    private static func failure(ofStatus status: Int) -> OptionsFailure? {
        switch status {
        case 200: nil
        case 401: .notSignedIn
        case 500...599: .unavailable("the server answered with status \(status)")
        default: .failed("the server answered with status \(status)")
        }
    }
}

/// The system's libcurl, which is loaded for the first request.
struct CurlLibrary: @unchecked Sendable {
    // Sendable without a lock: the library is never unloaded, and any thread may call its functions with its own handles.
    let functions: lazycurl

    /// Nil if libcurl is not installed.
    static let shared = CurlLibrary()

    private init?() {
        var functions = lazycurl()
        guard lazycurl_load(&functions) != 0 else { return nil }
        self.functions = functions
    }
}
