/// The vocabulary of the language: keys first, then words that are values. The raw value is the symbol.
///
/// A case is spelled exactly like its word: as a coding key, it has its own name as a text, without reflection.
package enum Word: Int, CaseIterable, CodingKey {
    // Keys of a whole file.
    case intentDefinition, intentTexts, language, languages, group, types, enums, intents, widgets
    case controls, appShortcuts

    // Keys of declarations.
    case title, description, properties, fields, oneOf, parameters, cases, type, swiftName, renamedFrom, reserved,
        deprecated
    case eligibleForWidgets, summary, kind, intent, families, sections, folded, presets, values, askWhenAdded
    case rules, require, message
    case index, synonyms, pronunciation, image, subtitle, section, disabled

    // Keys of a parameter.
    case prompt, multiline, secret, input, range, control, trueTitle, falseTitle
    case format, dateStyle, timeStyle, units, unit, defaultUnit, contentTypes, mode, display, currencies
    case pattern, patternMessage, length, schemes
    case options, optionsFrom, search, freeText, uniqueValues, `default`, size
    case when, `where`, dependsOn, ifParentChanges, ifVanished, convertedFrom

    // Keys inside these.
    case min, max, step, handler, first, property, otherwise, not, isSet, atLeast, atMost, lessThan, moreThan, row,
        system, file,
        url, command, timeout,
        cache
    case `true`, `false`
    case capitalization, autocorrect, smartQuotes, smartDashes, keyboard, placeholder

    // Keys for Siri, Shortcuts and Xcode's files, and those inside them.
    case classPrefix, verb, category, requiresConfirmation, restricted, inputParameter, keyParameter
    case siri, enabled, ask, introduce, choose, confirm, unsupported
    case suggestions, with, primary, background
    case response, output, codes, say, show, success

    // Keys of widgets, controls and App Shortcuts, and those inside them.
    case timeline, every, at, entries, reload, after, symbol, toggle, phrases

    // Keys of a settings file.
    case intentgenConfig, access, targets, imports, names, fakes, lock, migrateCustomIntents

    // Keys of a policy.
    case intentPolicy, by, defaults, locked

    // Widget families; they are keys too.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline

    // Other values.
    case `dynamic`, none, unknown, unrecognized

    /// The word as it is written in files.
    package var text: String { Word.texts[rawValue] }

    /// The raw value, which is less than 256, as a small number for sets and tables.
    package var number: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    private static let texts = allCases.map(\.stringValue)
}

extension Word {
    /// The family with this name; nil if there is none.
    package var family: SizeFamily? { SizeFamily(known: text) }

    /// Creates the word for a family that a definition can name.
    package init(_ family: SizeFamily) {
        guard let word = Word.ofFamilies[family] else {
            preconditionFailure("a schema contains only known families")
        }
        self = word
    }

    private static let ofFamilies = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { word in word.family.map { ($0, word) } })
}
