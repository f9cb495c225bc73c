/// How a screen comes.
public enum Segue: String, Hashable, Codable, Sendable {
  /// It is the first of its tab.
  case root
  /// In place of the one before it.
  case push
  /// As a panel in front of the one before it.
  case sheet
  /// In front of everything, tabs included.
  case fullScreenCover

  /// Whether it begins a layer of its own, in front of what was there.
  var beginsLayer: Bool { self != .push }
}

/// Where a screen comes in a stack.
public enum ScreenLocation: Hashable, Sendable {
  /// After the screen that asks; what stands in front of that goes.
  case afterThis
  /// In front of everything that the tab has.
  case onTop
  /// After the nearest screen of that name; what stands in front of that goes.
  case after(String)
}
