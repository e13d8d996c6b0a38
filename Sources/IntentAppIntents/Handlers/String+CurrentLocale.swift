#if canImport(AppIntents)
    internal import Foundation

    extension String {
        /// The BCP 47 tag of the locale in which a person uses the program.
        static var current: String { Locale.current.identifier(.bcp47) }
    }
#endif
