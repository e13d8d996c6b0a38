/// Finds the word that a person probably meant, for “did you mean”.
package enum NearMatch {
    /// Returns the most similar candidate.
    ///
    /// Ignoring case, at most a third of its letters may be inserted, deleted, replaced, or swapped with their neighbors.
    /// Words of one or two letters match only if they differ in case. Among equally similar candidates, one that begins with
    /// the same letter is preferred, because people rarely mistype the first letter. If none is similar, a code of the same
    /// language matches: `iw` finds `he`.
    /// - Returns: `nil` if no candidate is similar or the best is ambiguous; never the word itself.
    package static func best(for word: String, in candidates: some Sequence<String>) -> String? {
        let letters = Letters(word)
        guard !letters.isEmpty else { return nil }
        var best: (word: String, rank: Rank)?
        var isTied = false
        let tag = LanguageTag.looksLike(word) ? LanguageTag(word) : nil
        var sameLanguage: String?
        for candidate in candidates where candidate != best?.word && candidate != word {
            if let tag, LanguageTag.looksLike(candidate), LanguageTag(candidate) == tag { sameLanguage = candidate }
            guard let rank = rank(of: Letters(candidate), for: letters, below: best?.rank) else { continue }
            isTied = rank == best?.rank
            if !isTied { best = (candidate, rank) }
        }
        return isTied ? nil : best?.word ?? sameLanguage
    }

    /// Returns the most similar candidate, or else the nearest in length that contains the word or that the word contains,
    /// ignoring case: `medium` finds `systemMedium`.
    /// - Returns: `nil` if no candidate matches or the best is ambiguous; never the word itself.
    package static func name(for word: String, in candidates: some Sequence<String>) -> String? {
        let candidates = Array(candidates)
        if let best = best(for: word, in: candidates) { return best }
        let word = Letters(word)
        guard word.count >= minimumContained else { return nil }
        let lengths = candidates.compactMap { candidate -> (candidate: String, length: Int)? in
            let letters = Letters(candidate)
            let isMatch = letters.count > word.count ? letters.contains(word) : word.contains(letters)
            return isMatch && letters != word ? (candidate, abs(letters.count - word.count)) : nil
        }
        guard let shortest = lengths.map(\.length).min() else { return nil }
        let matches = Set(lengths.lazy.filter { $0.length == shortest }.map(\.candidate))
        return matches.count == 1 ? matches.first : nil
    }

    /// The minimum number of letters of a word that another one contains.
    private static let minimumContained = 3

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
    private struct Letters: Equatable {
        private let scalars: [Unicode.Scalar]

        init(_ word: String) {
            scalars = word.utf8.count <= 400 ? Array(word.lowercased().unicodeScalars) : []
        }

        var isEmpty: Bool { scalars.isEmpty }
        var count: Int { scalars.count }
        var first: Unicode.Scalar? { scalars.first }

        /// Returns whether the letters of another word, at least three, appear one after the other.
        func contains(_ other: Letters) -> Bool {
            guard (NearMatch.minimumContained...max(NearMatch.minimumContained, count)).contains(other.count) else {
                return false
            }
            return scalars.indices.contains { scalars[$0...].starts(with: other.scalars) }
        }

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
