/// A regular expression in JavaScript's dialect (ECMA-262, 22.2), with a matcher whose steps are bounded.
///
/// Cards are written for JavaScript's engine, so that another dialect would find other texts. Without the flag `u` the
/// units are those of UTF-16, with it they are Unicode scalars.
struct Pattern: Sendable {
  /// The flags that change what is found; `g` and `d` change nothing for a single search.
  struct Flags: Hashable, Sendable {
    var ignoresCase = false, isMultiline = false, dotMatchesAll = false, isUnicode = false, isSticky = false
  }

  let flags: Flags
  let program: PatternProgram

  /// Parses and compiles a pattern without its slashes.
  /// - Throws: `PatternFault` with the place in the pattern.
  init(_ text: String, flags: Flags = Flags()) throws(PatternFault) {
    guard text.utf8.count <= Self.mostBytes else { throw PatternFault(.tooLong, at: Self.mostBytes) }
    var parser = PatternParser(Self.units(of: text, flags), flags: flags)
    let tree = try parser.parse()
    var compiler = PatternCompiler(groups: parser.groupCount, ignoresCase: flags.ignoresCase)
    program = compiler.program(of: tree)
    self.flags = flags
  }

  /// The longest pattern, in bytes of UTF-8.
  static let mostBytes = 1_024

  /// The units of a text.
  static func units(of text: String, _ flags: Flags) -> [UInt32] {
    flags.isUnicode ? text.unicodeScalars.map(\.value) : text.utf16.map(UInt32.init)
  }
}

/// The fault of a pattern.
public struct PatternFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: String, Hashable, Sendable, Codable {
    case tooLong, tooDeep, unbalanced, nothingToRepeat, badRange, badCount, badGroup, badEscape, badFlags
    case unknownProperty, repeatedName, unknownName
  }

  /// The reason.
  public var reason: Reason
  /// The place in the pattern, in units of UTF-16, or in Unicode scalars with the flag `u`.
  public var offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension Pattern {
  /// Recognises a key of the form `/pattern/flags` as SillyTavern does (`parseRegexFromString`): flags of `gimsuy`, and
  /// no slash inside without a backslash. Nil for a plain text.
  /// - Throws: `PatternFault` for a key of this form that is no regular expression.
  init?(key: String) throws(PatternFault) {
    guard key.hasPrefix("/"), let end = key.lastIndex(of: "/"), end > key.index(after: key.startIndex) else {
      return nil
    }
    let letters = key[key.index(after: end)...]
    guard letters.allSatisfy({ "gimsuy".contains($0) }) else { return nil }
    let body = Array(key[key.index(after: key.startIndex)..<end].unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in body.enumerated() {
      if scalar == "/" {
        guard index > 0, body[index - 1] == "\\" else { return nil }
        text.removeLast()
      }
      text.append(scalar)
    }
    guard Set(letters).count == letters.count else { throw PatternFault(.badFlags, at: text.count) }
    try self.init(
      String(text),
      flags: Flags(
        ignoresCase: letters.contains("i"), isMultiline: letters.contains("m"), dotMatchesAll: letters.contains("s"),
        isUnicode: letters.contains("u"), isSticky: letters.contains("y")))
  }
}
