import Entities

extension LorebookEntry {
  private static var texts: [(String, WritableKeyPath<LorebookEntry, String>)] {
    [
      ("name", \.name), ("comment", \.comment), ("content", \.content), ("outlet", \.outlet), ("group", \.group),
    ]
  }
  private static var switches: [(String, WritableKeyPath<LorebookEntry, Bool>)] {
    [
      ("isSelective", \.isSelective), ("isEnabled", \.isEnabled), ("isConstant", \.isConstant),
      ("isGroupOverride", \.isGroupOverride), ("ignoresRecursion", \.ignoresRecursion),
      ("stopsRecursion", \.stopsRecursion), ("ignoresBudget", \.ignoresBudget),
    ]
  }
  private static var rules: [(String, WritableKeyPath<LorebookEntry, Bool?>)] {
    [
      ("isCaseSensitive", \.isCaseSensitive), ("matchesWholeWords", \.matchesWholeWords),
    ]
  }

  /// The fields of the form that are no lists and no numbers.
  var formDraft: FormDraft {
    var draft = FormDraft(["position": position.rawValue, "role": role.rawValue, "logic": logic.rawValue])
    for (name, path) in Self.texts { draft[name] = self[keyPath: path] }
    for (name, path) in Self.switches { draft[name] = "\(self[keyPath: path])" }
    for (name, path) in Self.rules { draft[name] = self[keyPath: path].map { "\($0)" } ?? "" }
    return draft
  }

  /// Copies these fields from a draft. A field stays as it is if the draft lacks it or has an invalid text for it.
  mutating func show(_ draft: FormDraft) {
    position = draft["position"].flatMap { Position(rawValue: $0) } ?? position
    role = draft["role"].flatMap { Role(rawValue: $0) } ?? role
    logic = draft["logic"].flatMap { Logic(rawValue: $0) } ?? logic
    for (name, path) in Self.texts { self[keyPath: path] = draft[name] ?? self[keyPath: path] }
    for (name, path) in Self.switches { self[keyPath: path] = draft[name].flatMap { Bool($0) } ?? self[keyPath: path] }
    for (name, path) in Self.rules { if let text = draft[name] { self[keyPath: path] = Bool(text) } }
  }
}
