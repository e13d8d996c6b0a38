#if PostgreSQL
    import IntentRuntime

    extension StoreError {
        /// What libpq or the server said, in the store's words. The message itself stays in `underlying`.
        init(_ failure: DatabaseFailure, _ address: DatabaseAddress) {
            let (code, phrase) = StoreError.meaning(of: failure)
            self.init(code, "'\(address.text)' \(phrase).", underlying: failure)
        }

        var isUniqueViolation: Bool { (underlying as? DatabaseFailure)?.state == .uniqueViolation }

        private static func meaning(of failure: DatabaseFailure) -> (Code, String) {
            if let state = failure.state, let known = meaning(of: state) { return known }
            switch failure.kind {
            case .unreachable: return (.unavailable, "cannot be reached")
            case .lost: return (.unavailable, "was lost, and could not be reached again")
            case .noneFree: return (.unavailable, "is busy: all connections of this program are in use")
            case .refused: return (.unavailable, "could not be used")
            }
        }

        private static func meaning(of state: SQLState) -> (Code, String)? {
            switch state {
            case .readOnly: return (.readOnly, "cannot be written: the server or the role is set to read only")
            case .lockNotAvailable: return (.unavailable, "is kept locked by another program")
            case .queryCanceled: return (.unavailable, "took too long")
            case .cannotConnectNow: return (.unavailable, "is starting or stopping")
            case .serializationFailure, .deadlock:
                return (.unavailable, "is changed by others again and again")
            case SQLState("42501"): return (.notPermitted, "may not be used so by this role")
            case SQLState("3D000"): return (.unavailable, "names a database that there is not")
            case SQLState("53100"): return (.inputOutput, "could not be written: the disk is full")
            case SQLState("53300"): return (.unavailable, "has no connection left")
            default: break
            }
            switch state.category {
            case "28": return (.notPermitted, "does not let this role in")
            case "42", "23", "22", "3F": return (.damaged, "is not built as a store is, or holds what no store holds")
            case "XX": return (.damaged, "is damaged, or the server has a fault")
            case "53", "58": return (.inputOutput, "could not be read or written")
            case "54": return (.inputOutput, "cannot take a value that large")
            default: return nil
            }
        }
    }
#endif
