import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats list`: a line for each chat, with its id, the time of its last change or of its deletion, its title or its
  /// avatar's name, and its last words.
  func list(_ arguments: Arguments) async throws {
    let limit = try number("limit", of: arguments, from: 1, usually: Self.usualLimit)
    var offset = try number("offset", of: arguments, from: 0, usually: 0)
    let shelf = try shelf(of: arguments)
    var records: [ChatRecord] = []
    var left = try await hasProfile() ? limit : 0
    // Deleted chats have their whole ids: `ShortIDs` knows only the others.
    let ids = shelf == .deleted ? nil : try await ShortIDs(interactor, for: io)
    while left > 0 {
      let wanted = min(left, Self.pageSize)
      let page = try await interactor.conversations(on: shelf, offset: offset, limit: wanted)
      for summary in page {
        if io.wantsJSON { records.append(ChatRecord(summary)) } else { try write(summary, ids) }
      }
      guard page.count == wanted else { break }
      (offset, left) = (offset + wanted, left - wanted)
    }
    if io.wantsJSON { try io.write(json: records) }
    // A limit on the command line was the user's choice: no warning is needed.
    if arguments.value(of: "limit") == nil, left == 0, try await hasProfile(),
      try await !interactor.conversations(on: shelf, offset: offset, limit: 1).isEmpty
    {
      io.warn(io.language.thereIsMore(after: limit))
    }
  }

  /// The part of the list that `--archived`, `--deleted` or `--tag NAME` chooses.
  private func shelf(of arguments: Arguments) throws -> ChatShelf {
    let chosen: [ChatShelf?] = [
      arguments.has("archived") ? .archived : nil, arguments.has("deleted") ? .deleted : nil,
      arguments.value(of: "tag").map { .tagged($0) },
    ]
    let shelves = chosen.compactMap(\.self)
    guard shelves.count < 2 else { throw CommandFailure(.wrongUsage, io.language.oneShelf) }
    return shelves.first ?? .current
  }

  private func write(_ summary: ChatSummary, _ ids: ShortIDs?) throws {
    let name = io.language.title(of: summary).onOneLine
    let words = summary.lastText.map { " — " + $0.onOneLine } ?? ""
    let id = ids?[summary.id] ?? "\(summary.id)"
    try io.writeLine("\(id)  \((summary.deleted ?? summary.chat.updated).utc)  \(name)\(words)")
  }
}
