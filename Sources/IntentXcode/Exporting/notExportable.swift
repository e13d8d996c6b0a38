package import IntentDiagnostics
package import IntentSchema

/// What of the definitions Xcode's files cannot hold, named once per declaration.
package func notExportable(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    fatalError("to come")
}
