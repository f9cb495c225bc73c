public import Entities

/// A model that draws pictures from words, at a provider.
public protocol ImageModel: ModelAtPlace {
  /// The expected received tokens of a picture, for its cost; a figure of the provider's, or an estimate.
  var usualTokens: Int { get }

  /// Draws a picture with one request, without retries, because each may cost money. Only a server that refuses an
  /// option is asked once more without it.
  ///
  /// The stream ends after `.finished`, or throws a `ModelFailure`. Cancelling the task that reads it closes the
  /// connection at once; the stream then throws a `CancellationError` or just ends.
  func picture(of words: String) -> AsyncThrowingStream<ImageEvent, any Error>
}

/// The events of a picture that a model draws.
public enum ImageEvent: Hashable, Sendable {
  /// The request has been sent: from here on the picture may be charged.
  case sent
  /// The number of bytes of the response so far.
  case receiving(bytes: Int)
  /// The usage that the server reports. Not every server does.
  case usage(TokenUsage)
  /// The file of the picture, which should be PNG. It comes from a server: check it before use.
  case finished([UInt8])
}
