import Entities
import JSON
import System

/// Groups that a folder has already.
extension SillyTavernGroup {
  /// The group that an import found, without its chats.
  public init(_ file: KeptGroupFile) { self.init(file.members) }

  /// The group in a file, with all of its chats; nil where there is no file of a group.
  /// - Throws: `ChatFileFailure.unusable`, also when the file is larger than such files can be.
  public init?(at path: String) throws(ChatFileFailure) {
    let path = FilePath.inHome(path)
    guard FileStatus(at: path, followingLinks: false)?.kind == .regular else { return nil }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try SmallFile.read(path, limit: ChatFileLimit.group)
    } catch {
      throw .unusable(path, reason: error.reason.words)
    }
    let limits = JSONLimits(bytes: ChatFileLimit.group, depth: ChatFileLimit.depth)
    guard let object = (try? JSONValue(parsing: bytes, limits: limits))?.object, object["id"]?.string != nil else {
      return nil
    }
    self.init(object)
  }

  private init(_ object: JSONObject) {
    func names(_ key: String) -> [String] { object[key]?.array?.compactMap(\.string) ?? [] }
    let muted = Set(names("disabled_members"))
    self.init(
      id: object["id"]?.string ?? "", name: object["name"]?.string ?? "",
      members: names("members").compactMap { member in
        FolderScan.cardName(member).map { Member(name: $0, isMuted: muted.contains(member)) }
      },
      order: GroupChat.Order(strategy: object["activation_strategy"] ?? .null),
      cards: GroupChat.Cards(mode: object["generation_mode"] ?? .null), chats: [])
    found = SillyTavernGroupFile.withoutChats(object)
    let metadata = Dictionary(
      SillyTavernGroupFile.metadata(of: object).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    chats = SillyTavernGroupFile.chats(of: object).map { name in
      Chat(name: name, authorsNote: SillyTavernNote.note(in: metadata[name]), metadata: metadata[name]?.text() ?? "")
    }
  }

  /// Adds the chats that the group has in a file.
  /// - Parameter removed: The names of chats that belong to another group now.
  public mutating func unite(with file: SillyTavernGroup, without removed: Set<String> = []) {
    let own = Dictionary(chats.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let there = file.chats.filter { !removed.contains($0.name) }.map { own[$0.name] ?? $0 }
    let known = Set(there.map(\.name))
    chats = there + chats.filter { !known.contains($0.name) }
  }
}
