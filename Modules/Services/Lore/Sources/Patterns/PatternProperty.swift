/// A property of Unicode in a pattern with the flag `u`: `\p{L}`, `\p{Script=Hangul}`.
///
/// The standard library knows the general categories and some binary properties. Of the scripts only the most used are
/// here, by their main blocks (Unicode 15, Blocks.txt); other names are refused.
enum PatternProperty: Hashable, Sendable {
  case category(Set<String>)
  case binary(String)
  case script([ClosedRange<UInt32>])
  case anything

  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let name = parts.last ?? ""
    switch parts.first {
    case "Script", "sc", "Script_Extensions", "scx":
      guard parts.count == 2, let ranges = Self.scripts[name] else { return nil }
      self = .script(ranges)
    case "General_Category", "gc":
      guard parts.count == 2, let codes = Self.categories[name] ?? Self.codes(name) else { return nil }
      self = .category(codes)
    default:
      guard parts.count == 1 else { return nil }
      if name == "Any" {
        self = .anything
      } else if let codes = Self.categories[name] ?? Self.codes(name) {
        self = .category(codes)
      } else if Self.binaries.contains(name) {
        self = .binary(name)
      } else {
        return nil
      }
    }
  }

  func contains(_ unit: UInt32) -> Bool {
    switch self {
    case .anything: true
    case .script(let ranges): ranges.contains { $0 ~= unit }
    // A half of a surrogate pair is in the category of surrogates.
    case .category(let codes): codes.contains(Unicode.Scalar(unit)?.properties.generalCategory.code ?? "Cs")
    case .binary(let name): Unicode.Scalar(unit).map { Self.isTrue(name, $0.properties) } ?? false
    }
  }

  private static func isTrue(_ name: String, _ properties: Unicode.Scalar.Properties) -> Bool {
    switch name {
    case "Alphabetic", "Alpha": properties.isAlphabetic
    case "Lowercase", "Lower": properties.isLowercase
    case "Uppercase", "Upper": properties.isUppercase
    case "White_Space", "space": properties.isWhitespace
    case "Emoji": properties.isEmoji
    case "Emoji_Presentation", "EPres": properties.isEmojiPresentation
    case "Emoji_Modifier", "EMod": properties.isEmojiModifier
    case "Ideographic", "Ideo": properties.isIdeographic
    case "ID_Start", "IDS": properties.isIDStart
    case "ID_Continue", "IDC": properties.isIDContinue
    default: properties.isASCIIHexDigit
    }
  }

  private static let binaries: Set = [
    "Alphabetic", "Alpha", "Lowercase", "Lower", "Uppercase", "Upper", "White_Space", "space", "Emoji",
    "Emoji_Presentation", "EPres", "Emoji_Modifier", "EMod", "Ideographic", "Ideo", "ID_Start", "IDS", "ID_Continue",
    "IDC", "ASCII_Hex_Digit", "AHex",
  ]

  private static let all = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm",
    "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The categories of a code of one or two letters.
  private static func codes(_ name: String) -> Set<String>? {
    if name == "LC" { return ["Lu", "Ll", "Lt"] }
    let codes = Set(all.filter { $0 == name || name.utf8.count == 1 && $0.hasPrefix(name) })
    return codes.isEmpty ? nil : codes
  }

  private static let categories: [String: Set<String>] = [
    "Letter": ["Lu", "Ll", "Lt", "Lm", "Lo"], "Uppercase_Letter": ["Lu"], "Lowercase_Letter": ["Ll"],
    "Mark": ["Mn", "Mc", "Me"], "Number": ["Nd", "Nl", "No"], "Decimal_Number": ["Nd"],
    "Punctuation": ["Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"], "punct": ["Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"],
    "Symbol": ["Sm", "Sc", "Sk", "So"], "Separator": ["Zs", "Zl", "Zp"], "Other": ["Cc", "Cf", "Cs", "Co", "Cn"],
  ]

  private static let scripts: [String: [ClosedRange<UInt32>]] = [
    "Latin": [
      0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x1E00...0x1EFF,
      0xFF21...0xFF3A, 0xFF41...0xFF5A,
    ],
    "Greek": [
      0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x37F...0x37F, 0x384...0x3E1, 0x3F0...0x3FF, 0x1F00...0x1FFE,
    ],
    "Cyrillic": [0x400...0x484, 0x487...0x52F, 0x1C80...0x1C88, 0xA640...0xA69F],
    "Hebrew": [0x591...0x5F4, 0xFB1D...0xFB4F],
    "Arabic": [
      0x600...0x604, 0x606...0x60B, 0x60D...0x61A, 0x61C...0x61E, 0x620...0x63F, 0x641...0x64A, 0x656...0x66F,
      0x671...0x6DC, 0x6DE...0x6FF, 0x750...0x77F,
    ],
    "Devanagari": [0x900...0x950, 0x955...0x963, 0x966...0x97F],
    "Thai": [0xE01...0xE3A, 0xE40...0xE5B],
    "Hangul": [
      0x1100...0x11FF, 0x302E...0x302F, 0x3131...0x318E, 0x3200...0x321E, 0x3260...0x327E, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xD7B0...0xD7FB, 0xFFA0...0xFFDC,
    ],
    "Hiragana": [0x3041...0x3096, 0x309D...0x309F],
    "Katakana": [0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF6F, 0xFF71...0xFF9D],
    "Han": [
      0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x3005...0x3005, 0x3007...0x3007, 0x3021...0x3029,
      0x3038...0x303B, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFA6D, 0xFA70...0xFAD9, 0x20000...0x2FA1D,
    ],
  ]
}

extension Unicode.GeneralCategory {
  /// The code of two letters.
  fileprivate var code: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
