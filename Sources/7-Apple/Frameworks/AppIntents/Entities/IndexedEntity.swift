public import IntentFoundation

/// An entity that searches of the system can find.
///
/// There is no such search here. The attributes can be read.
public protocol IndexedEntity: AppEntity {
    /// What searches compare.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether searches leave the entity out.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The title, subtitle and synonyms of the entity.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        let representation = displayRepresentation
        attributes.title = String(localized: representation.title)
        attributes.displayName = attributes.title
        attributes.contentDescription = representation.subtitle.map { String(localized: $0) }
        attributes.alternateNames = representation.synonyms.map { String(localized: $0) }
        return attributes
    }

    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }
}

/// What searches compare of an item. On Apple's systems, it is part of CoreSpotlight and has many more attributes.
open class CSSearchableItemAttributeSet: NSObject {
    /// The uniform type identifier of the item.
    open var contentType: String?
    /// The title.
    open var title: String?
    /// The title as searches show it.
    open var displayName: String?
    /// Other titles.
    open var alternateNames: [String]?
    /// A description.
    open var contentDescription: String?
    /// Words by which the item is found.
    open var keywords: [String]?
    /// The text of the item.
    open var textContent: String?
    /// The name of the item's group.
    open var subject: String?
    /// The picture as the contents of a file.
    open var thumbnailData: Data?
    /// The URL of the picture.
    open var thumbnailURL: URL?
    /// The URL of the item.
    open var contentURL: URL?
    /// The date at which the item was created.
    open var contentCreationDate: Date?
    /// The date of the last change.
    open var contentModificationDate: Date?
    /// The identifier of the item.
    open var identifier: String?
    /// The identifier of the group.
    open var domainIdentifier: String?

    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}
