import Entities
import HTTP

/// Says what went wrong in words for people: what happened, why, what to do. It never tells the key.
struct FailureVoice {
  let provider: RemoteProvider
  /// The model's name; nil where it is about a list of models.
  var model: String?

  private var endpoint: Endpoint { provider.endpoint }
  private var traits: ProviderTraits { provider.dialect.traits }
  private var server: String { endpoint.shown }

  /// What people are told about a trouble.
  func failure(of trouble: Trouble) -> ModelFailure {
    switch trouble {
    case .connection(let failure, let hasBegun): self.failure(of: failure, hasBegun: hasBegun)
    case .refusal(let head, let complaint): failure(of: head, complaint)
    case .complaint(let complaint): failure(of: complaint)
    case .malformed(let what):
      failure(
        .malformed, "\(server) answered with \(what). Is it the address of an API that speaks \(traits.protocolName)?")
    case .truncated: truncated
    }
  }

  private func failure(_ kind: ModelFailure.Kind, _ message: String) -> ModelFailure {
    ModelFailure(kind, message)
  }
}

/// Trouble with the connection.
extension FailureVoice {
  /// The failure of a request. Once the answer has begun, a lost connection has cut it.
  private func failure(of trouble: HTTPFailure, hasBegun: Bool) -> ModelFailure {
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
    case .badRequest(let words): failure(.misconfigured, "The request cannot be sent: \(sound(words)).")
    case .libraryMissing(let hint): failure(.misconfigured, "The network cannot be used: \(sound(hint))")
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
  private var truncated: ModelFailure {
    failure(
      .truncated,
      "The connection to \(server) ended in the middle of the answer. What had arrived is kept; ask again for the rest."
    )
  }

  private func timedOut(_ phase: HTTPFailure.Phase) -> ModelFailure {
    let timeouts = provider.timeouts
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
  private func failure(of head: HTTPResponseHead, _ complaint: ServerComplaint) -> ModelFailure {
    if (300..<400).contains(head.status) {
      let place = head["location"].map { " to \(endpoint.withoutKey(Endpoint.shown($0)))" } ?? ""
      return failure(
        .notFound, "\(server) sends callers on\(place) (\(head.status)). Set --base-url to the API's own address.")
    }
    // Words that ask for more patience than anybody has are worth telling.
    let pause = head.retryAfter.map { $0 > RetryPolicy.longestPause ? " It asks to wait \($0)." : "" } ?? ""
    return failure(status: head.status, complaint, pause: pause)
  }

  /// An error that came where an answer should be.
  private func failure(of complaint: ServerComplaint) -> ModelFailure {
    if let status = complaint.status { return failure(status: status, complaint) }
    return failure(
      .serverError,
      "\(server) reported an error. Try again, or look at the server's messages.\(quoted(complaint.words))")
  }

  private func failure(status: Int, _ complaint: ServerComplaint, pause: String = "") -> ModelFailure {
    let (kind, message) = told(status, complaint)
    return failure(kind, "\(server) \(message)\(pause)\(quoted(complaint.words))")
  }

  private func told(_ status: Int, _ complaint: ServerComplaint) -> (ModelFailure.Kind, String) {
    switch status {
    case _ where complaint.isAboutLength:
      return (
        .refused,
        "finds the conversation too long for the model (\(status)). Choose a model that keeps more in view, or begin "
          + "a new conversation."
      )
    case 401, 403:
      let advice =
        endpoint.hasKey
        ? "refused the key (\(status)). Check that it is right and may use the model."
        : "wants a key (\(status)). Keep one with: aichat keys set \(traits.name) --base-url \(server).\(endpoint.aboutOtherKeys)"
          + " Or: \(traits.keyAdvice)"
      return (.unauthorized, advice)
    case 404, 405:
      return (.notFound, provider.dialect.adviceForMissing(model: model, at: endpoint, status: status))
    case _ where status == 402 || complaint.isAboutMoney:
      return (.limited, "says that the account is used up (\(status)). Look at the account.")
    case 429: return (.limited, "takes no more requests now (\(status)). Wait a little, or look at the account.")
    case 408, 504: return (.timedOut, "ran out of time (\(status)). Try again.")
    case 503, 529: return (.serverError, "is too busy or still loading (\(status)). Try again a little later.")
    case 500...: return (.serverError, "failed (\(status)). Try again, or look at the server's messages.")
    default: return (.refused, "refused the request (\(status)). The model may not take it in this form.")
    }
  }

  /// What the server says, as the last sentence.
  private func quoted(_ words: String) -> String {
    words.isEmpty ? "" : " It says: \(sound(words))"
  }

  /// What the network library says, as the last sentence.
  private func details(_ words: String) -> String {
    words.isEmpty ? "" : " Details: \(sound(words))"
  }

  /// Somebody else's words: on one line, shortened, and without the key, which servers like
  /// to quote. Shortening comes last: it could leave half of a key.
  private func sound(_ words: String) -> String {
    let line = endpoint.withoutKey(words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = String(String.UnicodeScalarView(line.unicodeScalars.prefix(500)))
    return short.utf8.count < line.utf8.count ? short + "…" : short
  }
}
