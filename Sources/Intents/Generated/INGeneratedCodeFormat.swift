/// The handshake between code that `intentgen generate --target sirikit` made and this library: a file names the format it
/// was made in, and compiles only where the library still reads it.
@dynamicMemberLookup
public enum INGeneratedCodeFormat {
    /// What this version's `intentgen` writes.
    public static var v1: Void { () }

    @available(*, unavailable, message: "this file was made by a newer intentgen: update the package's libraries")
    public static subscript(dynamicMember format: String) -> Void { () }
}
