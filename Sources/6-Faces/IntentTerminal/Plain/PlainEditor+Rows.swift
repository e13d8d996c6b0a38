internal import IntentEditor
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// Changing a row.
extension PlainEditor {
    /// Does what the control of a row suggests.
    func open(_ place: PlainCommand.Place) async throws {
        let (row, number) = try row(of: place)
        let slot = try slot(of: place, row, number)
        switch row.actions.first(where: { $0 != .clear && $0 != .move && $0 != .reset }) {
        case .toggle?: try await change(.toggle(row.name, slot: slot))
        case .choose?: try await choose(PlainCommand.Place(row: row.name, slot: slot), searching: "")
        case .type?, .step?: try await type(row, slot)
        case .add?:
            let record = row.numberedFields(number).filter {
                slot == nil || FieldPath(parsing: $0.row.name)?.slot == slot
            }
            if record.isEmpty { return try await change(.add(row.name, slot: slot)) }
            try print(record.flatMap { plain.lines(of: $0.row, number: $0.number, shown) })
        default: try print(row.lock ?? texts("\(row.label) cannot be changed here"))
        }
    }

    func step(_ place: PlainCommand.Place, by count: Int) async throws {
        let row = try row(of: place).row
        // What a policy locks is refused for that reason.
        guard row.lock != nil || row.actions.contains(.step) else {
            throw PlainCommand.Problem(message: texts("\(row.label) cannot be changed by steps"))
        }
        try await change(.step(row.name, by: count, slot: place.slot))
    }

    /// Returns the slot that a value fills; nil for a single value.
    private func slot(
        of place: PlainCommand.Place, _ row: EditorRow, _ number: String
    ) throws(PlainCommand.Problem) -> Int? {
        guard let slots = row.slots else {
            guard place.slot == nil else { throw PlainCommand.Problem(message: texts("\(row.label) has no slots")) }
            return nil
        }
        if let slot = place.slot {
            try slots.require(slot, of: row, texts)
            return slot
        }
        if let next = slots.nextIndex { return next }
        throw PlainCommand.Problem(message: texts("all slots are filled; type '\(number).1' to change the first one"))
    }

    private func type(_ row: EditorRow, _ slot: Int?) async throws {
        let text = slot.map { index in row.slots?.shown.first { $0.index == index }?.entryText ?? "" } ?? row.entryText
        let place = slot.map { texts("\(row.label), slot \($0 + 1)") } ?? row.label
        if row.isSecret {
            try print(texts("\(place), now \(plain.shown(row.text))"))
            let answer = try await secret()
            guard !answer.isEmpty else { return try print(texts("Kept")) }
            return try await change(.setText(row.name, answer, slot: slot))
        }
        let hints = [row.format, row.range].compactMap { $0 }.map { ", \($0)" }.joined()
        try print(texts("\(place), now \(plain.shown(text))") + hints)
        if row.acceptsLines {
            try print(
                texts("Type the new text. A line that contains only a period ends it; only that line keeps the value"))
            var lines: [String] = []
            while true {
                let line = try await line(nil)
                if line.trimmed == "." { break }
                lines.append(line)
            }
            guard !lines.isEmpty else { return try print(texts("Kept")) }
            return try await change(.setText(row.name, lines.joined(separator: "\n"), slot: slot))
        }
        let answer = try await ask(texts("Type the new value; an empty line keeps it"))
        guard !answer.isEmpty else { return try print(texts("Kept")) }
        try await change(.setText(row.name, answer, slot: slot))
    }

    /// Chooses the option that a text names, or types it.
    func enter(_ text: String, _ place: PlainCommand.Place) async throws {
        let (row, number) = try row(of: place)
        let slot = try slot(of: place, row, number)
        guard row.actions.first == .choose else { return try await change(.setText(row.name, text, slot: slot)) }
        let list = optionList(of: row, slot, text)
        defer { list.cancel() }
        let options = try await settled(list)
        if let match = options.match(for: text) { return try await choose(match, from: list) }
        if case .noMatch = options.state, try await sets(text, row, slot) { return try await report() }
        // No question: the next line of a script is a command.
        try print(plain.options(options, from: 0, of: row))
        if options.count > 0 {
            try print(texts("Several options match; type more of the title, or 'options \(number) \(text)'"))
        }
    }

    /// Sets an identifier, which a search for titles does not find; returns false if it is not an option.
    private func sets(_ identifier: String, _ row: EditorRow, _ slot: Int?) async throws -> Bool {
        try editor.perform(.setText(row.name, identifier, slot: slot))
        try await editor.validate()
        let isRejected = editor.content.row(named: row.name)?.problems.contains { $0.isError } == true
        if isRejected { editor.undo() }
        return !isRejected
    }
}

/// Pick lists.
extension PlainEditor {
    /// Lists options until the user chooses one or keeps the value.
    func choose(_ place: PlainCommand.Place, searching term: String) async throws {
        let (row, number) = try row(of: place)
        guard row.actions.contains(.choose) else {
            return try print(row.lock ?? texts("\(row.label) has no options to choose from"))
        }
        let list = optionList(of: row, try slot(of: place, row, number), term)
        defer { list.cancel() }
        var options = try await settled(list)
        try print(plain.options(options, from: 0, of: row))
        while options.count > 0 || options.canRetry || !options.query.isEmpty {
            let answer = try await ask(question(options))
            let first: Int
            switch answer.lowercased() {
            case "": return try print(texts("Kept"))
            case "more" where options.hasMore:
                first = options.count
                list.show(item: options.count - 1)
            case "retry" where options.canRetry:
                first = 0
                list.retry()
            default:
                if let number = Int(answer) {
                    guard options.item(at: number - 1) != nil else {
                        try print(texts("There is no option \(number)"))
                        continue
                    }
                    return try await choose(number - 1, from: list)
                }
                first = 0
                list.search(answer.removingPrefix("/") ?? answer)
            }
            options = try await settled(list)
            try print(plain.options(options, from: first, of: row))
        }
    }

    private func optionList(of row: EditorRow, _ slot: Int?, _ term: String) -> EditorOptionList {
        editor.optionList(for: row.name, slot: slot, query: term, pageSize: Self.pageSize, clock: clock)
    }

    private func question(_ options: EditorOptions) -> String {
        var answers = options.count > 0 ? [texts("a number to choose")] : []
        answers.append(texts("a text to search"))
        if options.hasMore { answers.append("'more'") }
        if options.canRetry { answers.append("'retry'") }
        return texts("Type \(answers.joined(separator: ", ")), or an empty line to keep the value")
    }

    private func choose(_ index: Int, from list: EditorOptionList) async throws {
        do throws(EngineError) {
            try list.choose(item: index)
        } catch {
            return try print(error.problems.map { texts("Error: \($0.text)") })
        }
        try await report()
    }

    /// Waits for the answer to the current request.
    private func settled(_ list: EditorOptionList) async throws -> EditorOptions {
        var isWaiting = false
        for await options in list.contents() {
            if options.state != .loading, !options.isLoadingMore { return options }
            if options.showsSpinner, !isWaiting, console.isInteractive {
                isWaiting = true
                try print(texts("Waiting for the options"))
            }
        }
        throw CancellationError()
    }
}

extension EditorOptions {
    /// The index of the only option, or of the one with a title or identifier; nil if several match.
    fileprivate func match(for text: String) -> Int? {
        if count == 1, !hasMore { return 0 }
        let exact = items.filter { $0.identifier == text || $0.title.lowercased() == text.lowercased() }
        return exact.count == 1 ? exact.first?.index : nil
    }
}
