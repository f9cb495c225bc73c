/// A text that entries share: the number of messages, the further texts, and whether it has the lore of recursion.
struct LoreTextScope: Hashable {
  var depth: Int
  var sources: Set<LoreSource>
  var hasRecursion: Bool
}

/// The conditions of one entry.
extension LoreActivation {
  /// Why an entry is activated in this pass; nil when it is not.
  mutating func activation(of index: Int) -> ActivatedLore.Reason? {
    let candidate = candidates[index]
    let (entry, decorators) = (candidate.entry, candidate.decorators)
    guard entry.isEnabled, entry.triggers.isEmpty || entry.triggers.contains(scan.kind),
      entry.characters.allows(name: scan.character, tags: scan.tags)
    else { return nil }
    let isSticky = effects.sticky[entry.id]
    if scan.messageCount < entry.delay {
      isDone[index] = true
      reject(index, .delay(until: entry.delay))
      return nil
    }
    if isSticky == nil, let end = effects.cooldown[entry.id] {
      isDone[index] = true
      reject(index, .cooldown(until: end))
      return nil
    }
    if isSticky == nil {
      if let wanted = entry.recursionLevel, pass != .recursion || wanted > level { return nil }
      if pass == .recursion, entry.excludesRecursion { return nil }
    }
    if decorators.isActivated { return .decorator }
    if decorators.isSuppressed || decorators.isOnce && effects.effects.activated.contains(entry.id) { return nil }
    guard allows(decorators) else { return nil }
    if decorators.staysActive, effects.effects.activated.contains(entry.id) { return .kept }
    if !decorators.excludedKeys.isEmpty || !decorators.additionalKeys.isEmpty {
      guard allowsKeys(of: candidate) else { return nil }
    }
    if entry.isConstant { return .constant }
    if let isSticky { return .sticky(until: isSticky) }
    return match(candidate).map { .match($0) }
  }

  private func allows(_ decorators: LoreDecorators) -> Bool {
    if let count = decorators.onlyAfter, scan.replyCount < count { return false }
    if let count = decorators.onlyEvery, scan.replyCount % count != 0 { return false }
    if let greeting = decorators.greeting, scan.greeting != greeting { return false }
    return true
  }

  private mutating func allowsKeys(of candidate: LoreCandidate) -> Bool {
    for key in candidate.decorators.excludedKeys where find(key, for: candidate) != nil { return false }
    for keys in candidate.decorators.additionalKeys {
      var isFound = false
      for key in keys where !isFound { isFound = find(key, for: candidate) != nil }
      if !isFound { return false }
    }
    return true
  }

  private mutating func match(_ candidate: LoreCandidate) -> LoreMatch? {
    let entry = candidate.entry
    for key in entry.keys.prefix(scan.limits.keys) {
      guard let found = find(key, for: candidate) else { continue }
      var match = LoreMatch(key: key, text: found.text, place: found.place, secondaryKeys: [])
      let secondaryKeys = entry.secondaryKeys.prefix(scan.limits.keys)
      guard entry.usesSecondaryKeys, !secondaryKeys.isEmpty else { return match }
      for key in secondaryKeys where find(key, for: candidate) != nil { match.secondaryKeys.append(key) }
      let isMet =
        switch entry.logic {
        case .andAny: !match.secondaryKeys.isEmpty
        case .notAll: match.secondaryKeys.count < secondaryKeys.count
        case .notAny: match.secondaryKeys.isEmpty
        case .andAll: match.secondaryKeys.count == secondaryKeys.count
        }
      return isMet ? match : nil
    }
    return nil
  }

  /// The number of keys that are found, for groups in which it decides.
  mutating func score(of candidate: LoreCandidate) -> Int {
    let entry = candidate.entry
    var (primary, secondary) = (0, 0)
    for key in entry.keys.prefix(scan.limits.keys) where find(key, for: candidate) != nil { primary += 1 }
    let secondaryKeys = entry.secondaryKeys.prefix(scan.limits.keys)
    guard !entry.keys.isEmpty, !secondaryKeys.isEmpty else { return primary }
    for key in secondaryKeys where find(key, for: candidate) != nil { secondary += 1 }
    return switch entry.logic {
    case .andAny: primary + secondary
    case .andAll: secondary == secondaryKeys.count ? primary + secondary : primary
    case .notAll, .notAny: primary
    }
  }

  private mutating func find(_ key: String, for candidate: LoreCandidate) -> LoreKeySearch.Found? {
    // Nothing is put together for a search that has ended.
    guard !search.isExhausted else { return nil }
    let expanded = expanded(key)
    guard !expanded.isEmpty else { return nil }
    let entry = candidate.entry
    let scope = LoreTextScope(
      depth: depth(of: candidate), sources: entry.sources,
      hasRecursion: candidate.book.isRecursive && pass != .leastActivations)
    let query = LoreKeySearch.Query(
      key: expanded, isCaseSensitive: entry.isCaseSensitive ?? scan.settings.isCaseSensitive,
      wholeWords: entry.matchesWholeWords ?? scan.settings.matchesWholeWords)
    return search.find(query, in: text(scope))
  }

  /// A key with its macros expanded.
  private mutating func expanded(_ key: String) -> String {
    if let known = expandedKeys[key] { return known }
    var text = key
    if key.utf8.contains(where: { $0 == "{" || $0 == "<" }) {
      var context = scan.macros
      context.variables = variables
      let expansion = MacroExpander(limits: scan.limits.macros).expand(key, in: context)
      text = search.take(expansion.bytes / 16 + expansion.steps) ? expansion.text : ""
    }
    expandedKeys[key] = text.trimmedLikeScript
    return text.trimmedLikeScript
  }

  private func depth(of candidate: LoreCandidate) -> Int {
    let depth =
      candidate.decorators.scanDepth ?? candidate.entry.scanDepth ?? candidate.book.scanDepth
      ?? scan.settings.depth + skew
    // A greater depth reads the same text.
    return min(max(depth, 0), LoreScan.deepest, scan.messages.count)
  }

  private mutating func text(_ scope: LoreTextScope) -> LoreText {
    if let known = texts[scope] { return known }
    var parts: [LoreText.Part] = []
    for (index, message) in scan.messages.suffix(scope.depth).reversed().enumerated() {
      let text = scan.settings.includesNames ? message.name + ": " + message.text : message.text
      parts.append(LoreText.Part(text: text.trimmedLikeScript, place: .message(index)))
    }
    for source in LoreSource.allCases where scope.sources.contains(source) {
      if let text = scan.sources[source], !text.isEmpty {
        parts.append(LoreText.Part(text: text, place: .source(source)))
      }
    }
    for (index, text) in scan.injections.enumerated() where !text.isEmpty {
      parts.append(LoreText.Part(text: text, place: .injection(index)))
    }
    if scope.hasRecursion { parts += recursion }
    let text = LoreText(parts, limit: scan.limits.textBytes)
    if text.isCut { note(.textCut) }
    // Each text is work too, and entries can ask for many: only some of them are kept.
    _ = search.take(text.bytes)
    textBytes += text.bytes
    if textBytes > scan.limits.keptTextBytes { (texts, textBytes) = ([:], text.bytes) }
    texts[scope] = text
    return text
  }
}
