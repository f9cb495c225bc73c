import Entities

/// A source of models as `models list --json` writes it, in an array:
///
///     {"name": "LM Studio", "provider": "openai", "address": "http://127.0.0.1:1234/v1", "error": null,
///      "models": [{"id": …, "name": …, "context_window": 8192, "accepts_images": false}]}
///
/// Unknown values are null.
struct ModelSourceRecord: Encodable, Equatable {
  let source: ModelSource

  init(_ source: ModelSource) {
    self.source = source
  }

  private enum CodingKeys: CodingKey {
    case name, provider, address, error, models
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source.name, forKey: .name)
    try container.encode(source.provider, forKey: .provider)
    try container.encode(source.address, forKey: .address)
    try container.encode(source.error?.english, forKey: .error)
    try container.encode(source.models.map { ModelRecord(listing: $0) }, forKey: .models)
  }
}

private struct ModelRecord: Encodable {
  let listing: ModelListing

  private enum CodingKeys: CodingKey {
    case id, name, contextWindow, acceptsImages
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(listing.id, forKey: .id)
    try container.encode(listing.name, forKey: .name)
    try container.encode(listing.contextWindow, forKey: .contextWindow)
    try container.encode(listing.acceptsImages, forKey: .acceptsImages)
  }
}

/// The JSON value of `models test --json`:
///
///     {"provider": …, "model": …, "address": …, "text": "Hello!", "first_word_ms": 420, "total_ms": 800,
///      "usage": {"prompt_tokens": 12, "completion_tokens": 5, "is_estimated": false}}
///
/// The address is null for rules on this machine; the usage is null if the provider does not report it.
struct ModelProbeRecord: Encodable, Equatable {
  let trial: ModelProbe

  init(_ trial: ModelProbe) {
    self.trial = trial
  }

  private enum CodingKeys: CodingKey {
    case provider, model, address, text, firstWordMs, totalMs, usage
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(trial.choice.provider, forKey: .provider)
    try container.encode(trial.choice.model, forKey: .model)
    try container.encode(trial.address, forKey: .address)
    try container.encode(trial.text, forKey: .text)
    try container.encode(trial.toFirstWord.milliseconds, forKey: .firstWordMs)
    try container.encode(trial.toEnd.milliseconds, forKey: .totalMs)
    try container.encode(trial.usage, forKey: .usage)
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
