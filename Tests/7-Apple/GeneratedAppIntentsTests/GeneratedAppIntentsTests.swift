import Testing

/// The code that `intentgen generate --target app-intents` writes for the definitions of this repository.
///
/// A program has one handler and one action for each intent, so these tests run one after the other.
@Suite(.serialized) enum GeneratedAppIntentsTests {}
