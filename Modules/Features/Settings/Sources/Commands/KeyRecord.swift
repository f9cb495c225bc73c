import Entities

/// A key as `keys set --json` writes it, and `keys list --json` in an array, without the key:
///
///     {"provider": "openai", "endpoint": "https://api.openai.com", "kept_in": "environment",
///      "source": "OPENAI_API_KEY", "ending": "1f2e", "in_force": true, "error": null}
///
/// The source is the variable of a key in the environment, or the path of a file; a key in the keyring has none. A
/// short key has no ending.
struct KeyRecord: Encodable, Equatable {
  let entry: KeyEntry

  init(_ entry: KeyEntry) {
    self.entry = entry
  }

  private enum CodingKeys: CodingKey {
    case provider, endpoint, keptIn, source, ending, inForce, error
  }

  func encode(to encoder: any Encoder) throws {
    let (place, source): (String, String?) =
      switch entry.place {
      case .variable(let name): ("environment", name)
      case .keyring: ("keyring", nil)
      case .file(let path): ("file", path)
      }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.endpoint.provider, forKey: .provider)
    try container.encode(entry.endpoint.server, forKey: .endpoint)
    try container.encode(place, forKey: .keptIn)
    try container.encode(source, forKey: .source)
    try container.encode(entry.ending, forKey: .ending)
    try container.encode(entry.isInForce, forKey: .inForce)
    try container.encode(entry.error?.english, forKey: .error)
  }
}
