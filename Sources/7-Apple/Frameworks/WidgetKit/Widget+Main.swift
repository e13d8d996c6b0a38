import Dispatch
import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentSystem
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
        /// definitions' group, where `intentctl` finds them. The main queue is served, so that providers may use it. The program
        /// prints what it hosts and its store, with `--help` without hosting. SIGINT, SIGTERM and SIGHUP end it with 128 and
        /// their number. It ends with status 1 and a message if the host does not start, such as when another one runs.
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
            let arguments = CommandLine.arguments.dropFirst()
            if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
                write(help(widgets), to: .standardOutput)
                exit(0)
            }
            if let argument = arguments.first {
                write("error: unexpected argument '\(argument)'; run '\(name) --help'\n", to: .standardError)
                exit(64)
            }
            Task.detached {
                do {
                    exit(try await host(widgets))
                } catch {
                    write("error: \(error)\n", to: .standardError)
                    exit(1)
                }
            }
            // Also performs what providers and contents do on the main actor.
            dispatchMain()
        }

        /// Runs a host until a signal arrives.
        /// - Returns: The exit code.
        private nonisolated static func host(_ widgets: [WidgetRegistration]) async throws -> CInt {
            let path = try storePath(of: widgets.group)
            let engine = try IntentEngine(widgets: widgets, store: try SQLiteStore(path: path))
            WidgetCenter.shared.use(engine)
            let host = try WidgetHost(engine: engine, widgets: widgets, name: name) {
                write($0.text + "\n", to: .standardOutput)
            }
            let kinds = widgets.map { "'\($0.kind)'" }.joined(separator: ", ")
            write("note: hosting \(kinds) with the store '\(path)'; Ctrl-C ends this program\n", to: .standardError)
            let signal = try await CurrentProcess.cancellingOnInterrupt {
                do { try await host.run() } catch is CancellationError {}
            }
            return signal.map { 128 + $0 } ?? 0
        }

        private nonisolated static func help(_ widgets: [WidgetRegistration]) -> String {
            let store = (try? storePath(of: widgets.group)) ?? "none, because HOME is not set"
            let rows = widgets.map { widget in
                let families =
                    widget.control == nil ? (widget.families ?? SizeFamily.allCases).map(\.rawValue) : ["control"]
                return "  \(widget.kind)  \(widget.title.text)  \(families.joined(separator: ", "))"
            }
            return """
                OVERVIEW: Keep the widgets of this program up to date until interrupted.

                Asks the providers for timelines, within a budget of reloads, and prints each decision. A store has one host. The \
                widgets are placed and edited with 'intentctl' or another program that uses the same store. Ctrl-C ends the \
                program with exit code 130, and SIGTERM with 143; the next one continues where it stopped.

                USAGE: \(name)

                WIDGETS:
                \(rows.joined(separator: "\n"))

                STORE: \(store)
                  Set INTENT_STORE to the path of another SQLite file to use that one.

                OPTIONS:
                  -h, --help              Show help information.

                """
        }

        private nonisolated static var name: String { ProcessInfo.processInfo.processName }

        private nonisolated static func write(_ text: String, to file: FileHandle) {
            try? file.write(contentsOf: Data(text.utf8))
        }

        private nonisolated static func storePath(of group: String) throws -> String {
            guard let text = ProcessInfo.processInfo.environment["INTENT_STORE"], !text.isEmpty else {
                return try SQLiteStore.defaultPath(group: group)
            }
            guard !text.hasPrefix("postgres") else {
                throw StoreError(
                    .unavailable, "a widget's main() opens SQLite stores only; create a WidgetHost over another store")
            }
            return text.hasPrefix("sqlite:") ? String(text.dropFirst(7)) : text
        }
    }
#endif
