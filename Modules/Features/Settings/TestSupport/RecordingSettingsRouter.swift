public import FeatureKit
public import Settings
import Testing

/// Writes down where the settings lead, and answers their questions as a test wants.
@MainActor public final class RecordingSettingsRouter: SettingsRouter {
  /// A way that was taken.
  public enum Call: Hashable, Sendable {
    case about, signOutQuestion, deletionQuestion, dismissal
    /// An alert, with the error's own words.
    case alert(String)
  }

  /// The ways taken so far, in order.
  public private(set) var calls: [Call] = []
  /// The sections that features add.
  public var sections: [SettingsSection]
  /// How the person answers; a question without an answer fails the test.
  public var answer: Bool?
  /// Called when a question stands, before it is answered.
  public var onQuestion: @MainActor () async -> Void = {}

  /// A router that was not asked yet.
  public init(answer: Bool? = nil, sections: [SettingsSection] = []) {
    self.answer = answer
    self.sections = sections
  }

  /// Writes down that it leads to About.
  public func showAbout() { calls.append(.about) }

  /// Writes down that the settings close.
  public func dismissScreen() { calls.append(.dismissal) }

  /// Writes down the error's words.
  public func showAlert(for error: any Error) { calls.append(.alert("\(error)")) }

  /// Writes the question down, and answers it.
  public func confirmSignOut() async -> Bool { await ask(.signOutQuestion) }

  /// Writes the question down, and answers it.
  public func confirmAccountDeletion() async -> Bool { await ask(.deletionQuestion) }

  private func ask(_ question: Call) async -> Bool {
    calls.append(question)
    await onQuestion()
    if answer == nil { Issue.record("Nobody answers the \(question).") }
    return answer ?? false
  }
}
