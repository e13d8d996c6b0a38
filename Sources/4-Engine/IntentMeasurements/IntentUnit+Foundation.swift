public import Foundation

// The units of Foundation by the names of its constants.

extension UnitAcceleration: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("metersPerSecondSquared", metersPerSecondSquared), ("gravity", gravity),
        ]
    }
}

extension UnitAngle: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("degrees", degrees), ("arcMinutes", arcMinutes), ("arcSeconds", arcSeconds), ("radians", radians),
            ("gradians", gradians), ("revolutions", revolutions),
        ]
    }
}

extension UnitArea: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("squareMegameters", squareMegameters), ("squareKilometers", squareKilometers),
            ("squareMeters", squareMeters), ("squareCentimeters", squareCentimeters),
            ("squareMillimeters", squareMillimeters), ("squareMicrometers", squareMicrometers),
            ("squareNanometers", squareNanometers), ("squareInches", squareInches), ("squareFeet", squareFeet),
            ("squareYards", squareYards), ("squareMiles", squareMiles), ("acres", acres), ("ares", ares),
            ("hectares", hectares),
        ]
    }
}

extension UnitConcentrationMass: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("gramsPerLiter", gramsPerLiter), ("milligramsPerDeciliter", milligramsPerDeciliter),
        ]
    }
}

extension UnitDispersion: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("partsPerMillion", partsPerMillion)
        ]
    }
}

extension UnitDuration: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("seconds", seconds), ("minutes", minutes), ("hours", hours), ("milliseconds", milliseconds),
            ("microseconds", microseconds), ("nanoseconds", nanoseconds), ("picoseconds", picoseconds),
        ]
    }
}

extension UnitElectricCharge: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("coulombs", coulombs), ("megaampereHours", megaampereHours), ("kiloampereHours", kiloampereHours),
            ("ampereHours", ampereHours), ("milliampereHours", milliampereHours),
            ("microampereHours", microampereHours),
        ]
    }
}

extension UnitElectricCurrent: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("megaamperes", megaamperes), ("kiloamperes", kiloamperes), ("amperes", amperes),
            ("milliamperes", milliamperes), ("microamperes", microamperes),
        ]
    }
}

extension UnitElectricPotentialDifference: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("megavolts", megavolts), ("kilovolts", kilovolts), ("volts", volts), ("millivolts", millivolts),
            ("microvolts", microvolts),
        ]
    }
}

extension UnitElectricResistance: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("megaohms", megaohms), ("kiloohms", kiloohms), ("ohms", ohms), ("milliohms", milliohms),
            ("microohms", microohms),
        ]
    }
}

extension UnitEnergy: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("kilojoules", kilojoules), ("joules", joules), ("kilocalories", kilocalories), ("calories", calories),
            ("kilowattHours", kilowattHours),
        ]
    }
}

extension UnitFrequency: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("terahertz", terahertz), ("gigahertz", gigahertz), ("megahertz", megahertz), ("kilohertz", kilohertz),
            ("hertz", hertz), ("millihertz", millihertz), ("microhertz", microhertz), ("nanohertz", nanohertz),

        ]
    }
}

extension UnitFuelEfficiency: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("litersPer100Kilometers", litersPer100Kilometers), ("milesPerImperialGallon", milesPerImperialGallon),
            ("milesPerGallon", milesPerGallon),
        ]
    }
}

extension UnitIlluminance: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("lux", lux)
        ]
    }
}

extension UnitInformationStorage: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("bytes", bytes), ("bits", bits), ("nibbles", nibbles), ("yottabytes", yottabytes),
            ("zettabytes", zettabytes), ("exabytes", exabytes), ("petabytes", petabytes), ("terabytes", terabytes),
            ("gigabytes", gigabytes), ("megabytes", megabytes), ("kilobytes", kilobytes), ("yottabits", yottabits),
            ("zettabits", zettabits), ("exabits", exabits), ("petabits", petabits), ("terabits", terabits),
            ("gigabits", gigabits), ("megabits", megabits), ("kilobits", kilobits), ("yobibytes", yobibytes),
            ("zebibytes", zebibytes), ("exbibytes", exbibytes), ("pebibytes", pebibytes), ("tebibytes", tebibytes),
            ("gibibytes", gibibytes), ("mebibytes", mebibytes), ("kibibytes", kibibytes), ("yobibits", yobibits),
            ("zebibits", zebibits), ("exbibits", exbibits), ("pebibits", pebibits), ("tebibits", tebibits),
            ("gibibits", gibibits), ("mebibits", mebibits), ("kibibits", kibibits),
        ]
    }
}

