public import Entities
public import TerminalUI

extension ProfileColor {
  /// The screen's colour for this colour of a profile.
  public var tint: Tint {
    switch self {
    case .red: .red
    case .green: .green
    case .orange: .orange
    case .blue: .blue
    case .mint: .mint
    case .purple: .purple
    case .cyan: .cyan
    case .teal: .teal
    case .indigo: .indigo
    }
  }
}
