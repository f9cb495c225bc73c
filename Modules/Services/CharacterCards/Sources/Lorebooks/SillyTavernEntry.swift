import JSON

/// An entry of a SillyTavern world, and the same in version 3. SillyTavern's own fields stand in the extensions there.
///
/// Source: SillyTavern, `public/scripts/world-info.js`, `convertCharacterBook`, and `src/endpoints/characters.js`,
/// `convertWorldInfoToCharacterBook`.
enum SillyTavernEntry {
  private typealias Names = [(world: String, card: String)]

  private static let names: Names = [
    ("uid", "id"), ("key", "keys"), ("keysecondary", "secondary_keys"), ("comment", "comment"),
    ("content", "content"), ("constant", "constant"), ("selective", "selective"), ("order", "insertion_order"),
  ]

  private static let extensions: Names = [
    ("position", "position"), ("depth", "depth"), ("role", "role"), ("selectiveLogic", "selectiveLogic"),
    ("probability", "probability"), ("useProbability", "useProbability"), ("excludeRecursion", "exclude_recursion"),
    ("preventRecursion", "prevent_recursion"), ("delayUntilRecursion", "delay_until_recursion"),
    ("scanDepth", "scan_depth"), ("caseSensitive", "case_sensitive"), ("matchWholeWords", "match_whole_words"),
    ("group", "group"), ("groupOverride", "group_override"), ("groupWeight", "group_weight"),
    ("useGroupScoring", "use_group_scoring"), ("sticky", "sticky"), ("cooldown", "cooldown"), ("delay", "delay"),
    ("vectorized", "vectorized"), ("automationId", "automation_id"), ("displayIndex", "display_index"),
    ("outletName", "outlet_name"), ("ignoreBudget", "ignore_budget"), ("triggers", "triggers"),
    ("matchPersonaDescription", "match_persona_description"),
    ("matchCharacterDescription", "match_character_description"),
    ("matchCharacterPersonality", "match_character_personality"),
    ("matchCharacterDepthPrompt", "match_character_depth_prompt"), ("matchScenario", "match_scenario"),
    ("matchCreatorNotes", "match_creator_notes"),
  ]

  /// An entry of a world in version 3.
  static func standard(_ world: JSONObject) -> JSONObject {
    var entry = JSONObject(), more = JSONObject()
    for name in names { entry[name.card] = world[name.world] }
    entry["enabled"] = .bool(world["disable"]?.bool != true)
    entry["position"] = world["position"]?.int == 0 ? "before_char" : "after_char"
    entry["use_regex"] = true
    for name in extensions { more[name.card] = world[name.world] }
    let known = Set(names.map(\.world) + extensions.map(\.world) + ["disable"])
    more.members += world.members.filter { !known.contains($0.key) }
    // A mark that the entry is SillyTavern's: only keys between slashes are regular expressions.
    more.fill("position", 0)
    entry["extensions"] = .object(more)
    return entry
  }

  /// An entry of version 3 in a world.
  static func world(_ entry: JSONObject, uid: Int) -> JSONObject {
    var world = JSONObject()
    for name in names { world[name.world] = entry[name.card] }
    world["uid"] = uid.json
    world.fill("key", [])
    world.fill("keysecondary", [])
    world.fill("comment", entry["name"] ?? "")
    world.fill("order", 100)
    world["disable"] = .bool(entry["enabled"]?.bool == false)
    let more = entry["extensions"]?.object ?? JSONObject()
    for name in extensions { world[name.world] = more[name.card] }
    world.fill("position", entry["position"] == "after_char" ? 1 : 0)
    world.fill("caseSensitive", entry["case_sensitive"] ?? .null)
    let known = Set(extensions.map(\.card))
    world.members += more.members.filter { !known.contains($0.key) && world[$0.key] == nil }
    return world
  }
}
