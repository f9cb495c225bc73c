/// Where the end leads: the tabs open by themselves when onboarding is complete.
@MainActor public protocol CompletedRouter {
  /// Says what went wrong.
  func showAlert(for error: any Error)
}
