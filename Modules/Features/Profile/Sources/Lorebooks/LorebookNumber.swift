import Entities

/// A number of a lorebook as typed.
struct TypedNumber: Hashable {
  /// The text as typed.
  var text: String
  /// The valid numbers, and whether only whole ones are.
  let range: ClosedRange<Double>, isWhole: Bool
  /// Whether the text may be empty.
  let canBeEmpty: Bool

  /// A whole number; the text may be empty.
  init(_ value: Int?, in range: ClosedRange<Double> = 0...1_000_000) {
    (text, self.range, isWhole, canBeEmpty) = (value.map { "\($0)" } ?? "", range, true, true)
  }

  /// A whole number; the text must not be empty.
  init(needed value: Int, in range: ClosedRange<Double> = 0...1_000_000) {
    (text, self.range, isWhole, canBeEmpty) = ("\(value)", range, true, false)
  }

  /// Any number; the text must not be empty.
  init(_ value: Double, in range: ClosedRange<Double>) {
    text = Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    (self.range, isWhole, canBeEmpty) = (range, false, false)
  }

  /// The number of the text, which may have a decimal point or a comma. Nil for an empty text, and for a number that is
  /// not valid.
  var value: Double? {
    let number = Double(text.trimmed.replacing(",", with: "."))
    return number.flatMap { range.contains($0) && (!isWhole || $0 == $0.rounded()) ? $0 : nil }
  }

  /// The same as a whole number.
  var whole: Int? { value.flatMap { Int(exactly: $0) } }

  var isValid: Bool { value != nil || canBeEmpty && text.trimmed.isEmpty }
}

/// The numbers of an entry, in the order of the form.
enum LorebookNumber: CaseIterable {
  case order, depth, probability, scanDepth, groupWeight, recursionDelay, sticky, cooldown, delay

  /// The number of an entry, as the form shows it.
  func typed(of entry: LorebookEntry) -> TypedNumber {
    switch self {
    case .order: TypedNumber(entry.order, in: -1e9...1e9)
    case .depth: TypedNumber(needed: entry.depth)
    case .probability: TypedNumber(entry.probability, in: 0...100)
    case .scanDepth: TypedNumber(entry.scanDepth)
    case .groupWeight: TypedNumber(entry.groupWeight, in: 0...1_000_000)
    case .recursionDelay: TypedNumber(needed: entry.recursionDelay)
    case .sticky: TypedNumber(needed: entry.sticky)
    case .cooldown: TypedNumber(needed: entry.cooldown)
    case .delay: TypedNumber(needed: entry.delay)
    }
  }

  /// Sets the number of an entry. One that is not valid changes nothing; an invalid scan depth becomes none.
  func set(_ number: TypedNumber, of entry: inout LorebookEntry) {
    switch self {
    case .order: entry.order = number.value ?? entry.order
    case .depth: entry.depth = number.whole ?? entry.depth
    case .probability: entry.probability = number.value ?? entry.probability
    case .scanDepth: entry.scanDepth = number.whole
    case .groupWeight: entry.groupWeight = number.value ?? entry.groupWeight
    case .recursionDelay: entry.recursionDelay = number.whole ?? entry.recursionDelay
    case .sticky: entry.sticky = number.whole ?? entry.sticky
    case .cooldown: entry.cooldown = number.whole ?? entry.cooldown
    case .delay: entry.delay = number.whole ?? entry.delay
    }
  }
}
