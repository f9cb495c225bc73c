/// The presenter's calls to the interactor. They return nothing: answers come through `CounterInteractorOutput`.
@MainActor protocol CounterInteractorInput {
  /// Reports the count.
  func showCount()
  func increase()
  func decrease()
  func reset()
}
