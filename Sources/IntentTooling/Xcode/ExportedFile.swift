/// A file that an export makes.
struct ExportedFile {
    let path: String
    let bytes: [UInt8]
}
