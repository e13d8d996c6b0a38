extension StoreError {
    package static func unknownInstance(_ id: InstanceID) -> StoreError {
        StoreError(.unknownInstance, "There is no widget instance '\(id)'.")
    }

    package static func instanceExists(_ id: InstanceID) -> StoreError {
        StoreError(.instanceExists, "The id '\(id)' is in use, or belonged to a widget instance that was removed.")
    }
}
