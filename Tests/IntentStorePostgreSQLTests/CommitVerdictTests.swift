#if PostgreSQL
    import IntentStorePostgreSQL
    import Testing

    @Suite struct CommitVerdictTests {
        private static let there = CommitVerdict.Log(hasEntry: true, reachesBack: true)
        private static let missing = CommitVerdict.Log(hasEntry: false, reachesBack: true)
        private static let shortened = CommitVerdict.Log(hasEntry: false, reachesBack: false)

        private static let cases: [(status: CommitVerdict.Status?, log: CommitVerdict.Log?, verdict: CommitVerdict)] = [
            (.committed, there, .happened), (.committed, nil, .happened),
            (.aborted, missing, .didNotHappen), (.aborted, nil, .didNotHappen),
            (.inProgress, missing, .open), (.inProgress, nil, .open),
            // The status was asked for before the entry, and may be older.
            (.inProgress, there, .happened),
            // After a crash the number is another transaction's.
            (.aborted, there, .happened), (.committed, missing, .didNotHappen),
            (nil, there, .happened), (nil, missing, .didNotHappen),
            // The entry may have gone with the old end of the log.
            (.committed, shortened, .unknown), (nil, shortened, .unknown), (.aborted, shortened, .didNotHappen),
            (nil, nil, .unknown),
        ]

        @Test(arguments: cases)
        func isWhatStatusAndLogSayTogether(
            status: CommitVerdict.Status?, log: CommitVerdict.Log?, verdict: CommitVerdict
        ) {
            #expect(CommitVerdict(status: status, log: log) == verdict)
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
