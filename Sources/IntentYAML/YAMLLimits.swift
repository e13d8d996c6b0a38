/// What a definition file may ask of the reader; past one of these it is reported as `limit-exceeded` and not read on.
///
/// The defaults are far above what people write and keep any file at all below a second.
package struct YAMLLimits: Sendable, Hashable {
    /// Size of a file, in bytes. Values above 1 GiB count as 1 GiB, since offsets are held in 32 bits.
    package var fileBytes = 8 * 1024 * 1024

    /// Sequences and mappings inside each other; the outermost is the first.
    package var depth = 64

    /// Scalars, sequences, mappings and aliases of a file.
    package var nodes = 1_000_000

    /// Length of one text, in bytes of UTF-8 after unescaping.
    package var scalarBytes = 1024 * 1024

    /// Nodes that a walk over the tree meets only because it follows aliases.
    package var expandedAliasNodes = 10_000

    /// Anchors of a file; each costs several times what another node does.
    package var anchors = 10_000

    /// Blanks and line ends in a row, in bytes.
    ///
    /// libyaml gathers such a run in a buffer, and from then on clears the whole buffer at every blank of the same
    /// text; without this limit one long run makes the rest of a file cost its square.
    package var blankRunBytes = 4 * 1024

    /// Problems of one file that the reader reports before it gives the file up; far more than anybody reads.
    package var diagnostics = 10_000

    package init() {}
}
