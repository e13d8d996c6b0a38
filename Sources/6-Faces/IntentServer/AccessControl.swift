internal import IntentSystem
internal import Synchronization

/// The secrets with which clients identify themselves: tokens and sessions. They exist only in memory, apart from the token file.
package final class AccessControl: Sendable {
    /// How many sessions are kept; a new one replaces the oldest.
    static let maximumSessions = 32

    /// The token in the printed address. It works until it is exchanged for a session.
    package let addressToken: Secret
    /// The token of the token file, which works as often as it is sent.
    private let fileToken: Secret?
    private let state = Mutex(State())

    private struct State {
        var isAddressTokenSpent = false
        var sessions: [Secret] = []
    }

    /// - Parameter fileToken: The token of the token file; nil if there is none.
    package init(fileToken: Secret? = nil) {
        addressToken = Secret()
        self.fileToken = fileToken
    }

    /// What a token is worth.
    package enum TokenState: Hashable, Sendable {
        case valid, spent, wrong
    }

    /// Compares a token with those that are valid, in a time that does not depend on it.
    package func state(of token: String) -> TokenState {
        let isAddressToken = addressToken.matches(token)
        if fileToken?.matches(token) ?? false { return .valid }
        guard isAddressToken else { return .wrong }
        return state.withLock { $0.isAddressTokenSpent } ? .spent : .valid
    }

    /// Exchanges a token for a new session.
    /// - Returns: The session; nil if the token is not valid, or was spent in the meantime.
    func exchange(_ token: String) -> Secret? {
        let isFileToken = fileToken?.matches(token) ?? false
        let isAddressToken = addressToken.matches(token)
        let session = Secret()
        return state.withLock { state in
            guard isFileToken || (isAddressToken && !state.isAddressTokenSpent) else { return nil }
            if !isFileToken { state.isAddressTokenSpent = true }
            state.sessions.append(session)
            if state.sessions.count > Self.maximumSessions { state.sessions.removeFirst() }
            return session
        }
    }

    /// Whether a text is one of the sessions.
    func isSession(_ text: String) -> Bool {
        // All are compared, so that the time does not depend on which one it is.
        state.withLock { $0.sessions }.reduce(false) { $1.matches(text) || $0 }
    }

    /// Ends a session.
    func end(_ text: String) {
        state.withLock { state in state.sessions.removeAll { $0.matches(text) } }
    }
}

/// A secret of 256 random bits, or one that a file contains.
package struct Secret: Hashable, Sendable {
    package let text: String

    /// Creates a secret from the system's source of randomness: 43 letters, digits, hyphens and underscores.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        // 43 characters of 6 bits are 258 bits.
        let characters = (0..<43).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
        text = String(decoding: characters, as: UTF8.self)
    }

    /// - Parameter text: A secret of at least 32 characters.
    init(text: String) {
        self.text = text
    }

    /// Compares all bytes, wherever they differ, so that the time does not reveal how many are right.
    func matches(_ other: String) -> Bool {
        let (first, second) = (Array(text.utf8), Array(other.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// A file with a token for scripts. It belongs to the user alone.
package enum TokenFile {
    /// Returns the token of a file. A file that does not exist is created with a new token.
    /// - Throws: ``ServerSettingsError`` if other users can read the file, or if it contains no token.
    package static func token(at path: String) throws(ServerSettingsError) -> Secret {
        do throws(FileWritingFailure) {
            let token = Secret()
            try FileSystem.createFile(at: path, with: Array("\(token.text)\n".utf8), isPrivate: true)
            return token
        } catch {
            guard error.failure.isExisting else {
                throw ServerSettingsError("cannotCreate", "the token file '\(path)' cannot be created: \(error)")
            }
        }
        return try existingToken(at: path)
    }

    private static func existingToken(at path: String) throws(ServerSettingsError) -> Secret {
        let isPrivate: Bool
        let bytes: [UInt8]
        do throws(SystemFailure) {
            let file = try OpenFile(path, followsLink: false)
            let status = try file.status()
            isPrivate = status.kind == .file && status.isOwnedByUser && status.permissions == 0o600
            bytes = isPrivate ? try file.bytes(limit: 1_024) : []
        } catch {
            guard !error.isLink else {
                throw ServerSettingsError(
                    "tokenFileNotPrivate",
                    "the token file '\(path)' is a symbolic link; name the file that it leads to, or choose another path"
                )
            }
            throw ServerSettingsError(
                "tokenFileUnreadable", "the token file '\(path)' cannot be read: \(error.message)")
        }
        guard isPrivate else {
            throw ServerSettingsError(
                "tokenFileNotPrivate",
                "the token file '\(path)' must be a file of yours with mode 0600; run 'chmod 600' on it or choose another path"
            )
        }
        let token = bytes.split { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        guard token.count == 1, let only = token.first, only.count >= 32, only.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw ServerSettingsError(
                "tokenFileUnreadable",
                "the token file '\(path)' must contain one token of at least 32 visible ASCII characters")
        }
        return Secret(text: String(decoding: only, as: UTF8.self))
    }
}
