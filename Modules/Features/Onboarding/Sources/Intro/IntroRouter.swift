/// Where the intro leads.
@MainActor public protocol IntroRouter {
  /// Lets the person choose a colour.
  func showColor()
  /// Says who else is there.
  func showCommunity()
}
