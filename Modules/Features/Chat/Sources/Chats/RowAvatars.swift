import Entities
import Observation

/// The avatars of the rows of a list, for their portraits. Each is read once for a load of the list.
@Observable @MainActor final class RowAvatars {
  private var known: [Avatar.ID: Avatar] = [:]
  private let interactor: any ChatsInteractor

  init(interactor: any ChatsInteractor) { self.interactor = interactor }

  /// The avatar of a row; nil until it is read, and where it is in no store.
  subscript(row: ChatSummary) -> Avatar? { known[row.chat.avatar] }

  /// Reads the avatars of rows. An avatar that cannot be read is shown as a letter, and is read again with the next
  /// load.
  /// - Parameters:
  ///   - others: Avatars that were read already.
  ///   - again: Whether those of earlier loads are read again: a portrait may have changed.
  func read(for rows: [ChatSummary], besides others: [Avatar] = [], again: Bool = false) async {
    var found = again ? [:] : known
    for avatar in others { found[avatar.id] = avatar }
    for row in rows where found[row.chat.avatar] == nil {
      found[row.chat.avatar] = try? await interactor.avatar(row.chat.avatar)
    }
    // Rows that are not read now may still be in the list.
    let all = known.merging(found) { $1 }
    if all != known { known = all }
  }
}
