/// Makes the map of a file when its first diagnostic is rendered, and keeps it for the others.
struct SourceMaps {
    private let files: SourceFiles
    private var maps: [FileIndex: SourceMap] = [:]

    init(_ files: SourceFiles) {
        self.files = files
    }

    mutating func map(of index: FileIndex) -> SourceMap {
        if let map = maps[index] { return map }
        let map = SourceMap(files[index])
        maps[index] = map
        return map
    }
}
