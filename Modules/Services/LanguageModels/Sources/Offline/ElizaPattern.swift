/// A decomposition: a pattern for a sentence that splits it into parts.
struct ElizaPattern: Hashable, Sendable {
  /// What one element of the pattern accepts.
  enum Element: Hashable, Sendable {
    /// Any number of words, also none.
    case any
    /// Exactly this many words, at least one.
    case count(Int)
    /// One word.
    case word(Single)
    /// One of these words.
    case oneOf([Single])
    /// One word that carries any of these tags.
    case tagged(Set<String>)

    var width: Int? {
      switch self {
      case .any: nil
      case .count(let count): count
      default: 1
      }
    }
  }

  /// How one word is matched.
  enum Single: Hashable, Sendable {
    case exactly(String)
    /// By its beginning, whatever is attached.
    case stem(String)
    /// By its final Korean particle.
    case particle(KoreanParticle)
  }

  let elements: [Element]

  /// The words of each element; nil if the sentence does not match. Every `any` takes as few words as possible.
  ///
  /// Each run of elements between two `any`s is searched once, from left to right, and the last one at the end. The
  /// result is that of full backtracking, in time linear in the words for each run.
  func match(_ words: [ElizaToken], in script: ElizaScript) -> [ElizaCapture]? {
    let runs = elements.split(separator: .any, omittingEmptySubsequences: false)
    var captures: [ElizaCapture] = []
    var position = 0
    for (index, run) in runs.enumerated() {
      let width = run.reduce(0) { $0 + ($1.width ?? 0) }
      guard width <= words.count - position else { return nil }
      let starts =
        if index == 0 { 0...0 } else if index == runs.count - 1 {
          (words.count - width)...(words.count - width)
        } else { position...(words.count - width) }
      var found: [ElizaCapture]?
      for start in starts {
        found = Self.match(words[start...], run, in: script)
        if found == nil { continue }
        if index > 0 { captures.append(ElizaCapture(words: Array(words[position..<start]))) }
        position = start + width
        break
      }
      guard let found else { return nil }
      captures += found
    }
    return position == words.count ? captures : nil
  }

  private static func match(
    _ words: ArraySlice<ElizaToken>, _ run: ArraySlice<Element>, in script: ElizaScript
  ) -> [ElizaCapture]? {
    var rest = words
    var captures: [ElizaCapture] = []
    for element in run {
      guard let width = element.width, rest.count >= width else { return nil }
      let taken = Array(rest.prefix(width))
      rest = rest.dropFirst(width)
      guard let capture = element.capture(taken, in: script) else { return nil }
      captures.append(capture)
    }
    return captures
  }
}

extension ElizaPattern.Element {
  fileprivate func capture(_ words: [ElizaToken], in script: ElizaScript) -> ElizaCapture? {
    switch self {
    case .any, .count: return ElizaCapture(words: words)
    case .word(let single): return words.first.flatMap(single.capture)
    case .oneOf(let singles): return words.first.flatMap { word in singles.lazy.compactMap { $0.capture(word) }.first }
    case .tagged(let tags):
      guard let word = words.first, let (keyword, rule) = script.rule(for: word.key), !rule.tags.isDisjoint(with: tags)
      else { return nil }
      return ElizaCapture(words: words, stem: keyword.hasSuffix("*") ? word.text.prefix(keyword.count - 1) : nil)
    }
  }
}

extension ElizaPattern.Single {
  fileprivate func capture(_ word: ElizaToken) -> ElizaCapture? {
    switch self {
    case .exactly(let key): return word.key == key ? ElizaCapture(words: [word]) : nil
    case .stem(let stem):
      return word.key.hasPrefix(stem) ? ElizaCapture(words: [word], stem: word.text.prefix(stem.count)) : nil
    case .particle(let particle):
      guard let noun = particle.detached(from: word.text) else { return nil }
      return ElizaCapture(words: [word], stem: noun)
    }
  }
}

/// The words matched by one element.
struct ElizaCapture: Hashable, Sendable {
  var words: [ElizaToken]
  /// The word without its attached ending, if the element determines it. Another particle can be attached to it.
  var stem: String?

  init(words: [ElizaToken], stem: (some StringProtocol)? = String?.none) {
    self.words = words
    self.stem = stem.map { String($0) }
  }
}
