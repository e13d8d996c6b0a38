@_exported import Foundation

// The attributes of entities are in App Intents. Nothing is searched.
@_exported import class AppIntents.CSSearchableItemAttributeSet
