import Foundation

// Typical app code without concurrency annotations, which handlers call.

struct MailAccount {
    let id: String
    let name: String
    let boxes: [(id: String, name: String, unread: Int)]
}

class MailServer {
    static let shared = MailServer()

    var accounts = [
        MailAccount(id: "home", name: "Home", boxes: [("home/inbox", "Inbox", 3), ("home/bills", "Bills", 0)]),
        MailAccount(id: "work", name: "Work", boxes: [("work/inbox", "Inbox", 12), ("work/news", "News", 40)]),
    ]

    func fetchAccounts(completion: @escaping (Result<[MailAccount], Error>) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            completion(.success(self.accounts))
        }
    }

    func account(_ id: String?) -> MailAccount? {
        accounts.first { $0.id == id }
    }
}
