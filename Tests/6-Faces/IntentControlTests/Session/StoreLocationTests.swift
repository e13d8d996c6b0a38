import IntentCommandLine
import IntentControl
import IntentTestSupport
import Testing

struct StoreLocationTests {
    @Test(arguments: [
        ("cars.sqlite", "cars.sqlite"),
        ("sqlite:cars.sqlite", "cars.sqlite"),
        ("sqlite:/var/cars", "/var/cars"),
        ("/a:b/c", "/a:b/c"),
        ("./postgresql:x", "./postgresql:x"),
        ("a:b", "a:b"),
        ("~/cars", "/home/ann/cars"),
        ("sqlite:~/cars", "/home/ann/cars"),
        ("./~/cars", "./~/cars"),
        ("//server/x", "//server/x"), ("./host=x", "./host=x"), ("./file:x", "./file:x"), ("hosts=x", "hosts=x"),
    ])
    func `a path is read with or without a scheme`(text: String, path: String) throws {
        let environment = Environment(["HOME": "/home/ann"])
        try expectEqual(StoreLocation(parsing: text, environment: environment), .file(path))
    }

    @Test(arguments: [
        ("", CommandStatus.wrongUsage), ("sqlite:", .wrongUsage), ("sqlite:///x", .wrongUsage),
        ("mysql://host/x", .wrongUsage), ("file:///x", .wrongUsage), ("a\0b", .wrongUsage), ("file:x", .wrongUsage),
        ("host=/tmp dbname=cars", .wrongUsage), ("password=s3cret", .wrongUsage),
    ])
    func `unsupported stores are refused`(text: String, status: CommandStatus) throws {
        let failure = try #require(throws: CommandError.self) {
            try StoreLocation(parsing: text, environment: Environment([:]))
        }
        expectEqual(failure.status, status)
        #expect(!failure.problems[0].message.contains("s3cret"))
    }

    #if PostgreSQL
        @Test(arguments: ["postgresql://host/cars", "postgres://ann@host:5433/cars?sslmode=require"])
        func `a database is read from its URL`(text: String) throws {
            try expectEqual(StoreLocation(parsing: text, environment: Environment([:])), .database(text))
        }

        @Test(arguments: [
            ("postgresql://h/cars?sslmod=require", "has an unknown option 'sslmod'; did you mean 'sslmode'?"),
            ("postgresql://[::1/cars", "use the form postgresql://USER@HOST/DATABASE"),
        ])
        func `an invalid URL is wrong usage`(text: String, message: String) throws {
            let failure = try #require(throws: CommandError.self) {
                try StoreLocation(parsing: text, environment: Environment([:]))
            }
            expectEqual(failure.status, .wrongUsage)
            #expect(failure.problems[0].message.hasSuffix(message))
        }

        @Test func `a database without a URL is refused`() throws {
            let failure = try #require(throws: CommandError.self) {
                try StoreLocation(parsing: "postgresql:cars", environment: Environment([:]))
            }
            expectEqual(failure.status, .wrongUsage)
        }
    #else
        @Test(arguments: ["postgresql://host/cars", "postgresql:cars", "postgres://host/x"])
        func `a database is refused in a build without PostgreSQL`(text: String) throws {
            let failure = try #require(throws: CommandError.self) {
                try StoreLocation(parsing: text, environment: Environment([:]))
            }
            expectEqual(failure.status, .unavailable)
        }
    #endif

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data", "HOME": "/home/ann"], "/data/intents/group.cars/store.sqlite"),
        (["HOME": "/home/ann"], "/home/ann/.local/share/intents/group.cars/store.sqlite"),
        (["XDG_DATA_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/share/intents/group.cars/store.sqlite"),
        (["XDG_DATA_HOME": "data", "HOME": "/home/ann"], "/home/ann/.local/share/intents/group.cars/store.sqlite"),
    ])
    func `a group has a store in the data folder`(variables: [String: String], path: String) throws {
        try expectEqual(StoreLocation.standard(group: "group.cars", environment: Environment(variables)), .file(path))
    }

    @Test(arguments: [
        "", ".", "..", ".hidden", "a/b", "../x", "a\0b", "a\nb", "-x", "a\u{202E}b", String(repeating: "x", count: 201),
    ])
    func `a group that is not a folder name is refused`(group: String) throws {
        let failure = try #require(throws: CommandError.self) {
            try StoreLocation.standard(group: group, environment: Environment(["HOME": "/home/ann"]))
        }
        expectEqual(failure.status, .invalidData)
        #expect(failure.problems[0].message.contains("--store"))
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
    func `without a home folder the store must be named`(variables: [String: String]) throws {
        let failure = try #require(throws: CommandError.self) {
            try StoreLocation.standard(group: "default", environment: Environment(variables))
        }
        expectEqual(failure.status, .wrongUsage)
    }
}
