#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Returns the sine and the cosine of an angle, without Foundation.
package func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
    let angle = degrees * .pi / 180
    return (sin(angle), cos(angle))
}
