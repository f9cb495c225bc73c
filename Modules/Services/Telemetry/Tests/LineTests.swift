import RandomTesting
import Entities
import Foundation
import Testing

@testable import Telemetry

struct LineTests {
  @Test func `An event is one line of JSON`() {
    #expect(
      LoggedEvent.full.line
        == #"{"time":"2026-11-21T17:05:09.250Z","event":"ChatView_SendMessage_Response","severity":"analytic","#
        + #""chat_id":"01890a5d-ac96-774b-bcce-b302099a8057","color":"teal","piece_count":3,"duration":1234,"#
        + #""is_first":true,"error_kind":"CancellationError"}"# + "\n")
  }

  @Test func `A line can leave out ids`() {
    #expect(
      LoggedEvent.full.line(withIDs: false)
        == #"{"time":"2026-11-21T17:05:09.250Z","event":"ChatView_SendMessage_Response","severity":"analytic","#
        + #""color":"teal","piece_count":3,"duration":1234,"is_first":true,"error_kind":"CancellationError"}"# + "\n")
  }

  @Test func `An event as a readable text`() {
    #expect(
      LoggedEvent.full.summary == "ChatView_SendMessage_Response chat_id=01890a5d-ac96-774b-bcce-b302099a8057 "
        + "color=teal piece_count=3 duration=1234ms is_first=true error_kind=CancellationError")
  }

  @Test func `Times are those of Foundation's calendar`() {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    var generator = SeededGenerator(seed: 11)
    let edges: [Int64] = [0, -1, 951_782_400_000, 951_868_799_999, 1_709_164_800_000, 4_107_542_399_999]
    // Only times of the Gregorian calendar; for earlier ones Foundation uses the Julian calendar.
    let random = (0..<500).map { _ in Int64.random(in: -10_000_000_000_000...200_000_000_000_000, using: &generator) }
    for time in edges + random {
      // Foundation has seconds as floating-point numbers: integers are exact.
      let whole = time - time % 1000
      let date = Date(timeIntervalSince1970: Double(whole / 1000))
      #expect(Timestamp(milliseconds: whole).preciseUTC == formatter.string(from: date), "\(whole)")
    }
    #expect(Timestamp(milliseconds: 1_001).preciseUTC == "1970-01-01T00:00:01.001Z")
  }
}
