import HTTP

/// When to repeat a failed request, and after which pause.
///
/// The rules are those of the official clients of OpenAI and Anthropic: two retries, after half a second and twice as
/// long each time, or after the pause that the server requests. A pause that the server did not request is randomly up
/// to a quarter shorter, so that many clients do not retry together. `RequestError.isPassing` lists the temporary
/// errors.
struct RetryPolicy: Sendable {
  /// The longest pause. If a server requests a longer one, the request is not repeated.
  static let longestPause = Duration.seconds(60)
  /// The longest pause that the server did not request.
  static let longestGuess = Duration.seconds(8)

  /// The maximum number of attempts.
  var attempts = 3
  /// The clock that measures the pauses.
  var clock: any Clock<Duration> = ContinuousClock()
  /// A random number from 0 to 1.
  var random: @Sendable () -> Double = { .random(in: 0..<1) }

  /// No retries.
  static let never = RetryPolicy(attempts: 1)

  /// The pause after a failed attempt, counted from 1; nil when a retry does not help.
  func pause(after error: RequestError, attempt: Int) -> Duration? {
    guard attempt < attempts, error.isPassing else { return nil }
    if case .refusal(let head, _) = error, let wish = head.retryAfter {
      return wish <= Self.longestPause ? wish : nil
    }
    var pause = Duration.milliseconds(500)
    for _ in 1..<max(1, attempt) where pause < Self.longestGuess { pause *= 2 }
    return min(pause, Self.longestGuess) * (1 - 0.25 * random())
  }
}

extension RequestError {
  /// Whether the error may be temporary.
  var isPassing: Bool {
    switch self {
    case .connection(let failure, _):
      switch failure {
      case .unreachable, .interrupted, .timedOut(.connect): true
      // A server that was silent for minutes may be working: a second request would only wait behind the first.
      case .timedOut(.firstByte), .timedOut(.idle): false
      case .tls, .certificates, .proxy, .badURL, .badRequest, .libraryMissing, .tooLarge, .malformed, .other: false
      }
    case .refusal(_, let apiError) where apiError.isAboutMoney: false
    case .refusal(let head, _):
      switch head["x-should-retry"] {
      case "true"?: true
      case "false"?: false
      default: Self.isPassing(head.status)
      }
    case .apiError(let apiError):
      // Without a status the error may be anything, so it is reported at once.
      !apiError.isAboutMoney && (apiError.status.map(Self.isPassing) ?? false)
    case .truncated: true
    case .malformed, .wordless: false
    }
  }

  private static func isPassing(_ status: Int) -> Bool {
    [408, 409, 429].contains(status) || status >= 500
  }
}
