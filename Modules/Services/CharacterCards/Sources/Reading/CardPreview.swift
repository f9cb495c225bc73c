public import Entities
import JSON

/// The character of a card and the parts that come with it, to be shown before the import.
///
/// A card is text of a stranger that a model will follow. Nothing in it is run.
public struct CardPreview: Hashable, Sendable {
  /// The character's name, its creator, and the creator's number of this version; as written, so sanitise them.
  public let name: String, creator: String, characterVersion: String
  /// Words to find the character by.
  public let tags: [String]
  /// The number of greetings, those for groups included.
  public let greetings: Int
  /// Whether it replaces the user's system prompt, and the user's text after the chat.
  public let hasSystemPrompt: Bool, hasPostHistoryInstructions: Bool
  /// Whether it has a note among the messages.
  public let hasNote: Bool
  /// The number of lore entries; of those that are always in the prompt; and of those with regular expressions.
  public let loreEntries: Int, constantEntries: Int, patternEntries: Int
  /// The number of pictures and other files, and of those that would have to be fetched from the network.
  public let assets: Int, remoteAssets: Int
  /// The number of scripts for other programs. They are kept and never run.
  public let scripts: Int

  init(_ card: CharacterCard, files: Set<String>) {
    let fields = card.fields, entries = fields.lorebook?.entries ?? []
    (name, creator, characterVersion, tags) = (fields.name, fields.creator, fields.characterVersion, fields.tags)
    greetings = fields.greetings.count + fields.groupOnlyGreetings.count
    hasSystemPrompt = !fields.systemPrompt.isEmpty
    hasPostHistoryInstructions = !fields.postHistoryInstructions.isEmpty
    hasNote = fields.depthPrompt != nil
    loreEntries = entries.count
    constantEntries = entries.count(where: \.isConstant)
    patternEntries = entries.count(where: \.hasPatterns)
    assets = fields.assets.count
    remoteAssets = fields.assets.count { $0.place == .remote }
    scripts = Self.scripts(in: card.document) + files.count { Self.isScript($0) }
  }

  /// Where SillyTavern and RisuAI keep scripts: lists, or one text.
  private static func scripts(in document: CardDocument) -> Int {
    let data = document.upgraded(to: .two).data
    let paths = [
      ["regex_scripts"], ["risuai", "customScripts"], ["risuai", "triggerscript"], ["risuai", "virtualscript"],
    ]
    return paths.reduce(0) { sum, path in
      let found = data[(["extensions"] + path)[...]]
      return sum + (found?.array?.count ?? ((found?.string?.isEmpty ?? true) ? 0 : 1))
    }
  }

  private static func isScript(_ name: String) -> Bool {
    name == "module.risum" || name.hasSuffix(".lua") || name.hasSuffix(".js")
  }
}

extension CardPreview {
  /// What the card has besides a description, one phrase for each.
  public var contents: [LocalizedText] {
    var lines: [LocalizedText] = []
    if hasSystemPrompt { lines.append(LocalizedText("Its own system prompt", "자체 시스템 프롬프트")) }
    if hasPostHistoryInstructions {
      lines.append(LocalizedText("Its own instructions after the chat", "자체 대화 뒤 지시문"))
    }
    if hasNote { lines.append(LocalizedText("Its own note among the messages", "메시지 사이에 넣는 자체 노트")) }
    if loreEntries > 0 {
      lines.append(
        LocalizedText(
          "Lore entries: \(loreEntries) (\(constantEntries) always active, \(patternEntries) with regular expressions)",
          "로어 항목 \(loreEntries)개 (항상 켜짐 \(constantEntries)개, 정규식 \(patternEntries)개)"))
    }
    if assets > 0 {
      let remote =
        remoteAssets == 0
        ? LocalizedText("", "")
        : LocalizedText(
          " (\(remoteAssets) on the network, never fetched)", " (네트워크에 있는 \(remoteAssets)개는 가져오지 않음)")
      lines.append(
        LocalizedText("Pictures and files: \(assets)" + remote.english, "그림과 파일 \(assets)개" + remote.korean))
    }
    if scripts > 0 {
      lines.append(LocalizedText("Scripts: \(scripts), kept and never run", "스크립트 \(scripts)개: 보관만 하고 실행하지 않음"))
    }
    return lines
  }
}
