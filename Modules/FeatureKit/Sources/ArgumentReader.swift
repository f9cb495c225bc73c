/// Reads a command line word by word. Only this type knows how options, their values and `--` are written.
///
/// `--name VALUE`, `--name=VALUE` and `-n VALUE` are an option with its value. `-` alone is an operand. After the first
/// `--` every word is an operand.
public struct ArgumentReader: Sendable {
  /// A part of a command line.
  public enum Argument {
    /// A known option, and the value after its `=`. Without one, `nextWord()` returns the following word.
    case option(CommandOption, attached: String?)
    /// A word that begins with a dash and is not a known option.
    case unknown(String)
    /// Any other word.
    case operand(String)
    /// The first `--`.
    case end
  }

  /// The words that were not read yet.
  public private(set) var rest: ArraySlice<String>
  private var hasEnded = false

  /// A reader at the first of these words.
  public init(_ words: [String]) {
    rest = words[...]
  }

  /// The next argument where these options are known; nil after the last one.
  public mutating func next(knowing options: [CommandOption]) -> Argument? {
    guard let word = rest.popFirst() else { return nil }
    guard !hasEnded, word.hasPrefix("-"), word != "-" else { return .operand(word) }
    if word == "--" {
      hasEnded = true
      return .end
    }
    let (name, attached) = Self.sides(of: word)
    let option = options.first { option in
      "--\(option.name)" == name || attached == nil && option.letter.map { "-\($0)" } == name
    }
    return option.map { .option($0, attached: attached) } ?? .unknown(word)
  }

  /// The next word in any form: the value of the option before it.
  public mutating func nextWord() -> String? { rest.popFirst() }

  /// The parts of a word before and after its first `=`; `attached` is nil where there is none.
  public static func sides(of word: String) -> (name: String, attached: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}
