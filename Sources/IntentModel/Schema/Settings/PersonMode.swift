/// How a person is chosen; so far there is one way.
package enum PersonMode: String, CaseIterable, Hashable, Sendable {
    case contact
}