extension UnitLength: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("megameters", megameters), ("kilometers", kilometers), ("hectometers", hectometers),
            ("decameters", decameters), ("meters", meters), ("decimeters", decimeters), ("centimeters", centimeters),
            ("millimeters", millimeters), ("micrometers", micrometers), ("nanometers", nanometers),
            ("picometers", picometers), ("inches", inches), ("feet", feet), ("yards", yards), ("miles", miles),
            ("scandinavianMiles", scandinavianMiles), ("lightyears", lightyears), ("nauticalMiles", nauticalMiles),
            ("fathoms", fathoms), ("furlongs", furlongs), ("astronomicalUnits", astronomicalUnits),
            ("parsecs", parsecs),
        ]
    }
}

extension UnitMass: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("kilograms", kilograms), ("grams", grams), ("decigrams", decigrams), ("centigrams", centigrams),
            ("milligrams", milligrams), ("micrograms", micrograms), ("nanograms", nanograms),
            ("picograms", picograms), ("ounces", ounces), ("pounds", pounds), ("stones", stones),
            ("metricTons", metricTons), ("shortTons", shortTons), ("carats", carats), ("ouncesTroy", ouncesTroy),
            ("slugs", slugs),
        ]
    }
}

extension UnitPower: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("terawatts", terawatts), ("gigawatts", gigawatts), ("megawatts", megawatts), ("kilowatts", kilowatts),
            ("watts", watts), ("milliwatts", milliwatts), ("microwatts", microwatts), ("nanowatts", nanowatts),
            ("picowatts", picowatts), ("femtowatts", femtowatts), ("horsepower", horsepower),
        ]
    }
}

extension UnitPressure: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("newtonsPerMetersSquared", newtonsPerMetersSquared), ("gigapascals", gigapascals),
            ("megapascals", megapascals), ("kilopascals", kilopascals), ("hectopascals", hectopascals),
            ("inchesOfMercury", inchesOfMercury), ("bars", bars), ("millibars", millibars),
            ("millimetersOfMercury", millimetersOfMercury), ("poundsForcePerSquareInch", poundsForcePerSquareInch),
        ]
    }
}

extension UnitSpeed: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("metersPerSecond", metersPerSecond), ("kilometersPerHour", kilometersPerHour),
            ("milesPerHour", milesPerHour), ("knots", knots),
        ]
    }
}

extension UnitTemperature: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("kelvin", kelvin), ("celsius", celsius), ("fahrenheit", fahrenheit),
        ]
    }
}

extension UnitVolume: IntentUnit {
    public static var namedUnits: [(name: String, unit: Foundation.Dimension)] {
        [
            ("megaliters", megaliters), ("kiloliters", kiloliters), ("liters", liters), ("deciliters", deciliters),
            ("centiliters", centiliters), ("milliliters", milliliters), ("cubicKilometers", cubicKilometers),
            ("cubicMeters", cubicMeters), ("cubicDecimeters", cubicDecimeters),
            ("cubicCentimeters", cubicCentimeters), ("cubicMillimeters", cubicMillimeters),
            ("cubicInches", cubicInches), ("cubicFeet", cubicFeet), ("cubicYards", cubicYards),
            ("cubicMiles", cubicMiles), ("acreFeet", acreFeet), ("bushels", bushels), ("teaspoons", teaspoons),
            ("tablespoons", tablespoons), ("fluidOunces", fluidOunces), ("cups", cups), ("pints", pints),
            ("quarts", quarts), ("gallons", gallons), ("imperialTeaspoons", imperialTeaspoons),
            ("imperialTablespoons", imperialTablespoons), ("imperialFluidOunces", imperialFluidOunces),
            ("imperialPints", imperialPints), ("imperialQuarts", imperialQuarts),
            ("imperialGallons", imperialGallons), ("metricCups", metricCups),
        ]
    }
}
