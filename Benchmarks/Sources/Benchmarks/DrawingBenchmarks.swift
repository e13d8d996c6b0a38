#if !canImport(Darwin)
    import Foundation
    import SwiftUI
    import WidgetTesting

    /// Measures the drawing of views as SVG, beside librsvg, which converts the pictures to PNG. The start of its program is a small part of
    /// the time, since each picture is on a sheet with others. A sheet of a hundred takes more than ten times as long as one of ten, and one
    /// of a thousand takes minutes.
    enum DrawingBenchmarks {
        static func entries(in folder: URL) async throws -> [Entry] {
            var entries: [Entry] = []
            for count in [10, 100] {
                entries.append(
                    .comparison(
                        Comparison(
                            name: "draw/\(count)", goal: nil, timeGoal: Double(count) * 1e6,
                            unit: "so many widgets of 60 nodes, resolved, laid out and written as SVG",
                            ours: { runs in try await draw(MedianWidget(), runs * count) },
                            others: [try await rasterizer(of: count, in: folder)], isProcess: true)))
            }
            entries.append(
                .comparison(
                    Comparison(
                        name: "draw/thousand", goal: nil, timeGoal: 1e9, unit: "a thousand of them, beside a hundred",
                        ours: { runs in try await draw(MedianWidget(), runs * 1_000) },
                        baseline: { runs in try await draw(MedianWidget(), runs * 100) })))
            let size = try await svg(of: MedianWidget()).utf8.count
            entries.append(.memory(name: "draw/size", bytes: size, goal: 10_000))
            for depth in [3, 6, 12, 24] {
                entries.append(
                    .comparison(
                        Comparison(
                            name: "draw/depth-\(depth)", goal: nil, unit: "stacks in each other, with a text in each",
                            ours: { runs in try await draw(NestedStacks(depth: depth), runs) },
                            baseline: { runs in try await draw(FlatStack(count: depth), runs) })))
            }
            return entries
        }

        private static func rasterizer(of count: Int, in folder: URL) async throws -> Side {
            let picture = try await svg(of: MedianWidget())
            let sheet = folder.appendingPathComponent("sheet-\(count).svg")
            let copies = (0..<count).map { number in
                "<g transform=\"translate(\(number % 20 * 160) \(number / 20 * 160))\">\(picture)</g>"
            }
            let text = """
                <svg xmlns="http://www.w3.org/2000/svg" width="3200" height="\((count + 19) / 20 * 160)">\(copies.joined())</svg>
                """
            try text.write(to: sheet, atomically: true, encoding: .utf8)
            return Side(
                "librsvg, to PNG", Program(named: "rsvg-convert"),
                ["--output", folder.appendingPathComponent("sheet.png").path, sheet.path], package: "librsvg2-bin")
        }

        @MainActor
        private static func draw(_ view: some View, _ count: Int) throws {
            for _ in 0..<count { blackHole(try svg(of: view)) }
        }

        @MainActor
        private static func svg(of view: some View) throws -> String {
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            return try DrawnWidget(view, family: .systemSmall, at: date).content.svg ?? ""
        }
    }

    /// A widget of the usual size: a title, rows with symbols and bars, and a gauge.
    private struct MedianWidget: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Label("Grand Vienna", systemImage: "building.2.fill").font(.headline).lineLimit(1)
                    Spacer()
                    Text("73 %").font(.caption.monospacedDigit()).foregroundStyle(.secondary)
                }
                Divider()
                ForEach(0..<4, id: \.self) { row in
                    HStack(spacing: 6) {
                        Image(systemName: row.isMultiple(of: 2) ? "bed.double.fill" : "star").foregroundStyle(.tint)
                        Text("Suites \(row)").font(.footnote).minimumScaleFactor(0.7)
                        Spacer(minLength: 4)
                        ZStack(alignment: .leading) {
                            Capsule().fill(.quaternary)
                            Capsule().fill(
                                LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
                            )
                            .frame(width: 20 + CGFloat(row) * 5)
                        }
                        .frame(width: 44, height: 6)
                    }
                }
                Gauge(value: 0.73) { Text("Occupied") }.gaugeStyle(.accessoryLinear)
            }
            .padding(2)
            .containerBackground(.background, for: .widget)
        }
    }

    private struct NestedStacks: View {
        let depth: Int

        var body: some View { nested(depth) }

        private func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Text("end")) }
            return depth.isMultiple(of: 2)
                ? AnyView(
                    HStack {
                        Text("\(depth)"); nested(depth - 1)
                    })
                : AnyView(
                    VStack {
                        Text("\(depth)"); nested(depth - 1)
                    })
        }
    }

    private struct FlatStack: View {
        let count: Int

        var body: some View {
            VStack { ForEach(0...count, id: \.self) { Text("\($0)") } }
        }
    }
#endif
