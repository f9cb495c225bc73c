import Entities
import Storage

/// How an account is deleted: these steps, one after the other.
///
/// The first one marks the profile in the store; the mark goes with the last. Each can be done again without harm, so
/// whatever ends the program in between, the next start does all of them once more, and nothing is left. Keys belong to
/// servers and not to profiles: its replies are what works for it, and its timer is what would wake the program.
enum DeletionStep: Hashable, Sendable, CaseIterable {
  /// It is in no list any more, and nothing can be added to it.
  case mark
  /// What still works for it ends, its replies above all.
  case work
  /// What would come later for it is taken back, as when it goes out of use.
  case leave
  /// What it has goes, a part at a time.
  case part(ProfilePart)

  static let allCases: [DeletionStep] = [.mark, .work, .leave] + ProfilePart.allCases.map { .part($0) }

  func run(
    on profiles: any ProfileStore, of id: UserProfile.ID, ending work: (UserProfile.ID) async -> Void,
    leaving leave: (UserProfile.ID) async -> Void
  ) async throws {
    switch self {
    case .mark:
      do throws(StorageError) {
        try await profiles.beginDeletion(of: id)
      } catch .missing {
        // It is marked already, or another program deleted it meanwhile: what is wanted is so.
      }
    case .work: await work(id)
    case .leave: await leave(id)
    case .part(let part): try await profiles.delete(part, of: id)
    }
  }
}
