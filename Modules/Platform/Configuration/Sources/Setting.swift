/// The source of a setting's value. The earlier case takes precedence, except that a variable of another program, such
/// as OPENAI_BASE_URL, comes after the file.
public enum SettingOrigin: Hashable, Sendable {
  /// The command itself: a flag, `--model`, or a setting that it saves, `model`.
  case flag(String)
  /// A variable of the environment: `AICHAT_MODEL`, or a provider's own.
  case variable(String)
  /// A key of the file at `path`.
  case file(path: String, key: String)
  /// The desktop's keyring.
  case keyring

  /// Whether it is the command itself.
  var isFlag: Bool { if case .flag = self { true } else { false } }

  /// The command that removes an option from its place; nil where it is in the command itself.
  public var remedy: String? {
    switch self {
    case .file(_, let key): "aichat config unset \(key)"
    case .variable(let name): "unset \(name)"
    case .flag, .keyring: nil
    }
  }
}

extension SettingOrigin: CustomStringConvertible {
  /// The origin as users know it: `--model`, `AICHAT_MODEL`, `/home/jo/.config/aichat/config.json: model`.
  public var description: String {
    switch self {
    case .flag(let name), .variable(let name): name
    case .file(let path, let key): "\(path): \(key)"
    case .keyring: "the desktop keyring"
    }
  }
}

/// The value of a setting as it was written, with its source.
public struct Setting: Hashable, Sendable {
  public let text: String, origin: SettingOrigin
}
