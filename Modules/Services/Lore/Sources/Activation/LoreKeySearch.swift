/// Searches texts for keys, within bounds.
struct LoreKeySearch {
  struct Found {
    var text: String
    var place: LoreMatch.Place?
  }

  /// A key with the rules of its entry.
  struct Query: Hashable {
    var key: String
    var isCaseSensitive: Bool, wholeWords: Bool
  }

  /// A key as it is searched: bytes, which may have to be a whole word, or a pattern.
  private enum Prepared {
    case text([UInt8], isWord: Bool)
    case pattern(Pattern)
  }

  /// The number of bytes of a text that count as one step.
  private static let bytesOfStep = 16
  /// The steps for each byte of a pattern that is compiled: they bound the memory of all patterns together.
  private static let stepsOfPatternByte = 64

  private let limits: LoreLimits
  private(set) var steps = 0
  /// The keys that were not searched to the end, and the keys that look like a pattern but cannot be read as one.
  private(set) var cut: Set<String> = [], faults: [String: PatternFault] = [:]
  private(set) var isExhausted = false
  private var prepared: [Query: Prepared] = [:]

  init(_ limits: LoreLimits) { self.limits = limits }

  /// Searches a text for a key.
  mutating func find(_ query: Query, in text: LoreText) -> Found? {
    guard !isExhausted else { return nil }
    switch prepare(query) {
    case .pattern(let pattern): return find(pattern, query.key, in: text)
    case .text(let key, let isWord):
      let (notation, index) = query.isCaseSensitive ? text.exact : text.small
      guard take(1), index.mayContain(key), take(notation.units.count / Self.bytesOfStep),
        let start = first(key, in: notation.units, isWord: isWord)
      else { return nil }
      return Found(text: String(query.key.prefix(80)), place: text.place(at: start, in: notation.starts))
    }
  }

  private mutating func prepare(_ query: Query) -> Prepared {
    if let known = prepared[query] { return known }
    var result: Prepared?
    if query.key.utf8.first == UInt8(ascii: "/"), !take(query.key.utf8.count * Self.stepsOfPatternByte) {
      // It matches nothing.
      return .text([], isWord: false)
    }
    do {
      result = try Pattern(key: query.key).map { .pattern($0) }
    } catch {
      faults[query.key] = error
    }
    let key = query.isCaseSensitive ? query.key : query.key.lowercased()
    // A key of several words is searched as a part of the text, also where whole words are asked for.
    let isOneWord = !key.unicodeScalars.contains { $0.properties.isWhitespace }
    let made = result ?? .text(Array(key.utf8), isWord: query.wholeWords && isOneWord)
    prepared[query] = made
    return made
  }

  /// The first place of a key. A whole word has no ASCII letter, digit or `_` beside it.
  private mutating func first(_ key: [UInt8], in bytes: [UInt8], isWord: Bool) -> Int? {
    guard let initial = key.first, key.count <= bytes.count else { return nil }
    let last = bytes.count - key.count
    var at = 0
    while at <= last, let next = bytes[at...last].firstIndex(of: initial) {
      var length = 1
      while length < key.count, bytes[next + length] == key[length] { length += 1 }
      guard take(length / Self.bytesOfStep) else { return nil }
      let end = next + key.count
      if length == key.count,
        !isWord || (next == 0 || !bytes[next - 1].isWord) && (end == bytes.count || !bytes[end].isWord)
      {
        return next
      }
      at = next + 1
    }
    return nil
  }

  private mutating func find(_ pattern: Pattern, _ key: String, in text: LoreText) -> Found? {
    let notation = pattern.flags.isUnicode ? text.scalars : text.utf16
    let room = min(limits.patternSteps, max(0, limits.steps - steps))
    var matcher = PatternMatcher(pattern, in: notation.units, steps: room)
    let result = matcher.search()
    guard take(matcher.steps) else { return nil }
    switch result {
    case .notFound: return nil
    case .cut:
      cut.insert(key)
      return nil
    case .found(let range):
      let part = notation.units[range].prefix(160)
      let found =
        pattern.flags.isUnicode
        ? String(String.UnicodeScalarView(part.compactMap(Unicode.Scalar.init)))
        : String(decoding: part.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
      // The match may begin with the mark before the message in which the key is.
      let place = text.place(at: max(range.lowerBound, range.upperBound - 1), in: notation.starts)
      return Found(text: String(found.prefix(80)), place: place)
    }
  }

  /// Counts steps; false once there are too many.
  mutating func take(_ count: Int) -> Bool {
    steps += count
    if steps > limits.steps { isExhausted = true }
    return !isExhausted
  }
}
