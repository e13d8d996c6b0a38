/// The listeners of an object, which keeps this value under its lock.
package struct Listeners<Listener: Sendable>: Sendable {
    private var listeners: [Int: Listener] = [:]
    private var lastNumber = 0

    package init() {}

    /// Most objects of a short process have none, which costs no generic code.
    package var all: [Listener] { listeners.isEmpty ? [] : Array(listeners.values) }

    package var isEmpty: Bool { listeners.isEmpty }

    /// - Returns: The number by which the listener can be removed.
    @discardableResult
    package mutating func add(_ listener: Listener) -> Int {
        lastNumber += 1
        listeners[lastNumber] = listener
        return lastNumber
    }

    package mutating func remove(_ number: Int) { listeners[number] = nil }

    /// - Returns: The former listeners.
    package mutating func removeAll() -> [Listener] {
        defer { listeners = [:] }
        return all
    }

    /// Sends an element to all streams, and removes those that have ended. For elements that are sent under the lock, they are
    /// not removed when they end: that happens while their tasks are locked, and waiting for the lock then could take forever.
    package mutating func send<Element: Sendable>(_ element: Element)
    where Listener == AsyncStream<Element>.Continuation {
        for (number, listener) in listeners {
            if case .terminated = listener.yield(element) { listeners[number] = nil }
        }
    }
}
