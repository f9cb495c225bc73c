/// `&name;` and `&#number;`: CommonMark 0.31, section 2.5. Of HTML's 2,125 names it knows the common ones.
enum CharacterReference {
  /// The character of a reference at a place, and the reference's length.
  static func read(_ text: [UInt8], at start: Int) -> (character: String, length: Int)? {
    guard text[start] == UInt8(ascii: "&") else { return nil }
    let body = text[(start + 1)...].prefix(32)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")), end > start + 1 else { return nil }
    let name = text[start + 1..<end].text
    let length = end - start + 1
    if name.first != "#" { return names[name].map { ($0, length) } }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard 1...(isHexadecimal ? 6 : 7) ~= number.utf8.count, number.first != "+", number.first != "-",
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    return (String(Character(scalar)), length)
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "middot": "·",
    "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "curren": "¤", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "lArr": "⇐",
    "rArr": "⇒", "hArr": "⇔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "equiv": "≡", "sum": "∑",
    "prod": "∏", "radic": "√", "int": "∫", "part": "∂", "nabla": "∇", "isin": "∈", "notin": "∉", "cap": "∩",
    "cup": "∪", "sub": "⊂", "sup": "⊃", "and": "∧", "or": "∨", "not": "¬", "forall": "∀", "exist": "∃", "empty": "∅",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "theta": "θ", "lambda": "λ", "mu": "μ",
    "pi": "π", "sigma": "σ", "tau": "τ", "phi": "φ", "omega": "ω", "Delta": "Δ", "Sigma": "Σ", "Omega": "Ω",
    "check": "✓", "cross": "✗", "star": "☆", "starf": "★", "hearts": "♥", "spades": "♠", "clubs": "♣", "diams": "♦",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "shy": "\u{AD}", "iexcl": "¡", "iquest": "¿", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â",
    "ccedil": "ç", "ntilde": "ñ", "oslash": "ø", "aring": "å", "aelig": "æ", "Tab": "\t", "NewLine": "\n",
  ]
}
