@_exported import Foundation

@_exported import struct IntentFoundation.UTType
