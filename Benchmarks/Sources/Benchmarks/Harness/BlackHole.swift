/// Takes a result, so that the compiler cannot leave out what made it.
@inline(never)
func blackHole(_ value: some Any) {
    withExtendedLifetime(value) {}
}
