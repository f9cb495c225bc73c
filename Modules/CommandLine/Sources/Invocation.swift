public import FeatureKit

/// The words after the program's name, read once: the options of every command, and the command's own words.
public struct Invocation: Sendable {
  /// An option of every command as it was written. A switch without a value has `true`.
  public struct WrittenOption: Hashable, Sendable {
    /// The name without dashes.
    public let name: String
    /// The value, which was not checked.
    public let value: String
  }

  /// An option that needs a value and has none.
  public struct MissingValue: Error, Hashable {
    /// The name without dashes.
    public let name: String
  }

  /// The options of every command, in order.
  public private(set) var options: [WrittenOption] = []
  /// All other words, in order, `--` and the words after it included. `-h` is written out, as `--help`.
  public private(set) var words: [String] = []
  /// Whether `--help` or `-h` comes before `--`.
  public private(set) var wantsHelp = false
  /// Whether `--version` comes before `--`.
  public private(set) var wantsVersion = false

  /// Reads the arguments of a program, without its own name. Options of every command may be anywhere before `--`. The
  /// word after one is its value unless it begins with two dashes: then the value is missing.
  /// - Parameter common: The options of every command.
  public init(_ arguments: [String], common: [CommandOption]) throws(MissingValue) {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next(knowing: common) {
      switch argument {
      case .operand(let word): words.append(word)
      case .end: words.append("--")
      case .unknown(let written):
        let word = written == "-h" ? "--help" : written
        wantsHelp = wantsHelp || word == "--help"
        wantsVersion = wantsVersion || word == "--version"
        words.append(word)
      case .option(let option, let attached):
        let isForgotten = reader.rest.first?.hasPrefix("--") ?? true
        guard let value = attached ?? (option.value == nil ? "true" : isForgotten ? nil : reader.nextWord()) else {
          throw MissingValue(name: option.name)
        }
        options.append(WrittenOption(name: option.name, value: value))
      }
    }
  }

  /// The word that names the command; nil for the app itself.
  public var command: String? { words.first }
}
