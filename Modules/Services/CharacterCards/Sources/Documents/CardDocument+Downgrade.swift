import JSON

extension CardDocument {
  /// The same card; one without a version says its version now.
  var declared: CardDocument {
    guard let spec = version.spec, root["spec"]?.string?.hasPrefix("chara_card_v") != true else { return self }
    var result = self
    result.root["spec"] = .string(spec.name)
    result.root["spec_version"] = .string(spec.number)
    return result
  }

  /// The fields that version 2 does not have.
  private static let laterKeys: Set = [
    "group_only_greetings", "assets", "nickname", "creator_notes_multilingual", "source", "creation_date",
    "modification_date",
  ]

  /// A version 2 copy of a version 3 card, for programs that read no other. Unknown fields stay.
  /// - Parameter isMarked: Whether a sentence in front of the creator's notes says what the copy is, as version 3 wants
  ///   where both are in one file.
  func downgraded(isMarked: Bool) -> CardDocument {
    guard version == .three else { return upgraded(to: .two) }
    var result = CardDocument(root, .two)
    result.root["spec"] = "chara_card_v2"
    result.root["spec_version"] = "2.0"
    var data = data
    let notes = data["creator_notes_multilingual"]?["en"]?.string ?? data["creator_notes"]?.string ?? ""
    data.members.removeAll { Self.laterKeys.contains($0.key) }
    data["creator_notes"] = .string(isMarked ? Self.marked(notes) : notes)
    if let book = data["character_book"]?.object {
      data["character_book"] = .object(Self.downgraded(book))
    }
    result.data = data
    return result
  }

  private static func marked(_ notes: String) -> String {
    let mark = "This is a version 2 copy of a version 3 card. Some of its features need a program that reads version 3."
    return notes.isEmpty ? mark : "\(mark)\n\n\(notes)"
  }

  private static func downgraded(_ book: JSONObject) -> JSONObject {
    var book = LorebookForm.standard(book)
    let entries = book["entries"]?.array ?? []
    book["entries"] = .array(
      entries.map { entry in
        guard var object = entry.object else { return entry }
        object["use_regex"] = nil
        if let content = object["content"]?.string { object["content"] = .string(DecoratedText(content).text) }
        // Version 2 has numbers only.
        if let id = object["id"], id.double == nil { object["id"] = id.string.flatMap(Int64.init).map(JSONValue.int) }
        return .object(object)
      })
    return book
  }
}
