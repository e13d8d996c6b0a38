import SampleHandlers
import SwiftUI

/// The newest posts of a board, each with a link of its own.
struct ForumBoardView: View {
    let entry: ForumBoardEntry

    var body: some View {
        Group {
            if let board = entry.board {
                VStack(alignment: .leading, spacing: 8) {
                    Text(board.displayString).font(.headline).foregroundStyle(.pink)
                    ForEach(entry.posts) { post in
                        if let url = post.url {
                            Link(destination: url) { PostRow(post: post) }
                        }
                    }
                    Spacer(minLength: 0)
                }
                .widgetURL(URL(string: "forum:///boards/\(board.identifier)"))
            } else {
                Text("请选择版块").foregroundStyle(.secondary)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

private struct PostRow: View {
    let post: ForumPost

    var body: some View {
        HStack {
            Text(post.title).lineLimit(1)
            Spacer()
            Text(post.timeText).monospacedDigit().foregroundStyle(.secondary)
        }
        .font(.subheadline)
    }
}
