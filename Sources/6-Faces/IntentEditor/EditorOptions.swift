public import IntentModel
public import IntentRuntime
internal import IntentSystem

/// What a pick list shows: the options so far, in sections, and their state.
public struct EditorOptions: Hashable, Sendable {
    /// The state of a pick list.
    public enum State: Hashable, Sendable {
        /// The options for ``EditorOptions/query`` are requested. The sections are those from before; an interface dims them.
        case loading
        /// All options are shown.
        case complete
        /// There are more options, which ``EditorOptionList/show(item:)`` loads.
        case more
        /// The options are the last good answer, with its age and the reason why there is no current one.
        case stale(age: Duration, OptionsFailure)
        /// There is no answer, with the reason; or no next page, if there are options. The stored value stays.
        case failed(OptionsFailure)
        /// There is nothing to choose.
        case empty
        /// No option matches the search term.
        case noMatch(String)
        /// The row with this name needs a value first.
        case needs(row: String)
    }

    /// The declared name of the parameter.
    public var parameter: String
    /// The slot that an option fills; nil for a single value, and to add a value to a list.
    public var slot: Int?
    /// The search term; empty for all options.
    public var query: String
    /// The state of the list.
    public var state: State
    /// The options in sections. A search has one section.
    public var sections: [EditorOptionSection] = []
    /// The text that the provider wants above the list.
    public var promptLabel: String?
    /// The cursor of the next page; nil on the last page.
    public var cursor: String?
    /// Whether the next page is requested.
    public var isLoadingMore = false
    /// Whether a request takes so long that an interface shows a spinner.
    public var showsSpinner = false
    /// The chosen values that are no longer offered.
    public var vanished: [EditorVanishedOption] = []
    /// What was left out of the last answer because it is odd.
    package var omissions = Omissions()
    /// The state as a short sentence without a full stop, in the language of the interface; nil if the options speak for themselves.
    public var message: String?
    /// Why the last answer is stale or failed, in the language of the interface.
    package var reason: String?

    /// All options in display order.
    public var items: [EditorOption] { sections.flatMap(\.items) }

    /// The number of options so far.
    public var count: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Whether there are more options than ``count``.
    public var hasMore: Bool { cursor != nil }

    /// The number of options as text: `37`, or `50+` if there are more.
    public var countText: String { hasMore ? "\(count)+" : "\(count)" }

    /// Whether requesting the options again can help.
    public var canRetry: Bool {
        switch state {
        case .stale, .failed: true
        case .loading, .complete, .more, .empty, .noMatch, .needs: false
        }
    }

    /// Returns an option by its position among ``items``; nil if there is none.
    public func item(at index: Int) -> EditorOption? {
        guard let section = sections.last(where: { ($0.items.first?.index ?? .max) <= index }) else { return nil }
        return section.items.first { $0.index == index }
    }
}

/// A section of options under a common title.
public struct EditorOptionSection: Hashable, Sendable {
    /// The title; nil for a section without one.
    public var title: String?
    /// The subtitle; nil for a section without one.
    public var subtitle: String?
    /// The image; nil for a section without one.
    public var image: ImageValue?
    /// The options.
    public var items: [EditorOption]
}

/// An option of a pick list.
public struct EditorOption: Hashable, Sendable {
    /// Whether and where an option is already chosen.
    public enum Mark: Hashable, Sendable {
        /// It is not chosen.
        case none
        /// It is the value of the row, or of the slot that the list is for.
        case chosen
        /// It is the value of another slot, with this zero-based index.
        case otherSlot(Int)
    }

    /// The position among all options of the list.
    public var index: Int
    /// The text that identifies the value.
    public var identifier: String
    /// The title.
    public var title: String
    /// The subtitle; nil if there is none.
    public var subtitle: String?
    /// The image; nil if there is none.
    public var image: ImageValue?
    /// The value that is set when the option is chosen.
    public var value: IntentValue
    /// Whether and where it is chosen.
    public var mark: Mark
    /// Why it cannot be chosen, such as `Closed until May`; nil if nothing disables it.
    public var disabledReason: String?
    /// Whether it can be chosen. A disabled option cannot, and the value of another slot cannot if the values of the list are
    /// unique.
    public var canBeChosen: Bool

    /// The color to show beside the title; see ``EditorRow/swatch``.
    public var swatch: ColorValue? { value.swatch }
}

/// A chosen value that is no longer offered. It stays until the user chooses another one.
public struct EditorVanishedOption: Hashable, Sendable {
    /// The text that identifies the value.
    public var identifier: String
    /// The stored title.
    public var title: String
    /// The zero-based index of its slot; nil for a single value.
    public var slot: Int?
}

/// Building the content of a pick list from answers.
extension EditorOptions {
    /// Creates a list without options.
    init(parameter: String, slot: Int?, query: String = "", state: State = .loading) {
        self.parameter = parameter
        self.slot = slot
        self.query = query
        self.state = state
    }

