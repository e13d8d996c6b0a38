import Testing

/// `set`, `reset`, `get`, `show`.
struct EditingTests {
    @Test func everyTypeIsSetFromTextAndReadBack() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(
            try await sandbox.intentctl(
                "set", "desk", "title=a=b, c", "mode=dim", "labelSize=16", "share=0.25", "showLabels=false",
                "site=https://example.com/a?b=c", "every=90s", #"tags=a\,b,c"#, "lamps=floor,left") == .done())
        #expect(
            try await sandbox.intentctl("get", "desk")
                == .done(
                    """
                    title: a=b, c
                    mode: dim
                    labelSize: 16
                    share: 0.25
                    showLabels: false
                    site: https://example.com/a?b=c
                    every: 90s
                    tags: a,b
                    tags: c
                    lamps: floor  Floor Lamp
                    lamps: left  Left Lamp
                    shelf:
                    robot:

                    """))
    }

    @Test func takingOutWhatIsNotThereLeavesTheDefaultADefault() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let outcome = try await sandbox.intentctl("set", "desk", "lamps-=floor")
        #expect(outcome == Outcome(status: 0, error: "warning: 'floor' is not in 'lamps'\n"))
        #expect(
            try await sandbox.intentctl("get", "desk", "lamps", "--explain").output.contains(
                "origin   default(definition)"))
        #expect(try await sandbox.intentctl("set", "desk", "lamps-=left").status == 0)
        #expect(try await sandbox.intentctl("get", "desk", "lamps") == .done("lamps: right  Right Lamp\n"))
    }

    @Test func valuesAreSetFromJSONFilesAndStandardInput() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        try sandbox.write(#"["x", null, "y,z"]"#, to: "tags.json")
        #expect(
            try await sandbox.intentctl("set", "desk", "tags:=@tags.json", "labelSize:=@-", "share:=0.5", input: "20\n")
                == .done())
        #expect(
            try await sandbox.intentctl("get", "desk", "tags", "--json") == .done("{\"tags\":[\"x\",\"y,z\"]}\n"))
        #expect(
            try await sandbox.intentctl("get", "desk", "tags", "--explain", "--json").output
                .contains(#""stored":["x",null,"y,z"]"#))
        #expect(try await sandbox.intentctl("get", "desk", "labelSize") == .done("labelSize: 20\n"))
        #expect(try await sandbox.intentctl("set", "desk", "share:=null") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "share", "--json") == .done("{\"share\":null}\n"))
    }

    @Test func listsChangeByAddingAndTakingOut() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "tags=a", "tags=b", "tags+=c,d") == .done())
        #expect(
            try await sandbox.intentctl("get", "desk", "tags", "--json")
                == .done("{\"tags\":[\"a\",\"b\",\"c\",\"d\"]}\n"))
        #expect(try await sandbox.intentctl("set", "desk", "tags-=b") == .done())
        #expect(
            try await sandbox.intentctl("get", "desk", "tags", "--json") == .done("{\"tags\":[\"a\",\"c\",\"d\"]}\n"))
        #expect(try await sandbox.intentctl("set", "desk", "tags=") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "tags", "--json") == .done("{\"tags\":[]}\n"))
    }

    @Test(arguments: [
        (["lablSize=3"], Int32(65), "did you mean 'labelSize'?"),
        (["mode=Brigt"], 65, "did you mean 'bright'?"),
        (["mode=Hell"], 65, "bright, dim"),
        (["labelSize=99"], 65, "24"),
        (["labelSize=1.5"], 65, "1.5"),
        (["labelSize="], 65, "an empty text is no value of this type; 'reset' brings back the default"),
        (["share="], 65, "an empty text is no value of this type; ':=null' sets no value"),
        (["lamps=left,"], 65, "an item is empty; ':=[…, null]' sets an empty slot"),
        (["lamps=ceiling"], 65, "ceiling"),
        (["lamps=flor"], 65, "did you mean 'floor'?"),
        (["lamps=left,left"], 65, "left"),
        (["tags=a,b,c,d,e"], 65, "4"),
        (["tags:=[1]"], 65, "[0]"),
        (["tags:=[\"a\""], 65, "not JSON"),
        (["title:=null"], 65, "default"),
        (["title=a", "title=b"], 64, "second value"),
        (["title"], 64, "PARAM=TEXT"),
        (["=x"], 64, "names no parameter"),
        (["tags:=@nowhere.json"], 66, "nowhere.json"),
        (["tags:=@-", "title:=@-"], 64, "standard input"),
        (["robot=r2"], 69, "--unchecked"),
    ])
    func aWrongAssignmentChangesNothing(arguments: [String], status: Int32, words: String) async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let before = try await sandbox.intentctl("get", "desk", "--explain")
        let outcome = try await sandbox.run(["set", "desk", "showLabels=false"] + arguments, input: "[]")
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: "))
        #expect(outcome.error.contains(words), "\(outcome.error)")
        #expect(try await sandbox.intentctl("get", "desk", "--explain") == before)
    }

    @Test func allProblemsOfAnEditAreTold() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let outcome = try await sandbox.intentctl("set", "desk", "labelSize=99", "mode=dark")
        #expect(outcome.status == 65)
        #expect(outcome.error.split(separator: "\n").count == 2)
        #expect(outcome.error.contains("labelSize"))
        #expect(outcome.error.contains("'dark'"))
    }

    @Test func whatNobodyCanLookUpIsStoredUncheckedOnly() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "robot=r2", "--unchecked") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "robot") == .done("robot: r2\n"))
        #expect(try await sandbox.intentctl("get", "desk", "robot", "--explain").output.contains("unchecked"))
    }

    @Test func anEditOfAnotherRevisionIsRefused() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "title=a", "--if-revision", "1") == .done())
        let outcome = try await sandbox.intentctl("set", "desk", "title=b", "--if-revision", "1")
        #expect(outcome.status == 75)
        #expect(outcome.error.contains("revision 2"))
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: a\n"))
    }

    @Test func resettingBringsDefaultsBack() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "title=a", "labelSize=9", "mode=dim") == .done())
        #expect(try await sandbox.intentctl("reset", "desk", "title") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: Desk\n"))
        #expect(try await sandbox.intentctl("get", "desk", "labelSize") == .done("labelSize: 9\n"))
        #expect(try await sandbox.intentctl("reset", "desk", "--all") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "labelSize") == .done("labelSize: 12\n"))
        #expect(try await sandbox.intentctl("reset", "desk", "lamp").error.contains("did you mean 'lamps'?"))
        #expect(try await sandbox.intentctl("reset", "desk").status == 64)
        #expect(try await sandbox.intentctl("reset", "desk", "title", "--all").status == 64)
    }

    @Test func getExplainsWhereAValueComesFrom() async throws {
        let sandbox = try await Sandbox.withPlacedDesk(family: "systemSmall")
        #expect(
            try await sandbox.intentctl("get", "desk", "lamps", "--explain")
                == .done(
                    """
                    lamps: left  Left Lamp
                    lamps: right  Right Lamp
                      origin   default(definition)
                      stored   none
                      default  left  Left Lamp
                               right  Right Lamp

                    """))
        #expect(try await sandbox.intentctl("get", "desk", "lmaps").error.contains("did you mean 'lamps'?"))
        #expect(try await sandbox.intentctl("get", "desk", "lmaps").status == 65)
        #expect(try await sandbox.intentctl("get", "nobody").status == 65)
        #expect(try await sandbox.intentctl("get", "no body").status == 65)
    }

    @Test func showTellsTheWholeInstance() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let outcome = try await sandbox.intentctl("show", "desk")
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                """
                id        desk
                kind      com.example.desk  Desk
                family    systemMedium
                intent    Desk
                revision  1

                title: Desk
                  origin   default(definition)

                """))
    }

    @Test func anOrphanIsShownWithWhatIsStored() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "title=kept") == .done())
        try sandbox.write("intentDefinition: 1\ngroup: group.desk\n", to: "definitions/desk.intent.yaml")
        let shown = try await sandbox.intentctl("show", "desk")
        #expect(shown.status == 0)
        #expect(shown.output.hasSuffix("\ntitle:  kept\n"))
        for arguments in [["get", "desk"], ["set", "desk", "title=x"], ["options", "desk", "mode"]] {
            let outcome = try await sandbox.run(arguments)
            #expect(outcome.status == 65)
            #expect(outcome.output == "")
        }
        #expect(try await sandbox.intentctl("remove", "desk") == .done())
    }

    @Test func textsFromOutsideCannotSteerTheTerminal() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "title=a\u{1B}[31m\u{202E}b\nc") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: a␛[31m<U+202E>b␊c\n"))
        #expect(
            try await sandbox.intentctl("get", "desk", "title", "--json")
                == .done("{\"title\":\"a\\u001b[31m\\u202eb\\nc\"}\n"))
        for arguments in [
            ["get", "desk", "x\u{1B}y"], ["get", "desk", "--x\u{1B}y"], ["set", "desk", "mode=\u{1B}"],
        ] {
            #expect(!(try await sandbox.run(arguments).error.contains("\u{1B}")))
        }
    }
}
