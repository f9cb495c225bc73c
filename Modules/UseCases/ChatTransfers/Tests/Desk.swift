import Catalogue
import ChatFiles
import Entities
import Foundation
import Storage
import Synchronization

@testable import ChatTransfers

/// A service over stores, with a folder for files. A user is signed in.
struct Desk: ChatTransferring {
  static let time = Timestamp(milliseconds: 1_795_000_000_000)

  let stores: Stores
  let folder: String
  let user = UserProfile(id: UserProfile.ID(high: 7, low: 1), name: "Jiu", created: Timestamp(milliseconds: 1))
  let chatTransferService: ChatTransferService

  init(
    _ stores: Stores, in folder: String, signsIn: Bool = true, companions: FolderCompanions? = nil
  ) async throws {
    (self.stores, self.folder) = (stores, folder)
    chatTransferService = ChatTransferService(
      stores: stores, builtIn: BuiltInAvatars(language: .english), language: .english, now: { Self.time }, zone: .utc,
      companions: companions, deleteChat: { try await stores.chats.deleteChat($0) })
    if signsIn, try await stores.profiles.currentProfile() == nil {
      try await stores.profiles.save(user)
      try await stores.profiles.setCurrentProfile(user.id)
    }
  }

  /// Runs a test with a service over stores in memory.
  static func inMemory(signsIn: Bool = true, _ body: (Desk) async throws -> Void) async throws {
    try await withFolder { try await body(Desk(.inMemory(), in: $0, signsIn: signsIn)) }
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file, and returns its path.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// Imports files.
  @discardableResult
  func take(_ paths: String..., isPreview: Bool = false) async throws -> [ChatFileImport] {
    try await importChats(at: paths, isPreview: isPreview) { _ in }
  }

  /// Exports chats to a file of the folder.
  @discardableResult
  func export(
    _ chats: [Conversation.ID]?, to name: String, as format: ChatFileFormat? = nil, replacing: Bool = false
  ) async throws -> ChatExport {
    try await exportChats(chats, to: path(name), as: format, replacing: replacing) { _ in }
  }

  func chats() async throws -> [ChatSummary] {
    try await stores.chats.chats(of: user.id, offset: 0, limit: 1000)
  }

  func shown(_ chat: Conversation.ID) async throws -> [Message] {
    try await stores.chats.messages(of: chat, before: nil, limit: .max).messages
  }

  /// All messages of a chat, in their order.
  func tree(_ chat: Conversation.ID) async throws -> [TreeMessage] {
    let messages = Mutex<[TreeMessage]>([])
    try await stores.records.tree(of: chat) { message in messages.withLock { $0.append(message) } }
    return messages.withLock(\.self)
  }
}

/// Runs a test with a folder that is deleted afterwards.
func withFolder(_ body: (String) async throws -> Void) async throws {
  let folder = NSTemporaryDirectory() + "chattransfers-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try await body(folder)
}
