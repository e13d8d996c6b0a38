/// Different names in their order.
struct PlotNames {
    private(set) var all: [String] = []
    private var places: [String: Int] = [:]

    init(_ names: some Sequence<String>) {
        for name in names where places[name] == nil {
            places[name] = all.count
            all.append(name)
        }
    }

    func place(of name: String) -> Int? { places[name] }
}

/// The places of values along an axis.
struct ChartScale {
    enum Domain {
        case continuous(start: Double, end: Double, isDate: Bool)
        case categories(PlotNames)
    }

    let domain: Domain
    /// The places of the start and of the end.
    let start: CGFloat
    let end: CGFloat
    let curve: ScaleType.Curve

    var isDate: Bool { if case .continuous(_, _, true) = domain { true } else { false } }

    /// The place of a value: for a category, the middle of its band.
    func position(of value: PlotValue) -> CGFloat? {
        switch (domain, value) {
        case (.categories(let names), _):
            guard let index = names.place(of: value.text) else { return nil }
            return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(names.all.count)
        case (.continuous(let first, let last, _), _):
            guard let number = value.number, last != first else { return nil }
            guard let number = curve.place(of: number), let first = curve.place(of: first),
                let last = curve.place(of: last), last != first
            else { return nil }
            return start + (end - start) * CGFloat((number - first) / (last - first))
        }
    }

    /// The length of the band of a category; nil for numbers and dates.
    var band: CGFloat? {
        if case .categories(let names) = domain { abs(end - start) / CGFloat(max(names.all.count, 1)) } else { nil }
    }

    /// The place from which bars and areas grow.
    var baseline: CGFloat {
        if case .continuous(let first, let last, false) = domain {
            let zero = min(max(0, min(first, last)), max(first, last))
            return position(of: .number(zero)) ?? start
        }
        return start
    }
}

/// What a program states about a scale.
struct ChartScaleOptions {
    var domain: ChartScale.Domain?
    /// Whether an automatic domain contains zero; nil for numbers that are no dates.
    var includesZero: Bool?
    var isReversed = false
    var curve = ScaleType.Curve.linear
    /// The distances of the plot's content from its sides.
    var range = PlotDimensionScaleRange.plotDimension
}

extension ChartScale {
    /// Creates the scale for values, from one place to another.
    init(of values: [PlotValue], options: ChartScaleOptions, from start: CGFloat, to end: CGFloat) {
        let domain = options.domain ?? Self.domain(of: values, options)
        let direction: CGFloat = end > start ? 1 : -1
        let (startPadding, endPadding) = (options.range.startPadding * direction, options.range.endPadding * direction)
        // The first category is at the top, and the least number at the bottom.
        let isFromTop = if case .categories = domain { end < start } else { false }
        let isReversed = options.isReversed != isFromTop
        let places = isReversed ? (end - startPadding, start + endPadding) : (start + startPadding, end - endPadding)
        self.init(domain: domain, start: places.0, end: places.1, curve: options.curve)
    }

    private static func domain(of values: [PlotValue], _ options: ChartScaleOptions) -> Domain {
        let numbers = values.compactMap(\.number)
        guard let least = numbers.min(), let largest = numbers.max() else {
            return .categories(PlotNames(values.lazy.map(\.text)))
        }
        guard values.allSatisfy({ !$0.isDate }) else {
            return .continuous(start: least, end: largest > least ? largest : least + 86_400, isDate: true)
        }
        var (first, last) = (least, largest)
        if options.includesZero ?? (options.curve != .logarithmic) { (first, last) = (min(first, 0), max(last, 0)) }
        if first == last { (first, last) = (first - (first == 0 ? 0 : 1), last + 1) }
        guard options.curve != .logarithmic else {
            return .continuous(start: max(first, 1e-9), end: last, isDate: false)
        }
        let step = ChartTicks.step(for: last - first, count: 5)
        return .continuous(
            start: (first / step + 1e-9).rounded(.down) * step, end: (last / step - 1e-9).rounded(.up) * step,
            isDate: false)
    }
}

