import Entities

/// The personas in a JSON file: an array as `personas export` writes it, or SillyTavern's backup of personas.
///
/// In the backup, each persona is identified by the file name of its picture. `personas` has the name of each persona
/// under that file name. `persona_descriptions` has an object with its `description`. `default_persona` is one of the
/// file names (https://github.com/SillyTavern/SillyTavern, `public/scripts/personas.js`). The pictures are not in the
/// backup.
struct PersonaFile: Decodable, Sendable {
  /// A persona in the file.
  struct Entry: Decodable, Hashable, Sendable {
    var name: String
    var description: String?
    var color: String?
    var isDefault: Bool?
  }

  let entries: [Entry]

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var entries: [Entry] = []
      while !list.isAtEnd { entries.append(try list.decode(Entry.self)) }
      self.entries = entries
      return
    }
    let backup = try decoder.container(keyedBy: BackupKeys.self)
    let names = try backup.decode([String: String].self, forKey: .personas)
    let descriptions = try backup.decodeIfPresent([String: Described].self, forKey: .personaDescriptions) ?? [:]
    let usual = try? backup.decodeIfPresent(String.self, forKey: .defaultPersona)
    entries = names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { file, name in
      Entry(name: name, description: descriptions[file]?.description, isDefault: file == usual)
    }
  }

  private enum BackupKeys: CodingKey {
    case personas, personaDescriptions, defaultPersona
  }

  private struct Described: Decodable {
    var description: String?
  }
}

extension PersonaFile.Entry {
  /// The draft of a new persona. An unknown colour is left out.
  var draft: PersonaDraft {
    PersonaDraft(name: name, description: description ?? "", color: color.flatMap { ProfileColor(rawValue: $0) })
  }
}
