/// A row of the table of a declaration's keys: how it is written in a definition and in the schema's JSON.
///
/// Everything that treats keys alike derives from the tables: which keys a mapping can have, the JSON of a schema, the
/// JSON Schema for editors, definitions as text, the languages of the texts, and what a lock contains.
///
/// A class, because generic code copies the elements of an array, and a schema's JSON needs the rows of every declaration.
package final class Field<Owner>: Sendable {
    /// A closure, because key paths are slow. It takes the owner by its address, because each row would copy a parameter.
    package typealias Getter<Value> = @Sendable (inout Owner) -> Value
    package typealias Setter<Value> = @Sendable (inout Owner, Value) -> Void

    /// How a value is written, read and visited.
    package struct Access: Sendable {
        var write: @Sendable (inout Owner, inout SchemaObjectWriter) -> Void
        var read: @Sendable (inout Owner, inout SchemaFields) throws(SchemaDecodingError) -> Void
        /// Nil for a value without texts.
        var visitTexts: (@Sendable (inout Owner, (LocalizedText) -> Void) -> Void)?
        /// Removes texts and what else a lock does not contain; nil if it contains the value as it is.
        var removeTexts: (@Sendable (inout Owner) -> Void)?
    }

    /// The keys in definitions. A row has several keys if one value follows from all of them, and none if only Xcode's files
    /// or code specify it.
    package let keys: [Word]
    /// The name in the schema's JSON.
    let member: String
    /// The form of a plain value; nil for a value with its own form.
    package let form: KeyForm?
    /// The types that have the key; nil for all.
    package let types: TypeGroups?
    let access: Access
    /// Returns a plain value, or nil for its default.
    private let plain: Getter<PlainValue?>

    /// Creates a row whose value has its own form.
    init(_ keys: [Word], member: String? = nil, _ access: Access) {
        self.keys = keys
        self.member = member ?? keys.first?.text ?? ""
        self.access = access
        form = nil
        types = nil
        plain = { _ in nil }
    }

    /// Creates a row of a plain value.
    /// - Parameter get: Returns nil for the default, which is not written.
    private init(
        _ key: Word?, member: String?, _ form: KeyForm, get: @escaping Getter<PlainValue?>,
        read: @escaping @Sendable (inout Owner, SchemaNode) throws(SchemaDecodingError) -> Void,
        visitTexts: (@Sendable (inout Owner, (LocalizedText) -> Void) -> Void)? = nil,
        removeTexts: (@Sendable (inout Owner) -> Void)? = nil
    ) {
        let name = member ?? key?.text ?? ""
        keys = key.map { [$0] } ?? []
        self.member = name
        self.form = form
        types = nil
        plain = get
        access = Access(
            write: { if let value = get(&$0) { $1.put(name, plain: value) } },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(name) { try read(&owner, node) }
            }, visitTexts: visitTexts, removeTexts: removeTexts)
    }

    private init(_ row: Field, types: TypeGroups?, access: Access) {
        (keys, member, form, plain) = (row.keys, row.member, row.form, row.plain)
        self.types = types
        self.access = access
    }
}

extension Field {
    /// The row of a member that the JSON always has.
    var required: Field {
        var access = access
        access.read = { [member, read = access.read] (owner, fields) throws(SchemaDecodingError) in
            try fields.require(member)
            try read(&owner, &fields)
        }
        return Field(self, types: types, access: access)
    }

    /// Returns the row of a key that only some types have.
    func on(_ types: TypeGroups) -> Field { Field(self, types: types, access: access) }

    /// Returns the row of a value that a lock does not contain.
    /// - Parameter reset: Replaces the value by what a lock contains.
    func unlocked(_ reset: @escaping @Sendable (inout Owner) -> Void) -> Field {
        var access = access
        access.removeTexts = reset
        return Field(self, types: types, access: access)
    }

