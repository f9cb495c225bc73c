public import Entities
import Storage

/// The beginning and the end of the program.
extension ConversationService {
  /// Marks as interrupted every reply whose program ended while it was arriving. Call it once at the start.
  /// - Returns: The marked messages.
  @discardableResult public func markAbandonedReplies() async throws -> [Message.ID] {
    try await foreign.markAbandoned()
  }

  /// Saves the drafts that are not stored yet, at the end of the program.
  /// - Returns: The texts that could not be saved, without blank ones.
  public func saveDrafts() async -> [String] { await drafts.saveAll() }

  /// The number of replies without a stored end: those that still arrive, and those whose end the store refused.
  public var unsavedReplies: Int { unstored.count }

  /// The whole texts of the replies whose end the store refused, the oldest first, without blank ones.
  public var unsavedTexts: [String] { unstored.texts }

  /// Ends all arriving replies as interrupted, at the end of the program. The arrived text is stored, and the ends that
  /// the store refused are tried again. Summaries in progress are stopped.
  ///
  /// - Parameter limit: Returns after this time even if the store has not answered. Replies that were not stored by
  ///   then are marked at the next start.
  public func finishAll(within limit: Duration = .seconds(2)) async {
    let stopped = await summaries.stopAll()
    guard !slots.taken.isEmpty || !unstored.ended.isEmpty || !stopped.isEmpty else { return }
    await waitAtMost(limit, on: dependencies.clock) { [slots, unstored] in
      await withTaskGroup(of: Void.self) { group in
        // The cost of a summary is stored when it has ended.
        for summary in stopped { group.addTask { await summary.value } }
        for id in slots.taken { group.addTask { await slots.conclude(id, as: .interrupted) } }
      }
      await unstored.saveEnds()
    }
  }

  /// Ends the arriving replies of a profile's conversations as cancelled, and no others: the profile is about to be
  /// deleted.
  /// - Parameter limit: The limit of the wait for each reply.
  public func finishAll(of profile: UserProfile.ID, within limit: Duration = .seconds(2)) async {
    for id in slots.taken where (try? await chats.chat(id))?.profile == profile {
      await waitAtMost(limit, on: dependencies.clock) { [slots] in await slots.conclude(id, as: .cancelled) }
    }
  }
}
