/// Why a property list cannot be read, on its way out of the parser.
struct PropertyListProblem: Error {
    /// In bytes from the beginning of the file.
    let offset: Int
    let message: String
    /// The dictionaries' keys and the arrays' indices that it has passed, the innermost first.
    private var steps: [Step] = []

    init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }

    func inside(_ step: Step) -> PropertyListProblem {
        var problem = self
        problem.steps.append(step)
        return problem
    }

    /// `INIntents[0].INIntentName`; its beginning where it is of no use as a whole.
    var keyPath: String {
        let path = steps.suffix(16).reversed().reduce(into: "") { path, step in
            switch step {
            case .key(let key): path += path.isEmpty ? key : ".\(key)"
            case .index(let index): path += "[\(index)]"
            }
        }
        let isWhole = steps.count <= 16 && path.utf8.count <= 1000
        return isWhole ? path : String(path.unicodeScalars.prefix(250)) + "…"
    }

    enum Step {
        case key(String)
        case index(Int)
    }
}
