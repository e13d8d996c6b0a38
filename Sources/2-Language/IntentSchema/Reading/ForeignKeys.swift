internal import IntentModel

/// Words with which other languages and frameworks express what a key of this language, or none of its keys, expresses.
///
/// They take precedence over similar words: `optional` is similar to `options`, and means something else.
enum ForeignKeys {
    /// What a key that the language does not have was probably meant as.
    struct Meaning: Sendable {
        /// The key that expresses it, or the key that makes it unnecessary.
        let key: Word
        /// What to write, if another name for the key is not enough.
        let advice: String?
    }

    /// Returns the meaning of a word where only some keys are allowed.
    static func meaning(of name: String, among allowed: KeySet) -> Meaning? {
        meanings[normalized(name)]?.first { allowed.contains($0.key) }
    }

    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    }

    /// By normalized word. Of several meanings, the first one whose key is allowed counts.
    private static let meanings: [String: [Meaning]] = {
        var meanings: [String: [Meaning]] = [:]
        let rows =
            advices.map { ($0.words, Meaning(key: $0.key, advice: $0.advice)) }
            + names.map { ($0.words, Meaning(key: $0.key, advice: nil)) }
        for (words, meaning) in rows {
            for word in words.split(separator: " ") { meanings[String(word), default: []].append(meaning) }
        }
        return meanings
    }()

    /// Other names of keys, with the same values.
    private static let names: [(words: String, key: Word)] = [
        ("name label caption heading displayname localizedname text", .title),
        ("help hint tooltip info details note notes comment doc documentation summary", .description),
        ("value defaultvalue initial initialvalue preset fallback", .default),
        ("values cases members items constants options enum", .cases),
        ("values choices enum oneof select allowed allowedvalues possiblevalues cases items picklist", .options),
        ("source datasource optionssource from", .optionsFrom),
        ("properties fields attributes members columns props params parameters variables", .properties),
        ("fields attributes arguments args inputs params properties rows settings variables options", .parameters),
        ("preset profiles configurations variants recommendations", .presets),
        ("parameters settings options configuration set", .values),
        ("configurewhenadded prompt promptsforuserconfiguration asksforconfiguration askonadd", .askWhenAdded),
        ("groups pages tabs fieldsets", .sections), ("group page tab fieldset", .section),
        ("collapsed closed isfolded iscollapsed", .folded),
        ("searchable searching filterable query", .search),
        ("unique distinct uniqueitems", .uniqueValues),
        ("allowother allowsother custom freeform editable", .freeText),
        ("filter filters filterby filteredby matching", .where),
        ("depends dependencies parent parents requires", .dependsOn),
        ("widget ui style editor appearance picker", .control),
        ("multi lines textarea ismultiline", .multiline),
        ("password sensitive masked hidden issecret writeonly confidential", .secret),
        ("currency currencycode currencycodes", .currencies),
        ("regex regexp regularexpression validation validationpattern", .pattern),
        ("patternerror patternerrormessage errormessage validationmessage", .patternMessage),
        ("scheme protocol protocols urlschemes", .schemes),
        ("uti utis filetype filetypes mimetype mimetypes extensions contenttype", .contentTypes),
        ("alias aliases keywords tags", .synonyms),
        ("convert converts conversion migratedfrom changedfrom formertype oldtype", .convertedFrom),
        ("alias aliases oldname oldnames formername formernames previousname was", .renamedFrom),
        ("obsolete isdeprecated", .deprecated),
        ("icon systemimage image picture sfsymbol", .symbol),
        ("id identifier", .kind),
        ("size sizes family supportedfamilies supportedfamily widgetfamilies", .families),
        ("config configuration configurationintent intentname action perform", .intent),
        ("interval refresh frequency period", .every), ("policy reloadpolicy", .reload), ("count", .entries),
        ("type types struct structs structures object objects model models class classes entity entities", .types),
        ("enumeration enumerations", .enums), ("configuration configurations form forms", .intents),
        ("button buttons toggles", .controls), ("shortcut shortcuts", .appShortcuts),
        ("locale lang defaultlanguage developmentlanguage", .language), ("locales localizations", .languages),
        ("prefix", .classPrefix),
        ("from lower lowerbound minimum start", .min), ("to upper upperbound maximum end", .max),
        ("by increment stride stepsize", .step),
        ("exists set present hasvalue", .isSet),
        ("isnot notequals notequal ne noneof notin except unless", .not),
        ("min minimum from gte greaterthanorequal", .atLeast), ("max maximum to lte lessthanorequal", .atMost),
        ("morethan greaterthan gt above", .moreThan), ("lessthan lt below", .lessThan),
    ]

    /// Words that need another value, or that are not needed, with what to write instead.
    ///
    /// Some keys only show where a word is: a parameter and a property have a `type`, a condition has `isSet`.
    private static let advices: [(words: String, key: Word, advice: String)] = [
        ("required mandatory isrequired nonnull", .default, "a row always has a value if it has a 'default'"),
        (
            "optional nullable isoptional allowsnil", .type,
            "a value is optional already, unless its row has a 'default'"
        ),
        ("required mandatory isrequired nonnull", .type, "every property can be empty"),
        (
            "array list isarray islist repeated multiple many multiselect allowsmultiple collection items element of",
            .type, "a list is a type in brackets, such as type: [String]"
        ),
        (
            "hidden visible show shown showif showwhen hide hideif visibleif visiblewhen if condition conditions enabledif "
                + "displayif onlyif enabled", .when,
            "'when' names the rows that show this one, with their values, such as when: { style: [large, wide] }"
        ),
        (
            "min max minimum maximum minvalue maxvalue step stepsize increment limits bounds", .range,
            "write the limits as a range, such as range: 1...10, or range: { min: 0, max: 10, step: 2 }"
        ),
        (
            "minitems maxitems minsize maxsize count length slots capacity limit", .size,
            "write the number of values as size: 4, or as size: 1...4 for up to four"
        ),
        (
            "maxlength minlength lengths characters", .length,
            "write the numbers of characters as a range, such as length: 1...64"
        ),
        ("oneof", .type, "write a value of several types as type: { oneOf: [City, String] }"),
        ("placeholder", .input, "write it inside 'input', such as input: { placeholder: None }"),
        (
            "keyboard keyboardtype capitalization autocapitalization autocorrect autocorrection", .input,
            "write it inside 'input', such as input: { keyboard: url }"
        ),
        ("handler provider dynamic", .options, "options from a handler in code are written as options: dynamic"),
        ("file command url", .optionsFrom, "write it inside 'optionsFrom', such as optionsFrom: { file: cities.json }"),
        ("handler provider code dynamic", .cache, "options from a handler in code are written as options: dynamic"),
        ("default range min max", .type, "only a parameter has a default or a range"),
        ("default", .cases, "a parameter of this type has the default"),
        (
            "value rawvalue raw number id identifier", .index,
            "a case is stored by its name, and can have a number for Apple's systems, such as index: 1"
        ),
        ("id identifier", .type, "it is stored by its name"),
        ("icon picture symbol systemimage", .image, "write it as an image, such as image: { system: tram }"),
        (
            "id identifier key primarykey uuid", .properties,
            "every value of a type already has an identifier and a title"
        ),
        ("extends inherits super superclass base protocol", .properties, "a type has no other type as its base"),
        (
            "display displaystring displayname displayproperty", .properties,
            "the title of each value, its display string, comes from its options"
        ),
        ("cases values", .properties, "only an enum has cases, and is declared under 'enums'"),
        ("parameters parameter properties options fields", .timeline, "its intent has the parameters: intent: NAME"),
        (
            "refresh refreshinterval interval update updateinterval reload policy every entries frequency", .timeline,
            "write it inside 'timeline', such as timeline: { every: 15m }"
        ),
        (
            "widget widgets families size sizes family", .eligibleForWidgets,
            "a widget has them, and names its intent, under 'widgets'"
        ),
        ("type style", .toggle, "a control is a button, or a toggle if 'toggle' names one of its parameters"),
        (
            "parameters parameter fields", .intents,
            "parameters are inside an intent, such as intents: { Board: { parameters: … } }"
        ),
        (
            "version schema schemaversion languageversion", .intentDefinition,
            "the version is written as intentDefinition: 1"
        ),
        (
            "import imports include includes", .intentDefinition,
            "all definition files of a target are read together and can use each other's names"
        ),
        ("version schema", .intentgenConfig, "the version is written as intentgenConfig: 1"),
        (
            "equals equal eq is value values in oneof anyof", .isSet,
            "write the value itself, or a list of accepted values, such as { theme: [light, dark] }"
        ),
    ]
}
