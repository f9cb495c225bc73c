import Entities
import ProfileArchives
import Storage
import Synchronization

extension ProfileRegistry {
  func exportProfile(
    _ id: UserProfile.ID?, to path: String, replacing isReplacing: Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> ProfileExport {
    var wanted = id
    if wanted == nil { wanted = try await profiles.currentProfile()?.id }
    guard let wanted else { throw ProfileFailure.noProfile }
    let stream = ArchiveStream(path: path)
    let spool = stream == nil ? nil : try ArchiveSpool(in: spoolFolder)
    let writer = try spool.map { try ArchiveWriter($0) } ?? ArchiveWriter(path: path, replacing: isReplacing)
    let written = Mutex(ProfileContents()), kept = Mutex(PictureNotes()), stop = Mutex<(any Error)?>(nil)
    do {
      try await records.records(of: wanted) { [local] record throws(StorageError) in
        if record.isNote(among: local) { return }
        do {
          try Task.checkCancellation()
          try writer.write(record)
        } catch {
          // The store rethrows only its own errors.
          stop.withLock { $0 = error }
          throw .failed(LocalizedText(explaining: error))
        }
        kept.withLock { $0.add(record) }
        let messages = written.withLock { contents in
          contents.count(record)
          if case .message = record { return contents.messages }
          return 0
        }
        if messages > 0, messages.isMultiple(of: 1000) { onProgress(ArchiveProgress(.writing, messages: messages)) }
      }
    } catch {
      throw stop.withLock(\.self) ?? error
    }
    let pictures = kept.withLock(\.pictures)
    let count = try await write(pictures, to: writer)
    try writer.finish()
    if let stream, let spool { try await send(spool, by: stream) }
    return ProfileExport(
      contents: written.withLock(\.self), pictures: count, missingPictures: pictures.count - count)
  }

  func importProfile(
    from path: String, importingSettings importsSettings: @escaping @Sendable (ImportedSettings) async -> Bool,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let spool = try ArchiveStream(path: path).map { _ in try ArchiveSpool(in: spoolFolder) }
    let preview = try await check(path, savingIn: spool, onProgress)
    try Task.checkCancellation()
    let (settings, fingerprints) = try await missingSettings(of: preview)
    let isTaken = fingerprints.isEmpty ? false : await importsSettings(settings)
    let taken = TakenSettings(fingerprints: isTaken ? fingerprints : [:], canUse: canUse)
    try Task.checkCancellation()
    let stop = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await change { registry in
        // A profile that is being deleted must be gone before it can be imported again.
        try await registry.finishAllDeletions()
        let reader = try spool.map { ArchiveReader($0) } ?? ArchiveReader(path: path)
        var (summary, pictures) = try await registry.merge(reader, taking: taken, until: stop, onProgress)
        (summary.settings, summary.importedSettings) = (settings.isEmpty ? nil : settings, isTaken)
        guard let profile = summary.profile else { return summary }
        (summary.pictures, summary.missingPictures) = await registry.importPictures(
          pictures, from: reader, for: profile.id, until: stop)
        var inUse = try await registry.profiles.currentProfile()?.id
        if inUse == nil {
          try await registry.profiles.setCurrentProfile(profile.id)
          registry.listeners.post(profile)
          inUse = profile.id
        }
        summary.isInUse = inUse == profile.id
        return summary
      }
    } onCancel: {
      stop.raise()
    }
  }

  /// Not on the actor: the other end of a pipe may be slow, and other changes must not wait for it.
  private nonisolated func send(_ spool: ArchiveSpool, by stream: ArchiveStream) async throws {
    try stream.send(spool)
  }

