import Observation

/// Knows how large everything is, and keeps a copy of it when the person says so.
@Observable @MainActor final class DataPresenter {
  /// The size of the database, in bytes.
  private(set) var databaseSize: Int
  /// The size of the copies beside it, in bytes.
  private(set) var copiesSize: Int
  /// Where the newest copy is.
  private(set) var copy: String?
  private(set) var isCopying = false
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter

  init(interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
    (databaseSize, copiesSize) = (interactor.databaseSize, interactor.copiesSize)
  }

  /// - Returns: Whether there is another copy now.
  @discardableResult func onBackUpPressed() async -> Bool {
    guard !isCopying else { return false }
    isCopying = true
    defer { isCopying = false }
    do {
      copy = try await interactor.backUpData()
    } catch {
      router.showAlert(for: error)
      return false
    }
    (databaseSize, copiesSize) = (interactor.databaseSize, interactor.copiesSize)
    return copy != nil
  }
}
