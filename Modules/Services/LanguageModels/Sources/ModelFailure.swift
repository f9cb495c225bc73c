public import Entities

/// Why a model's reply failed or is incomplete.
public struct ModelFailure: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// Nothing listens at the address, or the host cannot be found.
    case unreachable
    /// The server was silent for too long.
    case timedOut
    /// The key is missing, wrong, or not permitted to do this.
    case unauthorized
    /// The server does not have the model, or the address is not that of an API.
    case notFound
    /// Too many requests, or the account's credit is used up.
    case limited
    /// The prompt exceeds the model's context window. `window` is the window in tokens and `tokens` the prompt's
    /// length, if the server reports them.
    case tooLong(window: Int?, tokens: Int?)
    /// The server refused the request: another 4xx status.
    case refused
    /// The server failed: 5xx, or an error in the stream.
    case serverError
    /// The response does not follow the protocol.
    case malformed
    /// The stream ended before its finish marker.
    case truncated
    /// The configuration cannot be used. Nothing was sent.
    case misconfigured
  }

  /// The kind of failure.
  public var kind: Kind
  /// A text for users: what happened, why, and what to do. It may quote the server: sanitise before showing.
  public var words: LocalizedText

  /// Makes a failure.
  public init(_ kind: Kind, _ words: LocalizedText) {
    self.kind = kind
    self.words = words
  }

  /// Makes a failure from an English and a Korean text.
  init(_ kind: Kind, _ english: String, _ korean: String) {
    self.init(kind, LocalizedText(english, korean))
  }
}

extension ModelFailure: CategorizedError {
  /// The configuration, or the provider.
  public var cause: ErrorCause { kind == .misconfigured ? .usage : .provider }
}

extension ModelFailure: ExplainedError {
  /// The text in a language.
  public func message(in language: ContentLanguage) -> String { words(in: language) }
}
