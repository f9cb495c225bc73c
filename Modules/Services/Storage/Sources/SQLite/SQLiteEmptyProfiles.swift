import Entities

/// Profiles without a name that hold nothing: users could not tell them apart.
extension SQLiteStore {
  func hold(_ id: UserProfile.ID) throws(StorageError) -> ProfileHold? {
    // A read-only store makes no file.
    let hold = isReading ? ProfileHold {} : UseLock(of: id, in: directory.users).share()
    // This is checked after taking the lock: only then is the profile safe from deletion.
    guard try profile(id) != nil else { return nil }
    holds.removeAll { $0.hold == nil }
    holds.append(WeakHold(hold: hold))
    return hold
  }

  func dropEmptyProfiles(besides trifles: Set<String>) throws(StorageError) -> [UserProfile.ID] {
    var dropped: [UserProfile.ID] = []
    for id in try emptyProfiles(besides: trifles) {
      let isDropped = try UseLock(of: id, in: directory.users).ifUnused { () throws(StorageError) in
        try connection.transaction { () throws(StorageError) in
          // A run that used the profile until a moment ago may have added something.
          guard try emptyProfiles(besides: trifles).contains(id) else { return false }
          try connection.run("DELETE FROM profile WHERE id = ?", id)
          connection.logEnd = .folded
          return true
        }
      }
      if isDropped == true { dropped.append(id) }
    }
    return dropped
  }

  private func emptyProfiles(besides trifles: Set<String>) throws(StorageError) -> [UserProfile.ID] {
    let found: [(sequence: Int64, id: UserProfile.ID)] = try connection.rows(
      """
      SELECT seq, id FROM profile
      WHERE name IS NULL AND email IS NULL
      AND seq NOT IN (SELECT profile FROM current_profile) AND seq NOT IN (SELECT profile FROM leaving)
      AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.profile = profile.seq)
      AND NOT EXISTS (SELECT 1 FROM deleted_chat WHERE deleted_chat.profile = profile.seq)
      AND NOT EXISTS (SELECT 1 FROM avatar WHERE author = profile.seq)
      AND NOT EXISTS (SELECT 1 FROM persona WHERE persona.profile = profile.seq)
      AND NOT EXISTS (SELECT 1 FROM lorebook WHERE lorebook.profile = profile.seq)
      AND NOT EXISTS (SELECT 1 FROM portrait WHERE portrait.profile = profile.seq)
      AND NOT EXISTS (SELECT 1 FROM monthly_usage WHERE monthly_usage.profile = profile.seq)
      """
    ) { (row) throws(StorageError) in (row.integer(0), try row.id(1)) }
    var empty: [UserProfile.ID] = []
    for profile in found {
      let notes = try connection.rows("SELECT text, name FROM note WHERE profile = ?", profile.sequence) {
        (text: $0.text(0), name: $0.text(1))
      }
      if notes.allSatisfy({ DraftStore.isTrifle($0.text, named: $0.name, besides: trifles) }) {
        empty.append(profile.id)
      }
    }
    return empty
  }
}

/// A hold that ends with the store at the latest.
struct WeakHold {
  weak var hold: ProfileHold?
}
