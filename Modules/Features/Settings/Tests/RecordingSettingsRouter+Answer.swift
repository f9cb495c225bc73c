import Entities
import SettingsTestSupport

extension RecordingSettingsRouter {
  /// Gives both questions the same answer, and chooses no model, no budget and no value, after an event while they are
  /// open.
  func answer(_ isSure: Bool, after event: @escaping @MainActor () async -> Void = {}) {
    onConfirm = { _ in
      await event()
      return isSure
    }
    onConfirmDeletion = { _, _, _ in
      await event()
      return isSure ? .kept : nil
    }
    onSaveProfile = {
      await event()
      return isSure ? .namedSample : nil
    }
    onPasteKey = { nil }
    onAskForBudget = { _ in nil }
    onAskForValue = { _, _, _, _ in nil }
    onChooseUsualModel = { _ in
      await event()
      return nil
    }
  }
}
