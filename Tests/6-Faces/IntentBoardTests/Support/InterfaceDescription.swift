import Foundation
import IntentModel
import IntentTestSupport

@testable import IntentBoard

/// The description of the interface, as the program serves it.
struct InterfaceDescription {
    /// An operation of the description.
    struct Operation {
        let method: String
        let path: String
        let json: JSONValue
        /// Those of the path and of the operation itself.
        let parameters: [JSONValue]
    }

    static let shared = InterfaceDescription()

    let document: JSONValue
    let operations: [Operation]
    private let components: JSONValue

    private init() {
        let request = BoardRequest("GET", "/openapi.json")
        guard let response = try? BoardAssets.response(to: request), case .bytes(let bytes) = response.body,
            let document = try? JSONValue(parsing: bytes)
        else { preconditionFailure("the program contains the description of its interface") }
        self.document = document
        components = document["components"] ?? .null
        operations = (document["paths"]?.objectValue?.members ?? []).flatMap { path in
            let shared = path.value["parameters"]?.arrayValue ?? []
            return (path.value.objectValue?.members ?? []).filter { $0.key != "parameters" }.map { method in
                Operation(
                    method: method.key.uppercased(), path: path.key, json: method.value,
                    parameters: shared + (method.value["parameters"]?.arrayValue ?? []))
            }
        }
    }

    /// Follows a reference such as `#/components/parameters/id`.
    func resolved(_ json: JSONValue) -> JSONValue {
        guard let reference = json["$ref"]?.stringValue else { return json }
        var target: JSONValue? = document
        for part in reference.split(separator: "/").dropFirst() { target = target?[String(part)] }
        return target ?? .null
    }

    /// Returns what an answer has and the description does not allow.
    func problems(of answer: Answer, to request: BoardRequest) -> [String] {
        let parts = request.path.split(separator: "/")
        let operation = operations.first { operation in
            let template = operation.path.split(separator: "/")
            return operation.method == request.method && template.count == parts.count
                && zip(template, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
        let responses = operation?.json["responses"]
        // What no operation describes is a problem document, too.
        let described =
            responses?[String(answer.status)] ?? responses?["default"] ?? ["$ref": "#/components/responses/Error"]
        let content = resolved(described)["content"]
        guard let content else { return answer.bytes.isEmpty ? [] : ["the answer has content"] }
        let type = String((answer.headers["Content-Type"] ?? "").prefix { $0 != ";" })
        guard let media = content[type] else { return ["the media type is \(type)"] }
        guard type.hasSuffix("json"), let schema = media["schema"]?.objectValue else { return [] }
        var root = schema
        if root["$ref"] != nil { root = ["allOf": [.object(root)]] }
        root["components"] = components
        return JSONSchemaValidator(.object(root)).problems(of: answer.json).map { "\($0)" }
    }
}
