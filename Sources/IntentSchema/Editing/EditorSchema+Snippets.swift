internal import IntentModel

/// What an editor offers to begin with.
extension EditorSchema {
    static let fileSnippet: JSONValue = [
        "label": "a definition", "description": "An intent with one parameter, and a widget of it.",
        "body": [
            "intentDefinition": 1,
            "intents": ["${1:Clock}": ["parameters": ["${2:showSeconds}": ["type": "${3:Boolean}"]]]],
            "widgets": ["${1:Clock}Widget": ["intent": "${1:Clock}", "families": ["${4:systemSmall}"]]],
        ],
    ]

    static let typeSnippet: JSONValue = [
        "label": "a type", "body": ["${1:City}": ["properties": ["${2:country}": "${3:String}"]]],
    ]

    static let enumSnippet: JSONValue = [
        "label": "an enum", "body": ["${1:Theme}": ["cases": ["${2:light}": "${3:Light}"]]],
    ]

    static let intentSnippet: JSONValue = [
        "label": "an intent", "body": ["${1:Weather}": ["parameters": ["${2:city}": ["type": "${3:String}"]]]],
    ]

    static let widgetSnippet: JSONValue = [
        "label": "a widget",
        "body": ["${1:WeatherWidget}": ["intent": "${2:Weather}", "families": ["${3:systemSmall}"]]],
    ]

    static let propertySnippet: JSONValue = ["label": "a property", "body": ["${1:name}": "${2:String}"]]

    static let parameterSnippet: JSONValue = [
        "label": "a parameter", "body": ["${1:name}": ["type": "${2:String}"]],
    ]
}
