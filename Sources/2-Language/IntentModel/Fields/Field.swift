/// A row of the table of a declaration's keys: how it is written in a definition and in the schema's JSON.
///
/// Everything that treats keys alike derives from the tables: which keys a mapping can have, the JSON of a schema, the
/// JSON Schema for editors, definitions as text, the languages of the texts, and what a lock contains.
///
/// A class, because generic code copies the elements of an array, and a schema's JSON needs the rows of every declaration.
package final class Field<Owner>: Sendable {
    package typealias Getter<Value> = @Sendable (Owner) -> Value
    package typealias Setter<Value> = @Sendable (inout Owner, Value) -> Void

    /// The form of a value, with access to it. Closures, because a parameter is large and key paths are slow.
    package enum Form: Sendable {
        case flag(Getter<Bool>, Setter<Bool>, default: Bool)
        case integer(Getter<Int>, Setter<Int>, default: Int)
        case text(Getter<String?>, Setter<String?>)
        case texts(Getter<[String]>, Setter<[String]>)
        case localized(Getter<LocalizedText?>, Setter<LocalizedText?>)
        /// One of several words.
        case word(Getter<String?>, Setter<String>, of: [String], default: String?)
        /// A value with its own JSON.
        case other(Other)
    }

    /// Members that are read and written in their own way.
    package struct Other: Sendable {
        var write: @Sendable (Owner, inout SchemaObjectWriter) -> Void
        var read: @Sendable (inout Owner, inout SchemaFields) throws(SchemaDecodingError) -> Void
        var visitTexts: @Sendable (Owner, (LocalizedText) -> Void) -> Void = { _, _ in }
        var removeTexts: @Sendable (inout Owner) -> Void = { _ in }
    }

    /// The keys in definitions. A row has several keys if one value follows from all of them, and none if only Xcode's files
    /// specify it.
    package let keys: [Word]
    /// The name in the schema's JSON.
    let member: String
    package let form: Form
    private let isRequired: Bool
    /// The types that have the key; nil for all.
    package let types: TypeGroups?
    /// Writes the value, so that the form is not copied for each declaration.
    private let writing: @Sendable (Owner, inout SchemaObjectWriter) -> Void
    /// Replaces the value by what a lock contains; nil if it is the value itself, or a text, which it never is.
    private let reset: (@Sendable (inout Owner) -> Void)?

    init(
        _ keys: [Word], member: String? = nil, _ form: Form, isRequired: Bool = false, types: TypeGroups? = nil,
        reset: (@Sendable (inout Owner) -> Void)? = nil
    ) {
        self.keys = keys
        self.member = member ?? keys.first?.text ?? ""
        self.form = form
        self.isRequired = isRequired
        self.types = types
        self.reset = reset
        writing = form.writing(as: self.member)
    }

    /// The row of a member that the JSON always has.
    var required: Field { Field(keys, member: member, form, isRequired: true, types: types, reset: reset) }

    /// Returns the row of a key that only some types have.
    func on(_ types: TypeGroups) -> Field {
        Field(keys, member: member, form, isRequired: isRequired, types: types, reset: reset)
    }

    /// Returns the row of a value that a lock does not contain.
    func unlocked(_ reset: @escaping @Sendable (inout Owner) -> Void) -> Field {
        Field(keys, member: member, form, isRequired: isRequired, types: types, reset: reset)
    }
}

/// The plain form of a key's values, for whatever does not read or write declarations.
package enum KeyForm: Hashable, Sendable {
    case flag(default: Bool)
    case text, texts, localized
    case word([String], default: String?)
}

extension Field {
    /// The form of the values; nil for a number and a value with its own form.
    package var plainForm: KeyForm? {
        switch form {
        case .flag(_, _, let fallback): .flag(default: fallback)
        case .text: .text
        case .texts: .texts
        case .localized: .localized
        case .word(_, _, let words, let fallback): .word(words, default: fallback)
        case .integer, .other: nil
        }
    }
}

