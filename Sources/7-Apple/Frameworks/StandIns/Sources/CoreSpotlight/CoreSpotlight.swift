// Intentionally empty: replaces one of Apple's frameworks that is imported but not used.
