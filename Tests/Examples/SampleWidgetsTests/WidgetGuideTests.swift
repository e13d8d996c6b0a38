#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import IntentWidgets
    import SampleHandlers
    import SampleWidgets
    import Testing

    /// The code of the guide “Show widgets over time”.
    struct WidgetGuideTests {
        struct ClockEntry: TimelineEntry {
            let date: Date
            let configuration: ClockFaceIntent

            var text: String { "\(configuration.timeFormat) \(date)" }
        }

        struct ClockProvider: AppIntentTimelineProvider {
            func placeholder(in context: Context) -> ClockEntry {
                ClockEntry(date: Date(), configuration: ClockFaceIntent())
            }

            func snapshot(for configuration: ClockFaceIntent, in context: Context) async -> ClockEntry {
                ClockEntry(date: Date(), configuration: configuration)
            }

            func timeline(for configuration: ClockFaceIntent, in context: Context) async -> Timeline<ClockEntry> {
                let start = (Date().timeIntervalSince1970 / 60).rounded(.down) * 60
                let dates = stride(from: start, to: start + 3600, by: 60).map(Date.init(timeIntervalSince1970:))
                return Timeline(
                    entries: dates.map { ClockEntry(date: $0, configuration: configuration) },
                    policy: .after(Date(timeIntervalSince1970: start + 3600)))
            }
        }

        struct ClockWidget: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(WidgetKind.ClockWidget.self, provider: ClockProvider()) { entry in
                    WidgetContent(text: entry.text, url: URL(string: "clock:///now"))
                }
            }
        }

        struct Clocks: WidgetBundle {
            var body: some Widget {
                ClockWidget()
                SavingsWidget()
            }
        }

        private func host(in path: String) async throws {
            let engine = try IntentEngine(store: SQLiteStore(path: path), definitions: [.clock])
            let host = try WidgetHost(engine: engine, widgets: await Clocks.registrations, log: { print($0.text) })
            try await host.run()
        }

        private func request(_ engine: IntentEngine, _ instance: InstanceID) {
            WidgetCenter.shared.use(engine)
            WidgetCenter.shared.reloadTimelines(ofKind: "com.example.clock")
            WidgetCenter.shared.reloadTimeline(of: instance)
        }

        @Test func `the host of the guide refuses a kind without definition`() async throws {
            let place = try TemporaryFolder("guide")
            let error = await #expect(throws: HostError.self) { try await host(in: place.path + "/store.sqlite") }
            expectEqual(error?.code, .mismatch)
            #expect("\(error.map { "\($0)" } ?? "")".contains("com.example.savings"))
        }

        @Test func `the provider of the guide returns an hour`() async throws {
            let timeline = await ClockProvider().timeline(
                for: ClockFaceIntent(), in: TimelineProviderContext(family: .systemSmall))
            expectEqual(timeline.entries.count, 60)
        }

        @Test func `the guide contains only code from this file`() throws {
            let here = URL(fileURLWithPath: #filePath)
            let page = Repository.manual.appending(path: "Guides/ShowingWidgetsOverTime.md")
            let compiled = try code(in: here)
            var rest = try code(in: page)[...]
            var count = 0
            while let start = rest.firstIndex(of: "```swift") {
                let end = try #require(rest[start...].firstIndex(of: "```"))
                let block = rest[(start + 1)..<end]
                let isCompiled = compiled.contains(block)
                #expect(isCompiled, "\(block.joined(separator: "\n"))")
                rest = rest[(end + 1)...]
                count += 1
            }
            expectEqual(count, 4)
        }

        /// Returns the lines of a file without their indentation.
        private func code(in file: URL) throws -> [String] {
            try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
#endif
