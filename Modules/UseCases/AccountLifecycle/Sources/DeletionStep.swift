import Entities
import Storage

/// The steps of deleting an account, one after the other.
///
/// The first step marks the profile in the store; the last one removes the mark. Each step can be repeated without
/// harm. So after an interruption the next start repeats all steps after the mark, and nothing is left. Keys belong to
/// servers and not to profiles, so no step deletes any.
enum DeletionStep: Hashable, Sendable, CaseIterable {
  /// The profile is in no list any more, and nothing can be added to it.
  case mark
  /// Its running work ends, above all its replies.
  case work
  /// Its timer is removed, as when it goes out of use: a timer would start the program later.
  case leave
  /// Its content is deleted, part by part.
  case part(ProfilePart)

  static let allCases: [DeletionStep] = [.mark, .work, .leave] + ProfilePart.allCases.map { .part($0) }

  func run(
    on profiles: any ProfileDeletionStore, of id: UserProfile.ID, ending work: (UserProfile.ID) async -> Void,
    leaving leave: (UserProfile.ID) async -> Void
  ) async throws {
    switch self {
    case .mark:
      do throws(StorageError) {
        try await profiles.beginDeletion(of: id)
      } catch .missing {
        // The profile is marked already, or another program has deleted it: the result is the same.
      }
    case .work: await work(id)
    case .leave: await leave(id)
    case .part(let part): try await profiles.delete(part, of: id)
    }
  }
}
