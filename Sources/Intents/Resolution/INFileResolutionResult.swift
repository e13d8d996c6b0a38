/// What a handler makes of a file.
open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedFile: INFile) -> Self { make(.success(resolvedFile)) }

    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        make(.disambiguation(filesToDisambiguate))
    }

    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        make(.confirmationRequired(fileToConfirm, reason: nil))
    }
}
