public import Entities
public import TerminalUI

extension ProfileColor {
  /// Its name.
  public func title(in language: Language) -> String {
    switch self {
    case .red: language("Red", "빨간색")
    case .green: language("Green", "초록색")
    case .orange: language("Orange", "주황색")
    case .blue: language("Blue", "파란색")
    case .mint: language("Mint", "민트색")
    case .purple: language("Purple", "보라색")
    case .cyan: language("Cyan", "하늘색")
    case .teal: language("Teal", "청록색")
    case .indigo: language("Indigo", "남색")
    }
  }
}
