import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// Views that have no end, too many parts, or sizes that are no numbers.
@MainActor @Suite struct HostileViewTests {
    private struct Endless: View {
        var body: AnyView { AnyView(VStack { Endless() }) }
    }

    /// A layout that answers what no view can be.
    private struct Boundless: SwiftUI.Layout {
        let length: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
            CGSize(width: length, height: length)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
        ) {
            for view in subviews { view.place(at: CGPoint(x: length, y: length), proposal: proposal) }
        }
    }

    private func failure(of view: some View) -> DrawingError? {
        do throws(any Error) {
            _ = try drawing(of: view).svg
            return nil
        } catch {
            return error as? DrawingError
        }
    }

    @Test func `too much is refused`() {
        expectEqual(failure(of: Endless()), .tooDeep)
        expectEqual(failure(of: VStack { ForEach(0..<100_000) { _ in Color.red } }), .tooManyNodes)
        let text = String(repeating: "*a [b ", count: 2_000_000)
        expectEqual(failure(of: Text(LocalizedStringKey(text))), .textTooLong(text.utf8.count))
        expectEqual(failure(of: Text(verbatim: text)), .textTooLong(text.utf8.count))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300])
    func `lengths that are none give a picture or a refusal`(length: CGFloat) {
        let layout = Boundless(length: length)
        let views: [any View] = [
            Color.red.frame(width: length, height: length), Color.red.frame(minWidth: length, maxHeight: length),
            Color.red.padding(length), Color.red.offset(x: length), Color.red.position(x: length, y: 0),
            Color.red.scaleEffect(length), Color.red.rotationEffect(.degrees(Double(length))),
            Color.red.blur(radius: length), Color.red.opacity(Double(length)), Color.red.shadow(radius: length),
            Color.red.aspectRatio(length, contentMode: .fit), Color.red.cornerRadius(length),
            Color.red.brightness(Double(length)), Circle().trim(from: length, to: 1).stroke(lineWidth: length),
            Text("a").font(.system(size: length)), Text("a").kerning(length), Text("a").lineSpacing(length),
            Text("a").baselineOffset(length),
            HStack(spacing: length) {
                Color.red; Color.blue
            },
            Grid(horizontalSpacing: length) {
                GridRow {
                    Color.red; Color.blue
                }
            },
            LazyVGrid(columns: [GridItem(.adaptive(minimum: length))]) {
                Color.red; Color.blue
            },
            layout { Color.red }, Gauge(value: Double(length)) { Text("a") }, ProgressView(value: Double(length)),
            Path {
                $0.addArc(
                    center: .zero, radius: length, startAngle: .zero, endAngle: .degrees(Double(length)),
                    clockwise: true)
            }
            .stroke(.red),
            Canvas { context, size in
                context.translateBy(x: length, y: length)
                context.rotate(by: .radians(Double(length)))
                context.fill(
                    Path(CGRect(x: length, y: 0, width: length, height: length))
                        .strokedPath(SwiftUI.StrokeStyle(lineWidth: length, dash: [length, 1])), with: .color(.red))
                context.draw(Text("a"), at: CGPoint(x: length, y: length))
            },
        ]
        for view in views {
            let failure = failure(of: AnyView(view))
            #expect(
                failure == nil || failure == .notFinite || failure == .tooMuchLayout,
                "\(type(of: view)): \(failure as Any)")
        }
    }

    @Test(arguments: 0..<8)
    func `random views give the same picture again or a refusal`(part: UInt64) throws {
        var pictures = 0
        for seed in part * 20..<(part + 1) * 20 {
            func svg() throws -> String {
                var random = RandomView(seed: seed)
                return try drawing(of: random.view()).svg
            }
            do {
                let picture = try svg()
                pictures += 1
                #expect(!picture.contains(/[" (,]-?(nan|inf)[" ),]/), "seed \(seed)")
                #expect(try svg() == picture, "seed \(seed)")
            } catch is DrawingError {}
        }
        #expect(pictures > 2)
    }
}
