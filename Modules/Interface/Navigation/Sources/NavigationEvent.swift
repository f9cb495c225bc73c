/// A change of the navigation, for a log. It has no text: the names of tabs, screens and links belong to the app.
public enum NavigationEvent: Hashable, Sendable {
  /// A part of the navigation.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case screen, modal, alert
  }

  /// A part has appeared. A screen has its segue.
  case appeared(Part, Segue?)
  /// A part has gone.
  case dismissed(Part)
  /// Another tab is in front.
  case tabChanged
  /// So many screens wait in the queue.
  case queueChanged(count: Int)
  /// A request could not be fulfilled.
  case failed(NavigationFailure)
}

extension NavigationState {
  /// The changes since an earlier state: first the parts that disappeared, in reverse order, then the parts that
  /// appeared.
  func events(since old: NavigationState) -> [NavigationEvent] {
    let (before, now) = (old.tabs.flatMap(\.screens), tabs.flatMap(\.screens))
    let (known, left) = (Set(before.map(\.id)), Set(now.map(\.id)))
    let (knownModals, leftModals) = (Set(old.modals.map(\.id)), Set(modals.map(\.id)))
    var events: [NavigationEvent] = []
    if old.alert != nil, old.alert?.id != alert?.id { events.append(.dismissed(.alert)) }
    events += old.modals.reversed().filter { !leftModals.contains($0.id) }.map { _ in .dismissed(.modal) }
    events += before.reversed().filter { !left.contains($0.id) }.map { _ in .dismissed(.screen) }
    if old.selected != selected { events.append(.tabChanged) }
    events += now.filter { !known.contains($0.id) }.map { .appeared(.screen, $0.segue) }
    events += modals.filter { !knownModals.contains($0.id) }.map { _ in .appeared(.modal, nil) }
    if let alert, alert.id != old.alert?.id { events.append(.appeared(.alert, nil)) }
    if queue.count != old.queue.count { events.append(.queueChanged(count: queue.count)) }
    return events
  }
}
