/// The density of lists and chats.
public enum DensityChoice: String, CaseIterable, Sendable {
  /// Two rows for each entry of a list, and one between messages.
  case comfortable
  /// One row for each entry of a list, and none between messages.
  case compact
}
