public import Foundation

/// The domain of errors of this module.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// Why a call of this module failed; also what a handler may answer with.
public struct INIntentError: CustomNSError, Hashable {
    public enum Code: Int, Sendable {
        case interactionOperationNotSupported = 1900
        case donatingInteraction = 1901
        case deletingAllInteractions = 1902
        case deletingInteractionWithIdentifiers = 1903
        case deletingInteractionWithGroupIdentifier = 1904
        case intentSupportedByMultipleExtension = 2001
        case restrictedIntentsNotSupportedByExtension = 2002
        case noHandlerProvidedForIntent = 2003
        case invalidIntentName = 2004
        case noAppAvailable = 2005
        case requestTimedOut = 3001
        case missingInformation = 3002
        case invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000
        case extensionBringUpFailed = 5001
        case imageGeneric = 6000
        case imageNoServiceAvailable = 6001
        case imageStorageFailed = 6002
        case imageLoadingFailed = 6003
        case imageRetrievalFailed = 6004
        case imageProxyLoop = 6005
        case imageProxyInvalid = 6006
        case imageProxyTimeout = 6007
        case imageServiceFailure = 6008
        case imageScalingFailed = 6009
        case permissionDenied = 6010
        case voiceShortcutCreationFailed = 7000
        case voiceShortcutGetFailed = 7001
        case voiceShortcutDeleteFailed = 7002
        case encodingGeneric = 8000
        case encodingFailed = 8001
        case decodingGeneric = 9000
        case unableToCreateAppIntentRepresentation = 10000
        case noAppIntent = 10001
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public init(_ code: Code, userInfo: [String: Any]) {
        self.code = code
    }

    public static var errorDomain: String { INIntentErrorDomain }
    public var errorCode: Int { code.rawValue }
}
