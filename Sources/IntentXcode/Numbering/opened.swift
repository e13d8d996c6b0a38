/// An export with a place for everything that is of the file and not of the definition: tags, positions, namespaces,
/// and ids with the names of their texts.
func opened(_ exported: XcodeFile) -> XcodeFile {
    var file = exported
    for key in Sidecar.fileKeys.keys { file.leaves[key]?.isImplied = true }
    file.leaves.open("Namespace", .id(nil))
    for list in XcodeFile.lists { file[keyPath: list.path].mutateEach { $0.open() } }
    return file
}

extension XcodeDeclaration {
    fileprivate mutating func open() {
        let names = TextNames(self)
        for (key, leaf) in leaves where leaf.role == nil && leaf.value == .string("") && key.hasIDSuffix {
            leaves[key]?.role = .id(names.name(key))
            leaves[key]?.isImplied = true
        }
        switch kind {
        case .parameter, .property, .responseProperty:
            leaves.open("Tag", .tag)
            leaves.open("DisplayPriority", .position)
            if leaves["ObjectType"] != nil { leaves.open("ObjectTypeNamespace", .namespace) }
            if leaves["EnumType"] != nil { leaves.open("EnumTypeNamespace", .namespace) }
        case .type, .intent, .response:
            if kind == .type || members?.isEmpty == false { leaves.open(kind.lastTagKey, .lastTag) }
        case .enumeration, .enumCase, .responseCode: break
        }
        members.mutateEach { $0.open() }
        codes.mutateEach { $0.open() }
        for index in response.indices { response[index].open() }
    }
}

extension XcodeDeclaration.Kind {
    var lastTagKey: String { self == .type ? "LastPropertyTag" : "LastParameterTag" }
}

extension XcodeLeaves {
    fileprivate mutating func open(_ key: String, _ role: XcodeLeaf.Role) {
        guard self[key].map({ $0.value == .string("") }) ?? true else { return }
        self[key] = XcodeLeaf(.string(""), isImplied: true, role: role)
    }
}

extension [XcodeDeclaration]? {
    /// In place.
    fileprivate mutating func mutateEach(_ change: (inout XcodeDeclaration) -> Void) {
        guard var list = self else { return }
        self = nil
        for index in list.indices { change(&list[index]) }
        self = list
    }
}

extension String {
    var hasIDSuffix: Bool { utf8.suffix(2).elementsEqual("ID".utf8) }
}
