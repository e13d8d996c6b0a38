import IntentTestSupport
import WidgetDrawing

/// The layout once more, as short as its rules: nothing is remembered, and every rule is written where it is used.
indirect enum Law {
    case box(Int)
    case spacer(vertical: Bool, minimum: Double)
    case stack(vertical: Bool, line: Double, spacing: Double, [Law])
    case layers(x: Double, y: Double, [Law])
    case frame(Double?, Double?, x: Double, y: Double, Law)
    case limits(w: (Double?, Double?, Double?), h: (Double?, Double?, Double?), x: Double, y: Double, Law)
    case padding(Double, Law)
    case ideal(w: Bool, h: Bool, Law)
    case ratio(Double, fills: Bool, Law)
    case priority(Double, Law)
    case beside(Law, other: Law, behind: Bool)

    typealias Pair = (w: Double, h: Double)
    typealias Offer = (w: Double?, h: Double?)

    var rank: Double {
        switch self {
        case .spacer: -.infinity
        case .priority(let value, _): value
        case .frame(_, _, _, _, let part), .padding(_, let part), .ideal(_, _, let part), .ratio(_, _, let part),
            .beside(let part, _, _):
            part.rank
        // A spacer in limits takes part in the division.
        case .limits(_, _, _, _, let part): part.rank.isFinite ? part.rank : 0
        case .box, .stack, .layers: 0
        }
    }

    /// The size for an offer.
    func size(_ offer: Offer) -> Pair {
        switch self {
        case .box: return (offer.w ?? 10, offer.h ?? 10)
        case .spacer(let vertical, let minimum):
            let length = max((vertical ? offer.h : offer.w) ?? 0, minimum)
            return vertical ? (0, length) : (length, 0)
        case .stack(let vertical, _, let spacing, let parts):
            let sizes = zip(parts, offers(offer)).map { $0.size($1) }
            let along = sizes.map { vertical ? $0.h : $0.w }.reduce(0, +) + spacing * Double(max(parts.count - 1, 0))
            // Lines at equal parts of each child: the largest child is as wide as the stack.
            let across = sizes.map { vertical ? $0.w : $0.h }.max() ?? 0
            return vertical ? (across, along) : (along, across)
        case .layers(_, _, let parts):
            let top = parts.map(\.rank).max()
            let sizes = parts.filter { $0.rank == top }.map { $0.size(offer) }
            return (sizes.map(\.w).max() ?? 0, sizes.map(\.h).max() ?? 0)
        case .frame(let w, let h, _, _, let part):
            let size = part.size((w ?? offer.w, h ?? offer.h))
            return (w ?? size.w, h ?? size.h)
        case .limits(let w, let h, _, _, let part):
            let size = part.size(inner(offer))
            return (Self.limited(offer.w, size.w, w), Self.limited(offer.h, size.h, h))
        case .padding(let length, let part):
            let size = part.size(inner(offer))
            return (size.w + 2 * length, size.h + 2 * length)
        case .ideal(_, _, let part), .ratio(_, _, let part): return part.size(inner(offer))
        case .priority(_, let part), .beside(let part, _, _): return part.size(offer)
        }
    }

    private static func limited(_ offer: Double?, _ child: Double, _ l: (Double?, Double?, Double?)) -> Double {
        func clamp(_ value: Double) -> Double { max(min(value, l.2 ?? .infinity), l.0 ?? 0) }
        guard let offer else { return clamp(l.1 ?? child) }
        if l.0 == nil, l.2 == nil { return child }
        if let least = l.0, l.2 == nil { return max(min(offer, child), least) }
        if let most = l.2, l.0 == nil { return min(max(offer, child), most) }
        return clamp(offer)
    }

    /// What a modifier offers to its content.
    private func inner(_ offer: Offer) -> Offer {
        switch self {
        case .limits(let w, let h, _, _, _):
            func clamp(_ value: Double?, _ l: (Double?, Double?, Double?)) -> Double? {
                (value ?? l.1).map { max(min($0, l.2 ?? .infinity), l.0 ?? 0) }
            }
            return (clamp(offer.w, w), clamp(offer.h, h))
        case .padding(let length, _):
            return (offer.w.map { max($0 - 2 * length, 0) }, offer.h.map { max($0 - 2 * length, 0) })
        case .ideal(let w, let h, _): return (w ? nil : offer.w, h ? nil : offer.h)
        case .ratio(let ratio, let fills, _):
            if offer.w == nil, offer.h == nil { return offer }
            let (w, h) = (offer.w ?? .infinity, offer.h ?? .infinity)
            if offer.w == nil { return (h * ratio, h) }
            if offer.h == nil { return (w, w / ratio) }
            let bound = fills ? max(w, h * ratio) : min(w, h * ratio)
            return bound == h * ratio && bound != w ? (bound, h) : (w, w / ratio)
        default: return offer
        }
    }

    /// What a stack offers to its parts.
    private func offers(_ offer: Offer) -> [Offer] {
        guard case .stack(let vertical, _, let spacing, let parts) = self else { return [] }
        guard let length = vertical ? offer.h : offer.w else { return parts.map { _ in offer } }
        func along(_ part: Law, _ value: Double) -> Double {
            vertical ? part.size((offer.w, value)).h : part.size((value, offer.h)).w
        }
        var result = [Offer?](repeating: nil, count: parts.count)
        // What is infinitely long at least keeps no space.
        func least(_ part: Law) -> Double { along(part, 0) == .infinity ? 0 : along(part, 0) }
        var space = length - spacing * Double(max(parts.count - 1, 0))
        let ranks = Set(parts.map(\.rank)).sorted(by: >)
        for part in parts where part.rank != ranks.first { space -= least(part) }
        for rank in ranks {
            var waiting = parts.indices.filter { parts[$0].rank == rank }
            if rank != ranks.first { for index in waiting { space += least(parts[index]) } }
            while !waiting.isEmpty {
                let next =
                    waiting.enumerated().min { first, second in
                        let (a, b) = (parts[first.element], parts[second.element])
                        let (range, otherRange) = (along(a, .infinity) - least(a), along(b, .infinity) - least(b))
                        if range == .infinity, otherRange == .infinity { return least(a) > least(b) }
                        return range < otherRange
                    }?.offset ?? 0
                let share = max(space / Double(waiting.count), 0)
                let index = waiting.remove(at: next)
                if space != .infinity { space -= along(parts[index], share) }
                result[index] = vertical ? (offer.w, share) : (share, offer.h)
            }
        }
        return result.map { $0 ?? offer }
    }

    /// Adds the frames of the boxes.
    func place(_ offer: Offer, x: Double, y: Double, into frames: inout [Int: Rect]) {
        let own = size(offer)
        switch self {
        case .box(let number): frames[number] = Rect(x: x, y: y, width: own.w, height: own.h)
        case .spacer: break
        case .stack(let vertical, let line, let spacing, let parts):
            let offer: Offer = vertical ? (offer.w ?? own.w, offer.h) : (offer.w, offer.h ?? own.h)
            let offers = offers(offer)
            let sizes = zip(parts, offers).map { $0.size($1) }
            let across = sizes.map { vertical ? $0.w : $0.h }.max() ?? 0
            var position = 0.0
            for index in parts.indices {
                let free = (across - (vertical ? sizes[index].w : sizes[index].h)) * line
                parts[index].place(
                    offers[index], x: x + (vertical ? free : position), y: y + (vertical ? position : free),
                    into: &frames)
                position += (vertical ? sizes[index].h : sizes[index].w) + spacing
            }
        case .layers(let lineX, let lineY, let parts):
            for part in parts { part.center(offer, in: own, at: (x, y), lines: (lineX, lineY), into: &frames) }
        case .frame(let w, let h, let lineX, let lineY, let part):
            part.center((w ?? offer.w, h ?? offer.h), in: own, at: (x, y), lines: (lineX, lineY), into: &frames)
        case .limits(_, _, let lineX, let lineY, let part):
            part.center(inner(offer), in: own, at: (x, y), lines: (lineX, lineY), into: &frames)
        case .padding(let length, let part): part.place(inner(offer), x: x + length, y: y + length, into: &frames)
        case .ideal(_, _, let part), .ratio(_, _, let part): part.place(inner(offer), x: x, y: y, into: &frames)
        case .priority(_, let part): part.place(offer, x: x, y: y, into: &frames)
        case .beside(let part, let other, _):
            part.place(offer, x: x, y: y, into: &frames)
            other.center((own.w, own.h), in: own, at: (x, y), lines: (0.5, 0.5), into: &frames)
        }
    }

    private func center(
        _ offer: Offer, in own: Pair, at corner: (x: Double, y: Double), lines: (x: Double, y: Double),
        into frames: inout [Int: Rect]
    ) {
        let part = size(offer)
        place(
            offer, x: corner.x + (own.w - part.w) * lines.x, y: corner.y + (own.h - part.h) * lines.y, into: &frames)
    }
}
