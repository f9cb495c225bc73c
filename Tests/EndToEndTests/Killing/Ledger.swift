import Foundation

/// Everything that was seen as stored for good. Nothing of it may be missing or changed later.
struct Ledger {
  private var messages: [String: String] = [:]
  private var last = 0
  private let store: StoreFile

  init(_ home: Home) { store = StoreFile(path: home.database) }

  /// The messages of visible chats: id, state and text, apart from those of an import that is under way.
  private func rows(after sequence: Int) throws -> [(sequence: Int, id: String, contents: String)] {
    try store.rows(
      """
      SELECT seq || ' ' || hex(id) || ' ' || state || ' ' || text FROM message
      WHERE seq > \(sequence) AND chat NOT IN (SELECT chat FROM staged) ORDER BY seq
      """
    ).map { row in
      let parts = row.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      return (Int(parts[0]) ?? 0, parts[1], parts[2])
    }
  }

  /// Notes the new messages. No reply is arriving while no program runs.
  /// - Returns: What is wrong with them.
  mutating func noteNew() throws -> [String] {
    var wrong: [String] = []
    for row in try rows(after: last) {
      if row.contents.hasPrefix("streaming ") { wrong.append("\(row.id) is still arriving") }
      (messages[row.id], last) = (row.contents, row.sequence)
    }
    return wrong
  }

  /// - Returns: The messages that are missing or changed, and faults of the file.
  func faults() throws -> [String] {
    let now = Dictionary(try rows(after: 0).map { ($0.id, $0.contents) }) { $1 }
    let changed = messages.filter { now[$0.key] != $0.value }.map { "\($0.key) was “\($0.value)”" }
    let check = try store.rows("PRAGMA integrity_check")
    return changed.sorted() + (check == ["ok"] ? [] : check)
  }

  /// The number of messages noted.
  var count: Int { messages.count }
}
