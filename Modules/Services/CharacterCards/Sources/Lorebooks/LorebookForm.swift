import Entities
import JSON

/// The form of a stand-alone lorebook, and its content in the form of version 3.
///
/// Sources: Character Card Specification V3, “Lorebook”; the export and import code of SillyTavern
/// (`public/scripts/world-info.js`), Agnai (`web/pages/Memory`), RisuAI (`src/ts/process/lorebook.svelte.ts`) and the
/// files of NovelAI.
enum LorebookForm: Hashable {
  case versionThree, sillyTavern, agnai, risu, novelAI
  /// The book of a character card, alone.
  case bare

  /// Nil if it is no lorebook.
  init?(_ root: JSONObject) {
    let entries = root["entries"]
    if root["spec"]?.string == "lorebook_v3", root["data"]?.object != nil {
      self = .versionThree
    } else if root["kind"]?.string == "memory", entries?.array != nil {
      self = .agnai
    } else if root["lorebookVersion"] != nil, entries?.array != nil {
      self = .novelAI
    } else if root["type"]?.string == "risu", root["data"]?.array != nil {
      self = .risu
    } else if let found = entries?.object, root["data"] == nil, root["spec"] == nil,
      found.members.allSatisfy({ $0.value.object != nil })
    {
      self = .sillyTavern
    } else if let found = entries?.array, root["data"] == nil, root["first_mes"] == nil,
      found.allSatisfy({ $0["keys"] != nil && $0["content"] != nil })
    {
      self = .bare
    } else {
      return nil
    }
  }

  /// A lorebook in the form of version 3.
  func book(_ root: JSONObject) -> JSONObject {
    switch self {
    case .versionThree: Self.standard(root["data"]?.object ?? JSONObject())
    case .bare, .sillyTavern: Self.standard(root)
    case .agnai: Self.book(root, entries: root["entries"], Self.agnaiNames)
    case .risu: Self.book(root, entries: root["data"], Self.risuNames)
    case .novelAI: Self.book(root, entries: root["entries"], Self.novelAINames)
    }
  }

  /// A card's book with its entries in a list. Some cards have a world of SillyTavern in that place.
  static func standard(_ book: JSONObject) -> JSONObject {
    guard let entries = book["entries"]?.object else { return book }
    var book = book
    book["entries"] = .array(
      entries.members.map { member in member.value.object.map { .object(SillyTavernEntry.standard($0)) } ?? member.value
      })
    book.fill("extensions", [:])
    return book
  }
}

extension LorebookForm {
  private typealias Names = [(new: String, path: [String])]
  private static let agnaiNames: Names = [
    ("name", ["name"]), ("keys", ["keywords"]), ("content", ["entry"]), ("priority", ["priority"]),
    ("insertion_order", ["weight"]), ("enabled", ["enabled"]),
  ]
  private static let risuNames: Names = [
    ("keys", ["key"]), ("secondary_keys", ["secondkey"]), ("comment", ["comment"]), ("content", ["content"]),
    ("constant", ["alwaysActive"]), ("selective", ["selective"]), ("insertion_order", ["insertorder"]),
  ]
  private static let novelAINames: Names = [
    ("name", ["displayName"]), ("keys", ["keys"]), ("content", ["text"]), ("enabled", ["enabled"]),
    ("constant", ["forceActivation"]), ("insertion_order", ["contextConfig", "budgetPriority"]),
  ]

  /// A book whose entries have other names for their fields. What has no name in version 3 goes into the extensions.
  private static func book(_ root: JSONObject, entries: JSONValue?, _ names: Names) -> JSONObject {
    var book = JSONObject()
    for key in ["name", "description"] { book[key] = root[key] }
    book["extensions"] = [:]
    book["entries"] = .array(
      (entries?.array ?? []).map { value in
        guard let old = value.object else { return value }
        var entry = JSONObject()
        for (new, path) in names { entry[new] = old[path[...]] }
        // RisuAI separates keys by commas.
        for key in ["keys", "secondary_keys"] {
          if let text = entry[key]?.string { entry[key] = .array(separated(text)) }
        }
        let known = Set(names.compactMap { $0.path.count == 1 ? $0.path.first : nil })
        entry["extensions"] = .object(JSONObject(old.members.filter { !known.contains($0.key) }))
        return .object(entry)
      })
    return book
  }

  private static func separated(_ text: String) -> [JSONValue] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }.map(JSONValue.string)
  }

  /// The book of a file, or nil if it is none.
  static func book(_ root: JSONObject) -> JSONObject? { Self(root)?.book(root) }
}
