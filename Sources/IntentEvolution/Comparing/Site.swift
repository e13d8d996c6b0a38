/// Where the comparison is, in both schemas, and what a change there can break at all.
struct Site {
    /// In the lock.
    var then: DeclarationPath
    /// In the present definitions.
    var now: DeclarationPath
    /// Whether users can have stored anything of it.
    var isStored = true
    /// Whether Swift is generated for it.
    var hasSwift = true

    static let root = Site(then: DeclarationPath(), now: DeclarationPath())

    /// A setting of the same key in both.
    func key(_ key: String) -> Site {
        var site = self
        site.then = then.appending(key)
        site.now = now.appending(key)
        return site
    }

    /// A declaration of a section, under the names that it has in each.
    func member(_ section: String, then old: String, now new: String) -> Site {
        var site = self
        site.then = then.appending(section, old)
        site.now = now.appending(section, new)
        return site
    }

    /// A declaration that is gone.
    func gone(_ section: String, _ name: String) -> Site {
        var site = self
        site.then = then.appending(section, name)
        site.now = now.appending(section)
        return site
    }

    /// A declaration that is new.
    func new(_ section: String, _ name: String) -> Site {
        var site = self
        site.then = then.appending(section)
        site.now = now.appending(section, name)
        return site
    }

    func stored(_ isStored: Bool) -> Site {
        var site = self
        site.isStored = isStored && self.isStored
        return site
    }

    func swift(_ hasSwift: Bool) -> Site {
        var site = self
        site.hasSwift = hasSwift && self.hasSwift
        return site
    }

    func admits(_ effect: ChangeEffect) -> Bool {
        switch effect {
        case .stored: isStored
        case .source: hasSwift
        case .behaviour: true
        }
    }
}
