/// What a program makes of a stored value that does not fit the definition any more.
///
/// It is given the parameter by its declared name, the value, and the tag of the type with which it was stored, such as
/// `Integer` or `[enum:CountType]`; nil for a value that is not carried over.
typealias ValueMigration = @Sendable (_ parameter: String, _ stored: IntentValue, _ type: String) -> IntentValue?
