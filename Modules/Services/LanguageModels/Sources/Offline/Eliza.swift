/// A conversation by ELIZA's method: keywords, decomposition, reassembly. Nothing in it is random.
///
/// The method follows J. Weizenbaum, "ELIZA - A Computer Program For the Study of Natural Language Communication
/// Between Man And Machine", Communications of the ACM 9(1), 1966, and his MAD-SLIP source, which differs from the
/// paper in three relevant ways: BUT is a delimiter, a memory is chosen by hashing the last word, and a memory is
/// recalled only at every fourth turn.
///
/// Only the end of a long text is read: the last 4,096 bytes. That bounds time and the length of a reply.
public struct Eliza: Sendable {
  /// The script that it follows.
  public let script: ElizaScript

  /// Cycles through 1...4. A memory is recalled only at 4.
  private var limit = 1
  private var memories: [String] = []
  /// The next line of each decomposition; an unused decomposition is at its first.
  private var turns: [ElizaScript.Decomposition.ID: Int] = [:]

  /// A conversation that has not begun.
  public init(script: ElizaScript) {
    self.script = script
  }

  /// Replies, in sentence case and ending in a punctuation mark, and stores memories. Never empty.
  public mutating func respond(to text: String) -> String {
    var heard = scan(text)
    limit = limit % 4 + 1
    if heard.stack.isEmpty, limit == 4, !memories.isEmpty { return memories.removeFirst() }
    return answer(to: &heard) ?? answerToNothing(heard.words)
  }

  /// The reply if a keyword leads to one; nil where `respond` would fall back to NONE. For a script that is tried
  /// before another one.
  mutating func answerByKeyword(to text: String) -> String? {
    var heard = scan(text)
    return heard.stack.isEmpty ? nil : answer(to: &heard)
  }
}

extension Eliza {
  /// The filtered input, and the keywords found in it, the most important one first.
  private struct Heard {
    var words: [ElizaToken] = []
    var stack: [String] = []
  }

  private func scan(_ text: String) -> Heard {
    var heard = Heard()
    var top = 0
    for token in ElizaTokenizer.tokens(of: text) {
      guard !token.isDelimiter else {
        if !heard.stack.isEmpty { break }
        heard.words = []
        continue
      }
      guard let (keyword, rule) = script.rule(for: token.key) else {
        heard.words.append(token)
        continue
      }
      if rule.isKeyword {
        // Only a new maximum goes to the front; the others stay in the order of the text.
        heard.stack.insert(keyword, at: rule.rank > top ? 0 : heard.stack.count)
        top = max(top, rule.rank)
      }
      heard.words.append(rule.substitute(in: token, for: keyword))
    }
    return heard
  }

  private mutating func answer(to heard: inout Heard) -> String? {
    // A script can contain circular links.
    var hops = 0
    while !heard.stack.isEmpty, hops <= 50 {
      hops += 1
      let keyword = heard.stack.removeFirst()
      guard let rule = script.rules[keyword] else { continue }
      if let memory = script.memory, memory.keyword == keyword { remember(heard.words, by: memory) }
      guard let (decomposition, captures) = match(heard.words, rule.decompositions) else {
        guard let link = rule.link else { return Self.continuations[limit - 1] }
        heard.stack.insert(link, at: 0)
        continue
      }
      switch next(of: decomposition) {
      case .newKey: continue
      case .link(let other): heard.stack.insert(other, at: 0)
      case .pre(let assembly, let other):
        heard.words = assembly.words(from: captures)
        heard.stack.insert(other, at: 0)
      case .answer(let assembly): return assembly.sentence(from: captures)
      }
    }
    return nil
  }

  /// The replies of the 1966 program when a keyword's rule has no matching decomposition.
  private static let continuations = ["Please continue.", "Hmmm.", "Go on, please.", "I see."]

  private mutating func answerToNothing(_ words: [ElizaToken]) -> String {
    guard let (decomposition, captures) = match(words, script.none.decompositions),
      case .answer(let assembly) = next(of: decomposition)
    else { return Self.continuations[limit - 1] }
    return assembly.sentence(from: captures)
  }

  private mutating func remember(_ words: [ElizaToken], by memory: ElizaScript.Memory) {
    guard let last = words.last, !memory.transformations.isEmpty else { return }
    let chosen = memory.transformations[SlipHash.hash(last.key, bits: 2) % memory.transformations.count]
    guard let captures = chosen.pattern.match(words, in: script) else { return }
    memories.append(chosen.assembly.sentence(from: captures))
  }

  private func match(
    _ words: [ElizaToken], _ decompositions: [ElizaScript.Decomposition]
  ) -> (ElizaScript.Decomposition, [ElizaCapture])? {
    for decomposition in decompositions {
      if let captures = decomposition.pattern.match(words, in: script) { return (decomposition, captures) }
    }
    return nil
  }

  private mutating func next(of decomposition: ElizaScript.Decomposition) -> ElizaScript.Reassembly {
    let turn = turns[decomposition.id, default: 0]
    turns[decomposition.id] = (turn + 1) % decomposition.reassemblies.count
    return decomposition.reassemblies[turn]
  }
}
