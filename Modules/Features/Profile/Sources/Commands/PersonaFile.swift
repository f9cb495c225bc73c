import Entities

/// The personas in a JSON file: an array as `personas export` writes it, or SillyTavern's backup of personas.
///
/// The backup is an object: `personas` has the names by the files of their pictures, `persona_descriptions` a
/// `description` for each, and `default_persona` names the file of one
/// (https://github.com/SillyTavern/SillyTavern, `public/scripts/personas.js`). Its pictures are not in it.
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
  /// The form of a new persona. A colour that does not exist here is left out.
  var draft: PersonaDraft {
    PersonaDraft(name: name, description: description ?? "", color: color.flatMap { ProfileColor(rawValue: $0) })
  }
}
