import IntentModel

extension Sample {
    /// Typical SiriKit intents: a widget with accounts and their mailboxes, and an order with Siri dialogs.
    static let mailBoxes = Sample(
        "mail-boxes",
        Schema(
            types: [
                .of("Account", [.of("server", .url)]),
                .of("Mailbox", [.of("unread", .integer), .of("tags", .string, list: true)]),
                .of("Soup", [.of("price", .decimal)]),
            ],
            enums: [.of("SoupSize", ["small", "large"])],
            intents: [showMail, orderSoup],
            widgets: [
                DeclaredWidget(
                    name: "Mail", swiftName: "mail", kind: "Mail", title: text("Mail"), intent: "ShowMail",
                    families: [.systemSmall, .systemLarge])
            ]))

    private static let showMail: Intent = {
        var intent = Intent.of(
            "ShowMail", title: "Show Mail",
            [
                .of("account", .object("Account"), title: "Account") { $0.options = .dynamic },
                .of("mailboxes", .object("Mailbox"), list: true, title: "Mailboxes") {
                    $0.options = .dynamic
                    $0.searchesInHandler = true
                    $0.dependsOn = ["account"]
                    $0.size = SlotSizes(families: [.systemSmall: 1], otherwise: 4)
                },
                .of("folder", .string, title: "Folder") { $0.options = .dynamic },
                .of("labels", .string, list: true, title: "Labels") { $0.options = .dynamic },
                .of("lines", .integer, title: "Lines") { $0.options = .dynamic },
                .of("isCompact", .boolean, title: "Compact") { $0.defaultRule = .value(.boolean(false)) },
            ])
        intent.isEligibleForWidgets = true
        return intent
    }()

    private static let orderSoup: Intent = {
        var intent = Intent.of(
            "OrderSoup", title: "Order Soup",
            [
                .of("soup", .object("Soup"), title: "Soup") {
                    $0.options = .dynamic
                    $0.siri = SiriRequest(unsupported: [
                        UnsupportedReason(name: "soldOut", text: text("${soup} is sold out."))
                    ])
                },
                .of("quantity", .integer, title: "Quantity") { $0.siri = SiriRequest() },
                .of("size", .enumeration("SoupSize"), title: "Size") { $0.siri = SiriRequest() },
                .of("extras", .string, list: true, title: "Extras") { $0.siri = SiriRequest() },
                .of("when", .dateComponents(.dateTime), title: "When") { $0.siri = SiriRequest() },
                // Every object has a `description`.
                .of("description", .boolean, title: "Description"),
            ])
        let response = IntentResponse(
            output: "soup",
            properties: [.of("soup", .object("Soup")), .of("quantity", .integer), .of("note", .string)],
            codes: [
                ResponseCode(name: "success", say: text("${quantity} of ${soup}, ${note}.")),
                ResponseCode(name: "failure"),
                ResponseCode(name: "failureOutOfSoup", say: text("There is no ${soup} left.")),
                ResponseCode(name: "closed"),
            ])
        intent.actions = IntentActions()
        intent.actions?.response = response
        return intent
    }()
}
