internal import IntentSystem

/// What was left out of data from outside because it is odd, such as an option without an identifier.
package struct Omissions: Hashable, Sendable {
    /// The problems with their places that are kept; all are counted.
    package static let maximumCount = 20

    package private(set) var first: [WireError] = []
    package private(set) var count = 0

    package init(_ problems: [WireError] = []) {
        for problem in problems { append(problem) }
    }

    package var isEmpty: Bool { count == 0 }

    package mutating func append(_ problem: WireError) {
        if count < Self.maximumCount { first.append(problem) }
        count += 1
    }

    package mutating func append(_ other: Omissions) {
        first += other.first.prefix(max(0, Self.maximumCount - count))
        count += other.count
    }

    /// A line for each problem that is kept: `left out: sections[0].items[1]: an item needs a nonempty "identifier"`.
    package var lines: [String] {
        let others = count - first.count
        return first.map { "left out: \($0)" } + (others > 0 ? ["left out: \(others) more"] : [])
    }

    package var json: JSONValue {
        .array(first.map { ["place": .string($0.path), "message": .string($0.message.onOneLine)] })
    }
}

extension [JSONValue] {
    /// Returns what can be read, and adds the problems of everything else with their places.
    /// - Parameters:
    ///   - key: The member that contains these elements.
    ///   - read: Reads an element, and adds the problems of the parts that it leaves out.
    func readEach<Value>(
        in key: String, leavingOut problems: inout [WireError],
        _ read: (JSONValue, inout [WireError]) throws(WireError) -> Value
    ) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for (index, element) in enumerated() {
            var own: [WireError] = []
            do throws(WireError) { values.append(try read(element, &own)) } catch { own.append(error) }
            for problem in own { problems.append(problem.inside(element: index).inside(member: key)) }
        }
        return values
    }
}

extension WireError {
    /// Creates a problem of an item of a collection.
    package init(_ message: String, item: Int, ofSection section: Int) {
        self = WireError(message).inside(element: item).inside(member: "items").inside(element: section)
            .inside(member: "sections")
    }
}

extension Set<ExactText> {
    /// Adds the identifier of an item.
    /// - Throws: If an earlier item has it, too.
    package mutating func insert(identifierOf value: IntentValue) throws(WireError) {
        let identifier = value.optionIdentifier ?? ""
        guard insert(identifier).inserted else {
            throw WireError("the identifier '\(identifier)' is repeated; the first item with it is used")
        }
    }
}

extension OptionCollection {
    /// Returns the collection with the problems of what was left out of it.
    /// - Throws: A problem if there were items, but none is left: an empty collection would say that there is nothing to
    ///   choose from.
    package func leavingOut(_ problems: [WireError]) throws(WireError) -> OptionCollection {
        if problems.isEmpty { return self }
        if sections.allSatisfy(\.items.isEmpty), let problem = problems.first(where: { $0.path.hasPrefix("sections[") })
        {
            throw problem
        }
        var collection = self
        collection.omissions = Omissions(problems)
        return collection
    }
}

/// Returns a value that is not required; nil if it is odd, whose problem is added.
func reading<Value>(
    leavingOut problems: inout [WireError], _ read: () throws(WireError) -> Value?
) -> Value? {
    do throws(WireError) { return try read() } catch {
        problems.append(error)
        return nil
    }
}
