internal import IntentSchema

/// The definition that a new folder begins with.
enum StarterDefinition {
    static let fileName = "greeting.intent.yaml"

    static let text = """
        \(EditorSchema.modeline)
        # What the user of a widget can choose. Check it with: intentgen validate \(fileName)
        intentDefinition: 1

        enums:
          Tone:
            cases: { friendly: Friendly, formal: Formal }      # stored by name, shown by title

        intents:
          Greeting:                  # in Swift: struct GreetingIntent
            description: Choose whom the widget greets, and how.
            parameters:              # the rows of the editor, in this order
              names:
                title: Whom to greet
                type: [String]       # brackets: several, one in each slot
                size: { systemSmall: 1, systemMedium: 3 }
                default: [World]
              tone: { type: Tone, default: friendly }
              showTime: { type: Boolean, default: false }
              refreshAfter:
                type: TimeInterval
                default: 15m
                when: { showTime: true }                       # the row is there only then

        widgets:
          GreetingWidget:
            kind: com.example.greeting                         # what placed widgets are stored under
            description: Says hello.
            intent: Greeting
            families: [systemSmall, systemMedium]

        """
}
