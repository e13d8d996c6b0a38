public import SwiftUI

/// A complication of a watch, which no picture shows.
public struct CircularComplicationRenderModel: Sendable {}

public struct CircularComplicationContentView: View {
    public init(model: CircularComplicationRenderModel) {}

    public var body: some View { EmptyView() }
}
