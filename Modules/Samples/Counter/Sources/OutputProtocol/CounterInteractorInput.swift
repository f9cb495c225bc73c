/// What the presenter may ask of the interactor. Nothing comes back: answers come by `CounterInteractorOutput`.
@MainActor protocol CounterInteractorInput {
  /// Tells where the count stands.
  func showCount()
  func increase()
  func decrease()
  func reset()
}
