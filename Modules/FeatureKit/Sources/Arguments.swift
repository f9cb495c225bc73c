import Entities

/// The operands and options that the user wrote after a command.
public struct Arguments: Hashable, Sendable {
  /// The words that belong to no option, in order.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts words by a command's options. A negative number that is no option of the command is an operand.
  /// - Parameter common: The names of the options of every command: an error suggests one that was probably meant.
  /// - Throws: `CommandFailure` for an unknown option, or one with a missing or superfluous value.
  public init(_ words: [String], options: [CommandOption], common: [String] = []) throws(CommandFailure) {
    var reader = ArgumentReader(words)
    while let argument = reader.next(knowing: options) {
      switch argument {
      case .operand(let word): operands.append(word)
      case .end: break
      case .unknown(let word):
        guard Self.isNegativeNumber(word) else {
          throw .unknownOption(ArgumentReader.sides(of: word).name, own: options.map(\.name), common: common)
        }
        operands.append(word)
      case .option(let option, let attached):
        values[option.name, default: []].append(try Self.value(of: option, attached, &reader))
      }
    }
  }

  /// The value of an option; empty for a switch.
  private static func value(
    of option: CommandOption, _ attached: String?, _ reader: inout ArgumentReader
  ) throws(CommandFailure) -> String {
    guard let placeholder = option.value else {
      if attached == nil { return "" }
      throw CommandFailure(
        .wrongUsage,
        LocalizedText("The option --\(option.name) takes no value.", "--\(option.name) 옵션에는 값을 쓰지 않습니다."))
    }
    guard let value = attached ?? reader.nextWord() else {
      throw CommandFailure(
        .wrongUsage,
        LocalizedText(
          "The option --\(option.name) needs a value: \(placeholder).",
          "--\(option.name) 옵션에는 값이 필요합니다: \(placeholder)."))
    }
    return value
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

  /// The only operand.
  /// - Parameter problem: The message where there is none, or another one.
  public func onlyOperand(or problem: String) throws(CommandFailure) -> String {
    guard operands.count == 1 else { throw CommandFailure(.wrongUsage, problem) }
    return operands[0]
  }
}
