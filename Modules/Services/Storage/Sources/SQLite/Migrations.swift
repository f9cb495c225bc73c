/// A step from one version of the file to the next, inside a transaction.
protocol Migration: Sendable {
  func apply(to connection: Connection) throws(StorageError)
}

/// The steps from each version of the file to the next. Released steps never change; new ones are added at the end.
struct Migrations: Sendable {
  /// The first step makes version 1 of an empty file.
  var steps: [any Migration]

  /// The version that this program writes.
  var known: Int { steps.count }

  static let all = Migrations(steps: [
    Script(sql: Schema.version1), Script(sql: Schema.version2), Script(sql: Schema.version3),
    Script(sql: Schema.version4), Script(sql: Schema.version5), Script(sql: Schema.version6),
    Script(sql: Schema.version7), Script(sql: Schema.version8), Script(sql: Schema.version9),
    Script(sql: Schema.version10), NotesOfCards(), Script(sql: Schema.lorebooks),
    Script(sql: Schema.version13), Script(sql: Schema.chatTrash),
  ])

  /// A step that is only SQL.
  struct Script: Migration {
    var sql: String

    func apply(to connection: Connection) throws(StorageError) {
      try connection.script(sql)
    }
  }

  /// Migrates a file to the known version in one transaction. A failure leaves it as it was.
  ///
  /// No other program writes between the check of the version and the last step, so the copy is exactly the earlier
  /// state.
  func apply(to connection: Connection, backUp: (_ version: Int) throws(StorageError) -> Void) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      let version = try FileFormat(of: connection).version
      guard version < known else { return }
      if version > 0 { try backUp(version) }
      for step in steps[max(0, version)...] { try step.apply(to: connection) }
      try connection.script(
        "PRAGMA application_id = \(FileFormat.application); PRAGMA user_version = \(known)")
    }
  }
}
