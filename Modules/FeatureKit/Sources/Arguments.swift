import Entities

/// What a user wrote after a command, taken apart.
public struct Arguments: Hashable, Sendable {
  /// What is no option, in order.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes words apart by a command's options. `--` ends them; `-` alone is an operand, and so is a negative number that
  /// is no option of the command.
  /// - Parameter common: The names of the options of every command, to name one that was probably meant.
  /// - Throws: `CommandFailure` for an option that is not known, or that lacks its value or has one too many.
  public init(_ words: [String], options: [CommandOption], common: [String] = []) throws(CommandFailure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { "--\($0.name)" == sides[0] || $0.letter.map { "-\($0)" } == word })
      else {
        if Self.isNegativeNumber(word) {
          operands.append(word)
          continue
        }
        throw .unknownOption(String(sides[0]), own: options.map(\.name), common: common)
      }
      guard option.value != nil else {
        if sides.count > 1 {
          throw CommandFailure(
            .wrongUsage,
            LocalizedText("The option --\(option.name) takes no value.", "--\(option.name) 옵션에는 값을 쓰지 않습니다."))
        }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = sides.count > 1 ? String(sides[1]) : rest.popFirst() else {
        throw CommandFailure(
          .wrongUsage,
          LocalizedText(
            "The option --\(option.name) needs a value: \(option.value ?? "").",
            "--\(option.name) 옵션에는 값이 필요합니다: \(option.value ?? "")."))
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Whether a word is a minus sign and a number in digits: `-1`, `-.5`, `-1e3`, and not `-inf`.
  private static func isNegativeNumber(_ word: String) -> Bool {
    guard let first = word.dropFirst().first, "0"..."9" ~= first || first == "." else { return false }
    return Double(word) != nil
  }

  /// Whether an option was given.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// An option's value; the last one, when it was given more than once.
  public func value(of option: String) -> String? { values(of: option).last }

  /// All values of an option that may be given more than once, in order.
  public func values(of option: String) -> [String] { values[option] ?? [] }
}
