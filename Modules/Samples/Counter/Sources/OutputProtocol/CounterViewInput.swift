/// The presenter's updates of the view.
@MainActor protocol CounterViewInput: AnyObject {
  func updateCount(_ count: Int)
  func updateReset(isEnabled: Bool)
}
