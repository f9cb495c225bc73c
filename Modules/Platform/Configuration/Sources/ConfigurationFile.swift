import JSON

/// The contents of config.json: one JSON object with the keys of `CommonOption`.
struct ConfigurationFile: Hashable, Sendable {
  let path: String
  /// The values, each in the form of a flag.
  private(set) var values: [CommonOption: String] = [:]
  private(set) var warnings: [ConfigurationWarning] = []
  /// Wrong shortcuts. They are ignored, and do not prevent a start.
  private(set) var problems: [ConfigurationError] = []

  /// The settings of the file at `path`; none when there is no file.
  /// - Parameters:
  ///   - table: The options that there are.
  ///   - wrong: Called for each value of a wrong kind, which then is ignored. Nil throws the first, except wrong
  ///     shortcuts, which become `problems`.
  init(
    at path: String, _ table: [CommonOption] = CommonOption.allCases, wrong: ((ConfigurationError) -> Void)? = nil
  ) throws(ConfigurationError) {
    try self.init(try HandWrittenFile.object(at: path), at: path, table, wrong: wrong)
  }

  /// The same from contents that the file has or will have.
  init(
    _ object: JSONObject, at path: String, _ table: [CommonOption] = CommonOption.allCases,
    wrong: ((ConfigurationError) -> Void)? = nil
  ) throws(ConfigurationError) {
    self.path = path
    for member in object.members {
      guard let option = table.first(where: { $0.key == member.key }) else {
        warnings.append(ConfigurationWarning(path: path, key: member.key))
        continue
      }
      do throws(ConfigurationError) {
        values[option] = try Self.text(of: member.value, for: option, path: path)
      } catch {
        if let wrong { wrong(error) } else if option == .shortcuts { problems.append(error) } else { throw error }
      }
    }
  }

  /// Removes a setting, as if the file did not have it.
  mutating func remove(_ option: CommonOption) {
    values[option] = nil
  }
}

extension ConfigurationFile {
  /// The same with given values, without reading a file.
  init(path: String, values: [CommonOption: String]) {
    self.path = path
    self.values = values
  }

  /// A value in the form of a flag: a switch is true or false, a list has commas. Null means the default.
  private static func text(
    of value: JSONValue, for option: CommonOption, path: String
  ) throws(ConfigurationError) -> String? {
    switch (option.kind, value) {
    case (_, .null): return nil
    case (.truth, .bool(let truth)): return truth ? "true" : "false"
    case (.truth, _): break
    case (.seconds, .int(let number)), (.amount, .int(let number)), (.number, .int(let number)): return "\(number)"
    case (.seconds, .double(let number)), (.amount, .double(let number)), (.number, .double(let number)):
      return "\(number)"
    case (_, .string(let text)): return text
    case (.names, .array(let items)):
      let names = items.compactMap { if case .string(let name) = $0 { name } else { nil } }
      if names.count == items.count { return names.joined(separator: ",") }
    default: break
    }
    throw .wrongValue(option, found: value.text(), at: .file(path: path, key: option.key))
  }
}
