import Foundation
import IntentModel
import IntentTestSupport
import Testing

private typealias ModelDimension = IntentModel.Dimension

@Suite struct DimensionTableTests {
    private typealias Units = [(String, Foundation.Dimension)]

    private static let foundation: [(name: String, base: Foundation.Dimension, units: Units)] = [
        ("Acceleration", UnitAcceleration.baseUnit(), acceleration),
        ("Angle", UnitAngle.baseUnit(), angle),
        ("Area", UnitArea.baseUnit(), area),
        ("ConcentrationMass", UnitConcentrationMass.baseUnit(), concentrationMass),
        ("Dispersion", UnitDispersion.baseUnit(), dispersion),
        ("Duration", UnitDuration.baseUnit(), duration),
        ("ElectricCharge", UnitElectricCharge.baseUnit(), electricCharge),
        ("ElectricCurrent", UnitElectricCurrent.baseUnit(), electricCurrent),
        ("ElectricPotentialDifference", UnitElectricPotentialDifference.baseUnit(), electricPotentialDifference),
        ("ElectricResistance", UnitElectricResistance.baseUnit(), electricResistance),
        ("Energy", UnitEnergy.baseUnit(), energy),
        ("Frequency", UnitFrequency.baseUnit(), frequency),
        ("FuelEfficiency", UnitFuelEfficiency.baseUnit(), fuelEfficiency),
        ("Illuminance", UnitIlluminance.baseUnit(), illuminance),
        ("InformationStorage", UnitInformationStorage.baseUnit(), informationStorage),
        ("Length", UnitLength.baseUnit(), length),
        ("Mass", UnitMass.baseUnit(), mass),
        ("Power", UnitPower.baseUnit(), power),
        ("Pressure", UnitPressure.baseUnit(), pressure),
        ("Speed", UnitSpeed.baseUnit(), speed),
        ("Temperature", UnitTemperature.baseUnit(), temperature),
        ("Volume", UnitVolume.baseUnit(), volume),
    ]

    private static let acceleration: Units = [
        ("metersPerSecondSquared", UnitAcceleration.metersPerSecondSquared), ("gravity", UnitAcceleration.gravity),
    ]

    private static let angle: Units = [
        ("degrees", UnitAngle.degrees), ("arcMinutes", UnitAngle.arcMinutes), ("arcSeconds", UnitAngle.arcSeconds),
        ("radians", UnitAngle.radians), ("gradians", UnitAngle.gradians), ("revolutions", UnitAngle.revolutions),
    ]

    private static let area: Units = [
        ("squareMegameters", UnitArea.squareMegameters), ("squareKilometers", UnitArea.squareKilometers),
        ("squareMeters", UnitArea.squareMeters), ("squareCentimeters", UnitArea.squareCentimeters),
        ("squareMillimeters", UnitArea.squareMillimeters), ("squareMicrometers", UnitArea.squareMicrometers),
        ("squareNanometers", UnitArea.squareNanometers), ("squareInches", UnitArea.squareInches),
        ("squareFeet", UnitArea.squareFeet), ("squareYards", UnitArea.squareYards),
        ("squareMiles", UnitArea.squareMiles), ("acres", UnitArea.acres), ("ares", UnitArea.ares),
        ("hectares", UnitArea.hectares),
    ]

    private static let concentrationMass: Units = [
        ("gramsPerLiter", UnitConcentrationMass.gramsPerLiter),
        ("milligramsPerDeciliter", UnitConcentrationMass.milligramsPerDeciliter),
    ]

    private static let dispersion: Units = [
        ("partsPerMillion", UnitDispersion.partsPerMillion)
    ]

