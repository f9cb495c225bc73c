public import FeatureKit
public import FeatureKitTestSupport
public import Navigation
public import Observation
public import TerminalUI

/// Where a feature is shown on fakes: the world that it meets, and what it asked of everybody else.
@Observable @MainActor public final class DemoStage {
  /// What the world is like.
  public internal(set) var scene: DemoScene
  /// The language of the words.
  public internal(set) var language: Language
  /// What the feature asked for last, as code.
  private(set) var call = ""

  init(scene: DemoScene, language: Language) {
    self.scene = scene
    self.language = language
  }

  /// Shows a call of the feature's router. What another feature would do with it is not seen here.
  public func record(_ call: some Any) {
    self.call = "\(call)"
  }

  func forgetCalls() {
    call = ""
  }

  /// Shows another screen of the same feature.
  public func show(
    at context: NavigationContext, sheet: Bool = false, _ screen: @escaping @MainActor (NavigationContext) -> some View
  ) {
    context.showScreen(sheet ? .sheet : .push, destination: screen)
  }

  /// Shows another screen of the same feature, and waits for what comes of it.
  public func show<Value: Sendable>(
    at context: NavigationContext, returning type: Value.Type,
    _ screen: @escaping @MainActor (NavigationContext) -> some View
  ) async -> Value? {
    await context.showScreen(.fullScreenCover, returning: type, destination: screen)
  }

  /// Takes a screen away, as it asked.
  public func dismiss(_ context: NavigationContext) {
    context.dismissScreen()
  }

  /// Takes a screen away, with what came of it.
  public func finish(_ context: NavigationContext, with value: some Sendable) {
    context.finish(with: value)
  }

  /// Asks the user, as the app would.
  public func ask(at context: NavigationContext, _ question: String) async -> Bool {
    await context.confirm(title: question, message: "", action: language("Yes", "네"), cancel: language("No", "아니요"))
  }
}
