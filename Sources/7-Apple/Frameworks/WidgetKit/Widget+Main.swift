import Dispatch
import Foundation
import IntentRuntime
import IntentStoreSQLite
public import IntentWidgets

#if SQLite
    extension Widget {
        /// Runs a host of this widget until the process is ended. See ``WidgetBundle/main()``.
        @MainActor @preconcurrency
        public static func main() {
            HostProgram.run(registrations)
        }
    }

    extension ControlWidget {
        /// Runs a host of this control until the process is ended. See ``WidgetBundle/main()``.
        @MainActor @preconcurrency
        public static func main() {
            HostProgram.run(registrations)
        }
    }

    extension WidgetBundle {
        /// Runs a host of the widgets and controls of this bundle until the process is ended, and writes its decisions to standard output.
        ///
        /// The instances are in the SQLite store that the environment variable `INTENT_STORE` specifies, or in the store of the
        /// definitions' group, where `intentctl` finds them. The main queue is served, so that providers may use it. The process
        /// ends with status 1 and a message if the host does not start, such as when another one runs.
        ///
        /// App Intents provide their options and perform themselves; other intents need handlers. A program with handlers, with
        /// another store or with settings creates a `WidgetHost` instead.
        @MainActor @preconcurrency
        public static func main() {
            HostProgram.run(registrations)
        }
    }

    /// The program of a widget or bundle that is marked with `@main`.
    @MainActor
    private enum HostProgram {
        static func run(_ widgets: [WidgetRegistration]) -> Never {
            Task.detached {
                do {
                    let engine = try IntentEngine(widgets: widgets, store: try openStore(of: widgets.group))
                    WidgetCenter.shared.use(engine)
                    let host = try WidgetHost(
                        engine: engine, widgets: widgets, name: ProcessInfo.processInfo.processName
                    ) {
                        FileHandle.standardOutput.write(Data(($0.text + "\n").utf8))
                    }
                    try await host.run()
                } catch {
                    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
                    exit(1)
                }
                exit(0)
            }
            // Also performs what providers and contents do on the main actor.
            dispatchMain()
        }

        private nonisolated static func openStore(of group: String) throws -> SQLiteStore {
            guard let text = ProcessInfo.processInfo.environment["INTENT_STORE"], !text.isEmpty else {
                return try SQLiteStore(group: group)
            }
            guard !text.hasPrefix("postgres") else {
                throw StoreError(
                    .unavailable, "a widget's main() opens SQLite stores only; create a WidgetHost over another store")
            }
            return try SQLiteStore(path: text.hasPrefix("sqlite:") ? String(text.dropFirst(7)) : text)
        }
    }
#endif
