import Entities
import HTTP

/// The technical cause of a failed request. The message for users and the decision to retry are derived from it.
enum RequestError: Error, Hashable {
  /// The connection failed, before or after the response's head.
  case connection(HTTPFailure, hasBegun: Bool)
  /// The response has an error status.
  case refusal(HTTPResponseHead, APIErrorResponse)
  /// An error arrived in place of a part of the reply.
  case apiError(APIErrorResponse)
  /// The response does not follow the protocol: it is this instead.
  case malformed(LocalizedText)
  /// The server keeps the connection open, but has sent no content for too long.
  case wordless
  /// The stream ended without its end mark.
  case truncated
}
