/// Parses expressions into rules.
struct ElizaRuleParser {
  private(set) var rules: [String: ElizaScript.Rule]
  private(set) var memory: ElizaScript.Memory?
  private(set) var none: ElizaScript.Rule?

  /// The number of scripts below this one.
  private let layer: Int
  private let base: ElizaScript?
  private var decompositions = 0
  private var own: Set<String> = []
  /// Keywords that links name, and their lines. They must exist at the end.
  private var mentioned: [(keyword: String, line: Int)] = []

  /// Whether the script is written in capitals only.
  private let shouts: Bool

  init(base: ElizaScript?, shouts: Bool = false) {
    self.base = base
    self.shouts = shouts
    rules = base?.rules ?? [:]
    layer = (base?.none.decompositions.first?.id.layer ?? -1) + 1
  }

  /// Reads one top-level list: a rule, MEMORY, NONE, or an empty one, which scripts of 1966 had at the end.
  mutating func readRule(_ expression: SExpression) throws(ElizaScriptError) {
    guard let items = expression.list else {
      throw ElizaScriptError(line: expression.line, "expected a rule in parentheses", "괄호로 묶은 규칙이 와야 합니다")
    }
    guard let head = items.first else { return }
    let rest = items.dropFirst()
    switch head.atom?.uppercased() {
    case "MEMORY": try readMemory(rest, line: expression.line)
    case "NONE":
      guard none == nil else { throw ElizaScriptError(line: expression.line, "a second NONE", "NONE이 두 번 나옵니다") }
      let rule = try rule(rest, line: expression.line)
      guard let only = rule.decompositions.last, only.pattern.elements == [.any],
        only.reassemblies.allSatisfy({ if case .answer = $0 { true } else { false } })
      else {
        throw ElizaScriptError(
          line: expression.line, "NONE needs ((0) …), with lines to say and nothing else",
          "NONE에는 ((0) …) 형식으로 할 말만 쓸 수 있습니다")
      }
      none = rule
    default:
      let keywords = try keywords(of: head)
      let rule = try rule(rest, line: expression.line)
      try add(rule, for: keywords, line: expression.line)
    }
  }

  /// The spelling of a script's word in replies.
  func spelling(of word: String) -> String {
    guard shouts else { return word }
    let isFirstPerson = word == "I" || word.hasPrefix("I'")
    return isFirstPerson ? "I" + word.dropFirst().lowercased() : word.lowercased()
  }

  /// Checks what is known only at the end.
  func finish(line: Int) throws(ElizaScriptError) {
    guard none != nil else { throw ElizaScriptError(line: line, "there is no NONE", "NONE이 없습니다") }
    for mention in mentioned where rules[mention.keyword] == nil {
      throw ElizaScriptError(
        line: mention.line, "\(mention.keyword) is not a keyword of this script",
        "이 규칙에 \(mention.keyword) 키워드가 없습니다")
    }
  }
}

extension ElizaRuleParser {
  private func keywords(of head: SExpression) throws(ElizaScriptError) -> [String] {
    let keywords = head.atom.map { [$0.uppercased()] } ?? head.list?.compactMap { $0.atom?.uppercased() } ?? []
    guard !keywords.isEmpty, keywords.count == head.list?.count ?? 1, !keywords.contains("="), !keywords.contains("*")
    else {
      throw ElizaScriptError(line: head.line, "expected a keyword, or a list of keywords", "키워드 하나나 키워드 목록이 와야 합니다")
    }
    return keywords
  }

  private mutating func add(
    _ rule: ElizaScript.Rule, for keywords: [String], line: Int
  ) throws(ElizaScriptError) {
    for (index, keyword) in keywords.enumerated() {
      guard own.insert(keyword).inserted else {
        throw ElizaScriptError(line: line, "a second rule for \(keyword)", "\(keyword)의 규칙이 두 번 나옵니다")
      }
      var added = rule
      // The other keywords link to the first one, so that all take turns in its list of answers.
      if index > 0, rule.isKeyword {
        added.decompositions = []
        added.link = keywords[0]
      }
      rules[keyword] = added.laid(over: base?.rules[keyword])
    }
  }

