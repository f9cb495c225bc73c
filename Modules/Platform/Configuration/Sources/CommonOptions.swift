/// The common options that a command gave, apart from the rest of its arguments.
public struct CommonOptions: Hashable, Sendable {
  /// The values as they were written. A switch without a value is `true`; lists add up, else the last one counts.
  private(set) var values: [CommonOption: String] = [:]

  /// No option at all.
  public init() {}

  /// Splits a command's arguments, without the program's own name, into the common options and the rest.
  ///
  /// Common options may stand anywhere before `--`, as `--model=M` or `--model M`; `rest` keeps the order of all
  /// other arguments, `--` and what follows it included. Throws `ConfigurationError.missingValue`; whether a value
  /// makes sense is seen when the configuration is resolved.
  public static func extract(
    from arguments: [String]
  ) throws(ConfigurationError) -> (options: CommonOptions, rest: [String]) {
    var options = CommonOptions()
    var rest: [String] = []
    var pending = arguments[...]
    while let argument = pending.popFirst() {
      guard argument != "--" else { return (options, rest + [argument] + pending) }
      let (name, attached) = parts(of: argument)
      guard let option = CommonOption(flag: name) else {
        rest.append(argument)
        continue
      }
      if let attached {
        options.add(attached, to: option)
      } else {
        options.add(try value(of: option, from: &pending), to: option)
      }
    }
    return (options, rest)
  }
}

extension CommonOptions {
  private static func parts(of argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  /// What follows an option without `=`. What looks like another option is no value: it was forgotten.
  private static func value(
    of option: CommonOption, from pending: inout ArraySlice<String>
  ) throws(ConfigurationError) -> String {
    guard option.kind != .truth else { return "true" }
    guard let next = pending.first, !next.hasPrefix("--") else { throw .missingValue(option) }
    pending.removeFirst()
    return next
  }

  private mutating func add(_ value: String, to option: CommonOption) {
    if option.kind == .names, let earlier = values[option] {
      values[option] = "\(earlier),\(value)"
    } else {
      values[option] = value
    }
  }
}

extension CommonOption {
  fileprivate init?(flag: String) {
    guard flag.hasPrefix("--"), let option = Self.allCases.first(where: { $0.flag == flag }) else { return nil }
    self = option
  }
}
