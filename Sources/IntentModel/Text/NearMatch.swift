/// Finds the word that was probably meant, for "did you mean".
package enum NearMatch {
    /// The one candidate that is near: case apart, at most a third of the letters added, left out, replaced or swapped
    /// with their neighbour.
    ///
    /// Words of one or two letters match in another case only, since a letter is too much of them. Of several that are
    /// equally near, the only one that begins with the word's first letter is meant: people seldom mistype that one.
    /// - Returns: Nil where none is near, or it cannot be told which one is meant; never the word itself.
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

    /// How far away a candidate is; the least is meant.
    private struct Rank: Comparable {
        let distance: Int
        let beginsOtherwise: Bool

        static func < (left: Rank, right: Rank) -> Bool {
            (left.distance, left.beginsOtherwise ? 1 : 0) < (right.distance, right.beginsOtherwise ? 1 : 0)
        }
    }

    /// Nil where the candidate is too far away, or further than another one.
    private static func rank(of other: Letters, for word: Letters, below best: Rank?) -> Rank? {
        guard !other.isEmpty else { return nil }
        let allowed = min(word.count, other.count) < 3 ? 0 : max(1, max(word.count, other.count) / 3)
        let limit = min(allowed, best?.distance ?? allowed)
        guard abs(other.count - word.count) <= limit, let distance = word.distance(to: other, atMost: limit) else {
            return nil
        }
        let rank = Rank(distance: distance, beginsOtherwise: word.first != other.first)
        guard let best else { return rank }
        return rank <= best ? rank : nil
    }

    /// The letters of a word without their case; none where it is longer than anybody mistypes a name.
    private struct Letters {
        private let scalars: [Unicode.Scalar]

        init(_ word: String) {
            scalars = word.utf8.count <= 400 ? Array(word.lowercased().unicodeScalars) : []
        }

        var isEmpty: Bool { scalars.isEmpty }
        var count: Int { scalars.count }
        var first: Unicode.Scalar? { scalars.first }

        /// Restricted Damerau–Levenshtein: no part is changed twice. Nil beyond the limit.
        func distance(to other: Letters, atMost limit: Int) -> Int? {
            guard limit > 0 else { return scalars == other.scalars ? 0 : nil }
            var beforeLast = [Int](repeating: 0, count: other.count + 1)
            var last = Array(0...other.count)
            for (row, letter) in scalars.enumerated() {
                var current = [row + 1]
                current.reserveCapacity(other.count + 1)
                var least = row + 1
                for (column, theirs) in other.scalars.enumerated() {
                    var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == theirs ? 0 : 1))
                    if row > 0, column > 0, letter == other.scalars[column - 1], scalars[row - 1] == theirs {
                        cost = min(cost, beforeLast[column - 1] + 1)
                    }
                    current.append(cost)
                    least = min(least, cost)
                }
                if least > limit { return nil }
                (beforeLast, last) = (last, current)
            }
            return last[other.count] <= limit ? last[other.count] : nil
        }
    }
}
