internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// What one word of a command leads to, as far as a permission covers it.
///
/// A relative word leads to what is in the definition's folder, or begins there. An absolute word is covered if it enters
/// the folder, also by a symbolic link; anything else, such as `/usr/bin/env`, belongs to the user.
struct WordInspection {
    /// The maximum number of bytes of a file, and of all files in a folder.
    static let maximumByteCount = 64 << 20

    /// Nil if the word is not covered.
    let content: TrustSubject.Content?
    /// The file; nil for anything else.
    private(set) var file: CheckedFile?

    struct CheckedFile {
        /// The path without symbolic links.
        let path: FilePath
        /// Nil where programs run files by their paths only, and if it was not requested.
        let pinned: PinnedFile?
    }

    /// How to keep a file, so that what runs is what was read.
    enum Pinning: Hashable {
        case none
        /// A program: a copy if a shell runs it, otherwise the file itself.
        case program
        /// A script that a shell reads line by line while it runs.
        case shellScript
        /// A script that its interpreter reads at once.
        case otherScript
    }

    /// Inspects a word.
    /// - Parameters:
    ///   - word: The word as the command names it.
    ///   - path: Where it is searched; nil for the word itself.
    ///   - folder: The definition's folder, without symbolic links.
    /// - Throws: `unavailable` if it leads to something that cannot be read or is neither a file nor a folder.
    init(
        _ word: String, at path: FilePath? = nil, in folder: FilePath, pinning: Pinning = .none
    ) throws(OptionsFailure) {
        do throws(SystemFailure) {
            let walk = try LinkWalk(path ?? FilePath(word), in: folder)
            guard walk.entersFolder else {
                content = nil
                return
            }
            (content, file) = try Self.content(of: word, walk, pinning)
        } catch {
            throw .unavailable("'\(word.onOneLine)' cannot be checked: \(error.message)")
        }
    }

    private static func content(
        of word: String, _ walk: LinkWalk, _ pinning: Pinning
    ) throws(SystemFailure) -> (TrustSubject.Content?, CheckedFile?) {
        guard let target = walk.target else {
            guard !walk.links.isEmpty || word.looksLikePath else { return (nil, nil) }
            return (TrustSubject.Content(path: word, kind: .missing, digest: "", links: walk.links), nil)
        }
        let file = try OpenFile(target.string, followsLink: false)
        switch try file.status().kind {
        case .file:
            let bytes = try file.bytes(limit: maximumByteCount)
            let pinned = try pinned(file, bytes, pinning)
            return (
                TrustSubject.Content(
                    path: word, kind: .file, digest: SHA256.hexadecimal(of: bytes), links: walk.links),
                CheckedFile(path: target, pinned: pinned)
            )
        case .folder:
            var digest = FolderDigest(of: target)
            try digest.add(target)
            return (
                TrustSubject.Content(path: word, kind: .folder, digest: digest.finish(), links: walk.links), nil
            )
        case .link, .pipe, .socket, .device: throw .notSupported
        }
    }

    private static func pinned(
        _ file: borrowing OpenFile, _ bytes: [UInt8], _ pinning: Pinning
    ) throws(SystemFailure) -> PinnedFile? {
        guard pinning != .none, PinnedFile.isSupported else { return nil }
        let isCopied = pinning == .shellScript || pinning == .program && Interpreter(heading: bytes) == .shell
        return try PinnedFile(file, copy: isCopied ? bytes : nil)
    }
}

/// A program that runs the file that it is given.
enum Interpreter: Hashable {
    /// It reads the file line by line while it runs.
    case shell
    /// It reads the file at once.
    case other
    /// `env`, which starts a program by its name.
    case launcher

    /// Whether its first argument, unless it is an option, is always a script.
    var takesScript: Bool { self != .launcher }

    /// Returns nil if the name of a program is not that of a known interpreter. A version may follow, as in `python3.12`.
    init?(_ name: String) {
        let version = name.utf8.reversed().prefix { $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }.count
        switch String(decoding: name.utf8.dropLast(version), as: UTF8.self) {
        case "sh", "bash", "dash", "ash", "ksh", "zsh": self = .shell
        case "python", "perl", "ruby": self = .other
        case "env": self = .launcher
        default: return nil
        }
    }

    /// The interpreter in the first line of a script, such as `#!/usr/bin/env bash`; nil if there is none.
    fileprivate init?(heading bytes: [UInt8]) {
        guard bytes.starts(with: "#!".utf8) else { return nil }
        let words = bytes.prefix(256).prefix { $0 != UInt8(ascii: "\n") }.dropFirst(2).split(
            separator: UInt8(ascii: " ")
        )
        .map { FilePath(String(decoding: $0, as: UTF8.self)).name }
        self = words.contains { Interpreter($0) == .shell } ? .shell : .other
    }
}

