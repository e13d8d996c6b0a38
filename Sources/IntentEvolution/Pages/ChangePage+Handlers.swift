extension ChangePage {
    static let handlers: [ChangePage] = [
        ChangePage(
            .handlerRequirementAdded, .handlers, "Handlers are asked what they were asked.",
            reason: """
                Each parameter with dynamic options is two requirements of the generated protocol, a default of \
                the handler one more. A handler without them does not compile.
                """,
            .parameters(
                "zone: String",
                "zone: { type: String, options: dynamic }")),
        ChangePage(
            .handlerProtocolRemoved, .handlers, "An intent that asks its handler goes on to ask it something.",
            reason: "There is no protocol for handlers that are asked nothing.",
            .parameters(
                "city: { type: String, options: dynamic }",
                "city: String")),
        ChangePage(
            .searchChanged, .handlers, "`search` stays.",
            reason: "The search term is an argument of the requirement only where the handler searches.",
            .parameters(
                "city: { type: String, options: dynamic }",
                "city: { type: String, options: dynamic, search: true }")),
    ]
}
