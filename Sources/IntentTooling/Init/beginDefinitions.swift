internal import IntentSchema

/// Writes what a folder of definitions lacks: a first definition and settings where there is no definition, and the
/// current JSON Schema.
/// - Returns: What was done, a line each.
/// - Throws: ``ToolError`` with `outputNotCreated` where the folder or a file cannot be made, also where another file
///   has the schema's name.
func beginDefinitions(in folder: String) throws(ToolError) -> [String] {
    try makeFolder(at: folder)
    let hasDefinitions = try DefinitionDiscovery.hasDefinitions(in: folder)
    let schema = path(of: EditorSchema.fileName, in: folder)
    let isNew = FileStatus(of: schema) == nil
    let changed = try refresh(schema)
    if hasDefinitions {
        return ["'\(folder)' holds definitions, which stay as they are", schemaReport(schema, isNew, changed)]
    }
    let starter = path(of: StarterDefinition.fileName, in: folder)
    try createFile(at: starter, with: StarterDefinition.text)
    var report = [schemaReport(schema, isNew, changed), "made '\(starter)'"]
    let settings = path(of: StarterSettings.fileName, in: folder)
    if try SettingsDiscovery.file(for: [folder]) == nil {
        try createFile(at: settings, with: StarterSettings.text)
        report.append("made '\(settings)'")
    }
    return report
}

private func path(of name: String, in folder: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

private func schemaReport(_ path: String, _ isNew: Bool, _ changed: Bool) -> String {
    if isNew { return "made '\(path)'" }
    return changed ? "brought '\(path)' up to date" : "'\(path)' is up to date"
}

/// Whether the file was written.
private func refresh(_ path: String) throws(ToolError) -> Bool {
    if FileStatus(of: path)?.isFolder == true { throw .notOurs(path) }
    guard try differs(EditorSchema.text, fromFileAt: path) else { return false }
    guard try mayReplace(path) else { throw .notOurs(path) }
    try replaceFile(at: path, with: EditorSchema.text)
    return true
}

/// Whether nothing is there, or what an earlier `init` made.
private func mayReplace(_ path: String) throws(ToolError) -> Bool {
    guard FileStatus(of: path) != nil else { return true }
    return String(decoding: try readFile(at: path, limit: 1 << 22), as: UTF8.self)
        .contains("\"$comment\": \"\(EditorSchema.maker)")
}

extension ToolError {
    fileprivate static func notOurs(_ path: String) -> ToolError {
        ToolError(
            .outputNotCreated, "'\(path)' is there and was not made by intentgen: move it away, then run init again")
    }
}
