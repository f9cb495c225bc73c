/// Parses a regular expression (ECMA-262, 22.2.1; without the flag `u` also Annex B, which browsers follow).
struct PatternParser {
  /// The deepest nesting of groups.
  private static let deepest = 50
  /// The largest count of `{n,m}`; JavaScript has no bound, but a higher count finds nothing in a chat.
  static let mostRepeats = 100_000

  let units: [UInt32]
  let isUnicode: Bool
  var at = 0
  private(set) var groupCount = 0
  private var depth = 0
  /// The named groups of the whole pattern, and the number of all groups; known before the parsing.
  private let names: [(name: String, number: Int)]
  let groupTotal: Int

  init(_ units: [UInt32], flags: Pattern.Flags) {
    self.units = units
    isUnicode = flags.isUnicode
    (groupTotal, names) = PatternGroups.find(in: units)
  }

  mutating func parse() throws(PatternFault) -> PatternNode {
    if names.count != Set(names.map(\.name)).count { throw PatternFault(.repeatedName, at: 0) }
    let tree = try disjunction()
    guard at == units.count else { throw PatternFault(.unbalanced, at: at) }
    return tree
  }

  private mutating func disjunction() throws(PatternFault) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw PatternFault(.tooDeep, at: at) }
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    while let unit = peek(), unit != "|", unit != ")" {
      let groupsBefore = groupCount
      let start = at
      let (atom, isRepeatable) = try term()
      parts.append(try repeated(atom, isRepeatable: isRepeatable, groupsBefore: groupsBefore, start: start))
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func term() throws(PatternFault) -> (PatternNode, isRepeatable: Bool) {
    let start = at
    let unit = units[at]
    at += 1
    switch unit.scalar {
    case "^": return (.start, false)
    case "$": return (.end, false)
    case ".": return (.any, true)
    case "(": return try group(start)
    case "[": return (.set(try set(start)), true)
    case "\\": return try escape(start)
    case "*", "+", "?": throw PatternFault(.nothingToRepeat, at: start)
    case "{":
      // A brace that is no count is a letter, but not with the flag `u`.
      at = start
      let isCount = count() != nil
      at = start + 1
      if isUnicode || isCount { throw PatternFault(.nothingToRepeat, at: start) }
      return (.unit(unit), true)
    case "}", "]":
      if isUnicode { throw PatternFault(.unbalanced, at: start) }
      return (.unit(unit), true)
    default: return (.unit(unit), true)
    }
  }

  private mutating func group(_ start: Int) throws(PatternFault) -> (PatternNode, isRepeatable: Bool) {
    var look: (isAhead: Bool, isNegated: Bool)?
    var isCapturing = true
    if take("?") {
      isCapturing = false
      if take(":") {
        // Only a group.
      } else if take("=") {
        look = (true, false)
      } else if take("!") {
        look = (true, true)
      } else if take("<") {
        if take("=") {
          look = (false, false)
        } else if take("!") {
          look = (false, true)
        } else {
          guard name() != nil else { throw PatternFault(.badGroup, at: at) }
          isCapturing = true
        }
      } else {
        throw PatternFault(.badGroup, at: at)
      }
    }
    if isCapturing { groupCount += 1 }
    let number = groupCount
    let inside = try disjunction()
    guard take(")") else { throw PatternFault(.unbalanced, at: start) }
    if let look {
      // Annex B allows a repetition of what looks ahead.
      return (.look(inside, isAhead: look.isAhead, isNegated: look.isNegated), look.isAhead && !isUnicode)
    }
    return (isCapturing ? .group(inside, number) : inside, true)
  }

  /// The rest of a group's name, with its `>`.
  private mutating func name() -> String? {
    let start = at
    while let unit = peek(), PatternGroups.isNamePart(unit, isFirst: at == start) { at += 1 }
    guard at > start, take(">") else { return nil }
    return PatternGroups.text(units[start..<at - 1])
  }

  private mutating func repeated(
    _ atom: PatternNode, isRepeatable: Bool, groupsBefore: Int, start: Int
  ) throws(PatternFault) -> PatternNode {
    let place = at
    var bounds: (least: Int, most: Int?)?
    if take("*") {
      bounds = (0, nil)
    } else if take("+") {
      bounds = (1, nil)
    } else if take("?") {
      bounds = (0, 1)
    } else if isNext("{") {
      bounds = count()
      if bounds == nil {
        if isUnicode { throw PatternFault(.badCount, at: place) }
        return atom
      }
    }
    guard let bounds else { return atom }
    guard isRepeatable else { throw PatternFault(.nothingToRepeat, at: place) }
    if let most = bounds.most, most < bounds.least { throw PatternFault(.badCount, at: place) }
    return .repetition(
      atom,
      PatternRepetition(
        least: bounds.least, most: bounds.most, isGreedy: !take("?"), groups: groupsBefore + 1..<groupCount + 1))
  }

  /// `{n}`, `{n,}` or `{n,m}`; nil and no step for anything else.
  private mutating func count() -> (least: Int, most: Int?)? {
    let start = at
    guard take("{"), let least = number() else {
      at = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = isNext("}") ? nil : number() ?? -1 }
    guard take("}"), most != -1 else {
      at = start
      return nil
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    let start = at
    var value = 0
    while let unit = peek(), 0x30...0x39 ~= unit {
      value = Swift.min(value * 10 + Int(unit - 0x30), Self.mostRepeats)
      at += 1
    }
    return at > start ? value : nil
  }

  /// The escapes that only exist outside of a class.
  private mutating func escape(_ start: Int) throws(PatternFault) -> (PatternNode, isRepeatable: Bool) {
    guard let unit = peek() else { throw PatternFault(.badEscape, at: start) }
    switch unit.scalar {
    case "b", "B":
      at += 1
      return (.boundary(isNegated: unit == "B"), false)
    case "k" where isUnicode || !names.isEmpty:
      at += 1
      guard take("<"), let name = name() else { throw PatternFault(.badEscape, at: start) }
      let numbers = names.filter { $0.name == name }.map(\.number)
      guard !numbers.isEmpty else { throw PatternFault(.unknownName, at: start) }
      return (.backreference(numbers), true)
    case "1"..."9":
      let place = at
      if let number = number(), number <= groupTotal { return (.backreference([number]), true) }
      if isUnicode { throw PatternFault(.badEscape, at: start) }
      at = place
    default: break
    }
    switch try classEscape(start) {
    case .unit(let unit): return (.unit(unit), true)
    case .set(let set): return (.set(set), true)
    }
  }

  func peek() -> UInt32? { at < units.count ? units[at] : nil }

  func isNext(_ scalar: Unicode.Scalar) -> Bool { peek() == scalar.value }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar.value else { return false }
    at += 1
    return true
  }
}

