import Entities

extension SQLiteStore: ProfileStore {
  func profiles() throws(StorageError) -> [UserProfile] {
    try connection.rows("SELECT \(Row.profileColumns) FROM profile ORDER BY created, id") {
      (row) throws(StorageError) in try row.profile()
    }
  }

  func save(_ profile: UserProfile) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try write(profile) }
  }

  private func write(_ profile: UserProfile) throws(StorageError) {
    try connection.run(
      """
      INSERT INTO profile(id, name, color, onboarded, created) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET
        name = excluded.name, color = excluded.color, onboarded = excluded.onboarded, created = excluded.created
      """, profile.id, profile.name, profile.color?.rawValue, profile.didCompleteOnboarding, profile.created)
  }

  func currentProfile() throws(StorageError) -> UserProfile? {
    try connection.first(
      "SELECT \(Row.profileColumns) FROM profile WHERE seq = (SELECT profile FROM current_profile)"
    ) { (row) throws(StorageError) in try row.profile() }
  }

  func currentProfile(orMaking profile: UserProfile) throws(StorageError) -> UserProfile {
    // Nearly always there is one, and reading does not wait for other programs.
    if let current = try currentProfile() { return current }
    return try connection.transaction { () throws(StorageError) in
      if let current = try currentProfile() { return current }
      try write(profile)
      try use(profile.id)
      return profile
    }
  }

  private func use(_ id: UserProfile.ID) throws(StorageError) {
    let profile = try sequence(ofProfile: id)
    try connection.run("INSERT OR REPLACE INTO current_profile(only_row, profile) VALUES (1, ?)", profile)
  }

  func setCurrentProfile(_ id: UserProfile.ID?) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      if let id {
        try use(id)
      } else {
        try connection.run("DELETE FROM current_profile")
      }
    }
  }

  func deleteProfile(_ id: UserProfile.ID) async throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      let profile = try sequence(ofProfile: id)
      try connection.run("INSERT INTO doomed SELECT seq FROM chat WHERE profile = ?", profile)
      try connection.run("DELETE FROM chat WHERE profile = ?", profile)
      try connection.run("DELETE FROM picture WHERE avatar IN (SELECT seq FROM avatar WHERE author = ?)", profile)
      try connection.run(
        """
        UPDATE avatar SET author = NULL, deleted = 1
        WHERE author = ? AND EXISTS (SELECT 1 FROM chat WHERE chat.avatar = avatar.id)
        """, profile)
      try connection.run("DELETE FROM avatar WHERE author = ?", profile)
      // Notes, openings, the months' sums and the current profile go with the row.
      try connection.run("DELETE FROM profile WHERE seq = ?", profile)
    }
    try await clearDoomed()
  }
}

extension SQLiteStore: NoteStore {
  func note(_ name: String, of profile: UserProfile.ID) throws(StorageError) -> String? {
    try connection.first(
      "SELECT text FROM note WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND name = ?", profile, name
    ) { $0.text(0) }
  }

  func setNote(_ text: String?, named name: String, of profile: UserProfile.ID) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      if let text {
        let owner = try sequence(ofProfile: profile)
        try connection.run("INSERT OR REPLACE INTO note(profile, name, text) VALUES (?, ?, ?)", owner, name, text)
      } else {
        try connection.run(
          "DELETE FROM note WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND name = ?", profile, name)
      }
    }
  }

  func replaceNote(
    _ old: String?, by text: String, named name: String, of profile: UserProfile.ID
  ) throws(StorageError) -> Bool {
    try connection.transaction { () throws(StorageError) in
      let owner = try sequence(ofProfile: profile)
      guard try note(name, of: profile) == old else { return false }
      try connection.run("INSERT OR REPLACE INTO note(profile, name, text) VALUES (?, ?, ?)", owner, name, text)
      return true
    }
  }
}

extension Row {
  fileprivate static let profileColumns = "id, name, color, onboarded, created"

  fileprivate func profile() throws(StorageError) -> UserProfile {
    UserProfile(
      id: try id(0), name: optionalText(1), color: isNull(2) ? nil : try named(2), didCompleteOnboarding: flag(3),
      created: time(4))
  }
}
