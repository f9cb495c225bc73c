public import Entities
import ProfileArchives
import Storage
import Synchronization

extension ProfileRegistry {
  /// Writes everything of a profile to a file, which is there when it is whole. Replies and other changes go on
  /// meanwhile, and are not in it.
  /// - Parameters:
  ///   - id: whose; nil for the profile in use.
  ///   - isReplacing: whether a file that is there may go.
  ///   - tell: how far it has come, each thousand messages.
  /// - Returns: What the file holds.
  /// - Throws: `ArchiveFailure`, `ProfileFailure`; `CancellationError` when the task is cancelled.
  public func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ tell: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> ProfileContents {
    var wanted = id
    if wanted == nil { wanted = try await profiles.currentProfile()?.id }
    guard let wanted else { throw ProfileFailure.nobody }
    let writer = try ArchiveWriter(path: path, replacing: isReplacing)
    let written = Mutex(ProfileContents()), stop = Mutex<(any Error)?>(nil)
    do {
      try await records.records(of: wanted) { record throws(StorageError) in
        do {
          try Task.checkCancellation()
          try writer.write(record)
        } catch {
          // The store passes on errors of its own kind only.
          stop.withLock { $0 = error }
          throw .failed(Wording(explaining: error))
        }
        let messages = written.withLock { contents in
          contents.count(record)
          if case .message = record { return contents.messages }
          return 0
        }
        if messages > 0, messages.isMultiple(of: 1000) { tell(ArchiveProgress(.writing, messages: messages)) }
      }
    } catch {
      throw stop.withLock(\.self) ?? error
    }
    try writer.finish()
    return written.withLock(\.self)
  }

  /// Takes in everything that a file holds and that is not here yet. The whole file is checked first; then all of it is
  /// stored in one step. Where nobody is signed in, the profile is in use afterwards.
  /// - Throws: `ArchiveFailure`, with the line that is wrong; `CancellationError` when the task is cancelled.
  public func importProfile(
    from path: String, _ tell: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> ImportSummary {
    try await check(path, tell)
    try Task.checkCancellation()
    return try await change { registry in
      // What is being deleted must be gone before it can come back.
      try await registry.finishAllDeletions()
      let summary = try await registry.merge(path, tell)
      if let profile = summary.profile, try await registry.profiles.currentProfile() == nil {
        try await registry.profiles.setCurrentProfile(profile.id)
        registry.listeners.post(profile)
      }
      return summary
    }
  }

  /// Off the actor: nobody waits for a long file to be read.
  private nonisolated func check(_ path: String, _ tell: @Sendable (ArchiveProgress) -> Void) async throws {
    let reader = try ArchiveReader(path: path)
    var messages = 0
    while let record = try reader.next() {
      guard case .message = record else { continue }
      messages += 1
      guard messages.isMultiple(of: 1000) else { continue }
      try Task.checkCancellation()
      tell(ArchiveProgress(.checking, messages: messages))
    }
  }

  private func merge(
    _ path: String, _ tell: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportSummary {
    // It is read, and checked, once more: between two looks a file can become another one.
    let reader = try ArchiveReader(path: path)
    let messages = Mutex(0), stop = Mutex<ArchiveFailure?>(nil)
    do {
      return try await records.merge { () throws(StorageError) in
        do throws(ArchiveFailure) {
          let record = try reader.next()
          if case .message? = record {
            let count = messages.withLock { count in
              count += 1
              return count
            }
            if count.isMultiple(of: 1000) { tell(ArchiveProgress(.storing, messages: count)) }
          }
          return record
        } catch {
          stop.withLock { $0 = error }
          throw .failed(Wording(explaining: error))
        }
      }
    } catch {
      if let failure = stop.withLock(\.self) { throw failure }
      switch error {
      case .failed(let reason), .missing(let reason):
        throw ArchiveFailure.refused(line: reader.line, reason: reason)
      default: throw error
      }
    }
  }
}

extension ProfileContents {
  /// Counts a record that was written.
  fileprivate mutating func count(_ record: ProfileRecord) {
    switch record {
    case .chat: chats += 1
    case .message: messages += 1
    case .avatar(let avatar, _): if avatar.author != nil, !avatar.isDeleted { avatars += 1 }
    case .profile, .opening, .note: break
    }
  }
}
