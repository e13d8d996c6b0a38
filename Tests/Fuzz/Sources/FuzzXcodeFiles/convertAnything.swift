import IntentXcode

/// Reads any bytes as one of Xcode's files and as a table of strings, and checks what holds for all of them: what was
/// read is written as it was read, and a file that is imported comes back from an export as the file it was.
func convertAnything(_ bytes: [UInt8]) {
    if let table = try? readStrings(bytes) {
        precondition((try? readStrings(Array(renderStrings(table).utf8))) == table, "a table of strings comes back")
    }
    guard let root = try? readPropertyList(bytes) else { return }
    precondition((try? readPropertyList(renderPropertyList(root))) == root, "a property list comes back")
    guard let file = try? takeApart(root) else { return }
    precondition(assemble(file) == root, "a file that was taken apart is put together again")
    guard let imported = try? importDefinition(file, name: "Fuzz"), let rendered = imported.rendered else { return }
    precondition(export(rendered, with: imported.sidecar) == root, "a file that was imported is exported as it was")
}
