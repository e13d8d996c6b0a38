// The module `os` is written in Swift.
