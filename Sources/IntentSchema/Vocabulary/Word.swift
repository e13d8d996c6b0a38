/// The words of the language, in the order of their symbols: first the keys, then names that stand as values.
///
/// A case is spelled exactly like its word.
enum Word: UInt8, CaseIterable, Sendable {
    // Keys of a whole file.
    case intentDefinition, intentTexts, language, languages, group, types, enums, intents, widgets

    // Keys of declarations.
    case title, description, properties, parameters, cases, type, swiftName, renamedFrom, reserved, deprecated
    case eligibleForWidgets, summary, kind, intent, families
    case index, synonyms, pronunciation, image, subtitle, section

    // Keys of a parameter.
    case prompt, multiline, input, range, control, trueTitle, falseTitle
    case format, dateStyle, timeStyle, units, unit, defaultUnit, contentTypes, mode, display, currencies
    case options, optionsFrom, search, freeText, uniqueValues, `default`, size
    case when, dependsOn, ifParentChanges, ifVanished

    // Keys inside these.
    case min, max, step, handler, first, otherwise, not, isSet, atLeast, atMost, system, file, url, command, timeout,
        cache
    case capitalization, autocorrect, smartQuotes, smartDashes, keyboard, placeholder

    // Keys for Siri, Shortcuts and Xcode's files, and those inside them.
    case classPrefix, verb, category, requiresConfirmation, restricted, inputParameter, keyParameter
    case siri, enabled, ask, introduce, choose, confirm, unsupported
    case suggestions, with, primary, background
    case response, output, codes, say, show, success

    // Keys of a settings file.
    case intentgenConfig, access, targets, imports, names, fakes, lock, migrateCustomIntents

    // Widget families; they are keys too.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline

    // Types.
    case String, Integer, Decimal, Boolean, URL, TimeInterval
    case DateComponents, File, Person, Placemark, CurrencyAmount, PaymentMethod, Object

    // Other values.
    case `dynamic`, none, unknown, unrecognized

    /// The word as it is written.
    var text: String { Word.texts[Int(rawValue)] }

    private static let texts = allCases.map { Swift.String(describing: $0) }
}
