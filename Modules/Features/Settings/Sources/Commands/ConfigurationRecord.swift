import Entities

/// A setting as `config get --json` writes it, and `config list --json` in an array:
///
///     {"key": "model", "value": "m", "source": "AICHAT_MODEL"}
///
/// The value is null if there is none, and the source if the value is the default.
struct ConfigurationRecord: Encodable, Equatable {
  let key: String
  let value: String?, source: String?

  init(_ entry: ConfigurationEntry) {
    (key, value, source) = (entry.key, entry.value, entry.source)
  }

  private enum CodingKeys: CodingKey {
    case key, value, source
  }

  /// Writes every key, also those without a value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(value, forKey: .value)
    try container.encode(source, forKey: .source)
  }
}
