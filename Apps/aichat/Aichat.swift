import Core

/// The app is this list. A feature's place in it is the place of its tab, and of the digit that opens it.
///
/// Not in a main.swift, because Core's tests take the list from here: what is added to the app is tested with it.
@main @MainActor enum Aichat {
  static let app = AichatApp("aichat", [.explore, .chat, .profile, .settings, .onboarding])

  static func main() { app.main() }
}