/// Values at which an axis has marks.
enum ChartTicks {
    /// A round distance: 1, 2, 2.5 or 5 times a power of ten.
    static func step(for length: Double, count: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        let rough = length / Double(max(count, 1))
        let power = pow(10, log10(rough).rounded(.down))
        let factor = [1, 2, 2.5, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
        return factor * power
    }

    static func values(of scale: ChartScale, count: Int?, leastStep: Double, calendar: Calendar) -> [PlotValue] {
        switch scale.domain {
        case .categories(let names): return names.all.map { .category($0) }
        case .continuous(let start, let end, true):
            let unit = DateTicks.unit(for: abs(end - start), count: count ?? 4)
            return unit.dates(from: min(start, end), to: max(start, end), in: calendar).map { .date($0) }
        case .continuous(let start, let end, false):
            let step = max(step(for: abs(end - start), count: count ?? 5), leastStep)
            return multiples(of: step, from: min(start, end), to: max(start, end)).map { .number($0) }
        }
    }

    static func multiples(of step: Double, from start: Double, to end: Double) -> [Double] {
        guard step > 0, (end - start) / step < 1_000 else { return [] }
        let first = (start / step - 1e-9).rounded(.up)
        return stride(from: first, through: (end / step + 1e-9).rounded(.down), by: 1).map { $0 * step + 0 }
    }
}

/// Regular dates.
struct DateTicks {
    let component: Calendar.Component
    let count: Int
    /// The calendar that a program states.
    var calendar: Calendar?

    private static let all: [(seconds: Double, ticks: DateTicks)] = [
        (60, DateTicks(component: .minute, count: 1)), (300, DateTicks(component: .minute, count: 5)),
        (900, DateTicks(component: .minute, count: 15)), (1_800, DateTicks(component: .minute, count: 30)),
        (3_600, DateTicks(component: .hour, count: 1)), (10_800, DateTicks(component: .hour, count: 3)),
        (21_600, DateTicks(component: .hour, count: 6)), (43_200, DateTicks(component: .hour, count: 12)),
        (86_400, DateTicks(component: .day, count: 1)), (172_800, DateTicks(component: .day, count: 2)),
        (604_800, DateTicks(component: .weekOfYear, count: 1)), (2_629_800, DateTicks(component: .month, count: 1)),
        (7_889_400, DateTicks(component: .month, count: 3)), (31_557_600, DateTicks(component: .year, count: 1)),
        (157_788_000, DateTicks(component: .year, count: 5)),
    ]

    static func unit(for length: Double, count: Int) -> DateTicks {
        let rough = length / Double(max(count, 1))
        return (all.first { $0.seconds >= rough * 0.8 } ?? all[all.count - 1]).ticks
    }

    /// Returns the dates in an interval, in seconds since the reference date.
    func dates(from start: Double, to end: Double, in usual: Calendar) -> [Double] {
        let calendar = calendar ?? usual
        let first = Date(timeIntervalSinceReferenceDate: start)
        // Hours and minutes are counted from the beginning of the day.
        let isInDay = [.minute, .hour, .second].contains(component)
        guard var date = calendar.dateInterval(of: isInDay ? .day : component, for: first)?.start else { return [] }
        var dates: [Double] = []
        for _ in 0..<2_000 {
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds > end { break }
            if seconds >= start { dates.append(seconds) }
            guard let next = calendar.date(byAdding: component, value: max(count, 1), to: date), next > date else {
                break
            }
            date = next
        }
        return dates
    }

    /// The text at a date.
    static func text(of seconds: Double, component: Calendar.Component) -> Text {
        let style = Date.FormatStyle()
        let format =
            switch component {
            case .second, .minute: style.hour().minute()
            case .hour: style.hour()
            case .day, .weekOfYear, .weekday: style.month(.abbreviated).day()
            case .month, .quarter: style.month(.abbreviated)
            default: style.year()
            }
        return Text(Date(timeIntervalSinceReferenceDate: seconds), format: format)
    }
}