extension KeyForm {
    /// Creates the form of a key in a table; nil if the table has none.
    package init?<Owner>(of key: Word, in fields: [Field<Owner>]) {
        guard let form = fields.first(where: { $0.keys == [key] })?.plainForm else { return nil }
        self = form
    }
}

// MARK: - Plain forms

extension Field {
    static func text(
        _ key: Word, _ get: @escaping Getter<String?>, _ set: @escaping Setter<String?>
    ) -> Field {
        Field([key], .text(get, set))
    }

    static func texts(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<[String]>, _ set: @escaping Setter<[String]>
    ) -> Field {
        Field(key.map { [$0] } ?? [], member: member, .texts(get, set))
    }

    static func localized(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<LocalizedText?>,
        _ set: @escaping Setter<LocalizedText?>
    ) -> Field {
        Field(key.map { [$0] } ?? [], member: member, .localized(get, set))
    }

    /// A text that is always present.
    static func requiredText(
        _ key: Word, _ get: @escaping Getter<String>, _ set: @escaping Setter<String>
    ) -> Field {
        text(key, get) { owner, text in if let text { set(&owner, text) } }.required
    }

    /// A word without a default.
    static func word<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ key: Word, _ get: @escaping Getter<Choice?>, _ set: @escaping Setter<Choice?>
    ) -> Field {
        let words = Choice.allCases.map(\.rawValue)
        return Field([key], .word({ get($0)?.rawValue }, { set(&$0, Choice(rawValue: $1)) }, of: words, default: nil))
    }
}

/// Forms whose default is that of an empty declaration.
extension Field where Owner: Fielded {
    static func flag(
        _ key: Word, member: String? = nil, _ get: @escaping Getter<Bool>, _ set: @escaping Setter<Bool>
    ) -> Field {
        Field([key], member: member, .flag(get, set, default: get(Owner.empty)))
    }

    static func integer(_ key: Word, _ get: @escaping Getter<Int>, _ set: @escaping Setter<Int>) -> Field {
        Field([key], .integer(get, set, default: get(Owner.empty)))
    }

    static func word<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ key: Word, _ get: @escaping Getter<Choice>, _ set: @escaping Setter<Choice>
    ) -> Field {
        let words = Choice.allCases.map(\.rawValue)
        let form = Form.word(
            { get($0).rawValue }, { owner, word in if let choice = Choice(rawValue: word) { set(&owner, choice) } },
            of: words, default: get(Owner.empty).rawValue)
        return Field([key], form)
    }
}

// MARK: - Other forms

extension Field {
    static func other(_ keys: [Word] = [], _ other: Other) -> Field { Field(keys, .other(other)) }

    /// A key whose value is part of another row's.
    static func part(_ key: Word) -> Field {
        Field([key], .other(Other(write: { _, _ in }, read: { _, _ in })))
    }

    /// A value with its own JSON form.
    static func value<Value: SchemaPart>(
        _ key: Word, and other: Word? = nil, _ get: @escaping Getter<Value?>, _ set: @escaping Setter<Value?>
    ) -> Field {
        let (keys, member) = ([key] + (other.map { [$0] } ?? []), key.text)
        let other = Other(
            write: { $1.put(member, get($0)?.json(in: $1.language)) },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(member) { set(&owner, try Value(schemaNode: node)) }
            },
            visitTexts: { get($0)?.visitTexts($1) }, removeTexts: { set(&$0, get($0)?.withoutTexts) })
        return Field(keys, .other(other))
    }

    /// A list of values, which is not written if it is empty.
    static func values<Value: SchemaPart>(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<[Value]>, _ set: @escaping Setter<[Value]>
    ) -> Field {
        let member = member ?? key?.text ?? ""
        let other = Other(
            write: { owner, writer in
                let (values, language) = (get(owner), writer.language)
                // By index, because a loop copies each parameter. So below.
                let json = values.indices.compactMap { values[$0].json(in: language) }
                if !values.isEmpty { writer.put(member, .array(json)) }
            },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(member) { set(&owner, try node.list(of: Value.init(schemaNode:))) }
            },
            visitTexts: { owner, body in
                let values = get(owner)
                for index in values.indices { values[index].visitTexts(body) }
            },
            removeTexts: { set(&$0, get($0).compactMap(\.withoutTexts)) })
        return Field(key.map { [$0] } ?? [], member: member, .other(other))
    }
}

