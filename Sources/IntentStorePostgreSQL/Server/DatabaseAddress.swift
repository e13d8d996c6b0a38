#if PostgreSQL
    import CLibPQ
    import IntentRuntime

    /// Where the database is: a URL as libpq reads it, without a password.
    struct DatabaseAddress: Sendable {
        /// As it was given: fit to be shown.
        let text: String
        /// libpq's keywords and their values.
        let parameters: [(keyword: String, value: String)]

        init(_ url: String) throws(StoreError) {
            guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://"), !url.utf8.contains(0) else {
                throw DatabaseAddress.isNoURL
            }
            parameters = try DatabaseAddress.parse(url)
            guard !parameters.contains(where: { DatabaseAddress.secrets.contains($0.keyword) }) else {
                throw StoreError(
                    .notPermitted,
                    "The store's address holds a password, which others could read; put it into ~/.pgpass, or name such a file in PGPASSFILE."
                )
            }
            text = url
        }

        /// These, and what of ours the URL does not say.
        func parameters(adding others: [(keyword: String, value: String)]) -> [(keyword: String, value: String)] {
            parameters + others.filter { other in !parameters.contains { $0.keyword == other.keyword } }
        }

        private static let secrets: Set<String> = ["password", "sslpassword"]

        /// Without the text: a slip of the pen in it may show a password.
        private static let isNoURL = StoreError(
            .unavailable, "The store's address is no PostgreSQL URL; write postgresql://USER@HOST/DATABASE.")

        private static func parse(_ url: String) throws(StoreError) -> [(keyword: String, value: String)] {
            var complaint: UnsafeMutablePointer<CChar>?
            defer { PQfreemem(complaint) }
            guard let options = PQconninfoParse(url, &complaint) else { throw isNoURL }
            defer { PQconninfoFree(options) }
            var parameters: [(keyword: String, value: String)] = []
            var option = options
            while let keyword = option.pointee.keyword {
                if let value = option.pointee.val {
                    parameters.append((String(cString: keyword), String(cString: value)))
                }
                option += 1
            }
            return parameters
        }
    }
#endif
