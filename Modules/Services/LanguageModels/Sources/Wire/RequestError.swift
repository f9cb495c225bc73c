import Entities
import HTTP

/// What went wrong with a request, as it was seen. The words for people are made of it, and so is whether to ask again.
enum RequestError: Error, Hashable {
  /// The connection failed, before or after the answer's head.
  case connection(HTTPFailure, hasBegun: Bool)
  /// The answer has a status that is not of success.
  case refusal(HTTPResponseHead, APIErrorResponse)
  /// An error came where a part of the answer should be.
  case apiError(APIErrorResponse)
  /// What came is not the protocol: it is this instead.
  case malformed(LocalizedText)
  /// The server keeps the connection alive, and not a word of the answer has come for too long.
  case wordless
  /// The stream is over, and its end is missing.
  case truncated
}
