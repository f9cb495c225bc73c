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
    let stream = ArchiveStream(path: path)
    let spool = stream == nil ? nil : try ArchiveSpool()
    let writer = try ArchiveWriter(path: spool?.path ?? path, replacing: isReplacing)
    let written = Mutex(ProfileContents()), stop = Mutex<(any Error)?>(nil)
    do {
      try await records.records(of: wanted) { [local] record throws(StorageError) in
        if record.isNote(among: local) { return }
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
    if let stream, let spool { try await send(spool.path, by: stream) }
    return written.withLock(\.self)
  }

  /// Takes in everything that a file holds and that is not here yet. The whole file is checked first; then all of it is
  /// stored in one step. Where nobody is signed in, the profile is in use afterwards (`isInUse`). One that is new here and has the
  /// name of another gets a number behind it: each can be told and chosen by its name.
  /// - Throws: `ArchiveFailure`, with the line that is wrong; `CancellationError` when the task is cancelled.
  public func importProfile(
    from path: String, _ tell: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let spool = try await received(from: path)
    let file = spool?.path ?? path
    // Until the end: the file goes with it.
    defer { withExtendedLifetime(spool) {} }
    try await check(file, tell)
    try Task.checkCancellation()
    return try await change { registry in
      // What is being deleted must be gone before it can come back.
      try await registry.finishAllDeletions()
      var summary = try await registry.merge(file, tell)
      guard let profile = summary.profile else { return summary }
      var inUse = try await registry.profiles.currentProfile()?.id
      if inUse == nil {
        try await registry.profiles.setCurrentProfile(profile.id)
        registry.listeners.post(profile)
        inUse = profile.id
      }
      summary.isInUse = inUse == profile.id
      return summary
    }
  }

  /// Off the actor: nobody waits for whoever is at the other end of a pipe.
  private nonisolated func send(_ file: String, by stream: ArchiveStream) async throws {
    try stream.send(file)
  }

  private nonisolated func received(from path: String) async throws -> ArchiveSpool? {
    try ArchiveStream(path: path)?.receive()
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
    let here = try await profiles.profiles()
    do {
      return try await records.merge { [local] () throws(StorageError) in
        do throws(ArchiveFailure) {
          var record = try reader.next()
          while record?.isNote(among: local) == true { record = try reader.next() }
          if case .message? = record {
            let count = messages.withLock { count in
              count += 1
              return count
            }
            if count.isMultiple(of: 1000) { tell(ArchiveProgress(.storing, messages: count)) }
          }
          guard case .profile(var profile, let picture)? = record, let name = profile.name else { return record }
          let names = here.filter { $0.id != profile.id }.compactMap(\.name)
          // Whoever is here already keeps the name they have here.
          if !here.contains(where: { $0.id == profile.id && $0.name != nil }) {
            profile.name = ProfileRules.free(name, among: names)
          }
          return .profile(profile, picture)
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

extension ProfileRecord {
  /// Whether it is a note of one of these names.
  fileprivate func isNote(among names: Set<String>) -> Bool {
    if case .note(_, let name) = self { names.contains(name) } else { false }
  }
}

extension ProfileContents {
  /// Counts a record that was written.
  fileprivate mutating func count(_ record: ProfileRecord) {
    switch record {
    case .chat: chats += 1
    case .message: messages += 1
    case .avatar(let avatar, _): if avatar.author != nil, !avatar.isDeleted { avatars += 1 }
    case .note(let text, let name): if DraftShelf.isDraft(text, named: name) { drafts += 1 }
    case .profile, .opening: break
    }
  }
}
