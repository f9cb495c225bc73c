import Entities
import SettingsTestSupport

extension RecordingSettingsRouter {
  /// Answers both questions alike, and chooses no model no budget and no value, after something that happens while they stand.
  func answer(_ isSure: Bool, after event: @escaping @MainActor () async -> Void = {}) {
    onConfirmSignOut = { _, _ in
      await event()
      return isSure
    }
    onConfirmDeletion = { _, _, _ in
      await event()
      return isSure ? .kept : nil
    }
    onConfirmErasure = { _, _ in
      await event()
      return isSure
    }
    onSaveProfile = {
      await event()
      return isSure ? .namedSample : nil
    }
    onPasteKey = { nil }
    onConfirmForgetting = { _ in isSure }
    onAskForBudget = { _ in nil }
    onAskForValue = { _, _, _, _ in nil }
    onChooseUsualModel = { _ in
      await event()
      return nil
    }
  }
}
