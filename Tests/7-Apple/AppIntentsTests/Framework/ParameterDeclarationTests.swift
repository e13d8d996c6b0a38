import AppIntents
import IntentTestSupport
import Testing

/// What parameters declare, as a host reads it.
@Suite struct ParameterDeclarationTests {
    private let intent = VoyageIntent()

    @Test func `a mirror shows the parameters in declared order`() {
        let labels = Mirror(reflecting: intent).children.filter { $0.value is any AnyIntentParameter }.map(\.label)
        expectEqual(labels.first, "_ship")
        expectEqual(labels.last, "_bare")
        expectEqual(labels.count, 14)
    }

    @Test func `titles and descriptions are kept`() {
        let declaration = intent.$cargo.declaration
        expectEqual(declaration.title, "Cargo")
        expectEqual(declaration.description, "What is on board.")
        expectEqual(intent.$bare.declaration.title, nil)
    }

    @Test func `a size is a number or depends on the family`() {
        expectEqual(
            intent.$ships.declaration.size,
            .byFamily([.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)]))
        expectEqual(intent.$ports.declaration.size, .all(IntentCollectionSize(exactly: 3)))
        expectEqual(intent.$ship.declaration.size, nil)
    }

    @Test func `numbers have a range and a style`() {
        expectEqual(intent.$crew.declaration.inclusiveRange, 1...40)
        expectEqual(intent.$crew.declaration.controlStyle, .field)
        expectEqual(intent.$fare.declaration.inclusiveRange, 0...100)
        expectEqual(intent.$fare.declaration.currencyCodes, ["EUR"])
    }

    @Test func `a measurement has a fixed unit or a default`() throws {
        let speed = try #require(intent.$speed.declaration.unit)
        expectEqual(speed.name, "knots")
        #expect(speed.isFixed)
        #expect(!intent.$speed.declaration.isNegativeAllowed)
        let depth = try #require(intent.$depth.declaration.unit)
        expectEqual(depth.name, "fathoms")
        #expect(!depth.isFixed)
        #expect(depth.isAdjustedForLocale)
    }

    @Test func `settings of other types are kept`() {
        expectEqual(intent.$departure.declaration.dateKind, .date)
        expectEqual(intent.$papers.declaration.contentTypes, [.pdf, .image])
        expectEqual(intent.$captain.declaration.personMode, .email)
        expectEqual(intent.$night.declaration.displayName?.true, "By Night")
        expectEqual(intent.$note.declaration.requestValueDialog, "Which note?")
        #expect(intent.$ports.declaration.optionsProvider is PortOptions)
    }

    @Test func `a type without identifier has its name`() {
        expectEqual(VoyageIntent.persistentIdentifier, "VoyageIntent")
        expectEqual(VoyageIntent.declaredIdentifier, nil)
        expectEqual(NamedIntent.declaredIdentifier, "com.example.named")
    }

    @Test func `descriptions are found in each form`() {
        expectEqual(VoyageIntent.declaredDescription?.categoryName, "Ships")
        expectEqual(NamedIntent.declaredDescription?.descriptionText, "A text.")
        expectEqual(OptionalDescriptionIntent.declaredDescription?.descriptionText, "An optional.")
        expectEqual(PlainIntent.declaredDescription, nil)
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
