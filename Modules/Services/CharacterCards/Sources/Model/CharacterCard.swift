import Entities
import JSON

/// A character card: what is understood of it, and the whole document it was read from.
///
/// Edits are made to `fields`. The document stays as it was read until the card is written; then the changed fields are
/// merged into it, and everything else remains: unknown fields, the order of keys, the text of numbers.
public struct CharacterCard: Hashable, Sendable {
  /// The longest document in bytes: 12 MiB. A longer one is not written.
  public static var longest: Int { CardLimits().card }

  /// What is understood of the card. Change it freely.
  public var fields: CardFields
  let document: CardDocument
  /// The fields as they were read.
  let original: CardFields

  /// A new card, of version 3.
  public init(_ fields: CardFields) {
    document = Self.empty
    var log = WarningLog()
    original = (try? CardFields(Self.empty, limits: CardLimits(), &log)) ?? CardFields()
    self.fields = fields
  }

  /// A card that was stored as text.
  /// - Throws: As for a card that is imported.
  public init(text: String) throws(CardError) {
    var log = WarningLog()
    try self.init(Array(text.utf8), limits: CardLimits(), &log)
  }

  /// Reads a card's JSON.
  init(_ json: [UInt8], limits: CardLimits, _ log: inout WarningLog) throws(CardError) {
    let value = try CardParser.value(json, limits: limits, &log)
    document = try CardDocument(value, &log)
    original = try CardFields(document, limits: limits, &log)
    fields = original
  }
}

extension CharacterCard {
  /// The version of the document.
  public var version: CardVersion { document.version }

  /// Whether fields were changed since the card was read.
  public var isEdited: Bool { fields != original }

  /// The document with the changed fields, as JSON, to be stored. Nothing is stamped.
  public var text: String { merged().value.text() }

  private static var empty: CardDocument {
    let texts = CardDocument.firstKeys.map { JSONObject.Member(key: $0, value: "") }
    var data = JSONObject(texts)
    for key in ["creator_notes", "system_prompt", "post_history_instructions", "creator", "character_version"] {
      data[key] = ""
    }
    for key in ["alternate_greetings", "group_only_greetings", "tags"] { data[key] = [] }
    data["extensions"] = [:]
    return CardDocument(
      ["spec": "chara_card_v3", "spec_version": "3.0", "data": .object(data)], .three)
  }
}
