public import Entities
import JSON
import System

/// Changes settings of config.json. Everything else in it stays, unknown keys too.
///
/// The file is written atomically. A broken file is refused with its line, and never overwritten.
public struct ConfigurationEditor: Sendable {
  /// The file: an absolute path.
  public let path: String
  /// The themes that can be set.
  public let themes: ThemeFolder
  /// The options that can be set.
  var table = CommonOption.allCases

  /// An editor of the file at an absolute path, which need not exist yet.
  public init(path: String) {
    self.init(path: path, themes: ThemeFolder(besideFile: path))
  }

  init(path: String, themes: ThemeFolder) {
    (self.path, self.themes) = (path, themes)
  }

  /// Sets an option, by its key or its name with dashes, to a value in the form of a flag.
  ///
  /// Throws `unknownKey`, `wrongValue` for a value that would be refused when it is read, and the errors of a file that
  /// is broken, unreadable or unwritable.
  public func set(_ key: String, to text: String) throws(ConfigurationError) {
    try save([try setting(key, to: text)])
  }

  /// The change that `set` makes.
  func setting(_ key: String, to text: String) throws(ConfigurationError) -> ConfigurationChange {
    guard let option = table.named(key) else { throw .unknownKey(key) }
    return .set(option, text)
  }

  /// Saves the monthly budget; an empty text, or a word for none, removes it. Throws as `set` does.
  /// - Returns: The amount as it will be read; nil for none.
  public func setMonthlyBudget(_ text: String) throws(ConfigurationError) -> Double? {
    if CommonOption.monthlyBudget.isLeftOpen(by: text) {
      try unset(CommonOption.monthlyBudget.key)
      return nil
    }
    let file = ConfigurationFile(path: path, values: [.monthlyBudget: text])
    let amount = try CommonOption.monthlyBudget.value(in: SettingSources(file)) ?? nil
    try change { file throws(ConfigurationError) in try file.set(.monthlyBudget, to: text) }
    return amount
  }

  /// The expected value of an option in place of a wrong text; nil for a valid text, and for a text that removes the
  /// value.
  public func expectation(of key: String, insteadOf text: String) -> LocalizedText? {
    guard let option = table.named(key), !option.isLeftOpen(by: text) else { return nil }
    do {
      _ = try ConfigurationFile(path: path, values: [option: text]).json(for: option, themes)
      return nil
    } catch {
      return LocalizedText("Expected \(option.expected.english).", "필요한 값: \(option.expected.korean).")
    }
  }

  /// Changes several settings in one writing. Another program changes its settings before or after it, not meanwhile.
  func change(_ body: (inout EditedFile) throws(ConfigurationError) -> Void) throws(ConfigurationError) {
    try SmallFile.withFolderLocked(of: path) { () throws(ConfigurationError) in
      var file = EditedFile(path: path, themes: themes, object: try HandWrittenFile.object(at: path))
      let before = file.object
      try body(&file)
      if file.object != before { try write(file.object) }
    }
  }

  /// Removes a setting from the file; an unknown one by its name there. Does nothing when it does not exist. Throws
  /// `unknownKey` for a name that is neither an option nor in the file.
  public func unset(_ name: String) throws(ConfigurationError) {
    let change = try unsetting(name)
    if try object(after: [change]) != object(after: []) { try save([change]) }
  }

  /// The change that `unset` makes.
  func unsetting(_ name: String) throws(ConfigurationError) -> ConfigurationChange {
    let isThere = try HandWrittenFile.object(at: path).members.contains { $0.key == name }
    guard let key = isThere ? name : table.named(name)?.key else { throw .unknownKey(name) }
    return .unset(key)
  }

  /// Makes changes in their order, in one writing: all of them, or none.
  func save(_ changes: [ConfigurationChange]) throws(ConfigurationError) {
    try change { file throws(ConfigurationError) in
      for change in changes { try file.make(change) }
    }
  }

  /// The contents of the file after changes that are not in it yet. Throws as `save` does, except for errors of
  /// writing.
  func object(after changes: [ConfigurationChange]) throws(ConfigurationError) -> JSONObject {
    var file = EditedFile(path: path, themes: themes, object: try HandWrittenFile.object(at: path))
    for change in changes { try file.make(change) }
    return file.object
  }

  private func write(_ object: JSONObject) throws(ConfigurationError) {
    do throws(FileFailure) {
      try SmallFile.replace(path, with: Array((JSONValue.object(object).text(pretty: true) + "\n").utf8))
    } catch {
      throw .unwritableFile(error)
    }
  }
}

extension CommonOption {
  /// Whether a typed text removes the value: an empty text, or for an amount a word for none.
  fileprivate func isLeftOpen(by text: String) -> Bool {
    let word = text.filter { !$0.isWhitespace }.lowercased()
    return word.isEmpty || kind == .amount && ["none", "없음"].contains(word)
  }
}

/// The contents of config.json while settings are changed.
struct EditedFile {
  let path: String, themes: ThemeFolder
  fileprivate(set) var object: JSONObject

  /// The text of an option; nil if it is not set, or its value is not a text.
  func text(_ option: CommonOption) -> String? {
    guard case .string(let text)? = object.members.first(where: { $0.key == option.key })?.value else { return nil }
    return text
  }

  /// Sets an option to a value in the form of a flag.
  mutating func set(_ option: CommonOption, to text: String) throws(ConfigurationError) {
    let value = try ConfigurationFile(path: path, values: [option: text]).json(for: option, themes)
    // A repeated key is reduced to one, at the place of the first.
    let place = object.members.firstIndex { $0.key == option.key } ?? object.members.endIndex
    remove(option)
    object.members.insert(JSONObject.Member(key: option.key, value: value), at: place)
  }

  mutating func remove(_ option: CommonOption) { remove(option.key) }

  /// Removes the members with a name.
  mutating func remove(_ key: String) { object.members.removeAll { $0.key == key } }
}

extension ConfigurationFile {
  /// The value in the form of config.json, after reading it as from the file.
  fileprivate func json(
    for option: CommonOption, _ themes: ThemeFolder
  ) throws(ConfigurationError) -> JSONValue {
    let text = try option.text(in: SettingSources(self)) ?? ""
    if let choice = ThemeChoice(text), option == .theme {
      try themes.check(
        choice, Setting(text: values[option] ?? text, origin: .file(path: path, key: option.key)))
    }
    switch option.kind {
    case .truth: return .bool(text == "true")
    case .seconds, .amount:
      // A number without needless decimals: 5, not 5.0.
      let number = Double(text) ?? 0
      return Int64(exactly: number).map { .int($0) } ?? .double(number)
    case .number: return Int64(text).map { .int($0) } ?? Double(text).map { .double($0) } ?? .string(text)
    case .names: return .array(text.split(separator: ",").map { .string(String($0)) })
    case .text: return .string(text)
    // The server's address stays as it was written: what it lacks depends on the provider of the run.
    case .address: return .string(option == .baseURL ? values[option] ?? text : text)
    case .file, .folder:
      // `~` is not replaced, because machines may share the file.
      let written = values[option] ?? ""
      // A wrong path would cause an error much later, when the file is needed, or at the next start.
      guard option.kind == .file ? SmallFile.canRead(text) : Folder.canSaveFiles(in: text) else {
        throw .wrongValue(option, found: written, at: .file(path: path, key: option.key))
      }
      return .string(written)
    }
  }
}
