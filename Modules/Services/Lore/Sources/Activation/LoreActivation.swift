extension LoreScan {
  /// Finds the lore for the next prompt.
  ///
  /// The same scan gives the same report. The algorithm follows SillyTavern's World Info (documentation, “World Info”;
  /// `checkWorldInfo` in `world-info.js`); the README lists the differences.
  public func report() -> LoreReport {
    var activation = LoreActivation(self)
    return activation.run()
  }
}

/// One scan: passes over the entries until nothing new is activated.
struct LoreActivation {
  enum Pass {
    case first, recursion, leastActivations
  }

  /// An entry that is activated in this pass, before groups, chances and the budget.
  struct Newcomer {
    var index: Int
    var reason: ActivatedLore.Reason
  }

  let scan: LoreScan
  let candidates: [LoreCandidate]
  var effects: ActiveEffects
  var search: LoreKeySearch
  var variables: MacroVariables
  var report: LoreReport
  /// The kind of the pass, the further messages that it scans, and the level of entries that wait for recursion.
  var pass = Pass.first, skew = 0, level = 0
  /// The entries that are no longer looked at.
  var isDone: [Bool]
  /// The indices of the activated entries.
  private(set) var activated: [Int] = []
  /// What recursion scans: the texts of the activated entries.
  var recursion: [LoreText.Part] = []
  var texts: [LoreTextScope: LoreText] = [:], textBytes = 0
  var expandedKeys: [String: String] = [:]
  private var rejections: [Int: RejectedLore.Reason] = [:]
  private var isFull = false
  private var bookTokens: [String: Int] = [:]
  private var bytes = 0
  private var noted: Set<LoreNote> = []

  init(_ scan: LoreScan) {
    self.scan = scan
    candidates = LoreCandidate.sorted(scan)
    let entries = Dictionary(candidates.map { ($0.entry.id, $0.entry) }) { first, _ in first }
    effects = ActiveEffects(scan.effects, of: entries, messageCount: scan.messageCount)
    search = LoreKeySearch(scan.limits)
    variables = scan.macros.variables
    report = LoreReport(effects: scan.effects, variables: variables, budget: scan.budget)
    isDone = Array(repeating: false, count: candidates.count)
  }

  mutating func run() -> LoreReport {
    var levels = Set(candidates.compactMap { $0.entry.recursionLevel.map { max(1, $0) } }).sorted()[...]
    level = levels.popFirst() ?? 0
    var recursions = 0
    while true {
      if scan.settings.mostPasses > 0, report.passes >= scan.settings.mostPasses { break }
      report.passes += 1
      (texts, textBytes) = ([:], 0)
      let accepted = acceptNewcomers()
      guard let next = nextPass(after: accepted, &levels) else { break }
      if next == .recursion {
        recursions += 1
        if recursions >= scan.limits.passes {
          note(.passesCut)
          break
        }
      }
      pass = next
    }
    finish()
    return report
  }

  /// Looks at all entries once.
  /// - Returns: The accepted entries that can activate others.
  private mutating func acceptNewcomers() -> [Int] {
    var newcomers: [Newcomer] = []
    for index in candidates.indices where !isDone[index] {
      if let reason = activation(of: index) { newcomers.append(Newcomer(index: index, reason: reason)) }
    }
    // Sticky entries first, then constant ones, then by their order.
    newcomers.sort { rank(of: $0) < rank(of: $1) }
    chooseInGroups(&newcomers)
    var parts: [LoreText.Part] = []
    var accepted: [Int] = []
    for newcomer in newcomers {
      let candidate = candidates[newcomer.index]
      guard let text = accept(newcomer, candidate) else { continue }
      if candidate.book.isRecursive, !candidate.entry.preventsRecursion {
        accepted.append(newcomer.index)
        let isFirst = parts.isEmpty
        if !text.isEmpty {
          parts.append(LoreText.Part(text: text, place: .entry(candidate.entry.id), isMarked: isFirst))
        }
      }
    }
    recursion += parts
    return accepted
  }

  private func rank(of newcomer: Newcomer) -> (Int, Int) {
    let candidate = candidates[newcomer.index]
    let isSticky = effects.sticky[candidate.entry.id] != nil
    return (isSticky ? 0 : candidate.entry.isConstant ? 1 : 2, newcomer.index)
  }

