import Entities
import JSON

@testable import Lore

/// A case of `lore.jsonl`. Entries have the names and numbers of SillyTavern's World Info, so that other programs can
/// use the file.
struct LoreCase {
  let value: JSONValue

  var name: String { value["name"]?.string ?? "" }

  /// The scans: one, or several in a row that pass on their effects. Each with what is expected of it.
  var turns: [JSONValue] { value["turns"]?.array ?? [value] }

  func scan(_ turn: JSONValue, _ effects: LoreEffects) -> LoreScan {
    let messages = (turn["messages"] ?? value["messages"])?.strings ?? []
    var scan = LoreScan(
      books: books(turn),
      messages: messages.map { text in
        let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
        return LoreScan.Message(name: parts[0], text: parts.count > 1 ? parts[1] : "")
      }, messageCount: turn.int("count") ?? messages.count, budget: value.int("budget") ?? 1_000,
      // A word is a token.
      tokens: { $0.split { $0.isWhitespace }.count })
    scan.settings = settings
    scan.sources = (value["sources"]?.table ?? [:]).reduce(into: [:]) { result, entry in
      LoreSource(rawValue: entry.key).map { result[$0] = entry.value }
    }
    scan.injections = value["injections"]?.strings ?? []
    scan.character = value["character"]?.string ?? ""
    scan.tags = Set(value["tags"]?.strings ?? [])
    scan.kind = value["kind"]?.string.flatMap(GenerationKind.init(rawValue:)) ?? .normal
    scan.replyCount = value.int("replies") ?? 0
    scan.greeting = value.int("greeting")
    scan.effects = effects
    (scan.macros.names.user, scan.macros.names.character) = ("Ann", "Bob")
    scan.macros.fields.description = value["description"]?.string ?? ""
    if let steps = value["limits"]?.int("patternSteps") { scan.limits.patternSteps = steps }
    return scan
  }

  private var settings: LoreSettings {
    var settings = LoreSettings()
    guard let given = value["settings"] else { return settings }
    settings.depth = given.int("depth") ?? settings.depth
    settings.includesNames = given["includeNames"]?.bool ?? settings.includesNames
    settings.isRecursive = given["recursive"]?.bool ?? settings.isRecursive
    settings.mostPasses = given.int("maxRecursionSteps") ?? 0
    settings.leastActivations = given.int("minActivations") ?? 0
    settings.leastActivationsDepth = given.int("minActivationsDepthMax") ?? 0
    settings.isCaseSensitive = given["caseSensitive"]?.bool ?? settings.isCaseSensitive
    settings.matchesWholeWords = given["matchWholeWords"]?.bool ?? settings.matchesWholeWords
    settings.usesGroupScoring = given["useGroupScoring"]?.bool ?? settings.usesGroupScoring
    settings.strategy = given["strategy"]?.string.flatMap(LoreSettings.Strategy.init(rawValue:)) ?? settings.strategy
    return settings
  }

  private func books(_ turn: JSONValue) -> [LoreBook] {
    let missing = turn["without"]?.strings ?? []
    let entries = (value["entries"]?.array ?? []).filter { !missing.contains($0["uid"]?.string ?? "") }
    return LoreBook.Owner.allCases.compactMap { owner in
      let own = entries.filter { ($0["owner"]?.string ?? "character") == owner.rawValue }
      guard !own.isEmpty else { return nil }
      let rules = value["book"]
      return LoreBook(
        name: owner.rawValue, owner: owner,
        entries: own.map { LoreEntry($0, book: owner.rawValue, change: turn["change"]?[$0["uid"]?.string ?? ""]) },
        scanDepth: rules?.int("scan_depth"), tokenBudget: rules?.int("token_budget"),
        isRecursive: rules?["recursive_scanning"]?.bool)
    }
  }
}

