/// Ends the program with a message if a condition does not hold. Unlike a precondition, it prints the message in a release build.
public func require(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String) rethrows {
    guard try condition() else { fatalError(message()) }
}