  /// Decides by chance and by the budget.
  /// - Returns: The text that other entries can be found in; nil when the entry is not accepted.
  private mutating func accept(_ newcomer: Newcomer, _ candidate: LoreCandidate) -> String? {
    let entry = candidate.entry
    isDone[newcomer.index] = true
    if isFull, !entry.ignoresBudget || candidate.decorators.skipsFullContext {
      reject(newcomer.index, .noRoom(tokens: scan.tokens(candidate.decorators.content)))
      return nil
    }
    guard hasLuck(entry) else {
      reject(newcomer.index, .probability)
      return nil
    }
    guard let expansion = expandedContent(of: candidate) else {
      return nil
    }
    let tokens = scan.tokens(expansion.text)
    let inBook = bookTokens[entry.id.book, default: 0] + tokens
    if tokens > scan.mostTokens - report.tokens {
      reject(newcomer.index, .noRoom(tokens: tokens))
      return nil
    }
    if !entry.ignoresBudget {
      if let budget = candidate.book.tokenBudget, inBook > budget {
        reject(newcomer.index, .noRoom(tokens: tokens))
        return nil
      }
      if report.tokens + tokens >= scan.budget {
        isFull = true
        reject(newcomer.index, .noRoom(tokens: tokens))
        return nil
      }
    }
    activated.append(newcomer.index)
    variables = expansion.variables
    bytes += expansion.text.utf8.count
    bookTokens[entry.id.book] = inBook
    add(newcomer, expansion.text, tokens)
    return ([expansion.text] + expansion.hiddenKeys).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func hasLuck(_ entry: LoreEntry) -> Bool {
    guard entry.usesProbability, entry.probability < 100 || entry.probability.isNaN,
      effects.sticky[entry.id] == nil
    else { return true }
    guard entry.probability > 0 else { return false }
    var numbers = SeededNumbers(seed: scan.macros.seed, "chance", entry.id.book, entry.id.entry)
    return numbers.fraction() * 100 <= entry.probability
  }

  private mutating func expandedContent(of candidate: LoreCandidate) -> MacroExpansion? {
    var context = scan.macros
    context.variables = variables
    let content = candidate.decorators.content
    let expansion = MacroExpander(limits: scan.limits.macros).expand(
      content.utf8.count <= scan.limits.contentBytes ? content : "", in: context)
    let length = expansion.text.utf8.count
    guard content.utf8.count <= scan.limits.contentBytes, length <= scan.limits.contentBytes,
      bytes + length <= scan.limits.activatedBytes, search.take(expansion.bytes / 16 + expansion.steps)
    else {
      note(.contentTooLong, candidate.entry.id)
      return nil
    }
    if !expansion.reached.isEmpty { note(.macrosCut(expansion.reached), candidate.entry.id) }
    return expansion
  }

  private mutating func add(_ newcomer: Newcomer, _ text: String, _ tokens: Int) {
    let candidate = candidates[newcomer.index]
    let (entry, decorators) = (candidate.entry, candidate.decorators)
    rejections[newcomer.index] = nil
    guard !text.isEmpty else { return reject(newcomer.index, .empty) }
    let position = decorators.position ?? entry.position
    if position == .outlet, entry.outlet.isEmpty { return reject(newcomer.index, .noOutlet) }
    report.tokens += tokens
    report.activated.append(
      ActivatedLore(
        id: entry.id, bookName: candidate.book.name, name: entry.name, text: text, position: position,
        depth: max(0, decorators.depth ?? entry.depth), role: decorators.role ?? entry.role, outlet: entry.outlet,
        order: candidate.order, tokens: tokens, reason: newcomer.reason, pass: report.passes,
        disabledPrompts: decorators.disabledPrompts))
  }

  private mutating func nextPass(after accepted: [Int], _ levels: inout ArraySlice<Int>) -> Pass? {
    guard !search.isExhausted else { return nil }
    if !isFull {
      if !accepted.isEmpty { return .recursion }
      // Older messages may have activated an entry whose text has other entries' keys.
      if pass == .leastActivations, !recursion.isEmpty { return .recursion }
      if scan.settings.mostPasses == 0, activated.count < scan.settings.leastActivations {
        let depth = scan.settings.depth + skew
        let deepest = scan.settings.leastActivationsDepth
        if deepest <= 0 || depth <= deepest, depth <= scan.messageCount, depth < LoreScan.deepest {
          skew += 1
          return .leastActivations
        }
      }
    }
    guard let next = levels.popFirst() else { return nil }
    level = next
    return .recursion
  }

  private mutating func finish() {
    for index in activated {
      effects.begin(candidates[index].entry)
      let decorators = candidates[index].decorators
      if decorators.staysActive || decorators.isOnce { effects.remember(candidates[index].entry) }
    }
    report.rejected = rejections.sorted { $0.key < $1.key }.map { index, reason in
      RejectedLore(
        id: candidates[index].entry.id, bookName: candidates[index].book.name, name: candidates[index].entry.name,
        reason: reason)
    }
    report.effects = effects.effects
    report.variables = variables
    report.steps = search.steps
    for (key, fault) in search.faults.sorted(by: { $0.key < $1.key }) { note(.badPattern(key: key, fault)) }
    for key in search.cut.sorted() { note(.patternCut(key: key)) }
    if search.isExhausted { note(.searchCut) }
    if scan.books.reduce(0, { $0 + $1.entries.count }) > scan.limits.entries { note(.entriesCut) }
    for candidate in candidates {
      let entry = candidate.entry
      if entry.isVectorized, entry.isEnabled, !entry.isConstant, entry.keys.isEmpty { note(.vectorized, entry.id) }
      if entry.keys.count + entry.secondaryKeys.count > scan.limits.keys { note(.keysCut, entry.id) }
      let unknown = candidate.decorators.unknown
      if !unknown.isEmpty { note(.unknownDecorators(unknown), entry.id) }
    }
  }

  mutating func note(_ kind: LoreNote.Kind, _ entry: LoreEntry.ID? = nil) {
    let note = LoreNote(entry: entry, kind: kind)
    if noted.insert(note).inserted { report.notes.append(note) }
  }

  /// Records why an entry is not activated; a later pass may decide otherwise.
  mutating func reject(_ index: Int, _ reason: RejectedLore.Reason) { rejections[index] = reason }
}
