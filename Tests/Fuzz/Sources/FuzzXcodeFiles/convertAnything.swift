import IntentXcode

/// Reads any bytes as an Xcode definition file and as a strings table, and checks that rendering and exporting reproduce
/// what was read.
func convertAnything(_ bytes: [UInt8]) {
    if let table = try? readStrings(bytes) {
        precondition((try? readStrings(Array(renderStrings(table).utf8))) == table, "rendering changes a strings table")
    }
    guard let root = try? readPropertyList(bytes) else { return }
    precondition((try? readPropertyList(renderPropertyList(root))) == root, "rendering changes a property list")
    guard let file = try? disassemble(root) else { return }
    precondition(assemble(file) == root, "assembling changes a file")
    guard let imported = try? importDefinition(file, name: "Fuzz"), let rendered = imported.rendered else { return }
    precondition(export(rendered, with: imported.sidecar) == root, "exporting changes an imported file")
}
