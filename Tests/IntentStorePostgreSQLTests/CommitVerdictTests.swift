#if PostgreSQL
    import IntentStorePostgreSQL
    import Testing

    @Suite struct CommitVerdictTests {
        private static let cases: [(status: String?, isLogged: Bool?, verdict: CommitVerdict)] = [
            ("committed", true, .happened), ("committed", nil, .happened), ("aborted", false, .didNotHappen),
            ("aborted", nil, .didNotHappen), ("in progress", false, .open), ("in progress", nil, .open),
            // The status was asked for before the entry, and may be older.
            ("in progress", true, .happened),
            // A server that was put in the place of the lost one, and has given the number anew.
            ("committed", false, .unknown), (nil, true, .happened), (nil, false, .unknown), (nil, nil, .unknown),
            ("what a newer server may say", false, .unknown),
        ]

        @Test(arguments: cases)
        func isWhatStatusAndLogSayTogether(status: String?, isLogged: Bool?, verdict: CommitVerdict) {
            #expect(CommitVerdict(status: status, isLogged: isLogged) == verdict)
        }
    }

    @Suite struct RetryPlanTests {
        @Test func triesAtOnceAndThenAfterPausesThatGrow() {
            var plan = RetryPlan(atMost: .seconds(100))
            let pauses = (0..<10).map { _ in plan.nextPause(elapsed: .zero) }
            #expect(
                pauses
                    == [0, 10, 20, 40, 80, 160, 320, 640, 1_000, 1_000].map { Duration.milliseconds($0) })
        }

        @Test func givesUpWhereThePauseWouldEndTooLate() {
            var plan = RetryPlan(atMost: .milliseconds(100))
            #expect(plan.nextPause(elapsed: .milliseconds(99)) == .zero)
            #expect(plan.nextPause(elapsed: .milliseconds(89)) == .milliseconds(10))
            #expect(plan.nextPause(elapsed: .milliseconds(90)) == nil)
            #expect(plan.nextPause(elapsed: .milliseconds(100)) == nil)
        }
    }

    @Suite struct EscapedTextTests {
        @Test(arguments: ["", "plain", "\\", "\\0", "\u{0}", "a\u{0}b\\0\\\\\u{0}", "\\n", "е\u{301}\\"])
        func isReadAsItWas(_ text: String) {
            let encoded = EscapedText.encoded(text)
            #expect(!encoded.utf8.contains(0))
            #expect(Array(EscapedText.decoded(Array(encoded.utf8)).utf8) == Array(text.utf8))
        }

        @Test func differentTextsStayDifferent() {
            let texts = ["\u{0}", "\\0", "\\\\0", "\\", "\\\\"]
            #expect(Set(texts.map(EscapedText.encoded)).count == texts.count)
        }
    }
#endif
