#if PostgreSQL
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    @Suite struct CommitVerdictTests {
        private static let present = CommitVerdict.Log(hasEntry: true, isComplete: true)
        private static let missing = CommitVerdict.Log(hasEntry: false, isComplete: true)
        private static let shortened = CommitVerdict.Log(hasEntry: false, isComplete: false)

        private static let cases: [(status: CommitVerdict.Status?, log: CommitVerdict.Log?, verdict: CommitVerdict)] = [
            (.committed, present, .committed), (.committed, nil, .committed),
            (.aborted, missing, .notCommitted), (.aborted, nil, .notCommitted),
            (.inProgress, missing, .inProgress), (.inProgress, nil, .inProgress),
            // The status was read before the log and may be outdated.
            (.inProgress, present, .committed),
            // After a crash, another transaction may have the number.
            (.aborted, present, .committed), (.committed, missing, .notCommitted),
            (nil, present, .committed), (nil, missing, .notCommitted),
            // The entry may have been pruned.
            (.committed, shortened, .unknown), (nil, shortened, .unknown), (.aborted, shortened, .notCommitted),
            (nil, nil, .unknown),
        ]

        @Test(arguments: cases)
        func `the verdict combines the status and the log`(
            status: CommitVerdict.Status?, log: CommitVerdict.Log?, verdict: CommitVerdict
        ) {
            expectEqual(CommitVerdict(status: status, log: log), verdict)
        }
    }

    @Suite struct RetryPlanTests {
        @Test func `the first retry is immediate and later delays grow`() {
            var plan = RetryPlan(timeout: .seconds(100))
            let delays = (0..<10).map { _ in plan.nextDelay(elapsed: .zero) }
            expectEqual(delays, [0, 10, 20, 40, 80, 160, 320, 640, 1_000, 1_000].map { Duration.milliseconds($0) })
        }

        @Test func `no retry is planned after the timeout`() {
            var plan = RetryPlan(timeout: .milliseconds(100))
            expectEqual(plan.nextDelay(elapsed: .milliseconds(99)), .zero)
            expectEqual(plan.nextDelay(elapsed: .milliseconds(89)), .milliseconds(10))
            expectEqual(plan.nextDelay(elapsed: .milliseconds(90)), nil)
            expectEqual(plan.nextDelay(elapsed: .milliseconds(100)), nil)
        }
    }

    @Suite struct EscapedTextTests {
        @Test(arguments: ["", "plain", "\\", "\\0", "\u{0}", "a\u{0}b\\0\\\\\u{0}", "\\n", "е\u{301}\\"])
        func `a text is decoded to its original`(_ text: String) {
            let encoded = EscapedText.encoded(text)
            #expect(!encoded.utf8.contains(0))
            expectEqual(Array(EscapedText.decoded(Array(encoded.utf8)).utf8), Array(text.utf8))
        }

        @Test func `different texts have different encodings`() {
            let texts = ["\u{0}", "\\0", "\\\\0", "\\", "\\\\"]
            expectEqual(Set(texts.map(EscapedText.encoded)).count, texts.count)
        }
    }
#endif
