// The codes under the error's own name, as `INIntentError.requestTimedOut`.
extension INIntentError {
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    public static var donatingInteraction: Code { .donatingInteraction }
    public static var deletingAllInteractions: Code { .deletingAllInteractions }
    public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
    public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
    public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
    public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    public static var invalidIntentName: Code { .invalidIntentName }
    public static var noAppAvailable: Code { .noAppAvailable }
    public static var requestTimedOut: Code { .requestTimedOut }
    public static var missingInformation: Code { .missingInformation }
    public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    public static var imageGeneric: Code { .imageGeneric }
    public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
    public static var imageStorageFailed: Code { .imageStorageFailed }
    public static var imageLoadingFailed: Code { .imageLoadingFailed }
    public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
    public static var imageProxyLoop: Code { .imageProxyLoop }
    public static var imageProxyInvalid: Code { .imageProxyInvalid }
    public static var imageProxyTimeout: Code { .imageProxyTimeout }
    public static var imageServiceFailure: Code { .imageServiceFailure }
    public static var imageScalingFailed: Code { .imageScalingFailed }
    public static var permissionDenied: Code { .permissionDenied }
    public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
    public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
    public static var encodingGeneric: Code { .encodingGeneric }
    public static var encodingFailed: Code { .encodingFailed }
    public static var decodingGeneric: Code { .decodingGeneric }
    public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
    public static var noAppIntent: Code { .noAppIntent }
}

extension INIntentError.Code {
    /// Whether an error is one of this module with this code, so that `catch INIntentError.requestTimedOut` finds it.
    public static func ~= (code: INIntentError.Code, error: any Error) -> Bool {
        (error as? INIntentError)?.code == code
    }
}
