import TerminalUI

/// A verb of a router, to be pressed.
struct RoutingVerb: Identifiable {
  /// The call, as code.
  let id: String
  private let english: String
  private let korean: String
  let run: @MainActor () async -> Void

  init(_ call: String, _ english: String, _ korean: String, run: @escaping @MainActor () async -> Void) {
    id = call
    self.english = english
    self.korean = korean
    self.run = run
  }

  func title(_ language: Language) -> String { language(english, korean) }
}
