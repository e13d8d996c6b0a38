/// Foundation's dimensions and their units, from the documentation of its Unit classes; the base unit first.
enum DimensionTable {
    static let units: [String: [MeasurementUnit]] = [
        "Length": [
            MeasurementUnit("meters", 1), MeasurementUnit("kilometers", 1000), MeasurementUnit("centimeters", 0.01),
            MeasurementUnit("millimeters", 0.001), MeasurementUnit("inches", 0.0254), MeasurementUnit("feet", 0.3048),
            MeasurementUnit("yards", 0.9144), MeasurementUnit("miles", 1609.344),
        ],
        "Temperature": [
            MeasurementUnit("kelvin", 1), MeasurementUnit("celsius", 1, plus: 273.15),
            MeasurementUnit("fahrenheit", 0.555_555_555_555_56, plus: 255.372_222_222_224_27),
        ],
    ]
}
