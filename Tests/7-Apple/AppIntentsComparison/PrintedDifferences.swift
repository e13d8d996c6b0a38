import Foundation
public import IntentAppIntents

#if SQLite
    /// Prints what differs between definitions and their App Intents, and ends the program with status 1 if anything does.
    public func printDifferences(of intents: [any ConfigurationAppIntent.Type]) async {
        var all: [String] = []
        for intent in intents {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do { all += try await differences(between: intent, in: folder.path) } catch {
                all.append("\(intent): \(error)")
            }
        }
        do {
            let files = try definitionFiles(of: intents)
            for file in files { all += try await roundTripDifferences(of: file).map { "\(file): \($0)" } }
            print("compared \(files.count) definitions with those that their App Intents declare")
        } catch {
            all.append("\(error)")
        }
        for difference in all { print("error: \(difference)") }
        print("compared \(intents.count) intents with their definitions")
        if !all.isEmpty { exit(1) }
    }
#endif
