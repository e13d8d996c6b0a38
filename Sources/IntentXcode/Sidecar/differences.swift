/// What has to be kept of a file, so that an export of its definition can give it back: ``apply(_:to:)`` and
/// ``number(_:sidecar:)`` make the original of the export, to the last value.
///
/// Declarations are told apart by their names, which are unlike their siblings'.
package func differences(exported: XcodeFile, original: XcodeFile) -> Sidecar {
    var comparison = Comparison(original)
    comparison.compare(opened(exported), original)
    return comparison.sidecar
}

private struct Comparison {
    private(set) var sidecar = Sidecar()
    private let namespace: String?

    init(_ original: XcodeFile) {
        if case .string(let namespace)? = original.leaves["Namespace"]?.value {
            self.namespace = namespace
        } else {
            namespace = nil
        }
    }

    mutating func compare(_ exported: XcodeFile, _ original: XcodeFile) {
        var (exportedLeaves, originalLeaves) = (exported.leaves, original.leaves)
        for (key, name) in Sidecar.fileKeys {
            guard let value = originalLeaves[key]?.value, case .string = value else { continue }
            sidecar.file[name] = value
            exportedLeaves[key] = nil
            originalLeaves[key] = nil
        }
        var entry = LeafComparison(exportedLeaves, originalLeaves, nil, namespace: namespace, position: nil)
        keep(entry.entry(), at: SidecarPath.file)
        for list in XcodeFile.lists {
            compare(exported[keyPath: list.path], original[keyPath: list.path], at: list.children.section)
        }
    }

    private mutating func compare(_ exported: [XcodeDeclaration]?, _ original: [XcodeDeclaration]?, at path: String) {
        guard exported != nil || original != nil else { return }
        keep(order(exported, original), at: path)
        let partners = Dictionary((exported ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, declaration) in (original ?? []).enumerated() {
            compare(
                partners[declaration.name], declaration, at: SidecarPath.join(path, declaration.name),
                position: index + 1)
        }
        let names = Set((original ?? []).map(\.name))
        for declaration in exported ?? [] where !names.contains(declaration.name) {
            compare(declaration, nil, at: SidecarPath.join(path, declaration.name), position: 0)
        }
    }

    /// What an array's own entry says.
    private func order(_ exported: [XcodeDeclaration]?, _ original: [XcodeDeclaration]?) -> Sidecar.Entry {
        var entry = Sidecar.Entry()
        guard let original else {
            entry.unset = [Sidecar.orderKey]
            return entry
        }
        let (names, exportedNames) = (original.map(\.name), (exported ?? []).map(\.name))
        let nameSet = Set(names)
        if exported == nil || exportedNames.filter(nameSet.contains) != names {
            entry.set[Sidecar.orderKey] = PropertyListValue(names: names)
            if !exportedNames.isEmpty { entry.instead[Sidecar.orderKey] = PropertyListValue(names: exportedNames) }
        }
        return entry
    }

    private mutating func compare(
        _ exported: XcodeDeclaration?, _ original: XcodeDeclaration?, at path: String, position: Int
    ) {
        guard let exported, let original else {
            var entry = Sidecar.Entry()
            entry.extra = original.map(assemble)
            entry.missing = exported.map { assemble($0).fingerprint }
            return keep(entry, at: path)
        }
        var leaves = LeafComparison(
            exported.leaves, original.leaves, exported.kind, namespace: namespace, position: position)
        if let name = exported.nameInFile, let originalName = original.nameInFile {
            leaves.compareNames(name, originalName)
        }
        keep(leaves.entry(), at: path)
        let shape = exported.kind.shape
        if let section = shape.members?.section {
            compare(exported.members, original.members, at: "\(path).\(section)")
        }
        if let section = shape.codes?.section { compare(exported.codes, original.codes, at: "\(path).\(section)") }
        guard shape.response != nil, exported.response.first != nil || original.response.first != nil else { return }
        compare(
            exported.response.first, original.response.first, at: "\(path).\(XcodeDeclaration.responseName)",
            position: 1)
    }

    private mutating func keep(_ entry: Sidecar.Entry, at path: String) {
        if !entry.isEmpty { sidecar.declarations[path] = entry }
    }
}
