import JSON
import System

/// The settings of SillyTavern (`settings.json`; https://github.com/SillyTavern/SillyTavern,
/// `public/scripts/personas.js` and `world-info.js`): the personas and their ties, and the lorebooks that count besides
/// those of cards and chats.
extension FolderScan {
  mutating func settings(
    _ pictures: [SillyTavernFolder.File], cards: [SillyTavernFolder.File]
  ) -> SillyTavernFolder.Settings {
    let file = SillyTavernFolder.File(path: path + "/settings.json", name: "settings", limit: ChatFileLimit.settings)
    guard let status = FileStatus(at: file.path, followingLinks: false) else { return .init() }
    guard status.kind == .regular, let bytes = try? file.bytes(),
      let value = try? JSONValue(
        parsing: bytes, limits: JSONLimits(bytes: ChatFileLimit.settings, depth: ChatFileLimit.depth)),
      value["power_user"]?.object != nil
    else {
      warn(status.kind == .regular ? .brokenLine : .unsafePath, "settings.json")
      return .init()
    }
    let worlds = value["world_info_settings"]?["world_info"]
    let extra = (worlds?["charLore"]?.array ?? []).compactMap { entry -> (String, [String])? in
      entry["name"]?.string.map { ($0, Self.names(entry["extraBooks"])) }
    }
    return .init(
      personas: personas(value["power_user"], pictures, cards), globalWorlds: Self.names(worlds?["globalSelect"]),
      extraWorlds: Dictionary(extra.prefix(ChatFileLimit.speakers)) { $0 + $1 })
  }

  /// The personas, in the order of the settings.
  private func personas(
    _ power: JSONValue?, _ pictures: [SillyTavernFolder.File], _ cards: [SillyTavernFolder.File]
  ) -> [SillyTavernFolder.Persona] {
    let byFile = Dictionary(pictures.map { (FilePath.name(of: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
    let byCard = Dictionary(cards.map { (FilePath.name(of: $0.path), $0) }, uniquingKeysWith: { first, _ in first })
    return (power?["personas"]?.object?.members ?? []).compactMap { member in
      guard let name = member.value.string, name.utf8.count <= ChatFileLimit.name else { return nil }
      let details = power?["persona_descriptions"]?[member.key]
      let ties = (details?["connections"]?.array ?? []).prefix(ChatFileLimit.speakers).compactMap { tie in
        tie["type"]?.string == "character" ? tie["id"]?.string.flatMap { byCard[$0] } : nil
      }
      return .init(
        name: name, description: details?["description"]?.string ?? "", key: member.key, picture: byFile[member.key],
        characters: ties, worldName: details?["lorebook"]?.string.flatMap { $0.isEmpty ? nil : $0 },
        isDefault: power?["default_persona"]?.string == member.key)
    }
  }

  private static func names(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).prefix(ChatFileLimit.speakers).compactMap(\.string).filter { !$0.isEmpty }
  }
}
