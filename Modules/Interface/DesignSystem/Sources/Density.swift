public import TerminalUI

/// The spacing of lists and chats.
public enum Density: String, CaseIterable, Sendable {
  /// A list has two rows for each element, with a picture; a chat has an empty row between messages.
  case comfortable
  /// A list has one row for each element, with its first letter as a picture; a chat has no empty rows.
  case compact
}

extension EnvironmentValues {
  private struct DensityKey: EnvironmentKey {
    static let defaultValue = Density.comfortable
  }

  /// The spacing of lists and chats.
  public var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}
