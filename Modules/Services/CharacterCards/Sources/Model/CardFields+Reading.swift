import Entities
import JSON

extension CardFields {
  /// Reads the fields of a card of any version.
  init(_ document: CardDocument, limits: CardLimits, _ log: inout WarningLog) throws(CardError) {
    let root = document.root, data = document.upgraded(to: .two).data
    let reader = FieldReader(object: data)
    name = reader.text("name", log: &log)
    if Self.isBlank(name) { log.add(.nameless) }
    nickname = reader.optionalText(["nickname"], &log).flatMap { Self.isBlank($0) ? nil : $0 }
    description = reader.text("description", log: &log)
    personality = reader.text("personality", log: &log)
    scenario = reader.text("scenario", log: &log)
    firstMessage = reader.text("first_mes", log: &log)
    alternateGreetings = reader.texts("alternate_greetings", log: &log)
    groupOnlyGreetings = reader.texts("group_only_greetings", log: &log)
    exampleDialogue = reader.text("mes_example", log: &log)
    systemPrompt = reader.text("system_prompt", log: &log)
    postHistoryInstructions = reader.text("post_history_instructions", log: &log)
    creatorNotes = reader.text("creator_notes", log: &log)
    for note in data["creator_notes_multilingual"]?.object?.members ?? [] {
      creatorNotesByLanguage[note.key] = note.value.string
    }
    tags = reader.texts("tags", separator: ",", log: &log)
    creator = reader.text("creator", log: &log)
    characterVersion = reader.text("character_version", log: &log)
    source = reader.texts("source", log: &log)
    created = Self.time(reader.number("creation_date", in: Self.seconds, log: &log))
    modified = Self.time(reader.number("modification_date", in: Self.seconds, log: &log))
    readExtensions(reader, &log)
    presentation = CardPresentation(data)
    lorebook = try Lorebook(ofCard: data, limits: limits, &log)
    assets = try Self.assets(data, limits, &log)
    if document.version >= .two { log.add(.differingCopies, count: Self.differingCopies(root, data)) }
  }

  private mutating func readExtensions(_ reader: FieldReader, _ log: inout WarningLog) {
    // SillyTavern writes it as a text.
    talkativeness = reader.number("extensions", "talkativeness", in: 0...1, isUsuallyText: true, log: &log)
    let mark = reader.object["extensions"]?["fav"]
    isFavorite = mark?.bool == true || mark?.string == "true"
    let name = reader.text("extensions", "world", log: &log)
    world = Self.isBlank(name) ? nil : name
    let text = reader.text("extensions", "depth_prompt", "prompt", log: &log)
    guard !text.isEmpty else { return }
    let depth = reader.count("extensions", "depth_prompt", "depth", log: &log)
    let role = reader.text("extensions", "depth_prompt", "role", log: &log)
    depthPrompt = DepthPrompt(text: text, depth: depth ?? 4, role: LoreEntry.Role(word: role) ?? .system)
  }

  private static let seconds = 0...Double(Timestamp.range.upperBound / 1_000)

  /// Seconds since 1970. Zero says that the time is unknown.
  private static func time(_ seconds: Double?) -> Timestamp? {
    seconds.flatMap { $0 > 0 ? Timestamp(milliseconds: Int64($0 * 1_000)) : nil }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private static func assets(
    _ data: JSONObject, _ limits: CardLimits, _ log: inout WarningLog
  ) throws(CardError) -> [CardAsset] {
    let found = data["assets"]?.array ?? []
    guard found.count <= limits.assets else { throw .tooMany(.asset, limit: limits.assets) }
    var assets: [CardAsset] = []
    for value in found {
      guard let object = value.object else {
        log.add(.unusable)
        continue
      }
      let reader = FieldReader(object: object)
      assets.append(
        CardAsset(
          type: reader.text("type", log: &log), name: reader.text("name", log: &log),
          uri: reader.text("uri", log: &log), ext: reader.text("ext", log: &log), document: object))
    }
    log.add(.remoteAssets, count: assets.count { $0.place == .remote })
    return assets
  }

  /// The fields of version 1 beside `data`, as SillyTavern writes them, that say something else.
  private static func differingCopies(_ root: JSONObject, _ data: JSONObject) -> Int {
    CardDocument.firstKeys.count { key in
      if let copy = root[key]?.string { copy != data[key]?.string } else { false }
    }
  }
}

extension LoreEntry.Role {
  /// The role of a word; nil for another word.
  init?(word: String) {
    guard let role = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = role
  }

  var word: String {
    switch self {
    case .system: "system"
    case .user: "user"
    case .assistant: "assistant"
    }
  }
}