  private mutating func rule(
    _ items: ArraySlice<SExpression>, line: Int
  ) throws(ElizaScriptError) -> ElizaScript.Rule {
    var rule = ElizaScript.Rule()
    var rest = items
    while let item = rest.popFirst() {
      if let atom = item.atom {
        if atom == "=", let substitute = rest.popFirst()?.atom {
          rule.substitute = spelling(of: substitute)
        } else if atom.uppercased() == "DLIST", let tags = rest.popFirst()?.list.flatMap(Self.tags) {
          rule.tags = tags
        } else if let rank = Int(atom), (0...1_000_000).contains(rank) {
          rule.rank = rank
        } else {
          throw ElizaScriptError(line: item.line, "“\(atom)” is not part of a rule", "규칙에 쓸 수 없는 말입니다: “\(atom)”")
        }
      } else if let link = link(in: item) {
        rule.link = link
      } else {
        rule.decompositions.append(try decomposition(item))
      }
    }
    return rule
  }

  /// The keyword of `(=KEY)`, recorded so that its existence is checked at the end.
  private mutating func link(in item: SExpression) -> String? {
    guard let items = item.list, items.count == 2, items[0].atom == "=", let name = items[1].atom else { return nil }
    mentioned.append((name.uppercased(), item.line))
    return name.uppercased()
  }

  private mutating func decomposition(_ item: SExpression) throws(ElizaScriptError) -> ElizaScript.Decomposition {
    guard let items = item.list, items.count > 1, let shape = items[0].list else {
      throw ElizaScriptError(line: item.line, "expected ((shape) (line) …)", "((형태) (할 말) …) 형식이어야 합니다")
    }
    let pattern = try Self.pattern(shape, line: item.line)
    var reassemblies: [ElizaScript.Reassembly] = []
    for line in items.dropFirst() { reassemblies.append(try reassembly(line, elements: pattern.elements.count)) }
    decompositions += 1
    return .init(id: .init(layer: layer, index: decompositions), pattern: pattern, reassemblies: reassemblies)
  }

  private mutating func reassembly(
    _ item: SExpression, elements: Int
  ) throws(ElizaScriptError) -> ElizaScript.Reassembly {
    if let link = link(in: item) { return .link(link) }
    guard let items = item.list, let first = items.first else {
      throw ElizaScriptError(line: item.line, "expected a line to say", "할 말이 와야 합니다")
    }
    if items.count == 1, first.atom?.uppercased() == "NEWKEY" { return .newKey }
    if items.count == 3, first.atom == "PRE", let words = items[1].list, let link = link(in: items[2]) {
      return .pre(try assembly(words, elements: elements), link)
    }
    return .answer(try assembly(items, elements: elements))
  }

  private mutating func readMemory(
    _ items: ArraySlice<SExpression>, line: Int
  ) throws(ElizaScriptError) {
    guard memory == nil else { throw ElizaScriptError(line: line, "a second MEMORY", "MEMORY가 두 번 나옵니다") }
    guard let keyword = items.first?.atom?.uppercased(), items.count == 5 else {
      throw ElizaScriptError(
        line: line, "expected MEMORY, a keyword and four transformations", "MEMORY 뒤에는 키워드 하나와 변환 네 개가 와야 합니다")
    }
    var transformations: [ElizaScript.Memory.Transformation] = []
    for item in items.dropFirst() {
      guard let parts = item.list, let equals = parts.firstIndex(where: { $0.atom == "=" }) else {
        throw ElizaScriptError(line: item.line, "expected (shape = line)", "(형태 = 할 말) 형식이어야 합니다")
      }
      let pattern = try Self.pattern(Array(parts[..<equals]), line: item.line)
      let assembly = try assembly(Array(parts[(equals + 1)...]), elements: pattern.elements.count)
      transformations.append(.init(pattern: pattern, assembly: assembly))
    }
    mentioned.append((keyword, line))
    memory = .init(keyword: keyword, transformations: transformations)
  }
}

extension ElizaScript.Rule {
  /// This rule combined with the same keyword's rule of the base script.
  fileprivate func laid(over base: ElizaScript.Rule?) -> ElizaScript.Rule {
    guard let base else { return self }
    var rule = self
    rule.substitute = substitute ?? base.substitute
    rule.tags.formUnion(base.tags)
    rule.rank = rank > 0 ? rank : base.rank
    // A link of its own leads away from the base's lines.
    if link == nil {
      rule.decompositions += base.decompositions
      rule.link = base.link
    }
    return rule
  }
}
