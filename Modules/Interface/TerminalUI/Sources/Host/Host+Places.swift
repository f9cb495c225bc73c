public import Terminal

extension Host {
  /// A key that the footer of the newest frame shows, and that can be pressed now.
  public struct FooterKey {
    /// The key.
    public let key: Key
    /// What it does, in words.
    public let title: String
    /// The cells that can be clicked instead.
    public let place: Rect
  }

  /// The keys that the footer of the newest frame shows. Those behind a panel are not among them.
  public var footerKeys: [FooterKey] {
    tree.shownKeys.filter { $0.scopes == tree.scopes.count }.map {
      FooterKey(key: $0.binding.key, title: $0.binding.title, place: $0.visible)
    }
  }

  /// Whether anything on the newest frame could have the focus.
  public var canFocus: Bool { !tree.focusable.isEmpty }

  /// The cells that show what has the focus; nil when nothing has it.
  public var focusPlace: Rect? { tree.focused(focus.focus)?.visible }
}
