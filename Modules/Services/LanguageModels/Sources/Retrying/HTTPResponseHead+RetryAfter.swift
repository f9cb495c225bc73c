import HTTP

extension HTTPResponseHead {
  /// The pause that the server requests; nil if it requests none.
  ///
  /// There are three forms: `retry-after-ms` is a number of milliseconds, and is read first; `retry-after` is a number
  /// of seconds, or a date (RFC 9110, 10.2.3). A date is compared with the response's own `date`, so that a wrong clock
  /// on this machine does not matter.
  var retryAfter: Duration? {
    if let milliseconds = self["retry-after-ms"].flatMap(Double.init) { return Self.duration(milliseconds / 1_000) }
    guard let text = self["retry-after"] else { return nil }
    if let seconds = Double(text) { return Self.duration(seconds) }
    guard let moment = HTTPDate.seconds(text), let now = self["date"].flatMap(HTTPDate.seconds) else { return nil }
    return Self.duration(Double(moment - now))
  }

  /// A server can send any number; more than a year counts as a year.
  private static func duration(_ seconds: Double) -> Duration? {
    guard seconds > 0 else { return nil }
    return .milliseconds(Int64((min(seconds, 31_536_000) * 1_000).rounded(.up)))
  }
}
