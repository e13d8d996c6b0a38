import IntentModel
import IntentSystem

/// What of an import is done.
package enum ImportProgress: Hashable, Sendable {
    /// The number of instances that were read and validated.
    case validated(Int)
    /// The number of instances that were written, of all that are to be written.
    case written(Int, of: Int)
}

extension IntentEngine {
    /// Validates all parts of a document, several at the same time, and then writes them in batches.
    /// - Parameters:
    ///   - progress: Receives what is done, from any thread.
    ///   - next: Returns the next part; nil after the last one.
    func importParts(
        _ settings: ImportSettings, progress: @escaping @Sendable (ImportProgress) -> Void = { _ in },
        next: @escaping @Sendable () async throws -> ImportPart?
    ) async throws -> ImportReport {
        let parts = try await judgedParts(settings, progress, next: next)
        let followed = parts.flatMap(\.followed)
        let entries = try await warning(parts.flatMap(\.entries), aboutMissing: followed)
        try InstanceDocument.requireUniqueIdentifiers(entries.map(\.id))
        var report = ImportReport(entries: entries, isWritten: true)
        if report.refusedCount > 0, !settings.allowsPart {
            report.isWritten = false
            return report
        }
        if let circle = try await circle(followed, in: entries) {
            guard settings.isExact, let index = entries.firstIndex(where: { $0.id == circle.id }) else {
                throw EngineError([circle.problem])
            }
            report.entries[index].warnings.append("\(circle.problem.message)")
        }
        try Task.checkCancellation()
        // In a task of its own, so that a cancellation between two parts does not leave out the rest.
        try await Task { try await write(parts.compactMap(\.accepted), settings, progress) }.value
        return report
    }

    /// Validates parts in as many tasks as there are cores.
    /// - Throws: The first error in the order of the document.
    private func judgedParts(
        _ settings: ImportSettings, _ progress: @Sendable (ImportProgress) -> Void,
        next: @escaping @Sendable () async throws -> ImportPart?
    ) async throws -> [JudgedPart] {
        typealias Outcome = Result<JudgedPart, any Error>
        let outcomes = await withTaskGroup(of: (index: Int, outcome: Outcome).self) { group in
            var outcomes: [Outcome?] = []
            var running = 0
            var isComplete = false
            var validated = 0
            repeat {
                while !isComplete, running < availableCores() {
                    let index = outcomes.count
                    do {
                        guard let part = try await next() else {
                            isComplete = true
                            break
                        }
                        outcomes.append(nil)
                        running += 1
                        group.addTask { (index, await self.outcome(of: part, settings)) }
                    } catch {
                        outcomes.append(.failure(error))
                        isComplete = true
                    }
                }
                guard running > 0, let judged = await group.next() else { break }
                running -= 1
                outcomes[judged.index] = judged.outcome
                switch judged.outcome {
                case .failure: isComplete = true
                case .success(let part):
                    validated += part.entries.count
                    progress(.validated(validated))
                }
            } while true
            return outcomes
        }
        return try outcomes.compactMap { try $0?.get() }
    }

    private func outcome(of part: ImportPart, _ settings: ImportSettings) async -> Result<JudgedPart, any Error> {
        do { return .success(try await judged(part, settings)) } catch { return .failure(error) }
    }

    private func judged(_ part: ImportPart, _ settings: ImportSettings) async throws -> JudgedPart {
        let elements = try part.elements()
        let instances = elements.map(\.instance)
        let uses = try await reading.run { [store] in
            let uses = try store.uses(of: instances.map(\.id))
            let hasHidden = instances.contains(where: \.hasHiddenSecrets)
            if settings.existing != .replace || settings.isExact && !hasHidden { return uses }
            // What is known of the options is in the values.
            return try uses.map { use in
                guard case .stored(let known) = use else { return use }
                return try store.instance(known.id).map(IdentifierUse.stored) ?? use
            }
        }
        let forgotten = settings.isExact ? [] : try await forgotten(Set(instances.compactMap(\.follows)))
        var judged = JudgedPart(capacity: instances.count)
        for (element, use) in zip(elements, uses) {
            let (outcome, validated) = try await outcome(of: element.instance, use, forgotten: forgotten, settings)
            judged.add(element, outcome, validated)
        }
        judged.pack()
        return judged
    }

