#if canImport(AppIntents)
    public import AppIntents
    public import Foundation
    public import IntentMeasurements
    public import IntentRuntime

    // What is one type on both sides.

    extension AppIntentConvertible where AppIntentValue == Self {
        /// The value itself.
        public init?(appIntentValue: Self) { self = appIntentValue }
        /// The value itself.
        public var appIntentValue: Self? { self }
    }

    extension Bool: AppIntentConvertible {
        public typealias AppIntentValue = Bool
    }

    extension Int: AppIntentConvertible {
        public typealias AppIntentValue = Int
    }

    extension Double: AppIntentConvertible {
        public typealias AppIntentValue = Double
    }

    extension String: AppIntentConvertible {
        public typealias AppIntentValue = String
    }

    extension URL: AppIntentConvertible {
        public typealias AppIntentValue = URL
    }

    extension DateComponents: AppIntentConvertible {
        public typealias AppIntentValue = DateComponents
    }

    extension Measurement: AppIntentConvertible where UnitType: IntentUnit {
        public typealias AppIntentValue = Measurement<UnitType>
    }

    extension Duration: AppIntentConvertible {
        /// A measurement in whatever unit was chosen.
        public init?(appIntentValue measurement: Measurement<UnitDuration>) {
            self = .seconds(measurement.converted(to: .seconds).value)
        }

        /// A measurement in seconds.
        public var appIntentValue: Measurement<UnitDuration>? {
            Measurement(value: self / .seconds(1), unit: .seconds)
        }
    }
#endif
