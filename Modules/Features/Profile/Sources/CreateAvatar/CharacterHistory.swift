import Entities
import FeatureKit
import Observation

/// The edits of an avatar, and the way back.
@Observable @MainActor final class CharacterHistory {
  /// The number of edits that a press adds.
  static let page = 5

  private(set) var edits: [CharacterEdit] = []
  private var limit = CharacterHistory.page
  private(set) var hasMore = false
  private let avatar: Avatar.ID
  private let interactor: any CreateAvatarInteractor
  private let router: any CreateAvatarRouter

  init(of avatar: Avatar.ID, interactor: any CreateAvatarInteractor, router: any CreateAvatarRouter) {
    self.avatar = avatar
    self.interactor = interactor
    self.router = router
  }

  func load() async throws {
    let found = try await interactor.avatarEdits(of: avatar, limit: limit + 1)
    (edits, hasMore) = (Array(found.prefix(limit)), found.count > limit)
  }

  func onShowMorePressed() async {
    limit += Self.page
    do { try await load() } catch { router.showAlert(for: error) }
  }

  /// Goes back to the state before an edit, after the user has agreed.
  /// - Returns: The avatar as it is then; nil when the user did not agree, and after an error.
  func onRestorePressed(_ edit: CharacterEdit) async -> Avatar? {
    guard await router.confirm(.goingBack) else { return nil }
    do {
      let avatar = try await interactor.restoreAvatar(avatar, before: edit.id)
      interactor.log(CreateAvatarEvent.restorePressed)
      // The form shows the avatar also when the list of edits cannot be read again.
      do { try await load() } catch { router.showAlert(for: error) }
      return avatar
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
    return nil
  }
}
