/// The dimensions and units of Foundation, each dimension beginning with its base unit.
///
/// The coefficients are those of Foundation, so that a range in one unit and a value in another compare like two
/// `Measurement`s. There is one difference: liters per 100 kilometers, which Foundation treats as reciprocal, is the base
/// unit of fuel efficiency.
enum DimensionTable {
    static let units: [String: [MeasurementUnit]] = [
        "Acceleration": acceleration,
        "Angle": angle,
        "Area": area,
        "ConcentrationMass": concentrationMass,
        "Dispersion": dispersion,
        "Duration": duration,
        "ElectricCharge": electricCharge,
        "ElectricCurrent": electricCurrent,
        "ElectricPotentialDifference": electricPotentialDifference,
        "ElectricResistance": electricResistance,
        "Energy": energy,
        "Frequency": frequency,
        "FuelEfficiency": fuelEfficiency,
        "Illuminance": illuminance,
        "InformationStorage": informationStorage,
        "Length": length,
        "Mass": mass,
        "Power": power,
        "Pressure": pressure,
        "Speed": speed,
        "Temperature": temperature,
        "Volume": volume,
    ]

    private static let acceleration: [MeasurementUnit] = [
        MeasurementUnit("metersPerSecondSquared", 1), MeasurementUnit("gravity", 9.81),
    ]

    private static let angle: [MeasurementUnit] = [
        MeasurementUnit("degrees", 1), MeasurementUnit("arcMinutes", 1.0 / 60),
        MeasurementUnit("arcSeconds", 1.0 / 3600), MeasurementUnit("radians", 180 / .pi),
        MeasurementUnit("gradians", 0.9), MeasurementUnit("revolutions", 360),
    ]

    private static let area: [MeasurementUnit] = [
        MeasurementUnit("squareMeters", 1), MeasurementUnit("squareMegameters", 1e12),
        MeasurementUnit("squareKilometers", 1e6), MeasurementUnit("squareCentimeters", 0.0001),
        MeasurementUnit("squareMillimeters", 1e-6), MeasurementUnit("squareMicrometers", 1e-12),
        MeasurementUnit("squareNanometers", 1e-18), MeasurementUnit("squareInches", 0.00064516),
        MeasurementUnit("squareFeet", 0.092903), MeasurementUnit("squareYards", 0.836127),
        MeasurementUnit("squareMiles", 2590000), MeasurementUnit("acres", 4046.86), MeasurementUnit("ares", 100),
        MeasurementUnit("hectares", 10000),
    ]

    private static let concentrationMass: [MeasurementUnit] = [
        MeasurementUnit("gramsPerLiter", 1), MeasurementUnit("milligramsPerDeciliter", 0.01),
    ]

    private static let dispersion: [MeasurementUnit] = [
        MeasurementUnit("partsPerMillion", 1)
    ]

    private static let duration: [MeasurementUnit] = [
        MeasurementUnit("seconds", 1), MeasurementUnit("picoseconds", 1e-12), MeasurementUnit("nanoseconds", 1e-9),
        MeasurementUnit("microseconds", 1e-6), MeasurementUnit("milliseconds", 0.001),
        MeasurementUnit("minutes", 60), MeasurementUnit("hours", 3600),
    ]

    private static let electricCharge: [MeasurementUnit] = [
        MeasurementUnit("coulombs", 1), MeasurementUnit("megaampereHours", 36e8),
        MeasurementUnit("kiloampereHours", 3600000), MeasurementUnit("ampereHours", 3600),
        MeasurementUnit("milliampereHours", 3.6), MeasurementUnit("microampereHours", 0.0036),
    ]

    private static let electricCurrent: [MeasurementUnit] = [
        MeasurementUnit("amperes", 1), MeasurementUnit("megaamperes", 1e6), MeasurementUnit("kiloamperes", 1000),
        MeasurementUnit("milliamperes", 0.001), MeasurementUnit("microamperes", 1e-6),
    ]

    private static let electricPotentialDifference: [MeasurementUnit] = [
        MeasurementUnit("volts", 1), MeasurementUnit("megavolts", 1e6), MeasurementUnit("kilovolts", 1000),
        MeasurementUnit("millivolts", 0.001), MeasurementUnit("microvolts", 1e-6),
    ]

    private static let electricResistance: [MeasurementUnit] = [
        MeasurementUnit("ohms", 1), MeasurementUnit("megaohms", 1e6), MeasurementUnit("kiloohms", 1000),
        MeasurementUnit("milliohms", 0.001), MeasurementUnit("microohms", 1e-6),
    ]

