public import Entities
import System

/// What a folder of SillyTavern holds: the data of a user, found and linked by names. Nothing is read but the groups
/// and the settings, and nothing outside the folder is touched.
public struct SillyTavernFolder: Sendable {
  /// A file in the folder. Its bytes are read on demand.
  public struct File: Hashable, Sendable {
    /// Its path, and its name without the ending.
    public let path: String, name: String
    let limit: Int

    /// Reads the file.
    /// - Throws: `ChatFileFailure.missing`, `.unusable`, also when it is larger than files of its kind can be.
    public func bytes() throws(ChatFileFailure) -> [UInt8] {
      do throws(FileFailure) {
        return try SmallFile.read(path, limit: limit)
      } catch {
        throw error.reason == .missing ? .missing(path) : .unusable(path, reason: error.reason.words)
      }
    }
  }

  /// A file of a chat, which `ChatFileReader` reads.
  public struct Chat: Hashable, Sendable {
    /// The file.
    public let file: File
    /// The card's name without the ending: SillyTavern's folder of the chat bears it. Nil in a chat of a group.
    public let characterName: String?
    /// The card; nil when the folder has none of that name.
    public let character: File?
    /// The place of its group in `groups`; nil in a chat of one character, and of an unknown group.
    public let group: Int?
  }

  /// A member of a group.
  public struct Member: Hashable, Sendable {
    /// The name of its card without the ending.
    public let name: String
    /// Its card; nil when the folder has none of that name.
    public let card: File?
    /// Whether it does not answer.
    public let isMuted: Bool
  }

  /// A group of characters.
  public struct Group: Hashable, Sendable {
    /// Its id and its name.
    public let id: String, name: String
    /// Its members, in order.
    public let members: [Member]
    /// The order of speaking, and the definitions in a prompt.
    public let order: GroupChat.Order, cards: GroupChat.Cards
    /// The author's notes of its chats, by their ids. Files of chats without a header have them here.
    public let notes: [String: AuthorsNote]
    /// Its definition, without what the file tells about single chats.
    public let definition: String
    /// What the file tells about its chats, by their ids.
    let metadata: [String: String]
  }

  /// A persona of the user.
  public struct Persona: Hashable, Sendable {
    /// Its name and its description.
    public let name: String, description: String
    /// The name of its picture's file, by which chats name it.
    public let key: String
    /// Its picture; nil when the folder has none.
    public let picture: File?
    /// The cards of the characters that it is tied to.
    public let characters: [File]
    /// The name of its lorebook; nil for none.
    public let worldName: String?
    /// Whether it is the default one.
    public let isDefault: Bool
  }

  /// The folder that has the data: the given one, or one inside it.
  public let path: String
  /// The cards. The module of cards reads them.
  public let characters: [File]
  /// The lorebooks.
  public let worlds: [File]
  public let chats: [Chat], groups: [Group], personas: [Persona]
  /// The names of the lorebooks that count in all chats, and those of further ones by the name of a card.
  public let globalWorlds: [String], extraWorlds: [String: [String]]
  /// What was odd, at most 100 with their place.
  public let warnings: [ImportWarning]

  /// Whether a path is a folder of SillyTavern's data, or has one inside.
  public static func exists(at path: String) -> Bool { data(in: FilePath.inHome(path)) != nil }

  /// Looks through a folder: the data of a user, or SillyTavern's own folder with the data of one user in it.
  /// - Throws: `ChatFileFailure.missing`, `.foreign`.
  public init(path: String) throws(ChatFileFailure) {
    let path = FilePath.inHome(path)
    guard FileStatus(at: path)?.kind == .folder else { throw .missing(path) }
    guard let data = Self.data(in: path) else {
      throw .foreign(
        path,
        reason: LocalizedText(
          "it has no folders “characters” and “chats”. Give the folder of one user, such as SillyTavern/data/default-user.",
          "“characters”와 “chats” 폴더가 없습니다. SillyTavern/data/default-user처럼 사용자 한 명의 폴더를 지정하세요."))
    }
    var scan = FolderScan(data)
    self = scan.result()
  }

  init(
    path: String, characters: [File], worlds: [File], chats: [Chat], groups: [Group], settings: Settings,
    warnings: [ImportWarning]
  ) {
    (self.path, self.characters, self.worlds, self.chats) = (path, characters, worlds, chats)
    (self.groups, self.warnings, personas) = (groups, warnings, settings.personas)
    (globalWorlds, extraWorlds) = (settings.globalWorlds, settings.extraWorlds)
  }

  /// What the settings tell.
  struct Settings {
    var personas: [Persona] = [], globalWorlds: [String] = [], extraWorlds: [String: [String]] = [:]
  }

  /// The folder with `chats`, `characters` or chats of groups in it. Since version 1.12 each user has one under `data`;
  /// before, the data was in `public`.
  private static func data(in path: String) -> String? {
    [path, path + "/data/default-user", path + "/default-user", path + "/public"].first { folder in
      ["chats", "characters", "group chats"].contains {
        FileStatus(at: "\(folder)/\($0)", followingLinks: false)?.kind == .folder
      }
    }
  }
}
