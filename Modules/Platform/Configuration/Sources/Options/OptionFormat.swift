import Entities
import System

/// How the values of an option are written.
struct OptionFormat<Value: Sendable>: Sendable {
  let kind: CommonOption.Kind
  /// The possible values of an option with a few values.
  var choices: [String] = []
  /// The possible values where they depend on the user's files.
  var choicesNow: (@Sendable (SettingSources) -> [String])?
  /// The expected values, as a text that follows "expected".
  let expected: LocalizedText
  /// The text of a value, for lists; empty for no value.
  let text: @Sendable (Value) -> String
  /// The value of a setting; nil for a wrong one.
  let parse: @Sendable (Setting, SettingSources) -> Value?

  /// The same for an option without a default.
  var optional: OptionFormat<Value?> {
    OptionFormat<Value?>(
      kind: kind, choices: choices, choicesNow: choicesNow, expected: expected,
      text: { [text] in $0.map(text) ?? "" },
      parse: { [parse] in parse($0, $1).map(Optional.some) })
  }
}

extension OptionFormat {
  /// A format that depends only on the text, not on its source.
  init(
    _ kind: CommonOption.Kind, _ expected: LocalizedText, choices: [String] = [],
    text: @escaping @Sendable (Value) -> String, parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      kind: kind, choices: choices, expected: expected, text: text, parse: { setting, _ in parse(setting.text) })
  }
}

extension OptionFormat where Value: CustomStringConvertible {
  /// A format that shows a value by its `description`.
  init(
    _ kind: CommonOption.Kind, _ expected: LocalizedText, choices: [String] = [],
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(kind, expected, choices: choices, text: { $0.description }, parse: parse)
  }
}

extension OptionFormat where Value == String {
  /// A name: not empty, and without control characters.
  static var text: Self {
    Self(.text, LocalizedText("a name", "이름")) { text in
      text.isEmpty || text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : text
    }
  }

  /// One of a few words, in upper or lower case; returned in the list's spelling.
  static func oneOf(_ choices: [String]) -> Self {
    Self(.text, LocalizedText(oneOf: choices), choices: choices) { text in choices.first { $0 == text.lowercased() } }
  }

  /// A web address: with a host, without blanks.
  static var address: Self {
    address(such: "https://telemetry.example.com/events") { setting, _ in Endpoint.isAddress(setting.text) }
  }

  /// The same for a provider's server. A bare host is valid too where the provider accepts one, and is returned
  /// unchanged.
  static var serverAddress: Self {
    address(such: "http://127.0.0.1:8080/v1") { $1.takesAsHost($0) || Endpoint.isAddress($0.text) }
  }

  private static func address(
    such example: String, _ isValid: @escaping @Sendable (Setting, SettingSources) -> Bool
  ) -> Self {
    Self(
      kind: .address,
      expected: LocalizedText("an address such as \(example)", "\(example) 같은 주소"), text: { $0 },
      parse: { isValid($0, $1) ? $0.text : nil })
  }

  /// The path of a folder.
  static var folder: Self { path(.folder, LocalizedText("the path of a folder that can be written", "쓸 수 있는 폴더의 경로")) }

  /// The path of a file.
  static var file: Self { path(.file, LocalizedText("the path of a file that can be read", "읽을 수 있는 파일의 경로")) }

  /// An absolute path. `~/` is the home folder, which no shell has replaced in a file or a variable. Another relative
  /// path starts at the working folder; in config.json it is refused, because that file is read from everywhere.
  private static func path(_ kind: CommonOption.Kind, _ expected: LocalizedText) -> Self {
    Self(kind: kind, expected: expected, text: { $0 }) { setting, sources in
      let (text, home) = (setting.text, sources.directories?.home ?? "/")
      if text.isEmpty || text.unicodeScalars.contains("\0") { return nil }
      if text.hasPrefix("/") { return text }
      if text == "~" { return home }
      if text.hasPrefix("~/") { return UserDirectories.joined(home, String(text.dropFirst(2))) }
      if case .file = setting.origin { return nil }
      return FilePath.workingFolder.map { UserDirectories.joined($0, text) }
    }
  }
}