extension String {
    /// Whether a word that leads nowhere is recorded as missing. What is not recorded asks again just the same when
    /// something appears under the word.
    fileprivate var looksLikePath: Bool {
        utf8.first != UInt8(ascii: "-") && utf8.count < 256
            && utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    }
}

/// The way to the target of a path, with every symbolic link on it.
struct LinkWalk {
    /// As many links as the system follows.
    private static let maximumLinkCount = 40

    private(set) var links: [TrustSubject.Link] = []
    /// The target without links; nil if there is none.
    private(set) var target: FilePath?
    /// Whether the path is relative, or a part of it is in the folder.
    private(set) var entersFolder: Bool

    /// - Parameter folder: Where a relative path begins: an absolute path without links.
    init(_ path: FilePath, in folder: FilePath) throws(SystemFailure) {
        entersFolder = !path.isAbsolute && !path.isEmpty
        guard !path.isEmpty else { return }
        var place: FilePath = path.isAbsolute ? "/" : folder
        var rest = Array(path.components.reversed())
        while let name = rest.popLast() {
            if name.isExactly(".") { continue }
            if name.isExactly("..") {
                place = place.folder
                continue
            }
            let next = place / name
            if next.isAtOrBelow(folder) { entersFolder = true }
            switch try Self.kind(of: next, isCovered: entersFolder) {
            case nil: return
            case .link?:
                guard links.count < Self.maximumLinkCount else { throw .tooManyLinks }
                let text = FilePath(try FileSystem.linkText(at: next.string))
                links.append(TrustSubject.Link(path: next.string, target: text.string))
                if text.isAbsolute { place = "/" }
                rest += text.components.reversed()
            case .file?, .pipe?, .socket?, .device?:
                guard rest.isEmpty else { return }
                place = next
            case .folder?: place = next
            }
        }
        if place.isAtOrBelow(folder) { entersFolder = true }
        target = place
    }

    /// Returns nil for what does not exist, and for what is not covered and cannot be examined.
    private static func kind(of path: FilePath, isCovered: Bool) throws(SystemFailure) -> FileStatus.Kind? {
        do throws(SystemFailure) {
            return try FileStatus(at: path.string, followsLink: false).kind
        } catch {
            if error.isMissing || error.isNameTooLong || !isCovered { return nil }
            throw error
        }
    }
}

/// The digest of everything in a folder: names, contents and links.
struct FolderDigest {
    private static let maximumEntryCount = 10_000

    private let folder: FilePath
    private var hash = SHA256()
    private var entryCount = 0
    private var byteCount = 0

    init(of folder: FilePath) {
        self.folder = folder
    }

    /// Adds the entries of a folder, ordered by the bytes of their names, and those of the folders in it.
    mutating func add(_ folder: FilePath) throws(SystemFailure) {
        let names = try FileSystem.names(inFolder: folder.string)
        guard names.repaired.isEmpty else { throw .unreadableName }
        for name in names.valid.map({ FilePath($0) }).sorted() { try addEntry(folder / name) }
        add("end", "")
    }

    consuming func finish() -> String { hash.finish() }

    private mutating func addEntry(_ path: FilePath) throws(SystemFailure) {
        entryCount += 1
        guard entryCount <= Self.maximumEntryCount else { throw .tooLarge }
        switch try FileStatus(at: path.string, followsLink: false).kind {
        case .file: try addFile(path, as: "file")
        case .folder:
            add("folder", path.name)
            try add(path)
        case .link: try addLink(path)
        case .pipe, .socket, .device: throw .notSupported
        }
    }

    private mutating func addFile(_ path: FilePath, as kind: String) throws(SystemFailure) {
        let file = try OpenFile(path.string, followsLink: false)
        guard try file.status().kind == .file else { throw .notSupported }
        let bytes = try file.bytes(limit: WordInspection.maximumByteCount - byteCount)
        byteCount += bytes.count
        add(kind, path.name)
        add(SHA256.hexadecimal(of: bytes), "")
    }

    /// A link may lead anywhere in the folder, which is added itself, or to a file outside, whose content is added.
    private mutating func addLink(_ path: FilePath) throws(SystemFailure) {
        add("link", path.name)
        let walk = try LinkWalk(FilePath(path.name), in: path.folder)
        for link in walk.links { add(link.path, link.target) }
        guard let target = walk.target else { return add("missing", "") }
        if target.isAtOrBelow(folder) { return add("inside", "") }
        try addFile(target, as: "outside")
    }

    /// Adds two texts without NUL, which names and links cannot contain.
    private mutating func add(_ first: String, _ second: String) {
        hash.add(Array(first.utf8) + [0] + Array(second.utf8) + [0])
    }
}
