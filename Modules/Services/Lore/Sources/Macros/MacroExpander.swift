/// Expands the macros of cards, lore and the user's own prompts: `{{char}}`, `{{roll:2d6}}`, `{{if x}}…{{/if}}`.
///
/// The result depends on the text and the context alone, within bounds. The macros and their syntax are those of
/// SillyTavern (documentation, “Macros”) and of the card specification V3; the README lists the differences.
public struct MacroExpander: Sendable {
  /// The bounds.
  public var limits: MacroLimits

  /// An expander.
  public init(limits: MacroLimits = MacroLimits()) { self.limits = limits }

  /// Expands the macros of a text. Unknown ones, and those beyond a limit, stay as they are.
  public func expand(_ text: String, in context: MacroContext) -> MacroExpansion {
    var fingerprint = Fingerprint()
    fingerprint.feed(text)
    var run = MacroRun(context, limits, fingerprint: fingerprint.value)
    let expanded = Self.finished(run.expand(Self.rewritten(text)))
    return MacroExpansion(
      text: expanded, variables: run.variables, hiddenKeys: run.hiddenKeys, outlets: run.outlets,
      reached: run.reached, steps: run.steps, bytes: run.bytes)
  }

  /// Fills the macros of a message of the user: names, the persona, texts of the card, times and chances, and
  /// `newline`, `noop` and `reverse`.
  ///
  /// Everything else stays as it is written, since the text may be code: older notations such as `<user>`, variables,
  /// conditions, comments, backslashes, unknown macros.
  public func filled(_ text: String, in context: MacroContext) -> String {
    var fingerprint = Fingerprint()
    fingerprint.feed(text)
    var run = MacroRun(context, limits, fingerprint: fingerprint.value, only: MacroTable.ofMessages)
    return run.expand(text)
  }

  /// The older notations in their newer form: `<USER>`, `{{time_UTC+2}}`.
  static func rewritten(_ text: String) -> String {
    var result = text
    if text.utf8.contains(where: { $0 == "<" }) {
      for (mark, macro) in [
        ("<user>", "{{user}}"), ("<bot>", "{{char}}"), ("<char>", "{{char}}"), ("<group>", "{{group}}"),
        ("<charifnotgroup>", "{{charIfNotGroup}}"),
      ] {
        result = result.replacingWithoutCase(mark, with: macro)
      }
    }
    return result.replacingWithoutCase("{{time_utc", with: "{{time::UTC")
  }

  /// Removes `{{trim}}` with the line breaks around it, and the backslashes before braces.
  private static func finished(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == "{" || $0 == "}" }) else { return text }
    let bytes = unescaped(Array(text.utf8))
    var result: [UInt8] = []
    var at = 0
    while at < bytes.count {
      guard bytes[at] == "{", bytes[at...].starts(with: trim) else {
        result.append(bytes[at])
        at += 1
        continue
      }
      while result.last == 0x0A {
        result.removeLast()
        if result.last == 0x0D { result.removeLast() }
      }
      at += trim.count
      while let breakLength = lengthOfBreak(in: bytes[at...]) { at += breakLength }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The mark of a `{{trim}}` in an expanded text, until the end of the expansion removes it.
  static let trim = Array("{{trim}}".utf8)

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == "\\", next == "{" || next == "}" { continue }
      result.append(byte)
    }
    return result
  }

  private static func lengthOfBreak(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.first == 0x0A ? 1 : bytes.starts(with: [0x0D, 0x0A]) ? 2 : nil
  }
}

extension String {
  /// Replaces every occurrence of a text of ASCII, which is given in small letters.
  fileprivate func replacingWithoutCase(_ mark: String, with other: String) -> String {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var result: [UInt8] = []
    var (at, start) = (0, 0)
    while at + mark.count <= bytes.count {
      if bytes[at] == mark[0], bytes[at..<at + mark.count].lazy.map(\.smallLetter).elementsEqual(mark) {
        result += bytes[start..<at]
        result += other.utf8
        at += mark.count
        start = at
      } else {
        at += 1
      }
    }
    guard start > 0 else { return self }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII.
  var smallLetter: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
