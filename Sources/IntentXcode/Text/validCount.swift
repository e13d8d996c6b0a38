/// How many code units come before the first that cannot be decoded.
func validCount<Encoding: UnicodeCodec>(
    of units: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
) -> Int {
    var decoder = Encoding()
    var iterator = units.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += Encoding.encode(scalar)?.count ?? 0 }
    return count
}
