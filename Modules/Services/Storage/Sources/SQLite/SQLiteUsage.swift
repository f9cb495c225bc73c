import Entities

extension SQLiteStore: UsageStore {
  func usage(of messages: [Message.ID]) throws(StorageError) -> [Message.ID: UsageSum] {
    try connection.snapshot { () throws(StorageError) in
      var sums: [Message.ID: UsageSum] = [:]
      for id in messages {
        sums[id] = try connection.first(
          "SELECT \(Row.usageColumns) FROM message m JOIN usage u ON u.chat = m.chat AND u.message = m.seq WHERE m.id = ?",
          id
        ) { $0.usage }
      }
      return sums
    }
  }

  func usage(in chat: Conversation.ID) throws(StorageError) -> [UsageSum] {
    let sums = try connection.rows(
      "SELECT \(Row.usageColumns) FROM usage u WHERE u.chat = (SELECT seq FROM chat WHERE id = ?)", chat
    ) { $0.usage }
    return sums.added
  }

  func usage(of profile: UserProfile.ID, in month: Month) throws(StorageError) -> [UsageSum] {
    try connection.rows(
      """
      SELECT \(Row.usageColumns) FROM monthly_usage u
      WHERE u.profile = (SELECT seq FROM profile WHERE id = ?) AND u.month = ?
      """, profile, month.stored
    ) { $0.usage }.added
  }

  func monthlyUsage(of profile: UserProfile.ID) throws(StorageError) -> [Month: [UsageSum]] {
    let rows = try connection.rows(
      """
      SELECT \(Row.usageColumns), u.month FROM monthly_usage u
      WHERE u.profile = (SELECT seq FROM profile WHERE id = ?)
      """, profile
    ) { (Month(stored: $0.integer(9)), $0.usage) }
    return Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1).added }
  }

  func addUsage(_ usage: UsageRecord, of model: ModelChoice, in chat: Conversation.ID) throws(StorageError) {
    let sum = UsageSum(usage, of: model)
    try connection.transaction(.normal) { () throws(StorageError) in
      let position = try position(ofChat: chat)
      try add(sum, to: "usage(chat, message", position.sequence, 0)
      try add(sum, to: "monthly_usage(profile, month", position.profile, usage.month.stored)
    }
  }

  func addUsage(_ usage: UsageRecord, of model: ModelChoice, for profile: UserProfile.ID) throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      let sequence = try sequence(ofProfile: profile)
      try add(UsageSum(usage, of: model), to: "monthly_usage(profile, month", sequence, usage.month.stored)
    }
  }
}

extension SQLiteStore {
  /// Adds a message's usage to its own row and to the month's, inside the transaction that ends it.
  func saveUsage(_ usage: UsageRecord, of message: Int64) throws(StorageError) {
    let found = try connection.first("SELECT chat, profile, provider, model FROM message WHERE seq = ?", message) {
      (chat: $0.integer(0), profile: $0.integer(1), provider: $0.optionalText(2), model: $0.text(3))
    }
    guard let found, let provider = found.provider else { return }
    let sum = UsageSum(usage, of: ModelChoice(provider: provider, model: found.model))
    try add(sum, to: "usage(chat, message", found.chat, message)
    try add(sum, to: "monthly_usage(profile, month", found.profile, usage.month.stored)
  }

  /// Moves the usage of a message that is being removed to its chat, inside a transaction.
  func moveUsage(of message: Int64, in chat: Int64) throws(StorageError) {
    let sums = try connection.rows(
      "SELECT \(Row.usageColumns) FROM usage u WHERE u.chat = ? AND u.message = ?", chat, message
    ) { $0.usage }
    for sum in sums { try add(sum, to: "usage(chat, message", chat, 0) }
    try connection.run("DELETE FROM usage WHERE chat = ? AND message = ?", chat, message)
  }

  /// Adds a sum to a table's row, identified by two numbers and the model.
  private func add(_ sum: UsageSum, to table: String, _ one: Int64, _ other: Int64) throws(StorageError) {
    try connection.run(
      """
      INSERT INTO \(table), provider, model, is_local, replies, estimates, prompt, cached, completion, reasoning)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        \(["replies", "estimates", "prompt", "cached", "completion", "reasoning"].map(Self.adding).joined(separator: ","))
      """, one, other, sum.model.provider, sum.model.model, sum.isLocal, sum.replies, sum.estimates,
      sum.promptTokens, sum.cachedTokens, sum.completionTokens, sum.reasoningTokens)
  }
}

extension SQLiteStore {
  /// The SQL that adds to a count. It is clamped, because SQLite turns an integer sum that overflows into a fraction.
  private static func adding(to column: String) -> String {
    "\(column) = min(max(0, CAST(\(column) AS INTEGER)), \(1 << 50)) + excluded.\(column)"
  }
}

extension [UsageSum] {
  /// One sum for each model, ordered by name.
  var added: [UsageSum] {
    var sums: [[String]: UsageSum] = [:]
    for sum in self {
      let key = [sum.model.provider, sum.model.model, sum.isLocal ? "local" : ""]
      if sums[key]?.add(sum) == nil { sums[key] = sum }
    }
    return sums.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}

extension Month {
  /// The month in the file: 202611.
  fileprivate var stored: Int64 { Int64(year) * 100 + Int64(number) }

  fileprivate init(stored: Int64) {
    self.init(year: Int(clamping: stored / 100), Int(clamping: stored % 100))
  }
}

extension Row {
  /// The columns of `usage u` or `monthly_usage u` that a sum consists of: the first nine of a query.
  fileprivate static let usageColumns = """
    u.provider, u.model, u.is_local, u.replies, u.estimates, u.prompt, u.cached, u.completion, u.reasoning
    """

  fileprivate var usage: UsageSum {
    UsageSum(
      model: ModelChoice(provider: text(0), model: text(1)), isLocal: flag(2), replies: count(3), estimates: count(4),
      promptTokens: count(5), cachedTokens: count(6), completionTokens: count(7), reasoningTokens: count(8))
  }
}
