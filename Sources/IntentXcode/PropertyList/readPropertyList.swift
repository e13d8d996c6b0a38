/// Reads an XML property list.
/// - Throws: ``PropertyListError`` where the bytes are none.
package func readPropertyList(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    fatalError("to come")
}