extension OptionFormat where Value == Bool {
  static var truth: Self {
    Self(.truth, LocalizedText("true or false", "true 또는 false"), choices: ["true", "false"]) { text in
      switch text.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    }
  }
}

extension OptionFormat where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases, in upper or lower case.
  static var choice: Self {
    // A key path of a generic type would be made by the runtime at every start.
    let choices = Value.allCases.map { $0.rawValue }
    return Self(.text, LocalizedText(oneOf: choices), choices: choices, text: { $0.rawValue }) {
      Value(rawValue: $0.lowercased())
    }
  }
}

extension OptionFormat where Value == ThemeChoice {
  /// A word for the usual colours, or the name of a theme. It is not checked here that the theme exists.
  static var theme: Self {
    let choices = ThemeChoice.fixed + ColorTheme.builtIn.map(\.name)
    return Self(
      kind: .text, choices: choices, choicesNow: { ThemeChoice.fixed + $0.themes.usableNames },
      expected: LocalizedText(
        choices.commaSeparated + " or the name of a file in the folder themes",
        choices.commaSeparated + " 또는 themes 폴더에 있는 파일의 이름"),
      text: \.text, parse: { setting, _ in ThemeChoice(setting.text) })
  }
}

extension OptionFormat where Value == Double {
  /// A number of seconds, with or without a decimal part.
  static var seconds: Self {
    Self(.seconds, LocalizedText("a number of seconds, from 0.01 to 86400", "0.01에서 86400 사이의 초")) { text in
      Double(text).flatMap { (0.01...86_400).contains($0) ? $0 : nil }
    }
  }

  /// An amount of money.
  static var amount: Self {
    Self(
      .amount,
      LocalizedText(
        "an amount of money, 0 or more, in dollars where it names a currency: 10, 12.50 or $10",
        "0 이상의 금액. 통화를 쓴다면 달러만 됩니다: 10, 12.50, $10")
    ) { AmountText($0)?.amount }
  }
}

extension OptionFormat where Value == [String] {
  /// Names in lower case, without repetition, in the order in which they were written. An empty list is valid.
  static var names: Self {
    Self(
      .names, LocalizedText("names with commas between them", "쉼표로 구분한 이름"), text: { $0.joined(separator: ",") }
    ) { text in
      var names: [String] = []
      for part in text.split(separator: ",") {
        let name = part.drop(while: \.isWhitespace).lowercased().prefix { !$0.isWhitespace }
        let isWhole = part.lowercased().filter { !$0.isWhitespace } == name
        guard isWhole, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
      }
      return names
    }
  }
}

extension OptionFormat where Value == KeyChoices {
  /// Keys by the names of their shortcuts.
  static var keys: Self {
    Self(
      .text,
      LocalizedText(
        "names and keys that terminals send, with commas between them: quit=ctrl-x,model=alt-n",
        "쉼표로 구분한 이름과, 터미널이 보내는 키: quit=ctrl-x,model=alt-n")
    ) { KeyChoices($0) }
  }
}

extension OptionFormat where Value == Preset {
  /// A preset with one value.
  static func preset(_ field: Preset.Field) -> Self {
    Self(.number, field.expected, choices: field.choices, text: { $0[field] ?? "" }) {
      var preset = Preset()
      return preset.set(field, to: $0) && !preset.isEmpty ? preset : nil
    }
  }

  /// A preset that says whether messages are summed up.
  static var summarizes: Self {
    let truth = OptionFormat<Bool>.truth
    return Self(
      kind: .truth, choices: truth.choices, expected: truth.expected, text: { truth.text($0.summarizes == true) },
      parse: { truth.parse($0, $1).map { Preset(summarizes: $0) } })
  }
}
