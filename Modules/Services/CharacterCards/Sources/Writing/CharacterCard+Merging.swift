import Entities
import JSON

extension CharacterCard {
  /// The document with the changed fields merged into it. Without changes it is the document as it was read.
  ///
  /// A card of version 1 or older becomes one of version 2 first, and of version 3 if a field needs that.
  func merged() -> CardDocument {
    guard isEdited else { return document }
    var result = document.upgraded(to: .two)
    var patch = ObjectPatch(old: original, new: fields, object: result.data)
    patch.setTexts()
    patch.setExtensions()
    patch.setPresentation()
    let needsThree = patch.setLaterFields()
    if patch.changes(\.lorebook) {
      let isLater = result.version == .three
      patch.object["character_book"] = fields.lorebook.map { .object($0.merged(forVersionThree: isLater)) }
    }
    result.data = patch.object
    result.updateCopies(from: document.root)
    return needsThree ? result.upgraded(to: .three) : result
  }
}

extension ObjectPatch<CardFields> {
  fileprivate mutating func setTexts() {
    set(\.name, at: "name")
    set(\.description, at: "description")
    set(\.personality, at: "personality")
    set(\.scenario, at: "scenario")
    set(\.firstMessage, at: "first_mes")
    set(\.alternateGreetings, at: "alternate_greetings")
    set(\.exampleDialogue, at: "mes_example")
    set(\.systemPrompt, at: "system_prompt")
    set(\.postHistoryInstructions, at: "post_history_instructions")
    set(\.creatorNotes, at: "creator_notes")
    set(\.tags, at: "tags")
    set(\.creator, at: "creator")
    set(\.characterVersion, at: "character_version")
  }

  fileprivate mutating func setExtensions() {
    set(\.talkativeness, at: "extensions", "talkativeness")
    guard changes(\.depthPrompt) else { return }
    let path = ["extensions", "depth_prompt"]
    guard let prompt = new.depthPrompt else { return object[path[...]] = nil }
    object[(path + ["prompt"])[...]] = .string(prompt.text)
    object[(path + ["depth"])[...]] = prompt.depth.json
    object[(path + ["role"])[...]] = .string(prompt.role.word)
  }

  /// Writes the fields of version 3.
  /// - Returns: Whether one was changed.
  fileprivate mutating func setLaterFields() -> Bool {
    let before = object
    set(\.nickname, at: "nickname")
    set(\.groupOnlyGreetings, at: "group_only_greetings")
    set(\.source, at: "source")
    set(\.created, at: "creation_date")
    set(\.modified, at: "modification_date")
    if changes(\.creatorNotesByLanguage) {
      let codes = Set(old.creatorNotesByLanguage.keys).union(new.creatorNotesByLanguage.keys)
      for code in codes.sorted() where old.creatorNotesByLanguage[code] != new.creatorNotesByLanguage[code] {
        object[["creator_notes_multilingual", code][...]] = new.creatorNotesByLanguage[code]?.json
      }
    }
    if changes(\.assets) { object["assets"] = .array(new.assets.map { .object($0.merged) }) }
    return object != before
  }
}

extension CardDocument {
  /// SillyTavern keeps copies of some fields beside `data`. Those that are there follow.
  fileprivate mutating func updateCopies(from before: JSONObject) {
    guard before["data"]?.object != nil else { return }
    let paths =
      CardDocument.firstKeys.map { ($0, [$0]) } + [
        ("creatorcomment", ["creator_notes"]), ("tags", ["tags"]), ("talkativeness", ["extensions", "talkativeness"]),
      ]
    let old = before["data"]?.object ?? JSONObject(), new = data
    for (copy, path) in paths where root[copy] != nil && old[path[...]] != new[path[...]] {
      root[copy] = new[path[...]] ?? .null
    }
  }

  /// A card of version 3 that says when it was exported.
  func stamped(_ time: Timestamp?) -> CardDocument {
    guard let time, version == .three else { return self }
    var result = self
    var data = data
    data["modification_date"] = time.json
    result.data = data
    return result
  }
}

extension CardAsset {
  fileprivate var merged: JSONObject {
    var log = WarningLog()
    let reader = FieldReader(object: document)
    let old = CardAsset(
      type: reader.text("type", log: &log), name: reader.text("name", log: &log), uri: reader.text("uri", log: &log),
      ext: reader.text("ext", log: &log))
    var patch = ObjectPatch(old: old, new: self, object: document)
    patch.set(\.type, at: "type")
    patch.set(\.uri, at: "uri")
    patch.set(\.name, at: "name")
    patch.set(\.ext, at: "ext")
    for key in ["type", "uri", "name", "ext"] { patch.object.fill(key, "") }
    return patch.object
  }
}