    /// - Returns: What happens to an instance of a document, and what to write if it is placed or replaced.
    private func outcome(
        of given: StoredInstance, _ use: IdentifierUse, forgotten: Set<InstanceID>, _ settings: ImportSettings
    ) async throws -> (ImportReport.Outcome, ValidatedImport?) {
        do {
            if use == .forgotten { throw EngineError([.isForgotten(given.id)]) }
            if use != .unused, settings.existing == .skip { return (.skipped, nil) }
            if use != .unused, settings.existing == .reject { throw EngineError([.alreadyExists(given.id)]) }
            if let source = given.follows, forgotten.contains(source) {
                throw EngineError([.isForgotten(source, code: .wrongSource)])
            }
            guard case .stored(let known) = use else {
                return (.placed, try await validated(given, replacing: nil, settings))
            }
            let validated = try await validated(given, replacing: known, settings)
            try checkKind(of: known, against: validated.instance, settings)
            return (.replaced, validated)
        } catch let error as EngineError {
            return (.refused(error.problems), nil)
        }
    }

    private func validated(
        _ document: StoredInstance, replacing stored: StoredInstance?, _ settings: ImportSettings
    ) async throws -> ValidatedImport {
        let (given, missing) =
            document.hasHiddenSecrets
            ? document.completingSecrets(from: stored, in: declarations.scope(of: document)) : (document, [])
        var validated = try await validated(complete: given, replacing: stored, settings)
        validated.warnings += missing
        return validated
    }

    private func validated(
        complete given: StoredInstance, replacing stored: StoredInstance?, _ settings: ImportSettings
    ) async throws -> ValidatedImport {
        if settings.isExact { return (given, declarations.scope(of: given)?.warnings(about: given.values) ?? []) }
        var kept = KeptValues(of: given, storedAs: stored)
        while true {
            do {
                var validated = kept.completing(try await checked(kept.rest, replacing: stored, settings))
                validated.instance.follows = given.follows
                return validated
            } catch let error as EngineError {
                let names = declarations.scope(of: given)?.storedNames ?? [:]
                guard kept.keep(what: error.problems, names) else { throw error }
                if kept.isWhole { return (given, kept.warnings) }
            }
        }
    }

    /// - Throws: ``EngineError`` if a value is not one that a user could choose.
    private func checked(
        _ given: StoredInstance, replacing stored: StoredInstance?, _ settings: ImportSettings
    ) async throws -> ValidatedImport {
        guard let scope = declarations.scope(of: given) else {
            throw EngineError(
                .unknownKind,
                UserText("'\(given.id)' has kind '\(given.kind)', which the definitions do not declare with its intent")
            )
        }
        guard let family = given.family.ifKnown else {
            throw EngineError(
                .unknownFamily, UserText("'\(given.id)' has an unknown family, '\(given.family.rawValue)'"))
        }
        try scope.widget.checkSupport(of: family)
        let known = stored.flatMap { Resolver($0, scope: scope, locale: self.settings.locale) }
        let forms = try ImportedForms(given, replacing: known, scope: scope)
        // What an instance shows of another one is not known yet, so only its own values are validated.
        let isWhole = given.follows == nil
        let request = EditRequest(
            edit: forms.edit, allowsUnchecked: settings.allowsUnchecked, isComplete: isWhole, appliesRules: isWhole,
            resetsChildren: false, known: known, formerSecrets: forms.secrets, reportsEffects: false)
        var validated = try await applied(request, to: forms.base)
        if !isWhole { return validated }
        validated.warnings += pendingDefaults(in: scope).lacking(in: validated.instance).map {
            "'\($0)' has no default yet; it is requested when the instance is refreshed"
        }
        return validated
    }

    /// An instance is replaced only by one of the same kind.
    private func checkKind(
        of known: StoredInstance, against other: StoredInstance, _ settings: ImportSettings
    ) throws(EngineError) {
        let kind = declarations.scope(of: known)?.widget.kind ?? known.kind
        guard kind != other.kind, !settings.isExact else { return }
        throw EngineError(
            .instanceExists, UserText("'\(known.id)' already exists in this store with kind '\(known.kind)'"))
    }
}

