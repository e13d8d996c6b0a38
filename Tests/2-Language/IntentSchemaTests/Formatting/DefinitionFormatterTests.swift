import IntentAuthoring
import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

/// The text that `intentgen format` writes.
struct DefinitionFormatterTests {
    private func formatted(_ text: String, sorts: Bool = false) throws -> String {
        try DefinitionFormatter(sortsKeys: sorts).formatted(SourceFile(path: "a.intent.yaml", text: text))
    }

    @Test func `spaces, indentation, quotes, blank lines and long collections`() throws {
        let text = """


            # header
            intentDefinition:   1
            enums:
                Tone:
                    # the cases
                    cases: {friendly: Friendly ,formal: Formal,  "odd":  'Odd one' }   # trailing
                Other:
                   cases:
                   - a
                   -   b


            intents:
                Greeting:
                    parameters:
                        names:
                            type: [ String ]
                            description: >
                                 A long text
                                   over lines

                                 and more
                        # about the text
                        text: { type: String, default: "Hello there", title: { en: A rather long title that does not fit, de: Ein ziemlich langer } }
                        tone : {type: Tone}
            """
        let expected = """
            # header
            intentDefinition: 1
            enums:
              Tone:
                # the cases
                cases: { friendly: Friendly, formal: Formal, "odd": Odd one }   # trailing
              Other:
                cases:
                  - a
                  - b

            intents:
              Greeting:
                parameters:
                  names:
                    type: [String]
                    description: >
                      A long text
                        over lines

                      and more
                  # about the text
                  text:
                    type: String
                    default: Hello there
                    title: { en: A rather long title that does not fit, de: Ein ziemlich langer }
                  tone: { type: Tone }

            """
        try expectEqual(formatted(text), expected)
        try expectEqual(formatted(expected), expected)
    }

    @Test(arguments: [
        // Values and comments in one column.
        "kind:    a\nintent:  b # one\nother: c    # two\nlast: d     # three\n",
        // Texts of several lines, with their own indentation.
        "a: |\n  one\n    two\n\n\n  three\nb: |2\n    four\n  five\n",
        "a: \"one\n  two\"\nb: 'it''s\n\n  this'\nc: plain\n  and more\n",
        // Anchors, aliases and collections of several lines.
        "a: &one { b: 1 }\nc: *one\nd: [\n  1, 2,\n  3]\ne: {\n  f: 1,   # comment\n  g: 2 }\n",
        // Missing values, and texts that need their quotes.
        "a:\nb: { c, d: }\ne: { f }\ng: \"5\"\nh: 'a: b'\ni: \"true\"\nj: \"a # b\"\nk: \"dynamic\"\nl: '- x'\n",
        "- a: 1\n  b: 2\n- - c\n  - d\n-\n  e: 1\n",
        "a: {}\nb: []\nc: \"\"\n",
        // Characters of several bytes.
        "titel: { zh: 车控 🚗, ar: سيارة }   # 🚗\nb: 1\n",
        "",
        "# only a comment\n",
    ])
    func `what is formatted stays`(text: String) throws { try expectEqual(formatted(text), text) }

    @Test(arguments: [
        ("a:  1\r\n\r\n\r\nb: {c: 1}\r\n", "a: 1\r\n\r\nb: { c: 1 }\r\n"),
        ("a:\n   b: 1\n   # end\n# root\nc: 2", "a:\n  b: 1\n  # end\n# root\nc: 2\n"),
        (
            "a:\n    b:\n    - c:   1\n      d: 2\n    -\n        e: 1\n",
            "a:\n  b:\n    - c: 1\n      d: 2\n    -\n      e: 1\n"
        ),
        ("a:   1\nb: >\n    one\n    two", "a: 1\nb: >\n  one\n  two"),
        ("a: [ 1,2 , 3 ]\nb: {  }\n", "a: [1, 2, 3]\nb: {}\n"),
        ("a:\n   b: |\n       text\n   c: \"x\n     y\"\n", "a:\n  b: |\n    text\n  c: \"x\n    y\"\n"),
        (
            "a:\r\n  b: { cccccccccccccccccccccccccccccccccccc: Ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc, d: Ddddddddddddddd }\r\n",
            "a:\r\n  b:\r\n    cccccccccccccccccccccccccccccccccccc: Ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc\r\n    d: Ddddddddddddddd\r\n"
        ),
    ])
    func `a text is formatted`(text: String, expected: String) throws {
        try expectEqual(formatted(text), expected)
        try expectEqual(formatted(expected), expected)
    }

    @Test func `excluded lines stay, but in their block`() throws {
        let text = """
            a:
                # intent-format: off
                b:   {c:1,   d: 2}
                e:  1
                # intent-format: on
                f:  {g: 1}

            """
        let expected = """
            a:
              # intent-format: off
              b:   {c:1,   d: 2}
              e:  1
              # intent-format: on
              f: { g: 1 }

            """
        try expectEqual(formatted(text), expected)
    }

    @Test func `keys of declarations get the order of the reference`() throws {
        let text = """
            # about the widget
            widgets:
              W: { intent: A, kind: w }   # stays
            intents:
              B: {}
              A:
                parameters:
                  # about z
                  z:
                    default: true
                    # the type
                    type: Boolean
                  y: String
                title: First
            intentDefinition: 1

            """
        let expected = """
            intentDefinition: 1
            intents:
              B: {}
              A:
                title: First
                parameters:
                  # about z
                  z:
                    # the type
                    type: Boolean
                    default: true
                  y: String
            # about the widget
            widgets:
              W: { kind: w, intent: A }   # stays

            """
        try expectEqual(formatted(text, sorts: true), expected)
        try expectEqual(formatted(expected, sorts: true), expected)
    }