    private static let energy: [MeasurementUnit] = [
        MeasurementUnit("joules", 1), MeasurementUnit("kilojoules", 1000), MeasurementUnit("kilocalories", 4184),
        MeasurementUnit("calories", 4.184), MeasurementUnit("kilowattHours", 3600000),
    ]

    private static let frequency: [MeasurementUnit] = [
        MeasurementUnit("hertz", 1), MeasurementUnit("terahertz", 1e12), MeasurementUnit("gigahertz", 1e9),
        MeasurementUnit("megahertz", 1e6), MeasurementUnit("kilohertz", 1000), MeasurementUnit("millihertz", 0.001),
        MeasurementUnit("microhertz", 1e-6), MeasurementUnit("nanohertz", 1e-9),
    ]

    private static let fuelEfficiency: [MeasurementUnit] = [
        MeasurementUnit("litersPer100Kilometers", 1),
        MeasurementUnit("milesPerImperialGallon", 282.481, isReciprocal: true),
        MeasurementUnit("milesPerGallon", 235.215, isReciprocal: true),
    ]

    private static let illuminance: [MeasurementUnit] = [
        MeasurementUnit("lux", 1)
    ]

    private static let informationStorage: [MeasurementUnit] = [
        MeasurementUnit("bits", 1), MeasurementUnit("bytes", 8), MeasurementUnit("nibbles", 4),
        MeasurementUnit("yottabytes", 8e24), MeasurementUnit("zettabytes", 8e21), MeasurementUnit("exabytes", 8e18),
        MeasurementUnit("petabytes", 8e15), MeasurementUnit("terabytes", 8e12), MeasurementUnit("gigabytes", 8e9),
        MeasurementUnit("megabytes", 8e6), MeasurementUnit("kilobytes", 8000), MeasurementUnit("yottabits", 1e24),
        MeasurementUnit("zettabits", 1e21), MeasurementUnit("exabits", 1e18), MeasurementUnit("petabits", 1e15),
        MeasurementUnit("terabits", 1e12), MeasurementUnit("gigabits", 1e9), MeasurementUnit("megabits", 1e6),
        MeasurementUnit("kilobits", 1000), MeasurementUnit("yobibytes", 9.671406556917033e24),
        MeasurementUnit("zebibytes", 9.44473296573929e21), MeasurementUnit("exbibytes", 9.223372036854776e18),
        MeasurementUnit("pebibytes", 9007199254740992), MeasurementUnit("tebibytes", 8796093022208),
        MeasurementUnit("gibibytes", 8589934592), MeasurementUnit("mebibytes", 8388608),
        MeasurementUnit("kibibytes", 8192), MeasurementUnit("yobibits", 1.2089258196146292e24),
        MeasurementUnit("zebibits", 1.1805916207174113e21), MeasurementUnit("exbibits", 1.152921504606847e18),
        MeasurementUnit("pebibits", 1125899906842624), MeasurementUnit("tebibits", 1099511627776),
        MeasurementUnit("gibibits", 1073741824), MeasurementUnit("mebibits", 1048576),
        MeasurementUnit("kibibits", 1024),
    ]

    private static let length: [MeasurementUnit] = [
        MeasurementUnit("meters", 1), MeasurementUnit("megameters", 1e6), MeasurementUnit("kilometers", 1000),
        MeasurementUnit("hectometers", 100), MeasurementUnit("decameters", 10), MeasurementUnit("decimeters", 0.1),
        MeasurementUnit("centimeters", 0.01), MeasurementUnit("millimeters", 0.001),
        MeasurementUnit("micrometers", 1e-6), MeasurementUnit("nanometers", 1e-9),
        MeasurementUnit("picometers", 1e-12), MeasurementUnit("inches", 0.0254), MeasurementUnit("feet", 0.3048),
        MeasurementUnit("yards", 0.9144), MeasurementUnit("miles", 1609.34),
        MeasurementUnit("scandinavianMiles", 10000), MeasurementUnit("lightyears", 9461e12),
        MeasurementUnit("nauticalMiles", 1852), MeasurementUnit("fathoms", 1.8288),
        MeasurementUnit("furlongs", 201.168), MeasurementUnit("astronomicalUnits", 1496e8),
        MeasurementUnit("parsecs", 3.086e16),
    ]

