import JSON

@testable import CharacterCards

/// Files that try to do harm. Each names its row in the list of hazards; `Corpus/hostile.jsonl` describes them.
enum Hostile {
  /// What must happen.
  enum Outcome: Hashable {
    case refused(CardError)
    case warned(CardWarning.Kind)
    /// The card is read, and nothing else happens.
    case harmless
  }

  struct Case: CustomStringConvertible {
    let description: String
    let outcome: Outcome
    let file: [UInt8]
  }

  /// Small limits, so that files beyond them are small too. `LimitTests` checks the real ones.
  static let limits: CardLimits = {
    var limits = CardLimits()
    (limits.png, limits.json, limits.charx) = (400_000, 60_000, 500_000)
    (limits.storedCard, limits.card, limits.values) = (50_000, 40_000, 5_000)
    (limits.loreEntries, limits.assets, limits.chunks) = (50, 20, 2_000)
    (limits.archiveEntries, limits.archiveList, limits.asset) = (100, 20_000, 60_000)
    return limits
  }()

  static let name: JSONValue = ["name": "Mara", "first_mes": "Hi"]

  /// A card of version 3 with more members in its data.
  static func card(_ more: JSONObject = JSONObject()) -> [UInt8] {
    var data = name.object ?? JSONObject()
    for member in more.members { data[member.key] = member.value }
    return Array(
      JSONValue.object(["spec": "chara_card_v3", "spec_version": "3.0", "data": .object(data)]).text().utf8)
  }

  /// A card with raw JSON as its last member.
  static func card(raw: String) -> [UInt8] {
    Array(#"{"name":"Mara","first_mes":"Hi","x":\#(raw)}"#.utf8)
  }

  static func png(_ text: [UInt8], sides: (Int, Int) = (8, 8)) -> Picture {
    Picture(seed: 2, sides: sides).adding("ccv3", text: Array(Base64.encoded(text).utf8))
  }

  static func archive(_ files: [(String, [UInt8])]) -> Archive {
    Archive([("card.json", card())] + files)
  }

  /// A picture whose chunk claims another length than it has.
  static func claiming(_ length: UInt32, at index: Int) -> [UInt8] {
    let picture = png(card())
    let start =
      PNGChunks.signature.count
      + picture.chunks[..<index].reduce(0) { $0 + $1.data.count + 12 }
    var file = picture.file
    file.replaceSubrange(start..<start + 4, with: Number.bigEndian(length))
    return file
  }
}
