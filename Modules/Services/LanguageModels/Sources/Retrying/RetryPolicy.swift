import HTTP

/// When to ask a server again that could not answer, and after how long.
///
/// The rules are those of the official clients of OpenAI and Anthropic: two more attempts, after half a second and
/// twice as long each time, or when the server says; at random up to a quarter sooner, so that many clients do not come
/// back together. `RequestError.isPassing` is the table of what may pass.
struct RetryPolicy: Sendable {
  /// The longest pause that anybody waits for. A server that asks for more is not asked again.
  static let longestPause = Duration.seconds(60)
  /// The longest pause that is not the server's own wish.
  static let longestGuess = Duration.seconds(8)

  /// How often to ask altogether.
  var attempts = 3
  /// What measures the pauses.
  var clock: any Clock<Duration> = ContinuousClock()
  /// A random number from 0 to 1.
  var random: @Sendable () -> Double = { .random(in: 0..<1) }

  /// None: the first failure is the last.
  static let never = RetryPolicy(attempts: 1)

  /// How long to wait after a failed attempt, counted from 1; nil when asking again does not help.
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
  /// Whether it may be over a moment later.
  var isPassing: Bool {
    switch self {
    case .connection(let failure, _):
      switch failure {
      case .unreachable, .interrupted, .timedOut(.connect): true
      // A server that was silent for minutes may be at work: a second request would only wait behind the first.
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
      // Without a status it may be anything, so it is told at once.
      !apiError.isAboutMoney && (apiError.status.map(Self.isPassing) ?? false)
    case .truncated: true
    case .malformed, .wordless: false
    }
  }

  private static func isPassing(_ status: Int) -> Bool {
    [408, 409, 429].contains(status) || status >= 500
  }
}