extension Field {
    /// A list that may be absent, which differs from an empty one.
    static func optionalValues<Value: SchemaPart>(
        _ key: Word, _ get: @escaping Getter<[Value]?>, _ set: @escaping Setter<[Value]?>
    ) -> Field {
        let other = Other(
            write: { owner, writer in
                let language = writer.language
                writer.put(key.text, get(owner).map { .array($0.compactMap { $0.json(in: language) }) })
            },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(key.text) { set(&owner, try node.list(of: Value.init(schemaNode:))) }
            })
        return Field([key], .other(other))
    }

    /// The members of a part, which are among those of its owner.
    static func members<Part: Fielded>(_ get: @escaping Getter<Part?>, _ set: @escaping Setter<Part?>) -> Field {
        let other = Other(
            write: { get($0)?.write(to: &$1) },
            read: { (owner, fields) throws(SchemaDecodingError) in
                var part = Part.empty
                try part.read(from: &fields)
                set(&owner, part.ifNotEmpty)
            },
            visitTexts: { get($0)?.visitTexts($1) }, removeTexts: { set(&$0, get($0)?.withoutTexts) })
        return Field(Part.fields.flatMap(\.keys), .other(other))
    }
}

// MARK: - JSON

extension Field.Form {
    fileprivate func writing(as member: String) -> @Sendable (Owner, inout SchemaObjectWriter) -> Void {
        switch self {
        case .flag(let get, _, let fallback):
            { owner, writer in
                let flag = get(owner)
                if flag != fallback { writer.put(member, .boolean(flag)) }
            }
        case .integer(let get, _, let fallback):
            { owner, writer in
                let number = get(owner)
                if number != fallback { writer.put(member, .integer(number)) }
            }
        case .text(let get, _): { $1.put(member, get($0)) }
        case .texts(let get, _): { $1.put(member, get($0)) }
        case .localized(let get, _): { $1.put(member, get($0)) }
        case .word(let get, _, _, let fallback): { $1.put(member, get($0), unless: fallback) }
        case .other(let other): other.write
        }
    }
}

extension Field {
    func write(_ owner: Owner, to writer: inout SchemaObjectWriter) { writing(owner, &writer) }

    func read(_ owner: inout Owner, from fields: inout SchemaFields) throws(SchemaDecodingError) {
        if case .other(let other) = form { return try other.read(&owner, &fields) }
        guard let node = isRequired ? try fields.required(member) : fields.remove(member) else { return }
        switch form {
        case .flag(_, let set, _): set(&owner, try node.flag())
        case .integer(_, let set, _): set(&owner, try node.integer())
        case .text(_, let set): set(&owner, try node.text())
        case .texts(_, let set): set(&owner, try node.texts())
        case .localized(_, let set): set(&owner, try LocalizedText(schemaNode: node))
        case .word(_, let set, let words, _): set(&owner, try node.word(of: words))
        case .other: break
        }
    }
}

// MARK: - Texts

extension Field {
    func visitTexts(of owner: Owner, _ body: (LocalizedText) -> Void) {
        switch form {
        case .localized(let get, _): if let text = get(owner) { body(text) }
        case .other(let other): other.visitTexts(owner, body)
        case .flag, .integer, .text, .texts, .word: break
        }
    }

    /// Removes texts and what else a lock does not contain.
    func removeTexts(from owner: inout Owner) {
        if let reset { return reset(&owner) }
        switch form {
        case .localized(_, let set): set(&owner, nil)
        case .other(let other): other.removeTexts(&owner)
        case .flag, .integer, .text, .texts, .word: break
        }
    }
}