    private static let mass: [MeasurementUnit] = [
        MeasurementUnit("kilograms", 1), MeasurementUnit("grams", 0.001), MeasurementUnit("decigrams", 0.0001),
        MeasurementUnit("centigrams", 1e-5), MeasurementUnit("milligrams", 1e-6),
        MeasurementUnit("micrograms", 1e-9), MeasurementUnit("nanograms", 1e-12),
        MeasurementUnit("picograms", 1e-15), MeasurementUnit("ounces", 0.0283495),
        MeasurementUnit("pounds", 0.453592), MeasurementUnit("stones", 0.157473),
        MeasurementUnit("metricTons", 1000), MeasurementUnit("shortTons", 907.185),
        MeasurementUnit("carats", 0.0002), MeasurementUnit("ouncesTroy", 0.03110348),
        MeasurementUnit("slugs", 14.5939),
    ]

    private static let power: [MeasurementUnit] = [
        MeasurementUnit("watts", 1), MeasurementUnit("terawatts", 1e12), MeasurementUnit("gigawatts", 1e9),
        MeasurementUnit("megawatts", 1e6), MeasurementUnit("kilowatts", 1000), MeasurementUnit("milliwatts", 0.001),
        MeasurementUnit("microwatts", 1e-6), MeasurementUnit("nanowatts", 1e-9), MeasurementUnit("picowatts", 1e-12),
        MeasurementUnit("femtowatts", 1e-15), MeasurementUnit("horsepower", 745.7),
    ]

    private static let pressure: [MeasurementUnit] = [
        MeasurementUnit("newtonsPerMetersSquared", 1), MeasurementUnit("gigapascals", 1e9),
        MeasurementUnit("megapascals", 1e6), MeasurementUnit("kilopascals", 1000),
        MeasurementUnit("hectopascals", 100), MeasurementUnit("inchesOfMercury", 3386.39),
        MeasurementUnit("bars", 100000), MeasurementUnit("millibars", 100),
        MeasurementUnit("millimetersOfMercury", 133.322), MeasurementUnit("poundsForcePerSquareInch", 6894.76),
    ]

    private static let speed: [MeasurementUnit] = [
        MeasurementUnit("metersPerSecond", 1), MeasurementUnit("kilometersPerHour", 0.277778),
        MeasurementUnit("milesPerHour", 0.44704), MeasurementUnit("knots", 0.514444),
    ]

    private static let temperature: [MeasurementUnit] = [
        MeasurementUnit("kelvin", 1), MeasurementUnit("celsius", 1, plus: 273.15),
        MeasurementUnit("fahrenheit", 0.55555555555556, plus: 255.37222222222428),
    ]

    private static let volume: [MeasurementUnit] = [
        MeasurementUnit("liters", 1), MeasurementUnit("megaliters", 1e6), MeasurementUnit("kiloliters", 1000),
        MeasurementUnit("deciliters", 0.1), MeasurementUnit("centiliters", 0.01),
        MeasurementUnit("milliliters", 0.001), MeasurementUnit("cubicKilometers", 1e12),
        MeasurementUnit("cubicMeters", 1000), MeasurementUnit("cubicDecimeters", 1),
        MeasurementUnit("cubicCentimeters", 0.001), MeasurementUnit("cubicMillimeters", 1e-6),
        MeasurementUnit("cubicInches", 0.0163871), MeasurementUnit("cubicFeet", 28.3168),
        MeasurementUnit("cubicYards", 764.555), MeasurementUnit("cubicMiles", 4168e9),
        MeasurementUnit("acreFeet", 1233000), MeasurementUnit("bushels", 35.2391),
        MeasurementUnit("teaspoons", 0.00492892), MeasurementUnit("tablespoons", 0.0147868),
        MeasurementUnit("fluidOunces", 0.0295735), MeasurementUnit("cups", 0.24), MeasurementUnit("pints", 0.473176),
        MeasurementUnit("quarts", 0.946353), MeasurementUnit("gallons", 3.78541),
        MeasurementUnit("imperialTeaspoons", 0.00591939), MeasurementUnit("imperialTablespoons", 0.0177582),
        MeasurementUnit("imperialFluidOunces", 0.0284131), MeasurementUnit("imperialPints", 0.568261),
        MeasurementUnit("imperialQuarts", 1.13652), MeasurementUnit("imperialGallons", 4.54609),
        MeasurementUnit("metricCups", 0.25),
    ]
}