    /// Returns a plain value, or nil for its default and for a value with its own form.
    package func value(of owner: Owner) -> PlainValue? {
        var owner = owner
        return plain(&owner)
    }
}

extension Array {
    /// Calls the closure with each row without retaining it, as a loop would do for each declaration.
    @inline(__always)
    func forEachRow<Owner, Failure: Error>(
        _ body: (Field<Owner>) throws(Failure) -> Void
    ) throws(Failure) where Element == Field<Owner> {
        let rows = span
        for index in rows.indices { try body(rows[index]) }
    }

    /// Returns the keys and plain values of rows that differ from their defaults.
    package func values<Owner>(of owner: Owner) -> [(key: Word, value: PlainValue)] where Element == Field<Owner> {
        compactMap { row in
            guard let key = row.keys.first, let value = row.value(of: owner) else { return nil }
            return (key, value)
        }
    }
}

/// The form of a key's values, for whatever does not read or write declarations.
package enum KeyForm: Hashable, Sendable {
    case flag(default: Bool)
    case integer(default: Int)
    case text, texts, localized
    /// One of several words.
    case word([String], default: String?)
}

/// A value of a plain form.
package enum PlainValue: Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    /// A text or a word.
    case text(String)
    case texts([String])
    case localized(LocalizedText)
}

extension KeyForm {
    /// Creates the form of a key in a table; nil if the table has none.
    package init?<Owner>(of key: Word, in fields: [Field<Owner>]) {
        guard let form = fields.first(where: { $0.keys == [key] })?.form else { return nil }
        self = form
    }
}

// MARK: - Plain forms

extension Field {
    static func text(
        _ key: Word, _ get: @escaping Getter<String?>, _ set: @escaping Setter<String?>
    ) -> Field {
        Field(
            key, member: nil, .text, get: { get(&$0).map(PlainValue.text) },
            read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try node.text()) })
    }

    static func texts(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<[String]>, _ set: @escaping Setter<[String]>
    ) -> Field {
        Field(
            key, member: member, .texts,
            get: {
                let texts = get(&$0)
                return texts.isEmpty ? nil : .texts(texts)
            }, read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try node.texts()) })
    }

    static func localized(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<LocalizedText?>,
        _ set: @escaping Setter<LocalizedText?>
    ) -> Field {
        Field(
            key, member: member, .localized, get: { get(&$0).map(PlainValue.localized) },
            read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try LocalizedText(schemaNode: node)) },
            visitTexts: { if let text = get(&$0) { $1(text) } }, removeTexts: { set(&$0, nil) })
    }

    /// A text that is always present.
    static func requiredText(
        _ key: Word, _ get: @escaping Getter<String>, _ set: @escaping Setter<String>
    ) -> Field {
        text(key, { get(&$0) }, { owner, text in if let text { set(&owner, text) } }).required
    }

    /// A word without a default.
    static func word<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ key: Word, _ get: @escaping Getter<Choice?>, _ set: @escaping Setter<Choice?>
    ) -> Field {
        Field(
            key, member: nil, .word(Choice.allCases.map(\.rawValue), default: nil),
            get: { get(&$0).map { .text($0.rawValue) } },
            read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try node.word(Choice.self)) })
    }
}

/// Forms whose default is that of an empty declaration.
extension Field where Owner: Fielded {
    static func flag(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<Bool>, _ set: @escaping Setter<Bool>
    ) -> Field {
        let fallback = fallback(get)
        return Field(
            key, member: member, .flag(default: fallback),
            get: { get(&$0) == fallback ? nil : .flag(!fallback) },
            read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try node.flag()) })
    }

    static func integer(_ key: Word, _ get: @escaping Getter<Int>, _ set: @escaping Setter<Int>) -> Field {
        let fallback = fallback(get)
        return Field(
            key, member: nil, .integer(default: fallback),
            get: {
                let number = get(&$0)
                return number == fallback ? nil : .integer(number)
            }, read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try node.integer()) })
    }

    static func word<Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
        _ key: Word, _ get: @escaping Getter<Choice>, _ set: @escaping Setter<Choice>
    ) -> Field {
        let fallback = fallback(get)
        return Field(
            key, member: nil, .word(Choice.allCases.map(\.rawValue), default: fallback.rawValue),
            get: {
                let choice = get(&$0)
                return choice == fallback ? nil : .text(choice.rawValue)
            }, read: { (owner, node) throws(SchemaDecodingError) in set(&owner, try node.word(Choice.self)) })
    }

    private static func fallback<Value>(_ get: Getter<Value>) -> Value {
        var empty = Owner.empty
        return get(&empty)
    }
}

