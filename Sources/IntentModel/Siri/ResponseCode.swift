/// One outcome of an intent.
package struct ResponseCode: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    /// What is spoken.
    package var say: LocalizedText?
    /// What is shown, the short form.
    package var show: LocalizedText?
    package var isSuccess: Bool

    /// - Parameter isSuccess: Nil where the name tells: it begins with `success`.
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

    /// Whether a code of this name is one of success where nothing else is said.
    package static func isSuccess(_ name: String) -> Bool { name.hasPrefix("success") }
}
