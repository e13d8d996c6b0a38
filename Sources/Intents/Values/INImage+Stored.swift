import Foundation
import IntentRuntime

extension INImage {
    /// Nil for a picture that is its content alone: images are kept by reference.
    var intentImage: ImageValue? {
        switch source {
        case .named(let name): .named(name)
        case .system(let name): .system(name)
        case .url(let url, _, _): url.isFileURL ? .file(url.path) : .url(url.absoluteString)
        case .data: nil
        }
    }

    convenience init(intentImage image: ImageValue) {
        switch image {
        case .named(let name): self.init(source: .named(name))
        case .system(let name): self.init(source: .system(name))
        case .file(let path): self.init(source: .url(URL(fileURLWithPath: path), width: 0, height: 0))
        case .url(let text): self.init(source: .url(URL(intentText: text), width: 0, height: 0))
        }
    }
}
