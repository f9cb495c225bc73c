import Entities
import JSON
import Testing

@testable import ChatFiles

/// Every shape of a date that a file of chats may have.
struct ChatDateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let value: JSONValue
    let utc: String
    /// Where the shape comes from.
    let source: String
    var testDescription: String { "\(value.text()): \(source)" }
  }

  static let known = [
    Case(
      value: 1_687_184_415_123, utc: "2023-06-19T14:20:15.123Z", source: "SillyTavern, early create_date and Date.now()"
    ),
    Case(value: "1687184415123", utc: "2023-06-19T14:20:15.123Z", source: "SillyTavern, timestampToMoment: digits"),
    Case(
      value: "June 19, 2023 2:20pm", utc: "2023-06-19T14:20:00.000Z",
      source: "SillyTavern 1.7 and later, getMessageTimeStamp"),
    Case(value: "January 1, 2024 12:05am", utc: "2024-01-01T00:05:00.000Z", source: "the same, after midnight"),
    Case(value: "July 4, 2023 12:00pm", utc: "2023-07-04T12:00:00.000Z", source: "the same, at noon"),
    Case(
      value: "2023-4-21 @20h 02m 47s 124ms", utc: "2023-04-21T20:02:47.124Z",
      source: "SillyTavern, humanizedISO8601DateTime before 1.12"),
    Case(value: "2023-4-21 @20h 2m 7s 4ms", utc: "2023-04-21T20:02:07.004Z", source: "TavernAI, numbers without zeros"),
    Case(value: "2024-07-12@01h31m37s", utc: "2024-07-12T01:31:37.000Z", source: "SillyTavern 1.12, humanizedDateTime"),
    Case(
      value: "2024-07-12@01h31m37s124ms", utc: "2024-07-12T01:31:37.124Z", source: "SillyTavern 1.13, with milliseconds"
    ),
    Case(
      value: "2025-02-03T04:05:06.789Z", utc: "2025-02-03T04:05:06.789Z",
      source: "SillyTavern, gen_started and newer send_date (ISO 8601)"),
    Case(value: "2025-02-03T04:05:06+09:00", utc: "2025-02-02T19:05:06.000Z", source: "ISO 8601 with an offset"),
    Case(
      value: "2025-02-03 04:05:06", utc: "2025-02-03T04:05:06.000Z", source: "ISO 8601 with a space, other programs"),
    Case(value: "2025-02-03", utc: "2025-02-03T00:00:00.000Z", source: "front matter of Markdown"),
    Case(value: "2024-02-29T00:00:00Z", utc: "2024-02-29T00:00:00.000Z", source: "a leap day"),
    Case(value: 1_700_000_000.25, utc: "2023-11-14T22:13:20.250Z", source: "ChatGPT, create_time in seconds"),
    Case(value: 1_700_000_000, utc: "2023-11-14T22:13:20.000Z", source: "OpenAI, created in seconds"),
  ]

  @Test(arguments: known) func isUnderstood(_ shape: Case) {
    #expect(ChatDate(zone: .utc)(shape.value)?.preciseUTC == shape.utc)
  }

  static let unknown: [JSONValue] = [
    nil, "", "yesterday", 0, -5, 1e300, "2023-13-01T00:00:00Z", "2023-02-29T00:00:00Z", "2023-00-10",
    "June 31, 2023 2:20pm",
    "June 19, 2023 14:20pm", "2024-07-12@25h31m37s", "2024-07-12T01:31:37Zx", "99999-01-01", "10000-01-01T00:00:00Z",
    "1969-12-31T23:59:59Z", "9999-12-31T23:59:60Z", "9999-12-31T23:59:59-01:00", true, [], "2024-07-12T01:31:37.",
    "2024-07-12T01:31:37+99:00", "٢٠٢٤-٠٧-١٢",
    .string(String(repeating: "1", count: 1_000)),
  ]

  @Test(arguments: unknown) func isRefused(_ value: JSONValue) {
    #expect(ChatDate(zone: .utc)(value) == nil)
  }

  @Test func aLocalTimeBefore1970IsRefused() {
    #expect(ChatDate(zone: LocalZone { _ in 32_400 })("1970-01-01") == nil)
    #expect(ChatDate(zone: LocalZone { _ in 32_400 })("1970-01-02") != nil)
  }

  /// Dates without an offset are local, on both sides of a change of the clock.
  @Test func aDateWithoutAZoneIsLocal() {
    let change = Timestamp(milliseconds: 1_711_846_800_000)  // 2024-03-31T01:00:00Z
    let zone = LocalZone { $0 < change ? 3600 : 7200 }
    let date = ChatDate(zone: zone)
    #expect(date("March 31, 2024 1:30am")?.utc == "2024-03-31T00:30:00Z")
    #expect(date("2024-03-31@03h30m00s")?.utc == "2024-03-31T01:30:00Z")
    #expect(date("2024-07-12@01h31m37s124ms")?.preciseUTC == "2024-07-11T23:31:37.124Z")
    #expect(date("2024-07-12T01:31:37Z")?.utc == "2024-07-12T01:31:37Z")
  }
}
