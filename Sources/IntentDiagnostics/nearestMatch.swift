/// The candidate that was probably meant, for "did you mean".
///
/// Nearness is the restricted Damerau–Levenshtein distance in Unicode scalars: insertion, deletion, replacement and the
/// swap of neighbours cost 1 each. A third of the word's length may differ, one scalar at least, and words of one or two
/// scalars match only in another case. Words that differ in case alone are nearest of all.
///
/// - Returns: nil when nothing is near, or when several are equally near and none of them alone begins like the word.
package func nearestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
    let scalars = Array(word.unicodeScalars)
    // Nobody mistypes names this long, and the distance costs the product of both lengths.
    guard !scalars.isEmpty, scalars.count <= 64 else { return nil }
    let folded = word.lowercased()
    let budget = scalars.count < 3 ? 0 : max(1, scalars.count / 3)
    var best: [String] = []
    var least = budget
    for candidate in candidates where candidate != word {
        if candidate.lowercased() == folded { return candidate }
        let other = Array(candidate.unicodeScalars)
        guard budget > 0, abs(other.count - scalars.count) <= least else { continue }
        let distance = editDistance(scalars, other)
        guard distance <= least, distance < max(scalars.count, other.count) else { continue }
        if distance < least { best = [] }
        least = distance
        if !best.contains(candidate) { best.append(candidate) }
    }
    return best.count > 1 ? only(best.filter { $0.unicodeScalars.first == scalars[0] }) : best.first
}

private func only(_ words: [String]) -> String? {
    words.count == 1 ? words[0] : nil
}

/// Three rows of the usual table are enough, since a swap looks back two.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
        var current = [row + 1]
        current.reserveCapacity(right.count + 1)
        for (column, other) in right.enumerated() {
            var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (scalar == other ? 0 : 1))
            if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}
