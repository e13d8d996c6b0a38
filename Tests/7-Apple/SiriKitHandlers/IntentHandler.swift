import Intents

public class IntentHandler: INExtension {

    override public func handler(for intent: INIntent) -> Any {
        switch intent {
        case is ShowMailIntent:
            return ShowMailIntentHandler()
        case is OrderSoupIntent:
            return OrderSoupIntentHandler()
        default:
            return self
        }
    }

}
