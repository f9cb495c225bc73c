/// A request that cannot be fulfilled. Nothing changes then.
public enum NavigationFailure: Error, Hashable, Sendable {
  /// The screen that asked, or that was named, is no longer there.
  case screenIsGone(Int)
  /// No screen of the tab has that name.
  case noSuchScreen(String)
  /// A tab's first screen cannot be dismissed.
  case rootStays(tab: String)
  /// There is no tab of that name.
  case noSuchTab(String)
  /// No modal has that name, or there is none at all.
  case noSuchModal(String?)
  /// No screen waits to be shown.
  case queueIsEmpty
}
