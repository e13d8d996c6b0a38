// Files with views use Foundation, Observation and the types of widgets without importing them, as Apple's module
// re-exports them.
@_exported import Foundation
@_exported import IntentFoundation
@_exported import IntentWidgets
@_exported import Observation

// On Apple's systems, this class is in Foundation.
@_exported import class Intents.NSUserActivity
