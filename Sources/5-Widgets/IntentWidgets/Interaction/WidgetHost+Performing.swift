public import IntentModel
import IntentRuntime
import IntentSystem

extension WidgetHost {
    /// Performs the intent of a button or toggle that an instance shows, then reloads the instance outside of the budget.
    ///
    /// The intent is performed in the extension if the widget lives in one that performs it. Otherwise, an App Intent performs
    /// itself, and a handler of the engine performs another intent. Until the new timeline arrives, the content is marked as invalidated. A toggle shows its new state at once, and
    /// returns to the old one if the intent fails.
    /// - Parameters:
    ///   - action: The identifier of the button or toggle in the content.
    ///   - id: The instance.
    /// - Throws: ``HostError`` with code `notShown` if the host does not show the instance or has no content for it, or
    ///   `unknownAction` if the content has no such button or toggle; `OptionsFailure` of the handler; `StoreError`.
    public func perform(_ action: String, on id: InstanceID) async throws {
        let shown = try await shown(on: id)
        guard let declared = shown.content.actions.first(where: { $0.id == action }) else {
            throw HostError.unknownAction(action, known: shown.content.actions.map(\.id))
        }
        nextTapNumber += 1
        var tap = PendingAction(number: nextTapNumber, action: action, isOn: nil, phase: .performing)
        if case .toggle(let isOn) = declared.control { tap.isOn = !isOn }
        let work = clock.beginWork()
        defer { work.end() }
        await changePending(of: id) { $0.append(tap) }
        do {
            try await run(declared, isOn: tap.isOn, on: id, shown)
        } catch {
            await changePending(of: id) { $0.removeAll { $0.number == tap.number } }
            throw error
        }
        let isReloading = entries[id]?.isBeingAsked == true
        entries[id]?.pending.finish(tap.number, isReloading: isReloading)
        decide(.performed, on: id)
        wake()
    }

    /// Performs an intent that another program requested. A failure is logged, and is the failure of the instance until its
    /// next timeline arrives.
    func perform(_ request: HostRequest) {
        guard let action = request.argument, let id = instances(of: request.target).first else { return }
        let work = clock.beginWork()
        requestedActionCount += 1
        Task {
            defer { work.end() }
            do { try await perform(action, on: id) } catch {
                let message = "'\(action)' failed: \(error)".onOneLine
                note(.performFailed, instance: id, kind: entries[id]?.kind, message)
                entries[id]?.failure = HostEntry.Failure(time: clock.time, message: message)
                unwritten.insert(id)
            }
            requestedActionCount -= 1
            wake()
        }
    }

    /// What an instance shows at present.
    struct Shown {
        let kind: WidgetKind
        let family: SizeFamily
        let content: WidgetContent
    }

    /// Returns what an instance shows, with the states of toggles that were tapped.
    func shown(on id: InstanceID) async throws -> Shown {
        guard entries[id] != nil else { throw HostError.notShown(id) }
        let bytes: [UInt8]? =
            if let unwritten = contents[id] {
                unwritten
            } else {
                try await lane.run { [store] in try store.hostedInstance(id)?.content }
            }
        guard let entry = entries[id], let bytes else { throw HostError.notShown(id) }
        let archive = try TimelineArchive(bytes: bytes)
        guard let index = archive.index(at: clock.now) else { throw HostError.notShown(id) }
        return Shown(
            kind: entry.kind, family: entry.family,
            content: try archive.content(at: index).showing(entry.pending))
    }

    /// Reloads an instance whose buttons or toggles an earlier host was performing.
    func resumeActions(of id: InstanceID) {
        guard let entry = entries[id], !entry.pending.isEmpty else { return }
        entries[id]?.pending.hostEnded(isReloading: entry.reload.attempt != nil)
        decide(.performed, on: id)
    }

    private func run(_ action: WidgetAction, isOn: Bool?, on id: InstanceID, _ shown: Shown) async throws {
        let context = PerformContext(
            instance: id, kind: shown.kind, family: shown.family, locale: engine.defaultLocale, isOn: isOn,
            deadline: .now + settings.providerDeadline)
        let widget = widgets.widgets[shown.kind]
        var values = action.values
        // The parameter of a toggle that a definition declares.
        let toggled = engine.schema.control(of: shown.kind).flatMap { $0.intent == action.intent ? $0.toggle : nil }
        if let toggled, let isOn { values[toggled] = .boolean(isOn) }
        let keepsState = toggled != nil && isOn != nil && widget?.action?.storesState == true
        if let toggled, keepsState {
            try engine.requireUnlocked(toggled, of: try await engine.storedInstance(id))
        }
        var request = PerformRequest(
            intent: action.intent, typeName: action.typeName, values: values, context: context)
        request.secrets = engine.secretTexts(in: values, ofIntent: action.intent)
        do {
            if try await widget?.provider.perform(request) != true {
                try await engine.perform(
                    action.intent, ofTypeNamed: action.typeName, values: values, context: context)
            }
        } catch let failure as OptionsFailure {
            // The values may also be those of the instance, under other names.
            let configuration = try? await engine.resolved(id)
            request.secrets.formUnion(configuration.map(engine.secretTexts(in:)) ?? SecretTexts())
            throw failure.hiding(request.secrets)
        }
        if let toggled, let isOn, keepsState {
            try await engine.edit(id) { $0.append(.set(.boolean(isOn)), to: toggled) }
        }
    }

    /// Changes what is pending, and writes it at once, so that other processes see it before the next pass.
    private func changePending(of id: InstanceID, _ change: (inout [PendingAction]) -> Void) async {
        guard var pending = entries[id]?.pending else { return }
        change(&pending)
        entries[id]?.pending = pending
        // What waits to be written belongs together, and is written by the next pass.
        guard !unwritten.contains(id), let entry = entries[id], let lease, let share else {
            unwritten.insert(id)
            return wake()
        }
        let record = entry.record(of: id)
        let write = HostWrite([HostWrite.Entry(record)])
        let isWritten: Void? = try? await lane.run { try lease.write(write, in: share) }
        // A newer record may have been written before this one.
        if let newest = entries[id]?.record(of: id), isWritten == nil || newest != record {
            unwritten.insert(id)
            wake()
        }
    }
}

extension HostError {
    static func notShown(_ id: InstanceID) -> HostError {
        HostError(.notShown, ["the host shows no content of the instance '\(id.text)'"])
    }

    static func unknownAction(_ action: String, known: [String]) -> HostError {
        let message = "the content has no button or toggle '\(action)'"
        return HostError(.unknownAction, [message.suggesting(NearMatch.name(for: action, in: known))])
    }
}
