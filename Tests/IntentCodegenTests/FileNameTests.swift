import IntentModel
import Testing

@testable import IntentCodegen

@Suite struct FileNameTests {
    @Test(arguments: [
        ("car.intent.yaml", true), ("car.intent.yml", true), ("car.intent.de.yaml", false), (".intent.yaml", false),
        ("car.yaml", false),
    ])
    func aDefinitionIsToldByItsName(name: String, isDefinition: Bool) {
        #expect(GeneratedFileNames.isDefinition(name) == isDefinition)
    }

    @Test func theGeneratedFileIsNamedAfterTheDefinition() {
        #expect(GeneratedFileNames.swiftFile(for: "car-control.intent.yaml") == "car-control.intent.swift")
        #expect(GeneratedFileNames.swiftFile(for: "car-control.intent.yml") == "car-control.intent.swift")
    }

    @Test func filesOfOneNameAreAProblemOfTheLaterOne() {
        let files = [
            "car.intent.yaml", "Car.intent.yml", "my-car.intent.yaml", "myCar.intent.yaml", "self.intent.yaml",
        ]
        let problems = fileNameProblems(files.map { DefinitionFile(fileName: $0) })
        #expect(problems.map(\.file) == [1, 3])
        #expect(problems.map(\.other) == [0, 2])
    }

    @Test func nothingIsMadeWhereNamesMeet() {
        let files = ["a.intent.yaml", "a.intent.yml"].map { DefinitionFile(fileName: $0) }
        #expect(GenerationTarget.swift.emit(Schema(), files: files).files == [])
    }
}
