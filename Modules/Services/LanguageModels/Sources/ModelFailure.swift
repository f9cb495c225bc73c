public import Entities

/// Why a model did not answer, or not to the end.
public struct ModelFailure: Error, Hashable, Sendable {
  /// What kind of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// Nothing listens there, or it cannot be found.
    case unreachable
    /// The server did not say anything for too long.
    case timedOut
    /// The key is missing, wrong, or may not do this.
    case unauthorized
    /// The server does not know the model, or the address is not that of an API.
    case notFound
    /// Too many requests, or the account is used up.
    case limited
    /// The prompt has more tokens than the model keeps in view: how many that are, and how many the prompt has, where
    /// the server tells.
    case tooLong(window: Int?, tokens: Int?)
    /// The server refused the request: another 4xx.
    case refused
    /// The server failed: 5xx, or an error in the stream.
    case serverError
    /// The answer is not in the protocol's form.
    case malformed
    /// The stream ended before its finish marker.
    case truncated
    /// What is configured cannot be used, before anything was sent.
    case misconfigured
  }

  /// What kind of trouble it is.
  public var kind: Kind
  /// What happened, why, and what to do, in words for people. It may quote the server: sanitise before showing.
  public var words: LocalizedText

  /// A failure from its parts.
  public init(_ kind: Kind, _ words: LocalizedText) {
    self.kind = kind
    self.words = words
  }

  /// A failure from its words in English and in Korean.
  init(_ kind: Kind, _ english: String, _ korean: String) {
    self.init(kind, LocalizedText(english, korean))
  }
}

extension ModelFailure: CategorizedError {
  /// What is configured, or the provider.
  public var cause: ErrorCause { kind == .misconfigured ? .usage : .provider }
}

extension ModelFailure: ExplainedError {
  /// The words.
  public func message(in language: ContentLanguage) -> String { words(in: language) }
}
