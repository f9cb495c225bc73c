import Entities

extension MemoryStore: UsageStore {
  func usage(of messages: [Message.ID]) throws(StorageError) -> [Message.ID: UsageSum] {
    let wanted = Set(messages)
    var sums: [Message.ID: UsageSum] = [:]
    for (key, sum) in usageOf {
      if let message = key.message, wanted.contains(message) { sums[message] = sum }
    }
    return sums
  }

  func usage(in chat: Conversation.ID) throws(StorageError) -> [UsageSum] {
    chatOf[chat] == nil ? [] : usageOf.filter { $0.key.chat == chat }.map(\.value).added
  }

  func usage(of profile: UserProfile.ID, in month: Month) throws(StorageError) -> [UsageSum] {
    monthlyUsageOf.filter { $0.key.profile == profile && $0.key.month == month }.map(\.value).added
  }

  func monthlyUsage(of profile: UserProfile.ID) throws(StorageError) -> [Month: [UsageSum]] {
    Dictionary(grouping: monthlyUsageOf.filter { $0.key.profile == profile }, by: \.key.month)
      .mapValues { $0.map(\.value).added }
  }

  func addUsage(_ usage: UsageRecord, of model: ModelChoice, in chat: Conversation.ID) throws(StorageError) {
    try save(usage, of: model, in: chat, for: nil)
  }

  func addUsage(_ usage: UsageRecord, of model: ModelChoice, for profile: UserProfile.ID) throws(StorageError) {
    try requireProfile(profile)
    add(UsageSum(usage, of: model), usage, to: profile)
  }

  private func add(_ sum: UsageSum, _ usage: UsageRecord, to profile: UserProfile.ID) {
    let month = MonthKey(profile: profile, month: usage.month, model: sum.model, isLocal: usage.isLocal)
    if monthlyUsageOf[month]?.add(sum) == nil { monthlyUsageOf[month] = sum }
  }

  /// Adds usage to the sum of a message, or of a chat without one, and to the month's sum.
  func save(
    _ usage: UsageRecord, of model: ModelChoice, in chat: Conversation.ID, for message: Message.ID?
  ) throws(StorageError) {
    let profile = try conversation(chat).chat.profile
    let sum = UsageSum(usage, of: model)
    let key = UsageKey(chat: chat, message: message, model: model, isLocal: usage.isLocal)
    if usageOf[key]?.add(sum) == nil { usageOf[key] = sum }
    add(sum, usage, to: profile)
  }
}
