internal import CIntentBoardPage
internal import IntentSystem

/// The files that are embedded in the program: the page, and the description of the interface.
enum BoardAssets {
    struct Asset: Sendable {
        let bytes: [UInt8]
        /// The header fields of a response with the bytes.
        let headers: BoardHeaders
        /// The entity tag, with its quotation marks.
        let tag: String

        init(_ bytes: [UInt8], _ headers: BoardHeaders) {
            self.bytes = bytes
            self.headers = headers
            tag = "\"\(SHA256.hexadecimal(of: bytes).prefix(16))\""
        }
    }

    private static let assets: [String: Asset] = {
        var assets: [String: Asset] = [:]
        for index in 0..<boardAssetCount() {
            let asset = boardAsset(index)
            let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.length))
            assets[String(cString: asset.path)] = Asset(bytes, ["Content-Type": String(cString: asset.mediaType)])
        }
        return assets
    }()

    /// The paths of all files.
    static var paths: [String] { assets.keys.sorted() }

    /// Returns a file by its exact path.
    /// - Throws: ``BoardProblem`` if there is none.
    static func response(to request: BoardRequest) throws(BoardProblem) -> BoardResponse {
        guard let asset = assets[request.path] else { throw .unknownResource(request.path) }
        return try asset.response(to: request)
    }

    /// The keys of the texts that the page's scripts show.
    static let namedTexts: [String] = {
        var keys: Set<String> = []
        for (path, asset) in assets where FilePath(path).hasEnding(".js") {
            for call in String(decoding: asset.bytes, as: UTF8.self).split(separator: "t(\"").dropFirst() {
                keys.insert(String(call.prefix { $0 != "\"" }))
            }
        }
        return keys.sorted()
    }()
}

extension BoardAssets.Asset {
    func response(to request: BoardRequest) throws(BoardProblem) -> BoardResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            var problem = BoardProblem(
                405, "methodNotAllowed", "'\(request.path)' does not support \(request.method)")
            problem.allowedMethods = ["GET", "HEAD"]
            throw problem
        }
        // A browser keeps the file and asks each time whether it is current.
        var headers = headers
        headers["ETag"] = tag
        headers["Cache-Control"] = "no-cache"
        let known = request.headers.values(of: "If-None-Match").flatMap { $0.split(separator: ",") }
            .map { $0.trimmingSpaces }
        if known.contains(where: { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }) {
            return BoardResponse(status: 304, headers: headers)
        }
        return BoardResponse(status: 200, headers: headers, body: .bytes(bytes))
    }
}
