import Entities

extension ChatScope {
  /// The name of its kind in the file.
  var name: String {
    switch self {
    case .chat: "chat"
    case .character: "character"
    case .everywhere: "default"
    }
  }

  /// The bytes of the id that it is about: of the chat, the avatar, or for the default the profile.
  func target(in profile: UserProfile.ID) -> [UInt8] {
    switch self {
    case .chat(let id): id.bytes
    case .character(let id): id.bytes
    case .everywhere: profile.bytes
    }
  }
}

extension ChatScope {
  /// The bytes that sort choices as the file does.
  func sortKey(in profile: UserProfile.ID) -> [UInt8] { Array(name.utf8) + [0] + target(in: profile) }
}

extension Row {
  func scope(_ column: Int32, of target: Int32) throws(StorageError) -> ChatScope {
    switch text(column) {
    case "chat": .chat(try id(target))
    case "character": .character(try id(target))
    case "default": .everywhere
    case let name: throw damaged("there is no scope \(name)")
    }
  }
}
