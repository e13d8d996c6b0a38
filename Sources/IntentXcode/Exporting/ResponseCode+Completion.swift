internal import IntentModel

extension ResponseCode {
    /// Codes with the two that always are, which stand first where they are not written: `failure` behind `success`.
    static func completed(_ codes: [ResponseCode]) -> [ResponseCode] {
        let missing = ["success", "failure"].filter { name in !codes.contains { $0.name == name } }
        let place = missing == ["failure"] ? (codes.firstIndex { $0.name == "success" } ?? -1) + 1 : 0
        var all = codes
        all.insert(contentsOf: missing.map { ResponseCode(name: $0) }, at: place)
        return all
    }
}
