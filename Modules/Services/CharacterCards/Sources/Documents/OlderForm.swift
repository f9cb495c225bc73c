import JSON

/// The forms of programs from before the specifications, and how their fields are called in version 1.
///
/// Sources: the import code of SillyTavern (`src/endpoints/characters.js`) and of Agnai
/// (`web/pages/Character/port.ts`).
struct OlderForm {
  /// The card in the form of version 1, without what has no field there.
  let card: JSONObject
  /// The keys whose content is in `card`.
  let keys: Set<String>

  /// Nil for another form.
  init?(_ root: JSONObject) {
    func renamed(_ names: KeyValuePairs<String, String>) -> (JSONObject, Set<String>) {
      let members = names.compactMap { new, old in root[old].map { JSONObject.Member(key: new, value: $0) } }
      return (JSONObject(members), Set(names.map(\.value)))
    }
    if root["char_name"]?.string != nil {
      // Pygmalion, and text-generation-webui.
      (card, keys) = renamed([
        "name": "char_name", "description": "char_persona", "scenario": "world_scenario", "first_mes": "char_greeting",
        "mes_example": "example_dialogue",
      ])
    } else if Self.isAgnai(root) {
      var (card, keys) = renamed([
        "name": "name", "scenario": "scenario", "first_mes": "greeting", "mes_example": "sampleChat",
        "system_prompt": "systemPrompt", "post_history_instructions": "postHistoryInstructions",
        "alternate_greetings": "alternateGreetings", "creator": "creator", "character_version": "characterVersion",
        "tags": "tags", "character_book": "characterBook",
      ])
      if let book = card["character_book"]?.object {
        card["character_book"] = .object(LorebookForm.book(book) ?? book)
      }
      // In Agnai the description is for the user to read, and the persona for the model.
      card["creator_notes"] = root["description"]
      card["description"] = root["persona"].map { .string(Self.text(ofPersona: $0)) }
      self.card = card
      self.keys = keys.union(["description", "persona", "kind"])
    } else if root["name"]?.string != nil, root["context"]?.string != nil || root["greeting"]?.string != nil {
      // text-generation-webui's later form.
      (card, keys) = renamed([
        "name": "name", "description": "context", "first_mes": "greeting", "mes_example": "example_dialogue",
      ])
    } else {
      return nil
    }
  }

  /// Whether it is a character of Agnai: its persona has a field of its own.
  static func isAgnai(_ root: JSONObject) -> Bool {
    root["name"]?.string != nil && root["persona"] != nil
      && (root["kind"]?.string == "character"
        || ["greeting", "scenario", "sampleChat"].allSatisfy { root[$0]?.string != nil })
  }

  /// A persona is a text, or a list of attributes with their values.
  private static func text(ofPersona persona: JSONValue) -> String {
    if let text = persona.string { return text }
    guard let attributes = persona["attributes"]?.object else { return "" }
    let lines = attributes.members.map { member in
      let values = (member.value.array ?? [member.value]).compactMap(\.string).joined(separator: ", ")
      return (key: member.key, values: values)
    }
    if persona["kind"]?.string == "text" { return lines.first { $0.key == "text" }?.values ?? "" }
    return lines.map { "\($0.key): \($0.values)" }.joined(separator: "\n")
  }
}
