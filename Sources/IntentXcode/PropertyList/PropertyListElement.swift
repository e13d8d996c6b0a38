/// An element that an XML property list may have, by its name there.
enum PropertyListElement: String {
    case plist, dict, array, key, string, integer, real, data, date
    case `true`, `false`
}
