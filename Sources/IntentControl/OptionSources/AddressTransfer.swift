internal import CLazyCurl
internal import Foundation
internal import IntentRuntime
internal import Synchronization

/// One request to one place, and what comes of it.
final class AddressTransfer: Sendable {
    enum Answer: Hashable {
        case body([UInt8])
        /// To this whole address.
        case redirect(String)
    }

    private struct State: Sendable {
        var bytes: [UInt8] = []
        var isTooMuch = false
        var isCancelled = false
    }

    private let url: URL
    private let rule: AddressRule
    private let headers: [String]
    private let authorities: String?
    private let limit: Int
    private let deadline: ContinuousClock.Instant
    private let state = Mutex(State())

    /// - Parameter authorities: A file of certificates that are trusted; nil for the system's.
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

    /// The transfer ends within a second.
    func cancel() {
        state.withLock { $0.isCancelled = true }
    }

    func run(with library: CurlLibrary) -> Result<Answer, HandlerFailure> {
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { return .failure(.timedOut) }
        var curl = library.functions
        guard let handle = lazycurl_begin(&curl) else { return .failure(.unavailable("libcurl cannot be begun")) }
        var list: UnsafeMutableRawPointer?
        for header in headers { list = lazycurl_append(&curl, list, header) }
        defer {
            lazycurl_end(&curl, handle)
            lazycurl_free_list(&curl, list)
        }
        prepare(handle, &curl, list, milliseconds: max(1, Int(left / .milliseconds(1))))
        let code = lazycurl_perform(&curl, handle)
        if let failure = failure(of: code, words: String(cString: lazycurl_words(&curl, code))) {
            return .failure(failure)
        }
        if let target = lazycurl_redirect(&curl, handle) { return .success(.redirect(String(cString: target))) }
        if let failure = Self.failure(ofStatus: lazycurl_status(&curl, handle)) { return .failure(failure) }
        return .success(.body(state.withLock { $0.bytes }))
    }

    /// What is not set is off: redirects, cookies, passwords of a `.netrc`, a configuration file.
    private func prepare(
        _ handle: UnsafeMutableRawPointer, _ curl: inout lazycurl, _ list: UnsafeMutableRawPointer?, milliseconds: Int
    ) {
        let own = Unmanaged.passUnretained(self).toOpaque()
        lazycurl_set_text(&curl, handle, number(LAZYCURL_URL), url.absoluteString)
        lazycurl_set_number(
            &curl, handle, number(LAZYCURL_PROTOCOLS),
            rule.isSecure ? LAZYCURL_HTTPS : LAZYCURL_HTTP | LAZYCURL_HTTPS)
        // No proxy is told what is for this machine.
        if !rule.isSecure { lazycurl_set_text(&curl, handle, number(LAZYCURL_NOPROXY), "*") }
        if let authorities { lazycurl_set_text(&curl, handle, number(LAZYCURL_CAINFO), authorities) }
        lazycurl_set_number(&curl, handle, number(LAZYCURL_TIMEOUT_MS), milliseconds)
        lazycurl_set_number(&curl, handle, number(LAZYCURL_NOSIGNAL), 1)
        lazycurl_set_text(&curl, handle, number(LAZYCURL_ACCEPT_ENCODING), "")
        lazycurl_set_pointer(&curl, handle, number(LAZYCURL_HTTPHEADER), list)
        lazycurl_set_pointer(&curl, handle, number(LAZYCURL_WRITEDATA), own)
        lazycurl_set_write(&curl, handle) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer = Unmanaged<AddressTransfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.take(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
        }
        lazycurl_set_number(&curl, handle, number(LAZYCURL_NOPROGRESS), 0)
        lazycurl_set_pointer(&curl, handle, number(LAZYCURL_XFERINFODATA), own)
        lazycurl_set_progress(&curl, handle) { context, _, _, _, _ in
            guard let context else { return 0 }
            return Unmanaged<AddressTransfer>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
        }
    }

    private func number(_ option: Int) -> Int32 { Int32(option) }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// False ends the transfer.
    private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            guard state.bytes.count + bytes.count <= limit else {
                state.isTooMuch = true
                return false
            }
            state.bytes += bytes
            return true
        }
    }

    private func failure(of code: Int32, words: String) -> HandlerFailure? {
        let state = state.withLock { $0 }
        if state.isTooMuch { return .failed("the answer has more than \(limit >> 20) MiB") }
        if code == number(LAZYCURL_OK) { return nil }
        return code == number(LAZYCURL_TIMED_OUT) ? .timedOut : .unavailable("the server cannot be reached: \(words)")
    }

    private static func failure(ofStatus status: Int) -> HandlerFailure? {
        switch status {
        case 200: nil
        case 401: .notSignedIn
        case 500...599: .unavailable("the server answers with status \(status)")
        default: .failed("the server answers with status \(status)")
        }
    }
}
