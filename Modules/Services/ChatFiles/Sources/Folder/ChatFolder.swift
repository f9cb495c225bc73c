public import Entities
import System

/// A file that may hold chats, and what its folder tells about them.
public struct FoundChatFile: Hashable, Sendable {
  /// Its path.
  public let path: String
  /// The names of its card and of its group, by SillyTavern's folders; nil outside of them.
  public let characterName: String?, groupName: String?
  /// The path of its card; nil where there is none.
  public let card: String?
  /// The order of that group, the definitions in its prompts, and its members.
  public let groupOrder: GroupChat.Order?, groupCards: GroupChat.Cards?, members: [SillyTavernFolder.Member]

  /// The author's note of the chat in that group's file; nil for none.
  public let authorsNote: AuthorsNote?
  /// What to keep of that group's file with the chat; nil outside of groups.
  public let groupFile: KeptGroupFile?

  init(_ path: String, characterName: String? = nil, group: SillyTavernFolder.Group? = nil, card: String? = nil) {
    (self.path, self.characterName, groupName, self.card) = (path, characterName, group?.name, card)
    (groupOrder, groupCards, members) = (group?.order, group?.cards, group?.members ?? [])
    let name = FilePath.name(of: path)
    let chat = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    authorsNote = group?.notes[chat]
    groupFile = group.map { KeptGroupFile(definition: $0.definition, chat: chat, metadata: $0.metadata[chat] ?? "") }
  }
}

/// Finds the files of chats in a folder.
public enum ChatFolder {
  /// The deepest folder that is searched below the given one.
  static let depth = 16
  /// The endings of files that may hold chats, without a dot.
  private static let endings: Set<String> = ["jsonl", "json", "md", "markdown"]
  /// Files of ChatGPT's export that hold no chats.
  private static let others: Set<String> = [
    "user.json", "user_settings.json", "message_feedback.json", "model_comparisons.json", "shared_conversations.json",
    "group_chats.json", "shopping.json", "sora.json", "export_manifest.json",
  ]

  /// The files at a path: the file itself; the chats of a folder of SillyTavern; or all files of a folder and its
  /// folders whose names end as those of chats do, sorted by their paths. Hidden files and links are left out.
  /// - Throws: `ChatFileFailure.missing`; `.foreign` when there are too many files, or the path is a pipe, which could
  ///   be read only once. A pipe at standard input, `/dev/stdin`, is copied to a file without a name; `.unusable` when
  ///   that fails.
  public static func files(at path: String) throws(ChatFileFailure) -> [FoundChatFile] {
    let path = FilePath.inHome(path)
    switch FileStatus(at: path)?.kind {
    case nil: throw .missing(path)
    case .regular: return [FoundChatFile(path)]
    case .folder: break
    case .pipe where path == StandardInputFile.path, .socket where path == StandardInputFile.path:
      do throws(SystemError) {
        try StandardInputFile.replacePipe()
      } catch {
        throw .unusable(path, reason: error.words)
      }
      return [FoundChatFile(path)]
    default:
      throw .foreign(
        path,
        reason: LocalizedText(
          "a pipe or a device can be read only once. Save it as a file first.",
          "파이프나 장치는 한 번만 읽을 수 있습니다. 먼저 파일로 저장하세요."))
    }
    if SillyTavernFolder.exists(at: path) {
      let folder = try SillyTavernFolder(path: path)
      return folder.chats.map { chat in
        FoundChatFile(
          chat.file.path, characterName: chat.characterName, group: chat.group.map { folder.groups[$0] },
          card: chat.character?.path)
      }
    }
    var found: [FoundChatFile] = []
    try search(path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0, &found)
    return found
  }

  /// Whether a path is a folder.
  public static func exists(at path: String) -> Bool { FileStatus(at: FilePath.inHome(path))?.kind == .folder }

  /// Makes a private folder, and its parents, if they do not exist.
  /// - Throws: `ChatFileFailure.unusable`, also where another kind of file has the path.
  public static func make(at path: String) throws(ChatFileFailure) {
    do throws(SystemError) {
      try Folder.make(FilePath.inHome(path))
    } catch {
      throw .unusable(path, reason: error.words)
    }
  }

  private static func search(_ folder: String, depth: Int, _ found: inout [FoundChatFile]) throws(ChatFileFailure) {
    for name in Folder.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      switch FileStatus(at: path, followingLinks: false)?.kind {
      case .folder: if depth < Self.depth { try search(path, depth: depth + 1, &found) }
      case .regular:
        let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() }
        guard let ending, endings.contains(ending), !others.contains(name) else { continue }
        guard found.count < ChatFileLimit.files else {
          throw .foreign(
            folder,
            reason: LocalizedText(
              "it has more than \(ChatFileLimit.files) files.", "파일이 \(ChatFileLimit.files)개보다 많습니다."))
        }
        found.append(FoundChatFile(path))
      default: continue
      }
    }
  }
}
