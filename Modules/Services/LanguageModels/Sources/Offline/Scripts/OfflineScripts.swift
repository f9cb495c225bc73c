import Entities

/// The script for an avatar. Only the requested script is parsed.
enum OfflineScripts {
  /// An avatar's own script over the general one; only the general one if it has none.
  static func script(for avatar: Avatar.ID, in language: ContentLanguage) -> ElizaScript {
    let general = general(in: language)
    guard let text = text(for: avatar, in: language) else { return general }
    // A test parses every script, so this does not fail.
    return (try? ElizaScript(parsing: text, over: general)) ?? general
  }

  static func general(in language: ContentLanguage) -> ElizaScript {
    language == .korean ? koreanGeneral : englishGeneral
  }

  /// The replies about itself.
  static func candour(in language: ContentLanguage) -> ElizaScript {
    language == .korean ? koreanCandour : englishCandour
  }

  /// The text of an avatar's own script; nil if it has none.
  static func text(for avatar: Avatar.ID, in language: ContentLanguage) -> String? {
    AvatarScript.all.first { $0.id == avatar }.map { language == .korean ? $0.korean : $0.english }
  }

  private static let englishGeneral = read(GeneralScript.english)
  private static let koreanGeneral = read(GeneralScript.korean)
  private static let englishCandour = read(CandourScript.english)
  private static let koreanCandour = read(CandourScript.korean)

  private static func read(_ text: String) -> ElizaScript {
    (try? ElizaScript(parsing: text)) ?? ElizaScript(greeting: "…")
  }
}
