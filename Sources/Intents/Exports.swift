// As on Apple's systems, where most handlers import this module alone.
@_exported public import Foundation
