package import IntentRuntime

/// A configuration that keeps its values as they are, for handlers in tests.
///
/// A structure with one stored property, `values`, needs only its definition besides.
package protocol ValuesIntent: ConfigurableIntent {
    var values: IntentValues { get }

    init(values: IntentValues)
}

extension ValuesIntent {
    package init(intentValues values: IntentValues) {
        self.init(values: values)
    }

    package func write(to values: inout IntentValues) {
        for name in self.values.names { values[name] = self.values[name] }
    }
}
