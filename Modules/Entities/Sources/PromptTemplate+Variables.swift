// The variables of a template, and their values.
extension PromptTemplate {
  /// A place in a template for a value.
  public struct Variable: Hashable, Sendable {
    /// The name, in small letters.
    public let name: String
    /// The value where none is given; nil if one must be given.
    public let standard: String?

    /// A variable with a name and a default.
    public init(_ name: String, standard: String? = nil) { (self.name, self.standard) = (name, standard) }
  }

  /// The variables, each once, in the order of the text. A default that stands at one place counts at every place.
  public var variables: [Variable] {
    var names: [String] = [], defaults: [String: String] = [:]
    for case .variable(let variable, _) in pieces where !Self.macros.contains(variable.name) {
      if !names.contains(variable.name) { names.append(variable.name) }
      if let standard = variable.standard, defaults[variable.name] == nil { defaults[variable.name] = standard }
    }
    return names.map { Variable($0, standard: defaults[$0]) }
  }

  /// The variables without a default that these values leave out.
  public func missing(from values: [String: String]) -> [String] {
    variables.filter { $0.standard == nil && values[$0.name] == nil }.map(\.name)
  }

  /// The values in the words after the template's name. They begin with `NAME=VALUE` for variables of the template,
  /// where a value with spaces is in quotation marks; the rest is the value of `input`.
  public func values(in words: String) -> [String: String] {
    let names = Set(variables.map(\.name))
    var (values, rest): ([String: String], Substring) = ([:], words.trimmed[...])
    while let sign = rest.firstIndex(of: "="), names.contains(rest[..<sign].lowercased()) {
      let name = rest[..<sign].lowercased()
      rest = rest[rest.index(after: sign)...]
      if let mark = rest.first, mark == "\"" || mark == "'", let end = rest.dropFirst().firstIndex(of: mark) {
        values[name] = String(rest.dropFirst()[..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        let value = rest.prefix { !$0.isWhitespace }
        values[name] = String(value)
        rest = rest[value.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    if !rest.isEmpty { values[Self.input] = String(rest) }
    return values
  }

  /// The text with these values in place of its variables; nil if it has more than `longestResult` bytes.
  ///
  /// A variable without a value and without a default stays as it is written. A template without `{{input}}` is
  /// followed by the value of `input`, after a blank line. Values are not searched for variables. Macros are filled
  /// like variables (`macros`).
  public func filled(with values: [String: String]) -> String? {
    let all = values.merging(variables.compactMap { variable in variable.standard.map { (variable.name, $0) } }) {
      given, _ in given
    }
    var result = "", hasInput = false
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .variable(let variable, let written):
        hasInput = hasInput || variable.name == Self.input
        result += all[variable.name] ?? written
      }
      if result.utf8.count > Self.longestResult { return nil }
    }
    if !hasInput, let words = all[Self.input], !words.isEmpty {
      result = result.isEmpty ? words : result + "\n\n" + words
    }
    return result.utf8.count > Self.longestResult ? nil : result
  }

  private enum Piece {
    case text(String), variable(Variable, written: String)
  }

  /// The text in pieces. Braces around anything but a variable or one of `macros` are text, such as those of macros
  /// with arguments.
  private var pieces: [Piece] {
    let bytes = Array(text.utf8)
    var (pieces, start, opening, index): ([Piece], Int, Int?, Int) = ([], 0, nil, 0)
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "{"), UInt8(ascii: "{")):
        // Of more than two braces the last two count.
        opening = index
        index += 1
      case (UInt8(ascii: "}"), UInt8(ascii: "}")):
        if let begin = opening, let variable = Variable(written: bytes[(begin + 2)..<max(begin + 2, index)]) {
          if begin > start { pieces.append(.text(String(decoding: bytes[start..<begin], as: UTF8.self))) }
          pieces.append(.variable(variable, written: String(decoding: bytes[begin..<index + 2], as: UTF8.self)))
          (start, index) = (index + 2, index + 2)
        } else {
          index += 1
        }
        opening = nil
      default: index += 1
      }
    }
    if start < bytes.count { pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }
}

extension PromptTemplate.Variable {
  /// The variable between two pairs of braces; nil if there is something else.
  fileprivate init?(written bytes: ArraySlice<UInt8>) {
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0]).trimmed.lowercased()
    guard PromptTemplate.isName(name), parts.count == 1 || !PromptTemplate.macros.contains(name) else { return nil }
    self.init(name, standard: parts.count > 1 ? String(parts[1]).trimmed : nil)
  }
}