    @Test(arguments: [
        // Blank lines stay between declarations.
        (
            "widgets:\n  A:\n    families: [x]\n    title: A\n\n  B:\n    families: [x]\n    title: B\n",
            "widgets:\n  A:\n    title: A\n    families: [x]\n\n  B:\n    title: B\n    families: [x]\n"
        ),
        (
            "widgets:\n  A:\n    families: [x]\n\nintents:\n  B: {}\n\nintentDefinition: 1\n",
            "intentDefinition: 1\n\nintents:\n  B: {}\n\nwidgets:\n  A:\n    families: [x]\n"
        ),
        (
            "intents:\n  A:\n    description: |+\n      text\n\n    title: A\n  B: {}\n",
            "intents:\n  A:\n    title: A\n    description: |+\n      text\n\n  B: {}\n"
        ),
        // Fields, timelines and declarations in braces.
        (
            "types:\n  R:\n    fields:\n      a:\n        default: b\n        type: String\n",
            "types:\n  R:\n    fields:\n      a:\n        type: String\n        default: b\n"
        ),
        (
            "widgets:\n  A:\n    timeline:\n      entries: 2\n      every: 1h\n",
            "widgets:\n  A:\n    timeline:\n      every: 1h\n      entries: 2\n"
        ),
        (
            "intents: { A: { parameters: { p: { default: 1, type: Integer } }, title: A } }\n",
            "intents: { A: { title: A, parameters: { p: { type: Integer, default: 1 } } } }\n"
        ),
        (
            "intents: { A: { parameters: {\n  # first\n  p: { default: 1, type: Integer } }, title: A } }\n",
            "intents: { A: { title: A, parameters: {\n  # first\n  p: { default: 1, type: Integer } } } }\n"
        ),
        // Excluded lines stay together.
        (
            "widgets:\n  A:\n    # intent-format: off\n    families: [x]\n    title:   A\n    # intent-format: on\n"
                + "  B:\n    families: [x]\n    title: B\nintents: {}\n",
            "intents: {}\nwidgets:\n  A:\n    # intent-format: off\n    families: [x]\n    title:   A\n"
                + "    # intent-format: on\n  B:\n    title: B\n    families: [x]\n"
        ),
        (
            "widgets:\n  A:\n    families: [x]\n    # intent-format: off\n    title:   A\n    # intent-format: on\n",
            "widgets:\n  A:\n    # intent-format: off\n    title:   A\n    # intent-format: on\n    families: [x]\n"
        ),
    ])
    func `keys are sorted wherever declarations are`(text: String, expected: String) throws {
        try expectEqual(formatted(text, sorts: true), expected)
        try expectEqual(formatted(expected, sorts: true), expected)
    }

    @Test func `an alias that would precede its anchor is named`() throws {
        let text = "intents:\n  A:\n    parameters: { a: &row { type: String } }\n    title: A\nintentDefinition: 1\n"
        #expect(try formatted(text, sorts: true).hasPrefix("intentDefinition: 1\n"))
        let alias = "widgets:\n  A: { title: &text One }\nintents:\n  B: { title: *text }\n"
        let failure = #expect(throws: FormattingFailure.self) { try formatted(alias, sorts: true) }
        #expect(failure?.reason?.contains("the alias '*text' before its anchor '&text'") == true)
        try expectEqual(formatted(alias), alias)
    }

    @Test func `a file that cannot be read is left as it is`() {
        for text in ["a: [1, 2\n", "a: 1\n b: 2\n", "a: b: c\n"] {
            #expect(throws: FormattingFailure.self, "\(text)") { try formatted(text) }
        }
    }

    @Test(arguments: try Corpus.runs("valid") + Corpus.shipped())
    func `definitions keep their schema, and a second run changes nothing`(_ run: Corpus.Run) throws {
        func formatted(_ file: SourceFile, sorts: Bool) throws -> SourceFile {
            SourceFile(path: file.path, text: try DefinitionFormatter(sortsKeys: sorts).formatted(file))
        }
        for sorts in [false, true] {
            let once = try run.files.map { try formatted($0, sorts: sorts) }
            for file in once { try expectEqual(formatted(file, sorts: sorts).bytes, file.bytes, "\(file.path)") }
            expectEqual(Corpus.Run(name: run.name, files: once).resolved().schema, run.resolved().schema)
        }
    }

    @Test(arguments: try Corpus.shipped())
    func `the definitions of this repository are formatted`(_ run: Corpus.Run) throws {
        for file in run.files {
            try expectEqual(DefinitionFormatter().formatted(file), String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// Whatever spaces are inserted where they mean nothing, the values and comments stay, and the result is stable.
    @Test(arguments: try Corpus.runs("valid"))
    func `files with other spaces keep their schema`(_ run: Corpus.Run) throws {
        var random = SeededGenerator(seed: 11)
        let formatter = DefinitionFormatter()
        for file in run.files {
            let expected = try formatter.formatted(file)
            for _ in 0..<4 {
                let text = expected.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    line.first == " " || line.isEmpty || line.contains("|") || line.contains(">")
                        || !Bool.random(using: &random)
                        ? String(line) : line + String(repeating: " ", count: Int.random(in: 0..<3, using: &random))
                }
                let spaced = SourceFile(path: file.path, text: text.joined(separator: "\n"))
                try expectEqual(formatter.formatted(spaced), expected, "\(file.path)")
            }
        }
    }
}
