/// Finds the word that was probably meant.
package enum NearMatch {
    /// The one candidate that is near: case apart, at most a third of the letters added, left out, replaced or
    /// swapped with their neighbour. Nil where none is, or several are equally near.
    package static func best(for word: String, in candidates: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        guard !letters.isEmpty, letters.count <= longest else { return nil }
        var best: (word: String, distance: Int)?
        var isTied = false
        for candidate in candidates where candidate != best?.word {
            let other = Array(candidate.lowercased().unicodeScalars)
            let allowed = max(1, max(letters.count, other.count) / 3)
            // One letter is not told from another by nearness.
            guard other.count <= longest, abs(other.count - letters.count) <= allowed,
                let distance = distance(letters, other, atMost: min(allowed, best?.distance ?? allowed)),
                distance < max(letters.count, other.count)
            else { continue }
            isTied = distance == best?.distance
            best = (candidate, distance)
        }
        return isTied ? nil : best?.word
    }

    private static let longest = 100

    /// Restricted Damerau–Levenshtein: no part is changed twice. Nil beyond the limit.
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int) -> Int? {
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            if current.allSatisfy({ $0 > limit }) { return nil }
            (beforeLast, last) = (last, current)
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