// MARK: - Other forms

extension Field {
    /// A key whose value is part of another row's.
    static func part(_ key: Word) -> Field { Field([key], Access(write: { _, _ in }, read: { _, _ in })) }

    /// A value with its own JSON form.
    static func value<Value: SchemaPart>(
        _ key: Word, and other: Word? = nil, _ get: @escaping Getter<Value?>, _ set: @escaping Setter<Value?>
    ) -> Field {
        let member = key.text
        let access = Access(
            write: { if var value = get(&$0) { $1.put(member, value.json(in: $1.language)) } },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(member) { set(&owner, try Value(schemaNode: node)) }
            },
            visitTexts: { if var value = get(&$0) { value.visitTexts($1) } },
            removeTexts: { set(&$0, get(&$0)?.withoutTexts) })
        return Field([key] + (other.map { [$0] } ?? []), access)
    }

    /// A list of values, which is not written if it is empty.
    static func values<Value: SchemaPart>(
        _ key: Word?, member: String? = nil, _ get: @escaping Getter<[Value]>, _ set: @escaping Setter<[Value]>
    ) -> Field {
        let name = member ?? key?.text ?? ""
        let access = Access(
            write: { owner, writer in
                let values = get(&owner)
                if !values.isEmpty { writer.put(name, values.json(in: writer.language)) }
            },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(name) { set(&owner, try node.list(of: Value.init(schemaNode:))) }
            },
            visitTexts: { get(&$0).visitTexts($1) },
            removeTexts: { set(&$0, get(&$0).compactMap(\.withoutTexts)) })
        return Field(key.map { [$0] } ?? [], member: member, access)
    }

    /// Values by name, which are not written if there are none.
    static func literals(
        _ key: Word, _ get: @escaping Getter<[String: IntentValue]>, _ set: @escaping Setter<[String: IntentValue]>
    ) -> Field {
        let access = Access(
            write: { owner, writer in
                let values = get(&owner)
                if !values.isEmpty { writer.put(key.text, values.literalJSON) }
            },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(key.text) { set(&owner, try node.literals()) }
            })
        return Field([key], access)
    }

    /// A list that may be absent, which differs from an empty one.
    static func optionalValues<Value: SchemaPart>(
        _ key: Word, _ get: @escaping Getter<[Value]?>, _ set: @escaping Setter<[Value]?>
    ) -> Field {
        let access = Access(
            write: { owner, writer in
                writer.put(key.text, get(&owner)?.json(in: writer.language))
            },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove(key.text) { set(&owner, try node.list(of: Value.init(schemaNode:))) }
            })
        return Field([key], access)
    }

    /// The members of a part, which are among those of its owner.
    static func members<Part: Fielded>(_ get: @escaping Getter<Part?>, _ set: @escaping Setter<Part?>) -> Field {
        let access = Access(
            write: { if var part = get(&$0) { part.write(to: &$1) } },
            read: { (owner, fields) throws(SchemaDecodingError) in
                var part = Part.empty
                try part.read(from: &fields)
                set(&owner, part.ifNotEmpty)
            },
            visitTexts: { if var value = get(&$0) { value.visitTexts($1) } },
            removeTexts: { set(&$0, get(&$0)?.withoutTexts) })
        return Field(Part.fields.flatMap(\.keys), access)
    }
}
