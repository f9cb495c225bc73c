import Entities
import JSON

/// Changes config.json, one setting at a time. Everything else in it stays, what nobody understands too.
///
/// The file is written whole or not at all, and a broken one is refused with its line, never overwritten.
public struct ConfigurationEditor: Sendable {
  /// The file: an absolute path.
  public let path: String

  /// An editor of the file at an absolute path, which need not be there yet.
  public init(path: String) {
    self.path = path
  }

  /// Sets an option, by its key or its name with dashes, to a value as a flag would have it.
  ///
  /// Throws `unknownKey`, and `wrongValue` for a value that would be refused when it is read.
  public func set(_ key: String, to text: String) throws(ConfigurationError) {
    guard let option = CommonOption(named: key) else { throw .unknownKey(key) }
    try change { file throws(ConfigurationError) in try file.set(option, to: text) }
  }

  /// Keeps what may be spent in a month; throws as `set` does.
  /// - Returns: The amount, as it will be read.
  public func setMonthlyBudget(_ text: String) throws(ConfigurationError) -> Double {
    let file = ConfigurationFile(path: path, setting: .monthlyBudget, to: text)
    guard let amount = try file.sources.amount(.monthlyBudget) else { throw .missingValue(.monthlyBudget) }
    try change { file throws(ConfigurationError) in try file.set(.monthlyBudget, to: text) }
    return amount
  }

  /// Changes several settings in one writing.
  func change(_ body: (inout EditedFile) throws(ConfigurationError) -> Void) throws(ConfigurationError) {
    var file = EditedFile(path: path, object: try HandWrittenFile.object(at: path))
    try body(&file)
    try write(file.object)
  }

  /// Takes a setting out of the file; one that is not understood can be named as it stands there. Nothing happens when
  /// it is not there. Throws `unknownKey` when there cannot be such a setting.
  public func unset(_ name: String) throws(ConfigurationError) {
    var object = try HandWrittenFile.object(at: path)
    let isThere = object.members.contains { $0.key == name }
    guard let key = isThere ? name : CommonOption(named: name)?.key else { throw .unknownKey(name) }
    let count = object.members.count
    object.members.removeAll { $0.key == key }
    if object.members.count < count { try write(object) }
  }

  private func write(_ object: JSONObject) throws(ConfigurationError) {
    do throws(FileFailure) {
      try SmallFile.replace(path, with: Array((JSONValue.object(object).text(pretty: true) + "\n").utf8))
    } catch {
      throw .unwritableFile(error)
    }
  }
}

/// config.json while settings of it are changed.
struct EditedFile {
  let path: String
  fileprivate(set) var object: JSONObject

  /// What an option is set to; nil where it is not, or is set to no text.
  func text(_ option: CommonOption) -> String? {
    guard case .string(let text)? = object.members.first(where: { $0.key == option.key })?.value else { return nil }
    return text
  }

  /// Sets an option to a value as a flag would have it.
  mutating func set(_ option: CommonOption, to text: String) throws(ConfigurationError) {
    let value = try ConfigurationFile(path: path, setting: option, to: text).json(for: option)
    // Of a repeated key one is left, where the first one stood.
    let place = object.members.firstIndex { $0.key == option.key } ?? object.members.endIndex
    remove(option)
    object.members.insert(JSONObject.Member(key: option.key, value: value), at: place)
  }

  /// Takes an option out.
  mutating func remove(_ option: CommonOption) { object.members.removeAll { $0.key == option.key } }
}

extension ConfigurationFile {
  /// A file that holds one setting.
  fileprivate init(path: String, setting option: CommonOption, to text: String) {
    self.init(path: path, values: [option: text])
  }

  /// What reads it.
  fileprivate var sources: SettingSources {
    SettingSources(options: CommonOptions(), environment: ProcessEnvironment([:]), file: self)
  }

  /// The one setting as config.json has it, after it was read as it would be from there.
  fileprivate func json(for option: CommonOption) throws(ConfigurationError) -> JSONValue {
    let text: String?
    switch option.kind {
    case .truth: return .bool(try sources.truth(option))
    case .seconds: return .double(try sources.seconds(option) ?? 0)
    case .amount:
      let amount = try sources.amount(option) ?? 0
      return Int64(exactly: amount).map { .int($0) } ?? .double(amount)
    case .preset(let field):
      text = try sources.preset(option, field)[field]
      if let number = text.flatMap({ Int64($0) }) { return .int(number) }
      if let number = text.flatMap({ Double($0) }) { return .double(number) }
    case .names: return .array((try sources.names(option) ?? []).map { .string($0) })
    case .text: text = try sources.text(option)
    case .choice(let choices): text = try sources.text(option, of: choices)
    case .address: text = option == .baseURL ? try sources.address(of: nil) : try sources.address(option)
    case .file, .folder:
      // What stands for the home folder is kept: the file may be shared between machines.
      _ = try sources.path(option, home: "/")
      text = values[option]
    }
    return .string(text ?? "")
  }
}
