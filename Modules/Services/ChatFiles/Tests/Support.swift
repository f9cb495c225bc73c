import Entities
import Foundation
import Synchronization

@testable import ChatFiles

/// What a file was read as.
struct ReadFile {
  var records: [ImportedRecord] = []
  var summary = ChatImportSummary()

  /// The chats, each with its messages and its end.
  var chats: [(chat: ImportedChat, messages: [ImportedMessage], end: ImportedChatEnd)] {
    var chats: [(chat: ImportedChat, messages: [ImportedMessage], end: ImportedChatEnd)] = []
    for record in records {
      switch record {
      case .chat(let chat): chats.append((chat, [], ImportedChatEnd()))
      case .message(let message): chats[chats.count - 1].messages.append(message)
      case .picture: continue
      case .end(let end): chats[chats.count - 1].end = end
      }
    }
    return chats
  }

  var messages: [ImportedMessage] { chats.flatMap(\.messages) }
  var pictures: [ImportedPicture] {
    records.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }
  var texts: [String] { messages.map(\.text) }
}

/// Reads a file with these contents.
func read(_ bytes: [UInt8], named name: String = "file", zone: LocalZone = .utc) async throws -> ReadFile {
  try await withFolder { folder in
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try await read(path, zone: zone)
  }
}

func read(_ text: String, named name: String, zone: LocalZone = .utc) async throws -> ReadFile {
  try await read(Array(text.utf8), named: name, zone: zone)
}

/// Reads the file at a path.
func read(_ path: String, zone: LocalZone = .utc) async throws -> ReadFile {
  let records = Mutex<[ImportedRecord]>([])
  let summary = try await ChatFileReader(path: path, zone: zone).read { record in
    records.withLock { $0.append(record) }
  }
  return ReadFile(records: records.withLock(\.self), summary: summary)
}

/// Runs a test with a folder that is deleted afterwards.
func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
  let folder = NSTemporaryDirectory() + "chatfiles-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await body(folder)
}

/// The text of a written file.
func written(
  _ format: ChatFileFormat, language: ContentLanguage = .english, _ body: (ChatFileWriter) throws -> Void
) async throws -> String {
  try await withFolder { folder in
    let writer = try ChatFileWriter(path: folder + "/out", as: format, replacing: false, in: language, zone: .utc)
    try body(writer)
    try writer.finish()
    return try String(contentsOfFile: folder + "/out", encoding: .utf8)
  }
}

enum Sample {
  static let time = Timestamp(milliseconds: 1_720_747_897_000)
  static let chat = Conversation(
    id: id(1), profile: id(2), avatar: id(3), title: "Under the stars", created: time, updated: time)

  static func id<Entity>(_ number: Int) -> Identifier<Entity> {
    Identifier(high: 0x0190_0000_0000_7000, low: UInt64(number))
  }

  static func message(
    _ number: Int, _ role: Message.Role, _ text: String, after parent: Int? = nil, model: ModelChoice? = nil
  ) -> Message {
    Message(
      id: id(number), chat: chat.id, parent: parent.map { id($0) }, role: role, text: text, model: model, created: time)
  }

  static let exported = ExportedChat(chat, characterName: "Zed", userName: "지우")
}