extension LoreEntry {
  /// An entry with the fields of SillyTavern's World Info.
  fileprivate init(_ value: JSONValue, book: String, change: JSONValue?) {
    self.init(id: ID(book: book, entry: value["uid"]?.string ?? ""))
    let flag = { (key: String) in value[key]?.bool ?? false }
    keys = value["key"]?.strings ?? []
    secondaryKeys = value["keysecondary"]?.strings ?? []
    logic = [.andAny, .notAll, .notAny, .andAll][value.int("selectiveLogic") ?? 0]
    usesSecondaryKeys = value["selective"]?.bool ?? true
    content = change?["content"]?.string ?? value["content"]?.string ?? "lore \(id.entry)"
    (isEnabled, isConstant, isVectorized) = (!flag("disable"), flag("constant"), flag("vectorized"))
    order = value["order"]?.double ?? order
    position =
      [
        .beforeCharacter, .afterCharacter, .noteTop, .noteBottom, .atDepth, .examplesTop, .examplesBottom, .outlet,
      ][value.int("position") ?? 0]
    depth = value.int("depth") ?? depth
    role = [.system, .user, .assistant][value.int("role") ?? 0]
    outlet = value["outletName"]?.string ?? ""
    probability = value["probability"]?.double ?? probability
    usesProbability = value["useProbability"]?.bool ?? true
    group = value["group"]?.string ?? ""
    groupWeight = value["groupWeight"]?.double ?? groupWeight
    (isGroupOverride, usesGroupScoring) = (flag("groupOverride"), value["useGroupScoring"]?.bool)
    scanDepth = value.int("scanDepth")
    (isCaseSensitive, matchesWholeWords) = (value["caseSensitive"]?.bool, value["matchWholeWords"]?.bool)
    for (source, key) in [
      (LoreSource.persona, "matchPersonaDescription"), (.description, "matchCharacterDescription"),
      (.personality, "matchCharacterPersonality"), (.depthPrompt, "matchCharacterDepthPrompt"),
      (.scenario, "matchScenario"), (.creatorNotes, "matchCreatorNotes"),
    ] where flag(key) { sources.insert(source) }
    (excludesRecursion, preventsRecursion) = (flag("excludeRecursion"), flag("preventRecursion"))
    recursionLevel = value.int("delayUntilRecursion") ?? (flag("delayUntilRecursion") ? 1 : nil)
    (sticky, cooldown, delay) = (value.int("sticky") ?? 0, value.int("cooldown") ?? 0, value.int("delay") ?? 0)
    ignoresBudget = flag("ignoreBudget")
    triggers = Set((value["triggers"]?.strings ?? []).compactMap(GenerationKind.init(rawValue:)))
    if let filter = value["characterFilter"] {
      characters = LoreCharacterFilter(
        names: Set(filter["names"]?.strings ?? []), tags: Set(filter["tags"]?.strings ?? []),
        isExclusive: filter["isExclude"]?.bool ?? false)
    }
  }
}

/// What a case says about a report, in its words.
extension LoreReport {
  func why(_ id: String) -> String? {
    guard case .match(let match)? = activated.first(where: { $0.id.entry == id })?.reason else { return nil }
    let place =
      switch match.place {
      case .message(let index): "message \(index)"
      case .source(let source): source.rawValue
      case .injection(let index): "injection \(index)"
      case .entry(let id): "entry \(id.entry)"
      case nil: "nowhere"
      }
    let others = match.secondaryKeys.isEmpty ? "" : " with " + match.secondaryKeys.joined(separator: ", ")
    return "\(match.key) in \(place)\(others)"
  }

  var reasons: [String: String] {
    rejected.reduce(into: [:]) { result, lore in
      result[lore.id.entry] =
        switch lore.reason {
        case .noRoom: "noRoom"
        case .probability: "probability"
        case .group(let name, _): "group \(name)"
        case .cooldown(let end): "cooldown \(end)"
        case .delay(let count): "delay \(count)"
        case .empty: "empty"
        case .noOutlet: "noOutlet"
        }
    }
  }

  /// The texts of the places.
  var places: [String: String] {
    LoreOrder.sorted(activated).reduce(into: [:]) { result, lore in
      let name =
        switch lore.position {
        case .atDepth, .fromStart: "\(lore.position.rawValue) \(lore.depth) \(lore.role.rawValue)"
        case .outlet: "outlet \(lore.outlet)"
        default: lore.position.rawValue
        }
      result[name] = (result[name].map { $0 + "\n" } ?? "") + lore.text
    }
  }
}

extension LoreNote.Kind {
  var word: String { String(describing: self).prefix { $0 != "(" }.description }
}
