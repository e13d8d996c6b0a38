/// The XML property list of a value as Xcode writes it: tabs, keys sorted by their bytes.
package func renderPropertyList(_ root: PropertyListValue) -> [UInt8] {
    fatalError("to come")
}
