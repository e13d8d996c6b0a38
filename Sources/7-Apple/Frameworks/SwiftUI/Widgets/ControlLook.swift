import WidgetDrawing

/// How a control looks: its symbol in a circle, which is filled while the control is on, above its title and its state.
struct ControlLook<Title: View, Status: View>: View {
    let title: Title
    let status: Status
    let isOn: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ZStack {
                Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(FillShapeStyle()))
                FirstSymbol(views: [status, title])
                    .font(.title2)
                    .foregroundStyle(isOn ? Color.white : .primary)
            }
            .frame(width: 52, height: 52)
            Spacer(minLength: 4)
            title.labelStyle(.titleOnly).font(.headline).lineLimit(2)
            status.labelStyle(.titleOnly).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding()
    }
}

/// The first picture or symbol in several views.
private struct FirstSymbol: PrimitiveView, DrawnView {
    let views: [any View]

    func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        for view in views {
            let nodes = try resolver.nodes(of: AnyView(view).labelStyle(.iconOnly))
            if let image = nodes.first(where: \.isImage) { return [image] }
        }
        return []
    }
}

extension Node {
    fileprivate var isImage: Bool {
        if case .image = content { return true }
        return children.count == 1 && children[0].isImage
    }
}

/// Draws the button of a control.
struct ControlButtonStyle<Status: View>: ButtonStyle {
    let status: Status

    func makeBody(configuration: Configuration) -> some View {
        ControlLook(title: configuration.label, status: status, isOn: configuration.isPressed)
    }
}

/// Draws the toggle of a control.
struct ControlToggleStyle<Status: View>: ToggleStyle {
    let status: Status

    func makeBody(configuration: Configuration) -> some View {
        ControlLook(title: configuration.label, status: status, isOn: configuration.isOn)
    }
}
