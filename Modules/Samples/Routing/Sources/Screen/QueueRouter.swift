/// A queue of screens: the steps of a task, which are shown one by one.
@MainActor public protocol QueueRouter {
  /// Adds screens to the queue. None is shown yet.
  func queueScreens(_ parameters: [RoutingParameters])
  /// Shows the next queued screen. An empty queue is a refused request.
  func showNextScreen()
  /// Shows the next queued screen; when the queue is empty, dismisses this sheet or cover.
  func showNextScreenOrDismissLayer()
  /// Removes all screens from the queue.
  func clearQueue()
}