/// What of an imported instance is stored in the same way already, and stays although it is not valid: a document that was
/// exported from a store can be imported into it.
private struct KeptValues {
    private let given: StoredInstance
    private let stored: StoredInstance?
    /// The instance without the values that are kept.
    private(set) var rest: StoredInstance
    /// Whether the instance is kept as a whole, such as one of a kind that no definition declares.
    private(set) var isWhole = false
    private(set) var warnings: [String] = []

    /// - Parameter stored: The instance that the imported one replaces; nil if there is none.
    init(of given: StoredInstance, storedAs stored: StoredInstance?) {
        self.given = given
        self.stored = stored
        rest = given
    }

    /// Keeps the values that have problems and are stored.
    /// - Parameter names: The names under which a parameter can be stored, by its present name.
    /// - Returns: False if there are none.
    mutating func keep(what problems: [EngineError.Problem], _ names: [String: [String]]) -> Bool {
        guard let stored else { return false }
        var hasKept = false
        for problem in problems {
            guard let parameter = problem.parameter else { continue }
            let same = (names[parameter] ?? [parameter]).filter { name in
                rest.values[name].map { value in stored.values[name].map(value.isSame) ?? false } ?? false
            }
            if same.isEmpty { continue }
            for name in same { rest.values[name] = nil }
            warnings.append("the value of '\(parameter)' is kept as it is stored: \(problem.message)")
            hasKept = true
        }
        if hasKept { return true }
        isWhole =
            given.kind == stored.kind && given.family == stored.family && given.values.count == stored.values.count
            && given.values.allSatisfy { name, value in stored.values[name].map(value.isSame) ?? false }
        if isWhole { warnings = problems.map { "it is kept as it is stored: \($0.message)" } }
        return isWhole
    }

    func completing(_ validated: ValidatedImport) -> ValidatedImport {
        guard !warnings.isEmpty else { return validated }
        var (instance, others) = validated
        for (name, value) in given.values where rest.values[name] == nil { instance.values[name] = value }
        others += warnings
        return (instance, others)
    }
}

extension StoredValue {
    fileprivate func isSame(_ other: StoredValue) -> Bool { type == other.type && wire == other.wire }
}

extension InstanceScope {
    /// The names under which values can be stored, by the present name of their parameter.
    fileprivate var storedNames: [String: [String]] {
        Dictionary(declarations.parameters.map { ($0.parameter.name, $0.names) }) { first, _ in first }
    }

    /// Returns a phrase for each value that an exact import stores, but that belongs to no declared parameter.
    fileprivate func warnings(about values: [String: StoredValue]) -> [String] {
        values.keys.filter { !declarations.storedNames.contains($0) }.sorted().map {
            "the value of '\($0)' has no effect; no parameter has this name"
        }
    }
}

/// Writing.
extension IntentEngine {
    /// Writes each part while the next one is unpacked.
    private func write(
        _ parts: [PackedInstances], _ settings: ImportSettings, _ progress: @Sendable (ImportProgress) -> Void
    ) async throws {
        let total = parts.reduce(0) { $0 + $1.count }
        var written = 0
        guard var writes = try parts.first.map({ try self.writes($0, settings) }) else { return }
        for next in parts.dropFirst().map(Optional.some) + [nil] {
            async let following = next.map { try self.writes($0, settings) }
            do {
                try await commit(writes) { count in
                    written += count
                    progress(.written(written, of: total))
                }
            } catch {
                throw Self.error(error, after: written, of: total)
            }
            writes = try await following ?? []
        }
    }

    /// Adds to an error how much of the document was written before it.
    private static func error(_ error: any Error, after written: Int, of total: Int) -> any Error {
        if written == 0 { return error }
        let addition = "; \(written) of \(total) instances were written"
        switch error {
        case let error as StoreError:
            return StoreError(error.code, error.message + addition, underlying: error.underlying)
        case let error as EngineError:
            var problems = error.problems
            problems[0].append(addition)
            return EngineError(problems)
        default: return error
        }
    }

