/// How much room lists and chats take.
public enum DensityChoice: String, CaseIterable, Sendable {
  /// Two rows for what a list shows, and one between messages.
  case comfortable
  /// One row for what a list shows, and none between messages.
  case compact
}
