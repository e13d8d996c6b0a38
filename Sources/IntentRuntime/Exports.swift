// A program that uses generated code imports this module alone.
@_exported public import IntentModel