    private static let duration: Units = [
        ("picoseconds", UnitDuration.picoseconds), ("nanoseconds", UnitDuration.nanoseconds),
        ("microseconds", UnitDuration.microseconds), ("milliseconds", UnitDuration.milliseconds),
        ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes), ("hours", UnitDuration.hours),
    ]

    private static let electricCharge: Units = [
        ("coulombs", UnitElectricCharge.coulombs), ("megaampereHours", UnitElectricCharge.megaampereHours),
        ("kiloampereHours", UnitElectricCharge.kiloampereHours), ("ampereHours", UnitElectricCharge.ampereHours),
        ("milliampereHours", UnitElectricCharge.milliampereHours),
        ("microampereHours", UnitElectricCharge.microampereHours),
    ]

    private static let electricCurrent: Units = [
        ("megaamperes", UnitElectricCurrent.megaamperes), ("kiloamperes", UnitElectricCurrent.kiloamperes),
        ("amperes", UnitElectricCurrent.amperes), ("milliamperes", UnitElectricCurrent.milliamperes),
        ("microamperes", UnitElectricCurrent.microamperes),
    ]

    private static let electricPotentialDifference: Units = [
        ("megavolts", UnitElectricPotentialDifference.megavolts),
        ("kilovolts", UnitElectricPotentialDifference.kilovolts), ("volts", UnitElectricPotentialDifference.volts),
        ("millivolts", UnitElectricPotentialDifference.millivolts),
        ("microvolts", UnitElectricPotentialDifference.microvolts),
    ]

    private static let electricResistance: Units = [
        ("megaohms", UnitElectricResistance.megaohms), ("kiloohms", UnitElectricResistance.kiloohms),
        ("ohms", UnitElectricResistance.ohms), ("milliohms", UnitElectricResistance.milliohms),
        ("microohms", UnitElectricResistance.microohms),
    ]

    private static let energy: Units = [
        ("kilojoules", UnitEnergy.kilojoules), ("joules", UnitEnergy.joules), ("kilocalories", UnitEnergy.kilocalories),
        ("calories", UnitEnergy.calories), ("kilowattHours", UnitEnergy.kilowattHours),
    ]

    private static let frequency: Units = [
        ("terahertz", UnitFrequency.terahertz), ("gigahertz", UnitFrequency.gigahertz),
        ("megahertz", UnitFrequency.megahertz), ("kilohertz", UnitFrequency.kilohertz), ("hertz", UnitFrequency.hertz),
        ("millihertz", UnitFrequency.millihertz), ("microhertz", UnitFrequency.microhertz),
        ("nanohertz", UnitFrequency.nanohertz),
    ]

    private static let fuelEfficiency: Units = [
        ("litersPer100Kilometers", UnitFuelEfficiency.litersPer100Kilometers),
        ("milesPerImperialGallon", UnitFuelEfficiency.milesPerImperialGallon),
        ("milesPerGallon", UnitFuelEfficiency.milesPerGallon),
    ]

    private static let illuminance: Units = [
        ("lux", UnitIlluminance.lux)
    ]

    private static let informationStorage: Units = [
        ("bytes", UnitInformationStorage.bytes), ("bits", UnitInformationStorage.bits),
        ("nibbles", UnitInformationStorage.nibbles), ("yottabytes", UnitInformationStorage.yottabytes),
        ("zettabytes", UnitInformationStorage.zettabytes), ("exabytes", UnitInformationStorage.exabytes),
        ("petabytes", UnitInformationStorage.petabytes), ("terabytes", UnitInformationStorage.terabytes),
        ("gigabytes", UnitInformationStorage.gigabytes), ("megabytes", UnitInformationStorage.megabytes),
        ("kilobytes", UnitInformationStorage.kilobytes), ("yottabits", UnitInformationStorage.yottabits),
        ("zettabits", UnitInformationStorage.zettabits), ("exabits", UnitInformationStorage.exabits),
        ("petabits", UnitInformationStorage.petabits), ("terabits", UnitInformationStorage.terabits),
        ("gigabits", UnitInformationStorage.gigabits), ("megabits", UnitInformationStorage.megabits),
        ("kilobits", UnitInformationStorage.kilobits), ("yobibytes", UnitInformationStorage.yobibytes),
        ("zebibytes", UnitInformationStorage.zebibytes), ("exbibytes", UnitInformationStorage.exbibytes),
        ("pebibytes", UnitInformationStorage.pebibytes), ("tebibytes", UnitInformationStorage.tebibytes),
        ("gibibytes", UnitInformationStorage.gibibytes), ("mebibytes", UnitInformationStorage.mebibytes),
        ("kibibytes", UnitInformationStorage.kibibytes), ("yobibits", UnitInformationStorage.yobibits),
        ("zebibits", UnitInformationStorage.zebibits), ("exbibits", UnitInformationStorage.exbibits),
        ("pebibits", UnitInformationStorage.pebibits), ("tebibits", UnitInformationStorage.tebibits),
        ("gibibits", UnitInformationStorage.gibibits), ("mebibits", UnitInformationStorage.mebibits),
        ("kibibits", UnitInformationStorage.kibibits),
    ]

    private static let length: Units = [
        ("megameters", UnitLength.megameters), ("kilometers", UnitLength.kilometers),
        ("hectometers", UnitLength.hectometers), ("decameters", UnitLength.decameters), ("meters", UnitLength.meters),
        ("decimeters", UnitLength.decimeters), ("centimeters", UnitLength.centimeters),
        ("millimeters", UnitLength.millimeters), ("micrometers", UnitLength.micrometers),
        ("nanometers", UnitLength.nanometers), ("picometers", UnitLength.picometers), ("inches", UnitLength.inches),
        ("feet", UnitLength.feet), ("yards", UnitLength.yards), ("miles", UnitLength.miles),
        ("scandinavianMiles", UnitLength.scandinavianMiles), ("lightyears", UnitLength.lightyears),
        ("nauticalMiles", UnitLength.nauticalMiles), ("fathoms", UnitLength.fathoms), ("furlongs", UnitLength.furlongs),
        ("astronomicalUnits", UnitLength.astronomicalUnits), ("parsecs", UnitLength.parsecs),
    ]

    private static let mass: Units = [
        ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams), ("decigrams", UnitMass.decigrams),
        ("centigrams", UnitMass.centigrams), ("milligrams", UnitMass.milligrams), ("micrograms", UnitMass.micrograms),
        ("nanograms", UnitMass.nanograms), ("picograms", UnitMass.picograms), ("ounces", UnitMass.ounces),
        ("pounds", UnitMass.pounds), ("stones", UnitMass.stones), ("metricTons", UnitMass.metricTons),
        ("shortTons", UnitMass.shortTons), ("carats", UnitMass.carats), ("ouncesTroy", UnitMass.ouncesTroy),
        ("slugs", UnitMass.slugs),
    ]

    private static let power: Units = [
        ("terawatts", UnitPower.terawatts), ("gigawatts", UnitPower.gigawatts), ("megawatts", UnitPower.megawatts),
        ("kilowatts", UnitPower.kilowatts), ("watts", UnitPower.watts), ("milliwatts", UnitPower.milliwatts),
        ("microwatts", UnitPower.microwatts), ("nanowatts", UnitPower.nanowatts), ("picowatts", UnitPower.picowatts),
        ("femtowatts", UnitPower.femtowatts), ("horsepower", UnitPower.horsepower),
    ]

    private static let pressure: Units = [
        ("newtonsPerMetersSquared", UnitPressure.newtonsPerMetersSquared), ("gigapascals", UnitPressure.gigapascals),
        ("megapascals", UnitPressure.megapascals), ("kilopascals", UnitPressure.kilopascals),
        ("hectopascals", UnitPressure.hectopascals), ("inchesOfMercury", UnitPressure.inchesOfMercury),
        ("bars", UnitPressure.bars), ("millibars", UnitPressure.millibars),
        ("millimetersOfMercury", UnitPressure.millimetersOfMercury),
        ("poundsForcePerSquareInch", UnitPressure.poundsForcePerSquareInch),
    ]

    private static let speed: Units = [
        ("metersPerSecond", UnitSpeed.metersPerSecond), ("kilometersPerHour", UnitSpeed.kilometersPerHour),
        ("milesPerHour", UnitSpeed.milesPerHour), ("knots", UnitSpeed.knots),
    ]

    private static let temperature: Units = [
        ("kelvin", UnitTemperature.kelvin), ("celsius", UnitTemperature.celsius),
        ("fahrenheit", UnitTemperature.fahrenheit),
    ]

    private static let volume: Units = [
        ("megaliters", UnitVolume.megaliters), ("kiloliters", UnitVolume.kiloliters), ("liters", UnitVolume.liters),
        ("deciliters", UnitVolume.deciliters), ("centiliters", UnitVolume.centiliters),
        ("milliliters", UnitVolume.milliliters), ("cubicKilometers", UnitVolume.cubicKilometers),
        ("cubicMeters", UnitVolume.cubicMeters), ("cubicDecimeters", UnitVolume.cubicDecimeters),
        ("cubicCentimeters", UnitVolume.cubicCentimeters), ("cubicMillimeters", UnitVolume.cubicMillimeters),
        ("cubicInches", UnitVolume.cubicInches), ("cubicFeet", UnitVolume.cubicFeet),
        ("cubicYards", UnitVolume.cubicYards), ("cubicMiles", UnitVolume.cubicMiles), ("acreFeet", UnitVolume.acreFeet),
        ("bushels", UnitVolume.bushels), ("teaspoons", UnitVolume.teaspoons), ("tablespoons", UnitVolume.tablespoons),
        ("fluidOunces", UnitVolume.fluidOunces), ("cups", UnitVolume.cups), ("pints", UnitVolume.pints),
        ("quarts", UnitVolume.quarts), ("gallons", UnitVolume.gallons),
        ("imperialTeaspoons", UnitVolume.imperialTeaspoons), ("imperialTablespoons", UnitVolume.imperialTablespoons),
        ("imperialFluidOunces", UnitVolume.imperialFluidOunces), ("imperialPints", UnitVolume.imperialPints),
        ("imperialQuarts", UnitVolume.imperialQuarts), ("imperialGallons", UnitVolume.imperialGallons),
        ("metricCups", UnitVolume.metricCups),
    ]

    @Test func `contains Foundation's dimensions and units`() throws {
        for (name, base, units) in Self.foundation {
            let dimension = try #require(ModelDimension(name))
            expectEqual(Set(dimension.units.map(\.name)), Set(units.map(\.0)), "\(name)")
            expectEqual(dimension.swiftUnit, "\(type(of: base))")
            let first = try #require(units.first { $0.0 == dimension.units.first?.name })
            expectEqual(first.1.symbol, base.symbol, "the base unit of \(name) is the first unit")
        }
    }

    @Test func `converts units like Foundation`() throws {
        for (name, _, units) in Self.foundation {
            let dimension = try #require(ModelDimension(name))
            for (unitName, foundation) in units where unitName != "litersPer100Kilometers" {
                let unit = try #require(dimension.unit(named: unitName))
                for value in [1, 0.25, -40, 1234.5] {
                    let expected = foundation.converter.baseUnitValue(fromValue: value)
                    #expect(abs(unit.inBaseUnit(value) - expected) <= abs(expected) * 1e-14, "\(unitName)")
                    let back = unit.value(fromBaseUnit: unit.inBaseUnit(value))
                    #expect(abs(back - value) <= abs(value) * 1e-12, "\(unitName)")
                }
            }
        }
    }

    @Test func `converts between units of a dimension`() throws {
        let length = try #require(ModelDimension("Length"))
        expectEqual(length.convert(3, from: "kilometers", to: "meters"), 3000)
        expectEqual(length.convert(3, from: "kilometers", to: "celsius"), nil)
        let efficiency = try #require(ModelDimension("FuelEfficiency"))
        expectEqual(efficiency.convert(47.043, from: "milesPerGallon", to: "litersPer100Kilometers"), 235.215 / 47.043)
        expectEqual(efficiency.convert(5, from: "litersPer100Kilometers", to: "litersPer100Kilometers"), 5)
    }

    @Test(arguments: [
        ("celsius", "°C"), ("kilometers", "km"), ("squareMeters", "m²"), ("micrograms", "µg"), ("minutes", "min"),
        ("kilometersPerHour", "km/h"), ("nauticalMiles", "nmi"), ("shortTons", "short tons"), ("nibbles", "nibbles"),
    ])
    func `people read symbols of units, or the words of their names`(name: String, text: String) {
        expectEqual(UnitSymbols.text(of: name), text)
    }

    @Test(arguments: ["", "length", "Unit", "UnitLength", "Money"])
    func `rejects unknown dimensions`(name: String) {
        expectEqual(ModelDimension(name), nil)
    }
}
