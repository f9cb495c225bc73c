/// The kinds of characters that a terminal draws as wide as newer versions of Unicode say. Other kinds are replaced
/// by characters that every terminal draws alike, so that rows stay aligned.
public struct DrawnWidths: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// A profile from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Emoji joined into one, such as a family: two cells.
  public static let joined = DrawnWidths(rawValue: 1)
  /// Signs that a selector turns into emoji, such as a red heart: two cells.
  public static let selected = DrawnWidths(rawValue: 2)
  /// Emoji with a skin tone: two cells.
  public static let toned = DrawnWidths(rawValue: 4)
  /// Flags of two letters: two cells.
  public static let flags = DrawnWidths(rawValue: 8)
  /// Keycaps: two cells.
  public static let keycaps = DrawnWidths(rawValue: 16)
  /// Lines, dots and similar signs, which East Asian fonts may draw wide: one cell.
  public static let narrowSigns = DrawnWidths(rawValue: 32)

  /// All kinds, drawn as Unicode says.
  public static let modern: DrawnWidths = [.joined, .selected, .toned, .flags, .keycaps, .narrowSigns]
}

extension DrawnWidths {
  /// The profile of a terminal by its environment, which counts until the terminal was measured.
  ///
  /// tmux 3.3a and GNU screen count skin tones separately, and leave no room for wide selected signs (measured).
  init(environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    let isMultiplexed = environment("TMUX") != nil || term.hasPrefix("tmux") || term.hasPrefix("screen")
    self = isMultiplexed ? [.joined, .flags, .narrowSigns] : term == "linux" ? .narrowSigns : .modern
  }

  /// The samples that a terminal draws for the measurement, with the kind and the width that each tests.
  static let samples: [(text: String, kind: DrawnWidths, cells: Int)] = [
    ("👩‍👧", .joined, 2), ("❤️", .selected, 2), ("👍🏽", .toned, 2), ("🇰🇷", .flags, 2), ("1️⃣", .keycaps, 2),
    ("─", .narrowSigns, 1),
  ]

  /// The profile of a terminal whose cursor was at these columns after each sample.
  init?(columns: [Int]) {
    // No sample can be wider than its scalars drawn separately.
    guard columns.count == Self.samples.count, columns.allSatisfy({ 1...8 ~= $0 }) else { return nil }
    self = []
    for (sample, column) in zip(Self.samples, columns) where column == sample.cells { insert(sample.kind) }
  }
}

extension DrawnWidths {
  /// The replacement for a cluster that this terminal draws in another width, with the same number of cells; nil
  /// where none is needed.
  func substitute(for scalars: some Collection<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard self != .modern, let first = scalars.first else { return nil }
    if scalars.count == 1 {
      guard !contains(.narrowSigns), let plain = Self.plainSigns[first] else { return nil }
      return [plain]
    }
    if 0x1F1E6...0x1F1FF ~= first.value {
      // The letters of the flag.
      return contains(.flags) ? nil : scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
    }
    if scalars.contains("\u{20E3}") { return contains(.keycaps) ? nil : [first, " "] }
    let isJoined = scalars.contains("\u{200D}")
    let isToned = scalars.contains { 0x1F3FB...0x1F3FF ~= $0.value }
    let isSelected = scalars.contains("\u{FE0F}")
    guard isJoined && !contains(.joined) || isToned && !contains(.toned) || isSelected && !contains(.selected) else {
      return nil
    }
    // The first of several emoji represents all.
    return CellWidth.of(scalar: first) == 2 ? [first] : [first, " "]
  }

  /// Signs of East Asian Width A that the program draws with, and their replacements in ASCII.
  private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = {
    var signs: [Unicode.Scalar: Unicode.Scalar] = [
      "…": ".", "•": "*", "·": ".", "▸": ">", "▾": "v", "›": ">", "▌": "|", "▐": "|", "█": "#", "▀": "#", "▄": "#",
      "░": " ", "○": "o", "●": "*", "★": "*", "☆": "*", "→": ">", "←": "<", "↑": "^", "↓": "v", "■": "#", "□": "#",
    ]
    for value in UInt32(0x2500)...0x257F {
      let isHorizontal = [0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550].contains(value)
      let isVertical = [0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551].contains(value)
      if let sign = Unicode.Scalar(value) { signs[sign] = isHorizontal ? "-" : isVertical ? "|" : "+" }
    }
    return signs
  }()
}
