import JSON

extension Lorebook {
  /// The book of a card; nil if it has none.
  init?(ofCard data: JSONObject, limits: CardLimits, _ log: inout WarningLog) throws(CardError) {
    guard let value = data["character_book"], !value.isNull else { return nil }
    guard let book = value.object else {
      log.add(.unusable)
      return nil
    }
    if book["entries"]?.object != nil { log.add(.converted, of: "entries") }
    let marks = ["talkativeness", "fav", "world", "depth_prompt", "risuai"]
    let extensions = data["extensions"]?.object ?? JSONObject()
    try self.init(
      LorebookForm.standard(book), compilesBareKeys: !marks.contains { extensions[$0] != nil }, limits: limits, &log)
  }

  /// Reads a book in the form of version 3.
  init(
    _ book: JSONObject, compilesBareKeys: Bool, limits: CardLimits, _ log: inout WarningLog
  ) throws(CardError) {
    self.init(document: book)
    let reader = FieldReader(object: book)
    name = reader.text("name", log: &log)
    description = reader.text("description", log: &log)
    scanDepth = reader.count("scan_depth", log: &log)
    tokenBudget = reader.count("token_budget", log: &log)
    isRecursive = reader.flag("recursive_scanning", log: &log)
    let found = book["entries"]?.array ?? []
    guard found.count <= limits.loreEntries else { throw .tooMany(.lorebook, limit: limits.loreEntries) }
    for value in found {
      if let object = value.object {
        entries.append(LoreEntry(object, compilesBareKeys: compilesBareKeys, &log))
      } else {
        log.add(.unusable)
      }
    }
  }
}

extension LoreEntry {
  /// SillyTavern's fields in the extensions of an entry. Where one of them is, the entry is SillyTavern's.
  private static let marks = ["position", "selectiveLogic", "useProbability", "display_index", "probability"]

  /// Reads an entry. SillyTavern's fields stand in its extensions, and win over the specification's.
  init(_ object: JSONObject, compilesBareKeys: Bool, _ log: inout WarningLog) {
    let reader = FieldReader(object: object)
    let extensions = object["extensions"]?.object ?? JSONObject()
    let keys = reader.texts("keys", separator: ",", log: &log)
    let compilesBareKeys =
      compilesBareKeys && !Self.marks.contains { extensions[$0] != nil }
      && !keys.contains { LoreKey.Pattern($0) != nil }
    // The specifications allow numbers here.
    var number = WarningLog()
    self.init(id: reader.optionalText(["id"], &number), compilesBareKeys: compilesBareKeys, document: object)
    self.keys = keys
    secondaryKeys = reader.texts("secondary_keys", separator: ",", log: &log)
    content = reader.text("content", log: &log)
    name = reader.text("name", log: &log)
    comment = reader.text("comment", log: &log)
    isEnabled = reader.flag("enabled", log: &log) ?? true
    isConstant = reader.flag("constant", log: &log) ?? false
    isSelective = reader.flag("selective", log: &log) ?? false
    usesRegex = reader.flag("use_regex", log: &log)
    let greatest = Double.greatestFiniteMagnitude
    order = reader.number("insertion_order", in: -greatest...greatest, log: &log) ?? 100
    priority = reader.number("priority", in: -greatest...greatest, log: &log)
    isCaseSensitive =
      reader.flag("case_sensitive", log: &log) ?? reader.flag("extensions", "case_sensitive", log: &log)
    readExtensions(reader, &log)
    log.add(
      .longPattern,
      count: (keys + secondaryKeys).count { text in
        if case .pattern(let pattern) = key(text) { pattern.expression.utf8.count > CardLimits.pattern } else { false }
      })
  }

  private mutating func readExtensions(_ reader: FieldReader, _ log: inout WarningLog) {
    let isAfter = reader.object["position"] == "after_char"
    // Some programs write SillyTavern's number at the entry itself.
    let number =
      reader.count("extensions", "position", log: &log) ?? reader.object["position"]?.int.flatMap(Int.init(exactly:))
    position = number.flatMap(Position.init(rawValue:)) ?? (isAfter ? .afterCharacter : .beforeCharacter)
    depth = reader.count("extensions", "depth", log: &log) ?? 4
    role = reader.count("extensions", "role", log: &log).flatMap(Role.init(rawValue:)) ?? .system
    logic = reader.count("extensions", "selectiveLogic", log: &log).flatMap(Logic.init(rawValue:)) ?? .any
    let isCertain = reader.flag("extensions", "useProbability", log: &log) == false
    probability = isCertain ? 100 : reader.number("extensions", "probability", in: 0...100, log: &log) ?? 100
    scanDepth = reader.count("extensions", "scan_depth", log: &log)
    matchesWholeWords = reader.flag("extensions", "match_whole_words", log: &log)
    ignoresRecursion = reader.flag("extensions", "exclude_recursion", log: &log) ?? false
    stopsRecursion = reader.flag("extensions", "prevent_recursion", log: &log) ?? false
    recursionDelay =
      switch reader.object["extensions"]?["delay_until_recursion"] {
      case .bool(let isDelayed): isDelayed ? 1 : 0
      default: reader.count("extensions", "delay_until_recursion", log: &log) ?? 0
      }
    sticky = reader.count("extensions", "sticky", log: &log) ?? 0
    cooldown = reader.count("extensions", "cooldown", log: &log) ?? 0
    delay = reader.count("extensions", "delay", log: &log) ?? 0
    group = reader.text("extensions", "group", log: &log)
    groupWeight = reader.number("extensions", "group_weight", in: 0...1_000_000, log: &log) ?? 100
    isGroupOverride = reader.flag("extensions", "group_override", log: &log) ?? false
    usesGroupScoring = reader.flag("extensions", "use_group_scoring", log: &log)
    outlet = reader.text("extensions", "outlet_name", log: &log)
    ignoresBudget = reader.flag("extensions", "ignore_budget", log: &log) ?? false
    triggers = reader.object["extensions"]?["triggers"]?.array?.compactMap(\.string) ?? []
    // The filter's tags are numbers of the program that wrote the file, and mean nothing here.
    let filter = reader.object["extensions"]?["characterFilter"]
    characters = Set(filter?["names"]?.array?.compactMap(\.string) ?? [])
    excludesCharacters = filter?["isExclude"]?.bool ?? false
    for (flag, text) in Self.searchedTexts where reader.flag("extensions", flag, log: &log) == true {
      searched.insert(text)
    }
  }

  /// SillyTavern's flags of further texts to search, with the names of the texts here.
  private static let searchedTexts = [
    ("match_persona_description", "persona"), ("match_character_description", "description"),
    ("match_character_personality", "personality"), ("match_character_depth_prompt", "depthPrompt"),
    ("match_scenario", "scenario"), ("match_creator_notes", "creatorNotes"),
  ]
}