    /// Replaces or continues the options with an answer. A next page that failed can be requested again.
    mutating func add(_ answer: OptionsAnswer, continuing: Bool, _ content: EditorContent) {
        if !continuing { sections = [] }
        for section in answer.collection.sections { append(section) }
        var isLost = false
        if case .failed = answer.state { isLost = continuing }
        if !isLost {
            promptLabel = answer.collection.promptLabel
            cursor = answer.collection.cursor
            omissions = answer.collection.omissions
        }
        state = state(of: answer.state)
        isLoadingMore = false
        showsSpinner = false
        mark(with: content)
    }

    private func state(of answer: OptionsAnswer.State) -> State {
        switch answer {
        case .stale(let age, let failure): .stale(age: age, failure)
        case .failed(let failure): .failed(failure)
        case .needs(let parent): .needs(row: parent)
        case .answered where count > 0: cursor == nil ? .complete : .more
        case .answered: query.isEmpty ? .empty : .noMatch(query)
        }
    }

    private mutating func append(_ section: OptionSection<IntentValue>) {
        let start = count
        let items = section.items.enumerated().map { offset, item in
            EditorOption(
                index: start + offset, identifier: item.value.optionIdentifier ?? "", title: item.title,
                subtitle: item.subtitle, image: item.image, value: item.value, mark: .none,
                disabledReason: item.disabledReason, canBeChosen: item.disabledReason == nil)
        }
        // A page may continue the last section of the page before it.
        if let last = sections.last, last.title.isExactly(section.title), last.subtitle.isExactly(section.subtitle) {
            sections[sections.count - 1].items += items
        } else if !items.isEmpty {
            sections.append(
                EditorOptionSection(
                    title: section.title, subtitle: section.subtitle, image: section.image, items: items))
        }
    }

    /// Marks the chosen options and updates the texts that depend on the editor.
    mutating func mark(with content: EditorContent) {
        guard let row = content.row(named: parameter) else { return }
        var slots: [ExactText: Int] = [:]
        for slot in row.slots?.shown ?? [] {
            guard let key = slot.value?.optionKey, slots[key] == nil || slot.index == self.slot else { continue }
            slots[key] = slot.index
        }
        for section in sections.indices {
            for item in sections[section].items.indices {
                let mark = mark(of: sections[section].items[item].value, row, slots)
                sections[section].items[item].mark = mark
                var isElsewhere = false
                if case .otherSlot = mark { isElsewhere = true }
                sections[section].items[item].canBeChosen =
                    sections[section].items[item].disabledReason == nil && (!isElsewhere || row.slots?.isUnique != true)
            }
        }
        vanished = vanishedOptions(of: row)
        message = message(content)
        reason =
            switch state {
            case .stale(_, let failure), .failed(let failure): content.texts.string(failure.text)
            default: nil
            }
    }

    private func mark(of value: IntentValue, _ row: EditorRow, _ slots: [ExactText: Int]) -> EditorOption.Mark {
        guard row.slots != nil else { return row.value?.isSameChoice(as: value) == true ? .chosen : .none }
        guard let key = value.optionKey, let index = slots[key] else { return .none }
        return index == slot ? .chosen : .otherSlot(index)
    }

    private func vanishedOptions(of row: EditorRow) -> [EditorVanishedOption] {
        guard let slots = row.slots else {
            guard row.marks.contains(.vanished), let value = row.value else { return [] }
            return [
                EditorVanishedOption(identifier: value.optionIdentifier ?? "", title: row.text, slot: nil)
            ]
        }
        return slots.shown.filter { $0.marks.contains(.vanished) && (slot == nil || $0.index == slot) }.map {
            EditorVanishedOption(identifier: $0.value?.optionIdentifier ?? "", title: $0.text, slot: $0.index)
        }
    }

    private func message(_ content: EditorContent) -> String? {
        let texts = content.texts
        return switch state {
        case .loading, .complete, .more: nil
        case .stale(let age, let failure): texts("From \(age.text) ago: \(failure.text)").onOneLine
        case .failed(let failure) where count > 0: texts("No more options: \(failure.text)").onOneLine
        case .failed(let failure): texts("No options: \(failure.text)").onOneLine
        case .empty: texts("Nothing to choose yet")
        case .noMatch(let term): texts("No match for '\(term)'")
        case .needs(let parent): texts("Choose \(content.label(of: parent)) first")
        }
    }
}

extension Duration {
    /// The duration in its largest unit, such as `3 min`.
    fileprivate var text: UserText {
        switch max(0, Int(clamping: components.seconds)) {
        case let seconds where seconds >= 86_400: UserText("\(seconds / 86_400) d")
        case let seconds where seconds >= 3_600: UserText("\(seconds / 3_600) h")
        case let seconds where seconds >= 60: UserText("\(seconds / 60) min")
        case let seconds: UserText("\(seconds) s")
        }
    }
}
