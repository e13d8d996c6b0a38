extension ChangePage {
    static let names: [ChangePage] = [
        ChangePage(
            .swiftNameChanged, .names, "The name of a declaration in Swift stays.",
            reason: """
                It changes with the name, unless `swiftName` says otherwise, and code that uses it does not \
                compile any more. Nothing that is stored depends on it.
                """,
            .parameters(
                "labelSize: Integer",
                "labelSize: { type: Integer, swiftName: size }")),
        ChangePage(
            .formerNameDropped, .names, "A name under `renamedFrom` stays there.",
            reason: """
                Instances that were placed before the name changed, and not edited since, still have their \
                values under it. Nobody knows when the last of them is gone.
                """,
            .parameters(
                "place: { type: String, renamedFrom: [town] }",
                "place: String")),
        ChangePage(
            .reservedNameDropped, .names, "A name under `reserved` stays there.",
            reason: """
                What older instances stored under it is left alone as long as nothing bears the name. Once it is \
                free, somebody may give it to something else, which would then read those values.
                """,
            .intent(
                "reserved: [zone]",
                "title: Clock")),
        ChangePage(
            .groupChanged, .names, "The `group` stays, since it names the store.",
            reason: """
                Instances are in the store of the group that they were placed in. An app of another group does \
                not see them.
                """,
            .file(
                """
                group: group.example.clocks
                intents: { Clock: {} }
                """,
                """
                group: group.example.times
                intents: { Clock: {} }
                """)),
    ]
}
