#if canImport(AppIntents)
    internal import AppIntents
    internal import Foundation
    internal import IntentRuntime

    extension ImageValue {
        /// Nil for an address that is none.
        var representation: DisplayRepresentation.Image? {
            switch self {
            case .named(let name): DisplayRepresentation.Image(named: name)
            case .system(let name): DisplayRepresentation.Image(systemName: name)
            case .file(let path): DisplayRepresentation.Image(url: URL(fileURLWithPath: path))
            case .url(let text): URL(string: text).map { DisplayRepresentation.Image(url: $0) }
            }
        }
    }
#endif
