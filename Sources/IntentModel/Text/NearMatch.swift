/// Finds the word that a person probably meant, for “did you mean”.
package enum NearMatch {
    /// Returns the most similar candidate.
    ///
    /// Ignoring case, at most a third of its letters may be inserted, deleted, replaced, or swapped with their neighbors.
    /// Words of one or two letters match only if they differ in case. Among equally similar candidates, one that begins with
    /// the same letter is preferred, because people rarely mistype the first letter.
    /// - Returns: `nil` if no candidate is similar or the best is ambiguous; never the word itself.
    package static func best(for word: String, in candidates: some Sequence<String>) -> String? {
        let letters = Letters(word)
        guard !letters.isEmpty else { return nil }
        var best: (word: String, rank: Rank)?
        var isTied = false
        for candidate in candidates where candidate != best?.word && candidate != word {
            guard let rank = rank(of: Letters(candidate), for: letters, below: best?.rank) else { continue }
            isTied = rank == best?.rank
            if !isTied { best = (candidate, rank) }
        }
        return isTied ? nil : best?.word
    }

    /// The dissimilarity of a candidate.
    private struct Rank: Comparable {
        let distance: Int
        let hasOtherFirstLetter: Bool

        static func < (left: Rank, right: Rank) -> Bool {
            (left.distance, left.hasOtherFirstLetter ? 1 : 0) < (right.distance, right.hasOtherFirstLetter ? 1 : 0)
        }
    }

    /// Returns `nil` if the candidate is too dissimilar, or more so than the best one.
    private static func rank(of other: Letters, for word: Letters, below best: Rank?) -> Rank? {
        guard !other.isEmpty else { return nil }
        let allowed = min(word.count, other.count) < 3 ? 0 : max(1, max(word.count, other.count) / 3)
        let limit = min(allowed, best?.distance ?? allowed)
        guard abs(other.count - word.count) <= limit, let distance = word.distance(to: other, atMost: limit) else {
            return nil
        }
        let rank = Rank(distance: distance, hasOtherFirstLetter: word.first != other.first)
        guard let best else { return rank }
        return rank <= best ? rank : nil
    }

    /// The lowercase letters of a word; empty if the word is too long to be compared.
    private struct Letters {
        private let scalars: [Unicode.Scalar]

        init(_ word: String) {
            scalars = word.utf8.count <= 400 ? Array(word.lowercased().unicodeScalars) : []
        }

        var isEmpty: Bool { scalars.isEmpty }
        var count: Int { scalars.count }
        var first: Unicode.Scalar? { scalars.first }

        /// Returns the restricted Damerau–Levenshtein distance (optimal string alignment), or `nil` if it exceeds the limit.
        func distance(to other: Letters, atMost limit: Int) -> Int? {
            guard limit > 0 else { return scalars == other.scalars ? 0 : nil }
            var beforeLast = [Int](repeating: 0, count: other.count + 1)
            var last = Array(0...other.count)
            for (row, letter) in scalars.enumerated() {
                var current = [row + 1]
                current.reserveCapacity(other.count + 1)
                var minimum = row + 1
                for (column, theirs) in other.scalars.enumerated() {
                    var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == theirs ? 0 : 1))
                    if row > 0, column > 0, letter == other.scalars[column - 1], scalars[row - 1] == theirs {
                        cost = min(cost, beforeLast[column - 1] + 1)
                    }
                    current.append(cost)
                    minimum = min(minimum, cost)
                }
                if minimum > limit { return nil }
                (beforeLast, last) = (last, current)
            }
            return last[other.count] <= limit ? last[other.count] : nil
        }
    }
}