    private func writes(_ part: PackedInstances, _ settings: ImportSettings) throws -> [InstanceWrite] {
        try part.unpacked().map { instance, isReplacement in
            guard isReplacement else { return .placement(instance) }
            return .update(instance.id) { newest in
                try self.checkKind(of: newest, against: instance, settings)
                return newest.replacement(by: instance)
            }
        }
    }

    /// Commits writes in batches, between which other programs can write.
    /// - Parameter committed: Receives the number of instances of each batch.
    private func commit(_ writes: [InstanceWrite], committed: (Int) -> Void) async throws {
        for start in stride(from: 0, to: writes.count, by: Self.maximumBatchSize) {
            let batch = Array(writes[start...].prefix(Self.maximumBatchSize))
            try await writing.run { [store, settings] in
                do {
                    try store.writeTogether(batch, at: settings.time())
                } catch let error as StoreError where error.code == .instanceExists || error.code == .unknownInstance {
                    // Another program placed or forgot an instance after it was validated.
                    throw try IntentEngine.conflict(of: batch, in: store) ?? error
                }
            }
            committed(batch.count)
        }
    }

    private static var maximumBatchSize: Int { 1_024 }

    private static func conflict(of writes: [InstanceWrite], in store: any InstanceStore) throws -> EngineError? {
        let uses = try store.uses(of: writes.map(\.id))
        for (write, use) in zip(writes, uses) {
            switch (write, use) {
            case (.placement(let instance), .stored): return EngineError([.alreadyExists(instance.id)])
            case (.placement, .forgotten), (.update, .forgotten): return EngineError([.isForgotten(write.id)])
            default: continue
            }
        }
        return nil
    }
}

/// An instance to write, with the options that it has as they were stored.
private typealias ValidatedImport = (instance: StoredInstance, warnings: [String])

/// A validated part of a document.
private struct JudgedPart: Sendable {
    private(set) var entries: [ImportReport.Entry] = []
    /// The instances to write that follow others, with these.
    private(set) var followed: [(id: InstanceID, source: InstanceID)] = []
    /// The instances to write; nil if there are none.
    private(set) var accepted: PackedInstances?
    private var instances: [StoredInstance] = []
    private var replaced: Set<Int> = []

    init(capacity: Int) {
        entries.reserveCapacity(capacity)
        instances.reserveCapacity(capacity)
    }

    mutating func add(_ element: DocumentElement, _ outcome: ImportReport.Outcome, _ validated: ValidatedImport?) {
        let id = element.instance.id
        var entry = ImportReport.Entry(id: id, outcome: outcome, warnings: element.warnings)
        if let validated {
            if outcome == .replaced { replaced.insert(instances.count) }
            instances.append(validated.instance)
            entry.warnings += validated.warnings
            if let source = validated.instance.follows { followed.append((id, source)) }
        }
        entries.append(entry)
    }

    mutating func pack() {
        accepted = instances.isEmpty ? nil : PackedInstances(instances, replaced: replaced)
        instances = []
    }
}

/// Validated instances as compact JSON, which needs a fraction of their memory.
private struct PackedInstances: Sendable {
    let count: Int
    private let json: [UInt8]
    private let replaced: Set<Int>

    /// - Parameter replaced: The indices of instances that replace existing ones.
    init(_ instances: [StoredInstance], replaced: Set<Int>) {
        count = instances.count
        json = JSONValue.array(instances.map(InstanceDocument.json)).renderedBytes()
        self.replaced = replaced
    }

    func unpacked() throws -> [(instance: StoredInstance, isReplacement: Bool)] {
        // An element of a document is nested one level deeper.
        let elements = try JSONValue(parsing: json, depthLimit: 512).arrayValue ?? []
        return try elements.enumerated().map { index, element in
            (try DocumentElement(element, at: index).instance, replaced.contains(index))
        }
    }
}

extension EngineError.Problem {
    fileprivate static func alreadyExists(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(
            .instanceExists,
            UserText("'\(id)' already exists in this store or was removed from it; it can be skipped or replaced"))
    }

    fileprivate static func isForgotten(
        _ id: InstanceID, code: EngineError.Code = .instanceExists
    ) -> EngineError.Problem {
        EngineError.Problem(code, UserText("'\(id)' was forgotten; its identifier cannot be used again"))
    }
}
