/// The keys of each kind of declaration.
extension KeySet {
    static let file: KeySet = [
        .intentDefinition, .language, .languages, .group, .classPrefix, .types, .enums, .intents, .widgets,
    ]
    static let settings: KeySet = [
        .intentgenConfig, .access, .targets, .imports, .names, .fakes, .lock, .migrateCustomIntents,
    ]
    static let objectType: KeySet = [
        .title, .description, .properties, .options, .optionsFrom, .renamedFrom, .deprecated, .classPrefix,
        .swiftName,
    ]
    static let property: KeySet = [
        .type, .title, .trueTitle, .falseTitle, .kind, .format, .dateStyle, .timeStyle, .units, .unit, .defaultUnit,
        .contentTypes, .display, .currencies, .renamedFrom, .deprecated, .swiftName,
    ]
    static let enumeration: KeySet = [
        .title, .cases, .renamedFrom, .reserved, .deprecated, .classPrefix, .swiftName,
    ]
    static let enumCase: KeySet = [
        .title, .index, .synonyms, .pronunciation, .image, .renamedFrom, .deprecated, .swiftName,
    ]
    static let unknownCase: KeySet = [.title, .index]
    static let intent: KeySet = [
        .title, .description, .parameters, .eligibleForWidgets, .summary, .renamedFrom, .reserved, .deprecated,
        .swiftName, .classPrefix, .verb, .category, .requiresConfirmation, .restricted, .image, .inputParameter,
        .keyParameter, .system, .suggestions, .response,
    ]
    static let suggestion: KeySet = [.title, .subtitle, .with, .primary, .background]
    static let response: KeySet = [.output, .properties, .codes]
    static let responseCode: KeySet = [.say, .show, .success, .swiftName]
    static let parameter: KeySet = [
        .type, .title, .description, .prompt, .siri, .multiline, .input, .range, .control, .trueTitle, .falseTitle,
        .kind,
        .format, .dateStyle, .timeStyle, .units, .unit, .defaultUnit, .contentTypes, .mode, .display, .currencies,
        .options,
        .optionsFrom, .search, .freeText, .uniqueValues, .default, .size, .when, .families, .dependsOn,
        .ifParentChanges, .ifVanished, .renamedFrom, .deprecated, .swiftName,
    ]
    static let siri: KeySet = [.enabled, .ask, .introduce, .choose, .confirm, .unsupported]
    static let option: KeySet = [.title, .subtitle, .image, .section, .synonyms, .renamedFrom]
    static let widget: KeySet = [
        .kind, .title, .description, .intent, .families, .renamedFrom, .deprecated, .swiftName,
    ]
    static let input: KeySet = [
        .capitalization, .autocorrect, .smartQuotes, .smartDashes, .keyboard, .placeholder,
    ]
    static let range: KeySet = [.min, .max, .step]
    static let image: KeySet = [.system, .file, .url]
    static let optionsFrom: KeySet = [.file, .command, .url, .timeout, .cache]
    static let condition: KeySet = [.not, .isSet, .atLeast, .atMost]
    static let defaultRule: KeySet = [.handler, .first]
    static let families: KeySet = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular,
        .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ]
}
