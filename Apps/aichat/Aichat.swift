import Core

/// The app is this list of features. The order of the list is the order of the tabs and of the digits that open them.
///
/// Not in a main.swift, because Core's tests use this list: every feature of the app is tested with it.
@main @MainActor enum Aichat {
  static let app = AichatApp("aichat", [.explore, .chat, .profile, .settings, .onboarding])

  static func main() { app.main() }
}
