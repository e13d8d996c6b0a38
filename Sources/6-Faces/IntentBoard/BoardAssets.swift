internal import CIntentBoardPage
internal import IntentSystem

/// The files that are embedded in the program: the page, and the description of the interface.
enum BoardAssets {
    private struct Asset: Sendable {
        let mediaType: String
        let bytes: [UInt8]
        /// The entity tag, with its quotation marks.
        let tag: String
    }

    private static let assets: [String: Asset] = {
        var assets: [String: Asset] = [:]
        for index in 0..<boardAssetCount() {
            let asset = boardAsset(index)
            let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.length))
            assets[String(cString: asset.path)] = Asset(
                mediaType: String(cString: asset.mediaType), bytes: bytes,
                tag: "\"\(SHA256.hexadecimal(of: bytes).prefix(16))\"")
        }
        return assets
    }()

    /// The paths of all files.
    static var paths: [String] { assets.keys.sorted() }

    /// Returns a file by its exact path.
    /// - Throws: ``BoardProblem`` if there is none.
    static func response(to request: BoardRequest) throws(BoardProblem) -> BoardResponse {
        guard let asset = assets[request.path] else { throw .unknownResource(request.path) }
        guard request.method == "GET" || request.method == "HEAD" else {
            var problem = BoardProblem(
                405, "methodNotAllowed", "'\(request.path)' does not support \(request.method)")
            problem.allowedMethods = ["GET", "HEAD"]
            throw problem
        }
        // A browser keeps the file and asks each time whether it is current.
        var headers: BoardHeaders = ["ETag": asset.tag, "Cache-Control": "no-cache"]
        let known = request.headers.values(of: "If-None-Match").flatMap { $0.split(separator: ",") }
            .map { $0.trimmingSpaces }
        if known.contains(where: { $0 == "*" || $0 == asset.tag || $0 == "W/\(asset.tag)" }) {
            return BoardResponse(status: 304, headers: headers)
        }
        headers["Content-Type"] = asset.mediaType
        return BoardResponse(status: 200, headers: headers, body: .bytes(asset.bytes))
    }
}
