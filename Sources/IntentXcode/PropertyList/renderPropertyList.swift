/// The XML property list of a value as Xcode writes it: tabs, keys sorted by their bytes.
///
/// ``readPropertyList(_:)`` gives the value back.
package func renderPropertyList(_ root: PropertyListValue) -> [UInt8] {
    var renderer = PropertyListRenderer()
    renderer.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """)
    renderer.write(root, depth: 0)
    renderer.write("</plist>\n")
    return renderer.bytes
}
