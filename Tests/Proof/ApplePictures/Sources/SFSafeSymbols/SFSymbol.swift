public import SwiftUI

/// The symbols of the package SFSafeSymbols that the widgets use.
public enum SFSymbol: String, Sendable {
    case arrowClockwise = "arrow.clockwise"
    case calendar
    case checkmark
    case xmark
}

extension Image {
    public init(systemSymbol symbol: SFSymbol) { self.init(systemName: symbol.rawValue) }
}
