/// Which of two values holds that met.
public enum EditorSettlement: String, Hashable, Sendable {
    /// The draft's: applying it puts the other one away.
    case keepMine
    /// What is stored: the draft's is given up.
    case takeTheirs
}
