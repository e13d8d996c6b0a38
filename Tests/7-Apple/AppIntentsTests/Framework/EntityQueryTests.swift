import AppIntents
import IntentTestSupport
import Testing

/// Queries, options providers and the forms of entities.
@Suite struct EntityQueryTests {
    @Test func `an enumerable query suggests all entities`() async throws {
        let query = ShipQuery()
        try await expectEqual(query.suggestedEntities().map(\.id), [1, 2, 3])
        try await expectEqual(query.results().count, 3)
        #expect(await query.defaultResult() == nil)
    }

    @Test func `a unique entity is its query's only one`() async throws {
        let query = HarborEntity.defaultQuery
        let harbor = try await query.uniqueEntity()
        expectEqual(harbor.id, "HarborEntity")
        expectEqual(harbor.displayRepresentation.title, "Harbor")
        try await expectEqual(query.entities(for: ["HarborEntity", "x"]).count, 1)
        #expect(await query.defaultResult() != nil)
        try await expectEqual(type(of: query).init().uniqueEntity().id, harbor.id)
    }

    @Test func `a transient entity is never looked up`() async throws {
        #expect(try await TideEntity.defaultQuery.entities(for: [TideEntity().id]).isEmpty)
    }

    @Test func `identifiers are converted to text and back`() {
        let uuid = UUID()
        expectEqual(UUID.entityIdentifier(for: uuid.entityIdentifierString), uuid)
        expectEqual(Int.entityIdentifier(for: 42.entityIdentifierString), 42)
        expectEqual(Int.entityIdentifier(for: "x"), nil)
        expectEqual(Berth(rawValue: 4)?.entityIdentifierString, "4")
        expectEqual(Berth.entityIdentifier(for: "4"), Berth(rawValue: 4))
        expectEqual(EntityIdentifier(for: Ship(id: 3, name: "x")).description, "Ship/3")
    }

    @Test func `builders collect sections and items`() {
        let collection = IntentItemCollection<String> {
            IntentItemSection("Baltic") {
                "Kiel"
                IntentItem("Gdańsk", title: "Danzig")
            }
            "Hamburg"
        }
        expectEqual(collection.sections.map(\.title), ["Baltic", nil])
        expectEqual(collection.sections.map { $0.items.map(\.value) }, [["Kiel", "Gdańsk"], ["Hamburg"]])
        expectEqual(collection.sections[0].items[1].representation?.title, "Danzig")
        expectEqual(IntentItemCollection(items: ["a", "b"]).sections.map(\.items.count), [2])
        #expect(IntentItemCollection<String>.empty.sections.isEmpty)
    }

    @Test func `a provider reads the parameters that it depends on`() async throws {
        let intent = VoyageIntent()
        let provider = PortOptions()
        try await expectEqual(ServedIntent.$current.withValue(intent) { try await provider.results() }, [])
        intent.ship = Ship(id: 1, name: "Alexandra")
        try await expectEqual(
            ServedIntent.$current.withValue(intent) { try await provider.results() }, ["Alexandra", "timber"])
        try await expectEqual(provider.results(), [])
    }

    @Test func `a dependency lists its intent and parameters`() throws {
        let dependency = try #require(
            Mirror(reflecting: PortOptions()).children.compactMap { $0.value as? any AnyParameterDependency }.first)
        #expect(dependency.intentType is VoyageIntent.Type)
        expectEqual(dependency.keyPaths, [\VoyageIntent.$ship, \VoyageIntent.$cargo])
    }

    @Test func `an indexed entity has the attributes of its representation`() {
        let attributes = Catch(id: 2).attributeSet
        expectEqual(attributes.title, "Catch 2")
        expectEqual(attributes.keywords, ["fish"])
    }
}

private struct HarborEntity: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
    static let defaultQuery = UniqueAppEntityProvider { HarborEntity() }
}

private struct TideEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
    var displayRepresentation: DisplayRepresentation { "Tide" }
}

private struct Berth: RawRepresentable, EntityIdentifierConvertible, Equatable {
    let rawValue: Int
    init?(rawValue: Int) { self.rawValue = rawValue }
}

private struct Catch: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Catch"
    static let defaultQuery = CatchQuery()
    let id: Int
    @Property(title: "Weight") var weight: Int
    var displayRepresentation: DisplayRepresentation { "Catch \(id)" }
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = ["fish"]
        return attributes
    }
}

@Suite struct FileEntityIdentifierTests {
    @Test func `an identifier is that of a file or a draft`() throws {
        let file = FileEntityIdentifier.file(url: URL(fileURLWithPath: "/a/b.txt"))
        expectEqual(file.fileURL?.path, "/a/b.txt")
        let draft = FileEntityIdentifier.draft(identifier: "Untitled")
        #expect(draft.isDraft && draft.fileURL == nil && !file.isDraft)
        for identifier in [file, draft] {
            expectEqual(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString), identifier)
        }
    }
}

private struct CatchQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\Catch.$weight) {
            EqualToComparator { "= \($0)" }
            IsBetweenComparator { "\($0)...\($1)" }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Catch.$weight) }

    func entities(for identifiers: [Catch.ID]) async throws -> [Catch] { [] }

    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Catch>], limit: Int?
    ) async throws -> [Catch] { [] }
}
