/// The place of a narrow view in a wide one.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing

  func offset(of width: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - width) / 2
    case .trailing: room - width
    }
  }
}

/// The place of a low view in a high one.
public enum VerticalAlignment: Sendable {
  case top, center, bottom

  func offset(of height: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (room - height) / 2
    case .bottom: room - height
    }
  }
}

/// The place of a small view in a large one.
public struct Alignment: Sendable {
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment

  /// An alignment from its two directions.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(.center, .center)
  /// At the beginning of the middle row.
  public static let leading = Alignment(.leading, .center)
  /// At the end of the middle row.
  public static let trailing = Alignment(.trailing, .center)
  /// In the middle of the top.
  public static let top = Alignment(.center, .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(.center, .bottom)
  /// At the top, at the beginning.
  public static let topLeading = Alignment(.leading, .top)
  /// At the top, at the end.
  public static let topTrailing = Alignment(.trailing, .top)
  /// At the bottom, at the beginning.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// At the bottom, at the end.
  public static let bottomTrailing = Alignment(.trailing, .bottom)
}

/// The direction of a stack.
enum Axis {
  case horizontal, vertical
}
