public import TerminalUI

/// How much room lists and chats take.
public enum Density: String, CaseIterable, Sendable {
  /// A list has two rows for each thing that it shows, and a picture of it; a chat has an empty row between messages.
  case comfortable
  /// A list has one row for each thing, and its first letter for a picture; a chat has no empty rows.
  case compact
}

extension EnvironmentValues {
  private struct DensityKey: EnvironmentKey {
    static let defaultValue = Density.comfortable
  }

  /// How much room lists and chats take.
  public var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}
