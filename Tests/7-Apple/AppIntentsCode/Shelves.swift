// The other kinds of entities and queries: enumerable, searchable by properties, transient and unique ones.
import AppIntents
import Foundation
import WidgetKit

struct Book: Identifiable, Sendable {
    let id: UUID
    let title: String
    let pages: Int

    private init(number: UInt8, title: String, pages: Int) {
        id = UUID(uuid: (0x6F, 0x1B, 0x2C, 0x3D, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
        self.title = title
        self.pages = pages
    }

    static let all = [
        Book(number: 1, title: "Winter", pages: 120),
        Book(number: 2, title: "Spring", pages: 310),
        Book(number: 3, title: "Summer", pages: 95),
    ]
}

// A name that an app shares with the framework.
enum Bookcase {
    struct AppEntity: AppIntents.AppEntity {
        static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
        static var defaultQuery = BookQuery()

        let id: Book.ID

        // form: @Property
        @Property(title: "Title")
        var title: String

        @Property(title: "Pages")
        var pages: Int

        var displayRepresentation: DisplayRepresentation {
            // form: DisplayRepresentation(_:)
            // form: DisplayRepresentation(title:)
            title.isEmpty ? DisplayRepresentation("Untitled") : DisplayRepresentation(title: "\(title)")
        }

        init(_ book: Book) {
            id = book.id
            title = book.title
            pages = book.pages
        }
    }
}

struct BookQuery: EnumerableEntityQuery {
    // form: allEntities()
    func allEntities() async throws -> [Bookcase.AppEntity] {
        Book.all.map(Bookcase.AppEntity.init)
    }

    func entities(for identifiers: [Book.ID]) async throws -> [Bookcase.AppEntity] {
        Book.all.filter { identifiers.contains($0.id) }.map(Bookcase.AppEntity.init)
    }
}

struct ShelfEntity: AppIntents.AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let defaultQuery = ShelfQuery()

    let id: String
    @Property(title: "Books") var books: Int

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String, books: Int) {
        self.id = id
        self.books = books
    }
}

struct ShelfQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = Predicate<ShelfEntity>

    static let properties = QueryProperties {
        Property(\ShelfEntity.$books) {
            EqualToComparator { count in #Predicate<ShelfEntity> { $0.books == count } }
            GreaterThanComparator { count in #Predicate<ShelfEntity> { $0.books > count } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\ShelfEntity.$books)
    }

    func entities(
        matching comparators: [Predicate<ShelfEntity>], mode: ComparatorMode,
        sortedBy: [EntityQuerySort<ShelfEntity>], limit: Int?
    ) async throws -> [ShelfEntity] {
        let matching = try Self.all.filter { shelf in
            switch mode {
            case .and: try comparators.allSatisfy { try $0.evaluate(shelf) }
            case .or: try comparators.contains { try $0.evaluate(shelf) }
            }
        }
        return Array(matching.prefix(limit ?? matching.count))
    }

    func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
        Self.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [ShelfEntity] { Self.all }

    private static let all = [ShelfEntity(id: "Window", books: 20), ShelfEntity(id: "Attic", books: 300)]
}

/// An entity that exists once.
struct LibraryEntity: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Library"
    static let defaultQuery = LibraryQuery()

    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init() { name = "Home" }
}

struct LibraryQuery: UniqueAppEntityQuery {

    func uniqueEntity() async throws -> LibraryEntity { LibraryEntity() }
}

/// An entity without an identity, such as a result.
// form: TransientAppEntity
struct ReadingSummaryEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading Summary"

    @Property(title: "Pages read") var pages: Int

    var displayRepresentation: DisplayRepresentation { "\(pages) pages" }

    init() { pages = 0 }
}

struct ReadingIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Reading"

    @Parameter(title: "Book") var book: Bookcase.AppEntity?
    @Parameter(title: "Shelf") var shelf: ShelfEntity?
    @Parameter(title: "Library") var library: LibraryEntity?
}
