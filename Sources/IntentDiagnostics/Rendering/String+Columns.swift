extension String {
    /// Columns that a terminal gives the text, see `Unicode.Scalar.columns`.
    package var columns: Int {
        unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}
