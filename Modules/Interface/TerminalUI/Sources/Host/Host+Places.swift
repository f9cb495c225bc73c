public import Terminal

extension Host {
  /// A key in the footer of the newest frame that can be pressed now.
  public struct FooterKey {
    /// The key.
    public let key: Key
    /// What it does, in words.
    public let title: String
    /// The cells of the screen where a click presses it.
    public let place: Rect
  }

  /// The keys in the footer of the newest frame, without those behind a panel.
  public var footerKeys: [FooterKey] {
    tree.shownKeys.filter { $0.scopes == tree.scopes.count }.map {
      FooterKey(key: $0.binding.key, title: $0.binding.title, place: $0.visible)
    }
  }

  /// Whether any control on the newest frame can have the focus.
  public var canFocus: Bool { !tree.focusable.isEmpty }

  /// The cells of the focused control; nil when no control has the focus.
  public var focusPlace: Rect? { tree.focused(focus.focus)?.visible }

  /// A text that tells the control with the focus from all others of the screen; nil when there is none.
  public var focusName: String? { focus.focus.map { "\($0)" } }
}
