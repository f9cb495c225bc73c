/// The way in which a screen is shown.
public enum Segue: String, CaseIterable, Hashable, Codable, Sendable {
  /// As the first screen of its tab.
  case root
  /// In place of the previous screen.
  case push
  /// As a panel in front of the previous screen.
  case sheet
  /// In front of everything, tabs included.
  case fullScreenCover

  /// Whether it begins a layer of its own, in front of the previous one.
  var beginsLayer: Bool { self != .push }
}

/// The place of a new screen in a stack.
public enum ScreenLocation: Hashable, Sendable {
  /// After the requesting screen; the screens in front of that one go.
  case afterThis
  /// In front of all screens of the tab.
  case onTop
  /// After the topmost screen of this name; the screens in front of that one go.
  case after(String)
}
