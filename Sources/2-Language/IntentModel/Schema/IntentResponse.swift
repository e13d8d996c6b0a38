/// The response of an intent.
package struct IntentResponse: Hashable, Sendable {
    /// The property that Shortcuts passes to the next action.
    package var output: String?
    package var properties: [Property]
    /// The declared codes in order. `success` and `failure` exist even if they are not declared.
    package var codes: [ResponseCode]

    package init(output: String? = nil, properties: [Property] = [], codes: [ResponseCode] = []) {
        self.output = output
        self.properties = properties
        self.codes = codes
    }
}

/// An outcome of an intent.
package struct ResponseCode: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    /// The text that Siri speaks.
    package var say: LocalizedText?
    /// The short text that is displayed.
    package var show: LocalizedText?
    package var isSuccess: Bool

    /// - Parameter isSuccess: `nil` if it follows from the name; see ``isSuccess(_:)``.
    package init(
        name: String, swiftName: String? = nil, say: LocalizedText? = nil, show: LocalizedText? = nil,
        isSuccess: Bool? = nil
    ) {
        self.name = name
        self.swiftName = swiftName ?? name
        self.say = say
        self.show = show
        self.isSuccess = isSuccess ?? Self.isSuccess(name)
    }

    /// Whether a code with this name indicates success by default: whether the name begins with `success`.
    package static func isSuccess(_ name: String) -> Bool { name.hasPrefix("success") }
}

extension IntentResponse: Fielded {
    static var empty: IntentResponse { IntentResponse() }

    package static let fields: [Field<IntentResponse>] = [
        .text(.output, { $0.output }, { $0.output = $1 }),
        .values(.properties, { $0.properties }, { $0.properties = $1 }),
        .values(.codes, { $0.codes }, { $0.codes = $1 }),
    ]

    /// Nil if it declares only the built-in codes.
    var withoutTexts: IntentResponse? { removingTexts().ifNotEmpty }
}

extension ResponseCode: NamedPart {
    static var empty: ResponseCode { ResponseCode(name: "") }

    package static let fields: [Field<ResponseCode>] = [
        .name, .swiftName({ $0.swiftName }, { $0.swiftName = $1 }), .localized(.say, { $0.say }, { $0.say = $1 }),
        .localized(.show, { $0.show }, { $0.show = $1 }),
        Field(
            [.success],
            .init(
                write: { code, writer in
                    let isImplied = code.isSuccess == ResponseCode.isSuccess(code.name)
                    if !isImplied { writer.put("success", .boolean(code.isSuccess)) }
                },
                read: { (code, fields) throws(SchemaDecodingError) in
                    code.isSuccess = try fields.remove("success")?.flag() ?? ResponseCode.isSuccess(code.name)
                })),
    ]

    /// Nil for a built-in code.
    var withoutTexts: ResponseCode? {
        let code = removingTexts()
        return code == ResponseCode(name: "success") || code == ResponseCode(name: "failure") ? nil : code
    }
}
