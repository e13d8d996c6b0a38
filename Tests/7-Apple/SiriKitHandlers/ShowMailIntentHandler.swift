import Foundation
import Intents

// Uses completion handlers, sections, and options that depend on another parameter.
class ShowMailIntentHandler: NSObject, ShowMailIntentHandling {

    func provideAccountOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<Account>?, Error?) -> Void
    ) {
        MailServer.shared.fetchAccounts { result in
            switch result {
            case .success(let accounts):
                let items = accounts.map { account -> Account in
                    let item = Account(identifier: account.id, display: account.name)
                    item.server = URL(string: "https://\(account.id).example.com")
                    return item
                }
                completion(INObjectCollection(items: items), nil)
            case .failure(let error):
                completion(nil, error)
            }
        }
    }

    func defaultAccount(for intent: ShowMailIntent) -> Account? {
        guard let first = MailServer.shared.accounts.first else { return nil }
        return Account(identifier: first.id, display: first.name)
    }

    func provideMailboxesOptionsCollection(
        for intent: ShowMailIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<Mailbox>?, Error?) -> Void
    ) {
        guard let account = MailServer.shared.account(intent.account?.identifier) else {
            completion(nil, NSError(domain: "Mail", code: 1, userInfo: [NSLocalizedDescriptionKey: "No such account"]))
            return
        }
        let matching = account.boxes.filter { box in
            guard let term = searchTerm, !term.isEmpty else { return true }
            return box.name.localizedCaseInsensitiveContains(term)
        }
        let sections = Dictionary(grouping: matching) { $0.unread > 0 }
            .sorted { $0.key && !$1.key }
            .map { unread, boxes in
                INObjectSection(title: unread ? "Unread" : nil, items: boxes.map(mailbox))
            }
        completion(INObjectCollection(sections: sections), nil)
    }

    func defaultMailboxes(for intent: ShowMailIntent) -> [Mailbox]? {
        MailServer.shared.account(intent.account?.identifier ?? "home")?.boxes.map(mailbox)
    }

    private func mailbox(_ box: (id: String, name: String, unread: Int)) -> Mailbox {
        let mailbox = Mailbox(
            identifier: box.id, display: box.name, subtitle: "\(box.unread) unread",
            image: INImage(named: "mailbox"))
        mailbox.unread = NSNumber(value: box.unread)
        mailbox.tags = ["box"]
        return mailbox
    }

    func provideFolderOptionsCollection(
        for intent: ShowMailIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        let folders = ["Archive", "Drafts"]
        completion(INObjectCollection(items: folders.map { $0 as NSString }), nil)
    }

    func defaultFolder(for intent: ShowMailIntent) -> String? {
        "Drafts"
    }

    func provideLabelsOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["red", "green"] as [NSString])
    }

    func provideLinesOptionsCollection(for intent: ShowMailIntent) async throws -> INObjectCollection<NSNumber> {
        INObjectCollection(items: [1, 2, 3])
    }
}
