extension JSONValue {
  /// The value as JSON: on one line, or `pretty` with two spaces per level.
  ///
  /// Control characters are written as escapes, and so are U+007F to U+009F, U+2028 and U+2029: the text is safe on a
  /// terminal and inside JavaScript. Other characters are written unchanged.
  public func text(pretty: Bool = false) -> String {
    var writer = TextWriter(pretty: pretty)
    writer.write(self, level: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Builds the text as UTF-8.
private struct TextWriter {
  let pretty: Bool
  var bytes: [UInt8] = []

  init(pretty: Bool) {
    self.pretty = pretty
  }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: put("null")
    case .bool(let truth): put(truth ? "true" : "false")
    case .int(let number): put(String(number))
    case .double(let number): put(number.isFinite ? String(number) : "null")
    case .numeral(let text): put(text)
    case .string(let text): write(text)
    case .array(let elements):
      list("[", elements, "]", level: level) { writer, element in writer.write(element, level: level + 1) }
    case .object(let object):
      list("{", object.members, "}", level: level) { writer, member in
        writer.write(member.key)
        writer.put(writer.pretty ? ": " : ":")
        writer.write(member.value, level: level + 1)
      }
    }
  }

  private mutating func list<Element>(
    _ opening: String, _ elements: [Element], _ closing: String, level: Int,
    _ body: (inout TextWriter, Element) -> Void
  ) {
    put(opening)
    for (index, element) in elements.enumerated() {
      if index > 0 { put(",") }
      newLine(level + 1)
      body(&self, element)
    }
    if !elements.isEmpty { newLine(level) }
    put(closing)
  }

  private mutating func newLine(_ level: Int) {
    guard pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
  }

  private mutating func put(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      case "\u{8}": put("\\b")
      case "\u{C}": put("\\f")
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
