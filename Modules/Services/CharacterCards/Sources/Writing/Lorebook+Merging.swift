import JSON

extension Lorebook {
  /// The book as it was read, with the changed fields and the entries as they are now.
  /// - Parameter isLater: Whether new entries get the fields that only version 3 demands.
  func merged(forVersionThree isLater: Bool) -> JSONObject {
    var log = WarningLog()
    let reader = FieldReader(object: document)
    var old = Lorebook()
    old.name = reader.text("name", log: &log)
    old.description = reader.text("description", log: &log)
    old.scanDepth = reader.count("scan_depth", log: &log)
    old.tokenBudget = reader.count("token_budget", log: &log)
    old.isRecursive = reader.flag("recursive_scanning", log: &log)
    var patch = ObjectPatch(old: old, new: self, object: document)
    patch.set(\.name, at: "name")
    patch.set(\.description, at: "description")
    patch.set(\.scanDepth, at: "scan_depth")
    patch.set(\.tokenBudget, at: "token_budget")
    patch.set(\.isRecursive, at: "recursive_scanning")
    patch.object.fill("extensions", [:])
    // What is no entry is kept behind the entries.
    let others = (document["entries"]?.array ?? []).filter { $0.object == nil }
    patch.object["entries"] = .array(entries.map { .object($0.merged(forVersionThree: isLater)) } + others)
    return patch.object
  }
}

extension LoreEntry {
  fileprivate func merged(forVersionThree isLater: Bool) -> JSONObject {
    var log = WarningLog()
    let old = LoreEntry(document, compilesBareKeys: compilesBareKeys, &log)
    guard old != self || document.members.isEmpty else { return document }
    var patch = ObjectPatch(old: old, new: self, object: document)
    patch.set(\.keys, at: "keys")
    patch.set(\.content, at: "content")
    patch.set(\.name, at: "name")
    patch.set(\.comment, at: "comment")
    patch.set(\.secondaryKeys, at: "secondary_keys")
    patch.set(\.isSelective, at: "selective")
    patch.set(\.isEnabled, at: "enabled")
    patch.set(\.isConstant, at: "constant")
    patch.set(\.usesRegex, at: "use_regex")
    patch.set(\.isCaseSensitive, at: "case_sensitive")
    patch.set(\.order, at: "insertion_order")
    patch.set(\.priority, at: "priority")
    patch.fillDemanded()
    if isLater, document.members.isEmpty {
      patch.object.fill("constant", .bool(isConstant))
      patch.object.fill("use_regex", .bool(hasPatterns))
    }
    patch.setPosition()
    patch.setExtensions()
    return patch.object
  }
}

extension ObjectPatch<LoreEntry> {
  fileprivate mutating func fillDemanded() {
    object.fill("keys", [])
    object.fill("content", "")
    object.fill("extensions", [:])
    object.fill("enabled", .bool(new.isEnabled))
    object.fill("insertion_order", new.order.json ?? 100)
  }

  /// The specification knows two positions. SillyTavern's number stands in the extensions where it is needed.
  fileprivate mutating func setPosition() {
    guard changes(\.position) else { return }
    object["position"] = new.position == .beforeCharacter ? "before_char" : "after_char"
    let path = ["extensions", "position"][...]
    if object[path] != nil || new.position.rawValue > 1 { object[path] = new.position.rawValue.json }
  }

  fileprivate mutating func setExtensions() {
    set(\.depth, at: "extensions", "depth")
    if changes(\.role) { object[["extensions", "role"][...]] = new.role.rawValue.json }
    if changes(\.logic) { object[["extensions", "selectiveLogic"][...]] = new.logic.rawValue.json }
    if changes(\.probability) { object[["extensions", "useProbability"][...]] = true }
    set(\.probability, at: "extensions", "probability")
    set(\.scanDepth, at: "extensions", "scan_depth")
    set(\.matchesWholeWords, at: "extensions", "match_whole_words")
    set(\.ignoresRecursion, at: "extensions", "exclude_recursion")
    set(\.stopsRecursion, at: "extensions", "prevent_recursion")
    set(\.recursionDelay, at: "extensions", "delay_until_recursion")
    set(\.sticky, at: "extensions", "sticky")
    set(\.cooldown, at: "extensions", "cooldown")
    set(\.delay, at: "extensions", "delay")
    set(\.group, at: "extensions", "group")
    set(\.groupWeight, at: "extensions", "group_weight")
    set(\.isGroupOverride, at: "extensions", "group_override")
    set(\.usesGroupScoring, at: "extensions", "use_group_scoring")
    set(\.outlet, at: "extensions", "outlet_name")
    set(\.ignoresBudget, at: "extensions", "ignore_budget")
    // The specification's field and SillyTavern's say the same.
    let path = ["extensions", "case_sensitive"][...]
    if changes(\.isCaseSensitive), object[path] != nil { object[path] = new.isCaseSensitive.json ?? .null }
  }
}
