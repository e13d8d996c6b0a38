import AppIntents
import Testing

/// What parameters declare, as a host reads it.
@Suite struct ParameterDeclarationTests {
    private let intent = VoyageIntent()

    @Test func `a mirror shows the parameters in declared order`() {
        let labels = Mirror(reflecting: intent).children.filter { $0.value is any AnyIntentParameter }.map(\.label)
        #expect(labels.first == "_ship")
        #expect(labels.last == "_bare")
        #expect(labels.count == 14)
    }

    @Test func `titles and descriptions are kept`() {
        let declaration = intent.$cargo.declaration
        #expect(declaration.title == "Cargo")
        #expect(declaration.description == "What is on board.")
        #expect(intent.$bare.declaration.title == nil)
    }

    @Test func `a size is a number or depends on the family`() {
        #expect(
            intent.$ships.declaration.size
                == .byFamily([.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)]))
        #expect(intent.$ports.declaration.size == .all(IntentCollectionSize(exactly: 3)))
        #expect(intent.$ship.declaration.size == nil)
    }

    @Test func `numbers have a range and a style`() {
        #expect(intent.$crew.declaration.inclusiveRange == 1...40)
        #expect(intent.$crew.declaration.controlStyle == .field)
        #expect(intent.$fare.declaration.inclusiveRange == 0...100)
        #expect(intent.$fare.declaration.currencyCodes == ["EUR"])
    }

    @Test func `a measurement has a fixed unit or a default`() throws {
        let speed = try #require(intent.$speed.declaration.unit)
        #expect(speed.name == "knots")
        #expect(speed.isFixed)
        #expect(!intent.$speed.declaration.isNegativeAllowed)
        let depth = try #require(intent.$depth.declaration.unit)
        #expect(depth.name == "fathoms")
        #expect(!depth.isFixed)
        #expect(depth.isAdjustedForLocale)
    }

    @Test func `settings of other types are kept`() {
        #expect(intent.$departure.declaration.dateKind == .date)
        #expect(intent.$papers.declaration.contentTypes == [.pdf, .image])
        #expect(intent.$captain.declaration.personMode == .email)
        #expect(intent.$night.declaration.displayName?.true == "By Night")
        #expect(intent.$note.declaration.requestValueDialog == "Which note?")
        #expect(intent.$ports.declaration.optionsProvider is PortOptions)
    }

    @Test func `a type without identifier has its name`() {
        #expect(VoyageIntent.persistentIdentifier == "VoyageIntent")
        #expect(VoyageIntent.declaredIdentifier == nil)
        #expect(NamedIntent.declaredIdentifier == "com.example.named")
    }

    @Test func `descriptions are found in each form`() {
        #expect(VoyageIntent.declaredDescription?.categoryName == "Ships")
        #expect(NamedIntent.declaredDescription?.descriptionText == "A text.")
        #expect(OptionalDescriptionIntent.declaredDescription?.descriptionText == "An optional.")
        #expect(PlainIntent.declaredDescription == nil)
    }
}

private struct NamedIntent: AppIntent {
    static let persistentIdentifier = "com.example.named"
    static let title: LocalizedStringResource = "Named"
    static let description: LocalizedStringResource = "A text."
    func perform() async throws -> some IntentResult { .result() }
}

private struct OptionalDescriptionIntent: AppIntent {
    static let title: LocalizedStringResource = "Optional"
    static let description: IntentDescription? = "An optional."
    func perform() async throws -> some IntentResult { .result() }
}

private struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
}
