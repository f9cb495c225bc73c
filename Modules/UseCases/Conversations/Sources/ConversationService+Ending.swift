public import Entities
import Storage

/// The beginning and the end of the program.
extension ConversationService {
  /// Marks as interrupted every reply whose program ended while it was arriving. Call it once at the start.
  /// - Returns: The messages that it marked.
  @discardableResult public func markAbandonedReplies() async throws -> [Message.ID] {
    try await foreign.markAbandoned()
  }

  /// Saves the drafts that the store does not have yet, for the end of the program.
  /// - Returns: The texts that could not be saved, without blank ones.
  public func saveDrafts() async -> [String] { await drafts.saveAll() }

  /// How many replies have an end that the store did not take.
  public var unsavedReplies: Int { unstored.count }

  /// Ends all replies that are arriving as interrupted, for the end of the program; what came is stored.
  ///
  /// - Parameter limit: Returns after this time even when the store has not answered. What was not stored until then
  ///   is marked at the next start.
  public func finishAll(within limit: Duration = .seconds(2)) async {
    let stopped = await summaries.stopAll()
    guard !slots.taken.isEmpty || !unstored.ended.isEmpty || !stopped.isEmpty else { return }
    await waitAtMost(limit, on: dependencies.clock) { [slots, unstored] in
      await withTaskGroup(of: Void.self) { group in
        // The cost of a summary is kept when it has ended.
        for summary in stopped { group.addTask { await summary.value } }
        for id in slots.taken { group.addTask { await slots.conclude(id, as: .interrupted) } }
      }
      await unstored.saveEnds()
    }
  }

  /// Ends the replies that are arriving in a profile's conversations, and no others: the profile is about to be deleted.
  public func finishAll(of profile: UserProfile.ID, within limit: Duration = .seconds(2)) async {
    for id in slots.taken where (try? await chats.chat(id))?.profile == profile {
      await waitAtMost(limit, on: dependencies.clock) { [slots] in await slots.conclude(id, as: .cancelled) }
    }
  }
}