extension UInt32 {
  static func == (unit: UInt32, scalar: Unicode.Scalar) -> Bool { unit == scalar.value }
  static func != (unit: UInt32, scalar: Unicode.Scalar) -> Bool { unit != scalar.value }

  /// The scalar to compare with letters of a pattern's syntax; NUL for half of a surrogate pair.
  var scalar: Unicode.Scalar { Unicode.Scalar(self) ?? "\0" }
}

/// The groups of a pattern, found before it is parsed: `\2` and `\k` depend on them.
enum PatternGroups {
  static func find(in units: [UInt32]) -> (count: Int, names: [(name: String, number: Int)]) {
    var (count, names, isInClass, at) = (0, [(name: String, number: Int)](), false, 0)
    while at < units.count {
      switch units[at].scalar {
      case "\\": at += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        if at + 1 >= units.count || units[at + 1] != "?" {
          count += 1
        } else if at + 3 < units.count, units[at + 2] == "<", units[at + 3] != "=", units[at + 3] != "!" {
          count += 1
          let end = units[(at + 3)...].firstIndex { $0 == ">" } ?? units.count
          names.append((text(units[(at + 3)..<end]), count))
        }
      default: break
      }
      at += 1
    }
    return (count, names)
  }

  static func text(_ units: ArraySlice<UInt32>) -> String {
    units.allSatisfy { $0 <= 0xFFFF }
      ? String(decoding: units.map(UInt16.init), as: UTF16.self)
      : String(String.UnicodeScalarView(units.compactMap(Unicode.Scalar.init)))
  }

  static func isNamePart(_ unit: UInt32, isFirst: Bool) -> Bool {
    if unit == "$" || unit == "_" { return true }
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue
  }
}
