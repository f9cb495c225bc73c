import Entities
import HTTP

/// Says what went wrong in words for people: what happened, why, what to do. It never tells the key.
struct FailureVoice {
  let model: OpenAIModel

  private var server: String { model.endpoint.shown }

  func failure(_ kind: ModelFailure.Kind, _ message: String) -> ModelFailure {
    ModelFailure(kind, message)
  }
}

/// Trouble with the connection.
extension FailureVoice {
  /// The failure of a request. Once the answer has begun, a lost connection has cut it.
  func failure(of trouble: HTTPFailure, hasBegun: Bool) -> ModelFailure {
    switch trouble {
    case .unreachable(let words):
      failure(
        .unreachable,
        "Nothing answers at \(server). Is the server running, and is the address right?\(details(words))")
    case .timedOut(let phase): timedOut(phase)
    case .tls(let words):
      failure(
        .unreachable,
        "There is no secure connection to \(server). Check the address, this machine's date and its certificates; "
          + "a server without TLS is reached by http://.\(details(words))")
    case .badURL(let words):
      failure(.misconfigured, "The address \(server) cannot be used. Check --base-url.\(details(words))")
    case .badRequest(let words): failure(.misconfigured, "The request cannot be sent: \(words).")
    case .libraryMissing(let hint): failure(.misconfigured, "The network cannot be used: \(hint)")
    case .tooLarge(let limit):
      failure(.malformed, "\(server) sent more than \(limit) bytes. That is no answer to a chat.")
    case .malformed(let words):
      failure(.malformed, "What answers at \(server) does not speak HTTP. Check the port.\(details(words))")
    case .interrupted(let words) where !hasBegun:
      failure(
        .serverError,
        "\(server) closed the connection without an answer. Look at the server's own messages.\(details(words))")
    case .interrupted: truncated
    case .other(let words):
      failure(hasBegun ? .truncated : .unreachable, "Talking to \(server) failed.\(details(words))")
    }
  }

  /// The stream is over, and its end is missing.
  var truncated: ModelFailure {
    failure(
      .truncated,
      "The connection to \(server) ended in the middle of the answer. What had arrived is kept; ask again for the rest."
    )
  }

  private func timedOut(_ phase: HTTPFailure.Phase) -> ModelFailure {
    let timeouts = model.timeouts
    return switch phase {
    case .connect:
      failure(
        .timedOut,
        "\(server) did not take the connection within \(timeouts.connect). Is the server running, and is the address "
          + "right?")
    case .firstByte:
      failure(
        .timedOut,
        "\(server) said nothing for \(timeouts.firstByte). It may still be loading the model: try again, or choose a "
          + "smaller one.")
    case .idle:
      failure(
        .timedOut,
        "\(server) fell silent in the middle of the answer, for \(timeouts.idle). What had arrived is kept; try again.")
    }
  }
}

/// Trouble that the server tells about.
extension FailureVoice {
  /// The failure of an answer with a status that is not of success (not 2xx).
  func failure(of head: HTTPResponseHead, body: [UInt8]) -> ModelFailure {
    let words = quoted(ServerComplaint(body: body).words)
    let status = head.status
    switch status {
    case 300..<400:
      let place = head["location"].map { " to \(model.endpoint.withoutKey(Endpoint.shown($0)))" } ?? ""
      return failure(
        .notFound, "\(server) sends callers on\(place) (\(status)). Set --base-url to the API's own address.")
    case 401, 403:
      let advice =
        model.endpoint.hasKey
        ? "refused the key (\(status)). Check that it is right and may use the model."
        : "wants a key (\(status)). Set AICHAT_API_KEY to it; OPENAI_API_KEY is for OpenAI alone."
      return failure(.unauthorized, "\(server) \(advice)\(words)")
    case 404, 405: return notFound(status, words)
    case 402, 429:
      return failure(
        .limited,
        "\(server) takes no more requests now (\(status)): too many, or the account is used up. Wait a little, or look "
          + "at the account.\(words)")
    case 408, 504: return failure(.timedOut, "\(server) ran out of time (\(status)). Try again.\(words)")
    case 500...:
      return failure(.serverError, "\(server) failed (\(status)). Try again, or look at the server's messages.\(words)")
    default:
      return failure(
        .refused, "\(server) refused the request (\(status)). The model may not take it in this form.\(words)")
    }
  }

  private func notFound(_ status: Int, _ words: String) -> ModelFailure {
    let last = model.endpoint.baseURL.split(separator: "/").last ?? ""
    let isVersioned = last.first == "v" && last.dropFirst().first?.isNumber == true
    let hint = isVersioned ? "" : " Most servers have their API under /v1: try --base-url \(server)/v1."
    return failure(
      .notFound,
      "\(server) does not know the model \"\(model.choice.model)\", or is not the address of an API (\(status))."
        + "\(hint)\(words)")
  }

  /// An error that came where an answer should be.
  func failure(of complaint: ServerComplaint) -> ModelFailure {
    failure(
      .serverError,
      "\(server) reported an error. Try again, or look at the server's messages.\(quoted(complaint.words))")
  }

  /// Something that is not the protocol.
  func malformed(_ what: String) -> ModelFailure {
    failure(.malformed, "\(server) answered with \(what). Is it the address of an API that speaks OpenAI's protocol?")
  }

  /// What the server says, as the last sentence.
  private func quoted(_ words: String) -> String {
    words.isEmpty ? "" : " It says: \(sound(words))"
  }

  /// What the network library says, as the last sentence.
  fileprivate func details(_ words: String) -> String {
    words.isEmpty ? "" : " Details: \(sound(words))"
  }

  /// Somebody else's words: on one line, shortened, and without the key, which servers like
  /// to quote. Shortening comes last: it could leave half of a key.
  private func sound(_ words: String) -> String {
    let line = model.endpoint.withoutKey(words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = String(String.UnicodeScalarView(line.unicodeScalars.prefix(500)))
    return short.utf8.count < line.utf8.count ? short + "…" : short
  }
}
