import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct NumberTests {
    @Test func `without a sidecar, tags begin at one`() {
        let file = numbered(soups(), nil).file
        expectEqual(tags(file), [1, 2])
        expectEqual(file.intents?.first?.leaves["LastParameterTag"]?.value, 2)
        expectEqual(file.intents?.first?.members?.map { $0.leaves["DisplayPriority"]?.value }, [1, 2])
    }

    @Test func `new tags follow the last tag`() {
        var sidecar = Sidecar()
        sidecar.declarations["intents.OrderSoup"] = entry { $0.lastTag = 15 }
        sidecar.declarations["intents.OrderSoup.parameters.quantity"] = entry { $0.tag = 9 }
        let file = numbered(soups(), sidecar).file
        expectEqual(tags(file), [16, 9])
        expectEqual(file.intents?.first?.leaves["LastParameterTag"]?.value, 16)
        expectEqual(record(file, into: sidecar).declarations["intents.OrderSoup"]?.lastTag, 16)
    }

    @Test(arguments: [Int.max, Int.max - 1])
    func `a tag is found after the largest integer`(_ last: Int) throws {
        var sidecar = Sidecar()
        sidecar.declarations["intents.OrderSoup"] = entry { $0.lastTag = last }
        let tags = tags(numbered(soups(), sidecar).file)
        #expect(Set(tags).count == 2 && tags.allSatisfy { $0 > 0 })
    }

    @Test func `an intent without parameters has no last tag`() {
        let file = numbered(XcodeFile(intents: [XcodeDeclaration(.intent, name: "A", members: [])]), nil).file
        expectEqual(file.intents?.first?.leaves["LastParameterTag"], nil)
    }

    @Test func `built-in properties have fixed tags`() {
        let names = ["identifier", "size", "displayString", "alternativeSpeakableMatches", "pronunciationHint", "age"]
        let properties = names.map { name in
            let isOwn = name == "size" || name == "age"
            return XcodeDeclaration(.property, name: name, leaves: isOwn ? [:] : ["Default": XcodeLeaf(true)])
        }
        let file = numbered(XcodeFile(types: [XcodeDeclaration(.type, name: "T", members: properties)]), nil).file
        expectEqual(file.types?.first?.members?.map { $0.leaves["Tag"]?.value }, [1, 100, 2, 4, 3, 101])
        expectEqual(file.types?.first?.leaves["LastPropertyTag"]?.value, 101)
    }

    @Test func `an empty type has the last tag 99`() {
        let file = numbered(XcodeFile(types: [XcodeDeclaration(.type, name: "T")]), nil).file
        expectEqual(file.types?.first?.leaves["LastPropertyTag"]?.value, 99)
    }

    @Test func `ids are six unique letters and digits`() {
        let ids = ids(numbered(soups(), nil).file)
        expectEqual(ids.count, 4)
        expectEqual(Set(ids).count, ids.count)
        #expect(ids.allSatisfy { $0.utf8.count == 6 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        expectEqual(ids, self.ids(numbered(soups(), nil).file))
    }

    @Test func `a new id differs from existing ones`() throws {
        let usual = try #require(numbered(soups(), nil).file.intents?.first?.leaves["TitleID"]?.value)
        guard case .string(let id) = usual else { return }
        var sidecar = Sidecar()
        sidecar.declarations["intents.OrderSoup.parameters.soup"] = entry { $0.ids = ["title": id] }
        let file = numbered(soups(), sidecar).file
        expectEqual(file.intents?.first?.members?.first?.leaves["DisplayNameID"]?.value, usual)
        #expect(file.intents?.first?.leaves["TitleID"]?.value != usual)
    }

    @Test func `a suggestion shares the id of the summary`() {
        let leaves: XcodeLeaves = [
            "ManagedParameterCombinations.soup.TitleID": XcodeLeaf(""),
            "ParameterCombinations.soup.TitleID": XcodeLeaf(""), "ParameterCombinations.soup.IsLinked": XcodeLeaf(true),
            "ParameterCombinations..TitleID": XcodeLeaf(""),
        ]
        let file = numbered(XcodeFile(intents: [XcodeDeclaration(.intent, name: "A", leaves: leaves)]), nil).file
        let values = file.intents?.first?.leaves.mapValues(\.value)
        expectEqual(values?["ManagedParameterCombinations.soup.TitleID"], values?["ParameterCombinations.soup.TitleID"])
        #expect(
            values?["ManagedParameterCombinations.soup.TitleID"] != values?["ParameterCombinations..TitleID"])
    }

    @Test func `references to own types have the file's namespace`() throws {
        let parameters = [
            XcodeDeclaration(.parameter, name: "own", leaves: ["EnumType": XcodeLeaf("Soup")]),
            XcodeDeclaration(
                .parameter, name: "apple",
                leaves: ["ObjectType": XcodeLeaf("MediaItem"), "ObjectTypeNamespace": XcodeLeaf("System")]),
        ]
        let exported = XcodeFile(intents: [XcodeDeclaration(.intent, name: "A", members: parameters)])
        let file = numbered(exported, nil).file
        let namespace = try #require(file.leaves["Namespace"]?.value)
        expectEqual(file.intents?.first?.members?[0].leaves["EnumTypeNamespace"]?.value, namespace)
        expectEqual(file.intents?.first?.members?[1].leaves["ObjectTypeNamespace"]?.value, "System")
        expectEqual(record(file, into: nil).file["namespace"], namespace)
    }

    @Test func `an empty id in the sidecar stays empty`() {
        var sidecar = Sidecar()
        sidecar.declarations["intents.OrderSoup"] = entry { $0.ids = ["title": ""] }
        let file = numbered(soups(), sidecar).file
        expectEqual(file.intents?.first?.leaves["TitleID"]?.value, "")
    }

    private func soups() -> XcodeFile {
        XcodeFile(intents: [
            XcodeDeclaration(
                .intent, name: "OrderSoup", leaves: ["TitleID": XcodeLeaf("")],
                members: ["soup", "quantity"].map { name in
                    XcodeDeclaration(.parameter, name: name, leaves: ["DisplayNameID": XcodeLeaf("")])
                })
        ])
    }

    private func tags(_ file: XcodeFile) -> [Int] {
        (file.intents?.first?.members ?? []).compactMap { parameter in
            guard case .integer(let tag)? = parameter.leaves["Tag"]?.value else { return nil }
            return tag
        }
    }

    private func ids(_ file: XcodeFile) -> [String] {
        let intent = file.intents?.first
        let leaves =
            [file.leaves["Namespace"], intent?.leaves["TitleID"]]
            + (intent?.members ?? []).map { $0.leaves["DisplayNameID"] }
        return leaves.compactMap { leaf in
            guard case .string(let id)? = leaf?.value else { return nil }
            return id
        }
    }
}
