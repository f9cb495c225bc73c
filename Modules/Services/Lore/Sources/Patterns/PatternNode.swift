/// A part of a regular expression.
indirect enum PatternNode: Hashable, Sendable {
  case empty
  case unit(UInt32)
  case set(PatternSet)
  /// `.`
  case any
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A capturing group with its number, from 1.
  case group(PatternNode, Int)
  /// The group or the groups of a name; the first one that took part counts.
  case backreference([Int])
  case repetition(PatternNode, PatternRepetition)
  case look(PatternNode, isAhead: Bool, isNegated: Bool)
  /// `^` and `$`
  case start, end
  /// `\b` and `\B`
  case boundary(isNegated: Bool)
}

/// How often a part matches.
struct PatternRepetition: Hashable, Sendable {
  var least: Int
  /// Nil for any number.
  var most: Int?
  var isGreedy: Bool
  /// The groups inside: each round begins without what they captured.
  var groups: Range<Int>
}

/// A set of units.
struct PatternSet: Hashable, Sendable {
  /// In ascending order.
  var ranges: [ClosedRange<UInt32>] = []
  /// Properties of Unicode, and the complements of sets inside of a class.
  var properties: [PatternProperty] = []
  var complements: [PatternSet] = []
  var isNegated = false

  func contains(_ unit: UInt32) -> Bool {
    let isIn =
      isInRanges(unit) || complements.contains { !$0.contains(unit) }
      || properties.contains { $0.contains(unit) }
    return isIn != isNegated
  }

  private func isInRanges(_ unit: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < unit { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low] ~= unit
  }

  /// Sorts and joins what was added, so that a lookup is short for every pattern.
  mutating func normalize() {
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
    properties = Array(Set(properties))
    complements = Array(Set(complements))
  }

  /// Whether a unit is in the set when case is ignored.
  func containsIgnoringCase(_ unit: UInt32) -> Bool {
    if !isNegated {
      return contains(unit) || PatternCase.variants(of: unit).contains { contains($0) }
    }
    var positive = self
    positive.isNegated = false
    return !positive.containsIgnoringCase(unit)
  }

  static let digits = PatternSet(ranges: [0x30...0x39])
  static let words = PatternSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let spaces = PatternSet(ranges: [
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  func negated() -> PatternSet {
    var result = self
    result.isNegated.toggle()
    return result
  }

  /// Adds the members of another set.
  mutating func form(_ other: PatternSet) {
    if other.isNegated {
      complements.append(other.negated())
    } else {
      ranges += other.ranges
      properties += other.properties
      complements += other.complements
    }
  }

  static func isWord(_ unit: UInt32) -> Bool {
    0x61...0x7A ~= unit | 0x20 || 0x30...0x39 ~= unit || unit == 0x5F
  }

  static func isLineBreak(_ unit: UInt32) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }
}

/// Case without a language (ECMA-262, 22.2.2.7.3).
enum PatternCase {
  /// The form in which units are compared: the capital letter, where that is a single unit and not ASCII for another.
  static func folded(_ unit: UInt32) -> UInt32 {
    if unit < 0x80 { return 0x61...0x7A ~= unit ? unit - 0x20 : unit }
    guard let scalar = cased(unit), scalar.properties.changesWhenUppercased else { return unit }
    let capital = scalar.properties.uppercaseMapping.unicodeScalars
    guard capital.count == 1, let first = capital.first, first.value >= 0x80 else { return unit }
    return first.value
  }

  /// A scalar that may have case. Those of East Asia have none, and long texts are made of them.
  private static func cased(_ unit: UInt32) -> Unicode.Scalar? {
    0x2E80...0xA63F ~= unit || 0xAC00...0xFAFF ~= unit ? nil : Unicode.Scalar(unit)
  }

  /// The other forms of a letter.
  static func variants(of unit: UInt32) -> [UInt32] {
    guard let scalar = cased(unit), scalar.properties.changesWhenCaseMapped else { return [] }
    let forms = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
    return forms.compactMap { form in
      let scalars = form.unicodeScalars
      guard scalars.count == 1, let first = scalars.first, first.value != unit,
        (first.value < 0x80) == (unit < 0x80)
      else { return nil }
      return first.value
    }
  }
}
