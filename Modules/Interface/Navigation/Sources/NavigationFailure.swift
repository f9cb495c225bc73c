/// A request that cannot be fulfilled. It changes nothing.
public enum NavigationFailure: Error, Hashable, Sendable {
  /// The requesting screen, or the named one, is no longer there.
  case screenIsGone(Int)
  /// The tab has no screen of this name.
  case noSuchScreen(String)
  /// A tab's first screen cannot be dismissed.
  case rootStays(tab: String)
  /// There is no tab of this name.
  case noSuchTab(String)
  /// There is no modal of this name, or none at all.
  case noSuchModal(String?)
  /// The queue of screens is empty.
  case queueIsEmpty
}
