import Entities

@testable import Telemetry

extension LoggedEvent {
  /// A numbered event.
  static func sample(_ number: Int) -> LoggedEvent {
    LoggedEvent(
      LoggableEvent("Test", "Sample", .info, [.count("number", number)]), at: Timestamp(milliseconds: Int64(number)))
  }

  /// An event with every kind of parameter.
  static let full = LoggedEvent(
    LoggableEvent(
      "ChatView", "SendMessage_Response", .analytic,
      [
        .chat(Conversation.ID(high: 0x0189_0A5D_AC96_774B, low: 0xBCCE_B302_099A_8057)),
        .choice("color", ProfileColor.teal), .count("piece_count", 3), .duration(.milliseconds(1_234)),
        .truth("is_first", true), .kind(of: CancellationError()),
      ]),
    at: Timestamp(milliseconds: 1_795_280_709_250))
}