  /// Not on the actor: other changes must not wait until a long file has been read or has arrived.
  private nonisolated func check(
    _ path: String, savingIn spool: ArchiveSpool?, _ onProgress: @Sendable (ArchiveProgress) -> Void
  ) async throws -> ImportPreview {
    let stream = ArchiveStream(path: path)
    let reader =
      if let stream, let spool { try ArchiveReader(stream, savingIn: spool) } else { try ArchiveReader(path: path) }
    var preview = ImportPreview()
    var messages = 0
    do {
      while let record = try reader.next() {
        preview.add(record, besides: local, knowing: contentNotes, canUse: canUse)
        guard case .message = record else { continue }
        messages += 1
        guard messages.isMultiple(of: 1000) else { continue }
        try Task.checkCancellation()
        onProgress(ArchiveProgress(.checking, messages: messages))
      }
      while try reader.nextPicture() != nil { try Task.checkCancellation() }
    } catch {
      try Task.checkCancellation()
      throw error
    }
    return preview
  }

  /// The settings of a file that are not set here, with the fingerprints of their notes.
  private func missingSettings(
    of preview: ImportPreview
  ) async throws -> (settings: ImportedSettings, fingerprints: [String: Int]) {
    var (missing, fingerprints) = (preview.unusable, [String: Int]())
    guard let owner = preview.profile else { return (missing, fingerprints) }
    let isHere = try await profiles.profiles().contains { $0.id == owner }
    for setting in preview.list {
      if isHere, try await isSet(setting.scope, for: owner) { continue }
      if missing.add(setting.preset, for: setting.scope) { fingerprints[setting.name] = setting.fingerprint }
    }
    return (missing, fingerprints)
  }

  /// Whether a chat or a character has settings here, in the present note or in the former one.
  private func isSet(_ scope: PresetScope, for owner: UserProfile.ID) async throws -> Bool {
    for name in [scope.noteName, scope.formerNoteName].compactMap(\.self)
    where try await notes.note(name, of: owner) != nil { return true }
    return false
  }

  /// - Returns: The summary, and the pictures of the messages in the file. The reader comes to these next.
  private func merge(
    _ reader: ArchiveReader, taking settings: TakenSettings, until stopSign: CancellationFlag,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> (ImportSummary, [KeptPictures.Picture]) {
    // The file is read and checked once more, because it can change between two readings.
    let messages = Mutex(0), kept = Mutex(PictureNotes()), stop = Mutex<(any Error)?>(nil)
    let here = try await profiles.profiles()
    do {
      let summary = try await records.merge { [local, contentNotes] () throws(StorageError) in
        do {
          var record: ProfileRecord?
          while record == nil {
            if stopSign.isRaised { throw CancellationError() }
            guard let next = try reader.next() else { return nil }
            record = settings.stored(next, besides: local, knowing: contentNotes)
          }
          if let record { kept.withLock { $0.add(record) } }
          if case .message? = record {
            let count = messages.withLock { count in
              count += 1
              return count
            }
            if count.isMultiple(of: 1000) { onProgress(ArchiveProgress(.storing, messages: count)) }
          }
          guard case .profile(var profile, let picture)? = record, let name = profile.name else { return record }
          let names = here.filter { $0.id != profile.id }.compactMap(\.name)
          // An existing profile keeps its name.
          if !here.contains(where: { $0.id == profile.id && $0.name != nil }) {
            profile.name = ProfileRules.free(name, among: names)
          }
          return .profile(profile, picture)
        } catch {
          // The store undoes all of it, and rethrows only its own errors.
          stop.withLock { $0 = error }
          throw .failed(LocalizedText(explaining: error))
        }
      }
      return (summary, kept.withLock(\.pictures))
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
  /// Counts a written record.
  fileprivate mutating func count(_ record: ProfileRecord) {
    switch record {
    case .chat: chats += 1
    case .message: messages += 1
    case .avatar(let avatar, _): if avatar.author != nil, !avatar.isDeleted { avatars += 1 }
    case .note(let text, let name): if DraftStore.isDraft(text, named: name) { drafts += 1 }
    case .persona(let persona, _): if !persona.isDeleted { personas += 1 }
    case .lorebook(let lorebook, _): if !lorebook.isDeleted { lorebooks += 1 }
    case .profile, .definition, .edit, .card, .opening, .binding, .assignment: break
    }
  }
}
