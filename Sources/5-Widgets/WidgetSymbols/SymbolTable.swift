/// The drawings that names of system symbols are composed of.
///
/// Each row is one or more names, and a path in a square of 24 units for each part, separated by semicolons. A name with `~` is
/// that of the drawing in a mirror. The first character of a part says how it is painted:
///
/// | | in the outlined form | in the form `.fill` |
/// | --- | --- | --- |
/// | none | a line | a line, and filled |
/// | `-` | a line | a line |
/// | `*` | filled | filled |
/// | `/` | a line | a line that is removed from the rest |
/// | `%` | filled | removed from the rest |
///
/// A path consists of these commands:
///
/// | | |
/// | --- | --- |
/// | `M x y`, `L x y`, `Z` | begins a line, continues it, closes it |
/// | `C x y x y x y` | a curve with two control points |
/// | `O x y radius`, `E x y width height` | a circle, and an ellipse with half its width and height |
/// | `R x y width height radius` | a rectangle with round corners |
/// | `A x y radius from to` | begins a line with an arc between two angles, in degrees clockwise from the right |
/// | `J x y radius from to` | the same, joined to the line before it |
///
/// `@name` includes the parts of another row, and `@name scale x y` in another size and place. `=name` is another name of a
/// composition. A name with `+` is a part of other drawings: what falls from a cloud, as in
/// `cloud.rain`, waves that go out, or a house without the door, which has room for another symbol.
enum SymbolTable {
    static let texts = [
        marks, arrows, shapes, people, nature, devices, documents, things, transport,
    ]
}
