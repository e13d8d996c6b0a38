/// What a handler makes of a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { make(.success(resolvedPerson)) }

    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        make(.disambiguation(peopleToDisambiguate))
    }

    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        make(.confirmationRequired(personToConfirm, reason: nil))
    }
}
