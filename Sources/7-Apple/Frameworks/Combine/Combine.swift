// What SwiftUI has of Combine. Nothing is published: there are no pipelines.
@_exported import Foundation

@_exported import protocol SwiftUI.ObservableObject
@_exported import class SwiftUI.ObservableObjectPublisher
@_exported import struct SwiftUI.Published
@_exported import protocol SwiftUI.Publisher
