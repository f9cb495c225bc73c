import Entities
import Observation

/// Knows how large everything is, keeps a copy of it, and erases it, when the user says so.
@Observable @MainActor final class DataPresenter {
  /// What is under way, of which there is only one thing at a time.
  enum Work {
    case copying, asking, erasing
  }

  /// The size of the database, in bytes.
  private(set) var databaseSize: Int
  /// The size of the copies beside it, in bytes.
  private(set) var copiesSize: Int
  /// Where the newest copy is.
  private(set) var copy: String?
  private(set) var work: Work?
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
    (databaseSize, copiesSize) = (interactor.databaseSize, interactor.copiesSize)
  }

  /// - Returns: Whether there is another copy now.
  @discardableResult func onBackUpPressed() async -> Bool {
    guard work == nil else { return false }
    work = .copying
    defer { work = nil }
    interactor.log(SettingsEvent.backUp.start())
    do {
      copy = try await interactor.backUpData()
      interactor.log(SettingsEvent.backUp.success())
    } catch {
      interactor.log(SettingsEvent.backUp.fail(error))
      router.showAlert(for: error)
      return false
    }
    (databaseSize, copiesSize) = (interactor.databaseSize, interactor.copiesSize)
    return copy != nil
  }

  func onArchivesPressed() {
    guard work == nil else { return }
    router.showArchives()
  }

  /// Erases everything, once the user knows what that is, and has agreed; the settings close then, and the app begins
  /// anew.
  /// - Returns: Whether it is erased.
  @discardableResult func onErasePressed() async -> Bool {
    guard work == nil else { return false }
    work = .asking
    interactor.log(SettingsEvent.erase.start())
    do {
      guard await router.confirmErasure(of: try await interactor.profileSummaries(), copies: interactor.copiesSize)
      else {
        work = nil
        return false
      }
      work = .erasing
      try await interactor.eraseEverything()
      interactor.log(SettingsEvent.erase.success())
      // It stays under way: the start screens open by themselves, and the buttons must not come back.
      router.dismissScreen()
      return true
    } catch {
      work = nil
      if error is CancellationError { return false }
      interactor.log(SettingsEvent.erase.fail(error))
      router.showAlert(for: error)
      return false
    }
  }
}
