public import FeatureKit
public import FeatureKitTestSupport
public import Navigation
public import Observation
public import TerminalUI

/// The place where a feature is shown on fakes: its circumstances, and its latest call.
@Observable @MainActor public final class DemoStage {
  /// The circumstances.
  public internal(set) var scene: DemoScene
  /// The language of the words.
  public internal(set) var language: Language
  /// The latest call of the feature, as code.
  private(set) var call = ""

  init(scene: DemoScene, language: Language) {
    self.scene = scene
    self.language = language
  }

  /// Shows a call of the feature's router. The screen of another feature, where the call may lead, is not part of a
  /// demonstration.
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

  /// Shows another screen of the same feature, and waits for its result.
  public func show<Value: Sendable>(
    at context: NavigationContext, returning type: Value.Type,
    _ screen: @escaping @MainActor (NavigationContext) -> some View
  ) async -> Value? {
    await context.showScreen(.fullScreenCover, returning: type, destination: screen)
  }

  /// Dismisses a screen at its own request.
  public func dismiss(_ context: NavigationContext) {
    context.dismissScreen()
  }

  /// Dismisses a screen with its result.
  public func finish(_ context: NavigationContext, with value: some Sendable) {
    context.finish(with: value)
  }

  /// Asks the user, as the app would.
  public func ask(at context: NavigationContext, _ question: String) async -> Bool {
    await context.confirm(title: question, message: "", action: language("Yes", "네"), cancel: language("No", "아니요"))
  }

  /// Asks a question of a feature, as the app would.
  public func ask(at context: NavigationContext, _ question: Question) async -> Bool {
    await ask(at: context, language(question.title))
  }
}
