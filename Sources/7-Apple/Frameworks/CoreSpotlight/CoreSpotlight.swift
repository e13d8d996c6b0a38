// The attributes of entities are in App Intents. Nothing is searched.
@_exported import class AppIntents.CSSearchableItemAttributeSet
@_exported import Foundation
