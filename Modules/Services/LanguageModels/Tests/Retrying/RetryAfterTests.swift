import RandomTesting
import Foundation
import HTTP
import NetworkTesting
import Testing

@testable import LanguageModels

@Suite struct RetryAfterTests {
  private func pause(_ headers: (String, String)...) -> Duration? {
    HTTPResponseHead(status: 429, headers: headers.map { HTTPHeader($0.0, $0.1) }).retryAfter
  }

  @Test func readsTheThreeForms() {
    #expect(pause() == nil)
    #expect(pause(("Retry-After", "2")) == .seconds(2))
    #expect(pause(("retry-after", "0.25")) == .milliseconds(250))
    #expect(pause(("Retry-After-Ms", "1500")) == .milliseconds(1500))
    #expect(pause(("Retry-After", "2"), ("Retry-After-Ms", "1500.4")) == .milliseconds(1501))
    let moment = "Sun, 06 Nov 1994 08:49:37 GMT"
    #expect(pause(("Retry-After", moment), ("Date", "Sun, 06 Nov 1994 08:49:07 GMT")) == .seconds(30))
    // A date is ignored without the server's own clock, and when it is in the past.
    #expect(pause(("Retry-After", moment)) == nil)
    #expect(pause(("Retry-After", moment), ("Date", moment)) == nil)
    #expect(pause(("Retry-After", moment), ("Date", "Mon, 07 Nov 1994 08:49:07 GMT")) == nil)
  }

  @Test(arguments: ["", "soon", "0", "-5", "nan", "-inf", "12ms", "6m0s"]) func nonsenseIsIgnored(text: String) {
    #expect(pause(("Retry-After", text)) == nil)
  }

  @Test(arguments: ["inf", "1e300", "99999999999999999999"]) func noNumberIsTooLarge(text: String) {
    #expect(pause(("Retry-After", text)) == .seconds(31_536_000))
    #expect(pause(("Retry-After-Ms", text)) == .seconds(31_536_000))
  }

  @Test(arguments: Fuzzing.seeds(300)) func readsEveryDate(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let seconds = Int.random(in: 0...4_102_444_800, using: &generator)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
    #expect(HTTPDate.seconds(text) == seconds, "seed \(seed): \(text)")
  }

  @Test(arguments: [
    "", "Sun, 06 Nov 1994 08:49:37", "Sun 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
    "Sun Nov  6 08:49:37 1994", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 06 Nov 19940 08:49:37 GMT",
    "Sun, +6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1969 08:49:37 GMT",
  ])
  func refusesInvalidDates(text: String) {
    #expect(HTTPDate.seconds(text) == nil)
  }
}
