/// Writes a value as one YAML document, which ends with a line end.
///
/// It reads as the same value under YAML 1.1 and 1.2. Maps and lists stand on one line where that has up to 100 columns
/// and no text with `${` in it, which braces around would hide; else they are blocks. Texts are never folded.
package func renderYAML(_ content: YAMLContent) -> String {
    var renderer = YAMLRenderer()
    renderer.render(content)
    return String(decoding: renderer.bytes, as: UTF8.self)
}
