/// The symbols with which people write the units of ``DimensionTable``.
package enum UnitSymbols {
    /// Returns the symbols of a unit by its name: `km` for `kilometers`, `m²` and `m2` for `squareMeters`.
    package static func all(of name: String) -> [String] {
        for (power, marks) in [("square", ["²", "2", "^2"]), ("cubic", ["³", "3", "^3"])] where name.hasPrefix(power) {
            let base = name.dropFirst(power.count)
            return all(of: base.prefix(1).lowercased() + base.dropFirst()).flatMap { symbol in marks.map { symbol + $0 }
            }
        }
        var symbols = named[name] ?? []
        for (prefix, marks) in prefixes where name.hasPrefix(prefix) {
            let base = named[String(name.dropFirst(prefix.count))] ?? []
            symbols += base.flatMap { symbol in marks.map { $0 + symbol } }
        }
        return symbols
    }

    /// Returns what people read in place of a unit's name: its usual symbol, or the words of its name if it has none, such as
    /// `short tons`.
    package static func text(of name: String) -> String {
        all(of: name).first ?? String(name.flatMap { $0.isUppercase ? " \($0.lowercased())" : "\($0)" })
    }

    private static let prefixes = [
        ("yotta", ["Y"]), ("zetta", ["Z"]), ("exa", ["E"]), ("peta", ["P"]), ("tera", ["T"]), ("giga", ["G"]),
        ("mega", ["M"]), ("kilo", ["k"]), ("hecto", ["h"]), ("deca", ["da"]), ("deci", ["d"]), ("centi", ["c"]),
        ("milli", ["m"]), ("micro", ["\u{B5}", "\u{3BC}", "u"]), ("nano", ["n"]), ("pico", ["p"]), ("femto", ["f"]),
        ("yobi", ["Yi"]), ("zebi", ["Zi"]), ("exbi", ["Ei"]), ("pebi", ["Pi"]), ("tebi", ["Ti"]), ("gibi", ["Gi"]),
        ("mebi", ["Mi"]), ("kibi", ["Ki"]),
    ]

    private static let named: [String: [String]] = [
        "metersPerSecondSquared": ["m/s²", "m/s2"], "gravity": ["g"],
        "degrees": ["°", "deg"], "arcMinutes": ["′", "'"], "arcSeconds": ["″", "\""], "radians": ["rad"],
        "gradians": ["grad", "gon"], "revolutions": ["rev"],
        "acres": ["ac"], "ares": ["a"], "hectares": ["ha"],
        "gramsPerLiter": ["g/L", "g/l"], "milligramsPerDeciliter": ["mg/dL", "mg/dl"], "partsPerMillion": ["ppm"],
        "seconds": ["s", "sec"], "minutes": ["min", "m"], "hours": ["h", "hr"],
        "coulombs": ["C"], "ampereHours": ["Ah"], "amperes": ["A"], "volts": ["V"],
        "ohms": ["\u{3A9}", "\u{2126}", "ohm"],
        "joules": ["J"], "calories": ["cal"], "wattHours": ["Wh"], "watts": ["W"], "horsepower": ["hp", "PS"],
        "hertz": ["Hz"], "lux": ["lx"], "bits": ["bit", "b"], "bytes": ["B"],
        "litersPer100Kilometers": ["L/100km", "l/100km"], "milesPerGallon": ["mpg"],
        "meters": ["m"], "inches": ["in", "″", "\""], "feet": ["ft", "′", "'"], "yards": ["yd"], "miles": ["mi"],
        "nauticalMiles": ["nmi", "NM"], "lightyears": ["ly"], "astronomicalUnits": ["au"], "parsecs": ["pc"],
        "fathoms": ["ftm"], "furlongs": ["fur"],
        "grams": ["g"], "ounces": ["oz"], "pounds": ["lb", "lbs"], "stones": ["st"], "metricTons": ["t"],
        "carats": ["ct"], "ouncesTroy": ["ozt"],
        "newtonsPerMetersSquared": ["Pa", "N/m²"], "pascals": ["Pa"], "bars": ["bar"], "millibars": ["mbar"],
        "millimetersOfMercury": ["mmHg"], "inchesOfMercury": ["inHg"], "poundsForcePerSquareInch": ["psi"],
        "metersPerSecond": ["m/s", "mps"], "kilometersPerHour": ["km/h", "kmh", "kph"],
        "milesPerHour": ["mph", "mi/h"],
        "knots": ["kn", "kt"], "kelvin": ["K"], "celsius": ["°C", "℃", "C", "degC"],
        "fahrenheit": ["°F", "℉", "F", "degF"],
        "liters": ["L", "l"], "teaspoons": ["tsp"], "tablespoons": ["tbsp"], "pints": ["pt"], "quarts": ["qt"],
        "gallons": ["gal"], "cups": ["cup"],
    ]
}
