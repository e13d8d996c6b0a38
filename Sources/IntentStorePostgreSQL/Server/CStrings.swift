#if PostgreSQL
    /// Texts as C takes a list of them.
    enum CStrings {
        /// The pointers live until `body` returns.
        static func withPointers<Result>(
            _ texts: [String?], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
        ) -> Result {
            var bytes: [CChar] = []
            var starts: [Int?] = []
            for text in texts {
                starts.append(text == nil ? nil : bytes.count)
                guard let text else { continue }
                bytes.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
                bytes.append(0)
            }
            return bytes.withUnsafeBufferPointer { buffer in
                let pointers = starts.map { start -> UnsafePointer<CChar>? in
                    guard let start, let base = buffer.baseAddress else { return nil }
                    return base + start
                }
                return pointers.withUnsafeBufferPointer(body)
            }
        }
    }
#endif
