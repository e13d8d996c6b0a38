internal import IntentModel
internal import IntentSystem

extension Sidecar {
    /// Returns the sidecar after a declaration was renamed in the definition.
    /// - Parameter path: The keys that lead to the declaration, such as `intents`, `OrderSoup`, `parameters`, `soup`.
    package func renaming(_ path: [String], to name: String) -> Sidecar {
        guard let old = path.last, path.count > 1 else { return self }
        let parent = path.dropLast().map(SidecarPath.component).joined(separator: ".")
        let (former, current) = (SidecarPath.join(parent, old), SidecarPath.join(parent, name))
        var sidecar = self
        sidecar.declarations = Dictionary(
            declarations.map { key, entry in
                guard key.isExactly(former) || key.utf8.starts(with: "\(former).".utf8) else { return (key, entry) }
                return (current + String(decoding: key.utf8.dropFirst(former.utf8.count), as: UTF8.self), entry)
            }, uniquingKeysWith: { first, _ in first })
        sidecar.declarations[parent]?.renameInOrder([old: name])
        if path.count == 4, path[0] == "intents", path[2] == "parameters" {
            let intent = path.prefix(2).map(SidecarPath.component).joined(separator: ".")
            sidecar.declarations[intent]?.renameParameters([old: name])
        }
        return sidecar
    }
}
