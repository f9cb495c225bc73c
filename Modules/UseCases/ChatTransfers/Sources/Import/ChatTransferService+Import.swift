import ChatFiles
import Entities
import Storage

/// Reading chats from files.
extension ChatTransferService {
  func importChats(
    at paths: [String], isPreview: Bool, onProgress: @escaping @Sendable (ArchiveProgress) -> Void = { _ in }
  ) async throws -> [ChatFileImport] {
    let user = isPreview ? try await profiles.currentProfile() : try await self.user()
    // The remains of a killed import have the ids that the same chats need: they are removed first.
    if !isPreview { _ = try await chats.markAbandonedReplies() }
    var (files, usable, refused): ([FoundChatFile], [String], [ChatFileImport]) = ([], [], [])
    for path in paths {
      do throws(ChatFileFailure) {
        files += try ChatFolder.files(at: path)
        usable.append(path)
      } catch {
        var result = ChatFileImport(path: path, refusal: LocalizedText(explaining: error))
        result.isMissing = error.isMissing
        refused.append(result)
      }
    }
    let folders = FolderImporter(self, of: user?.id, isPreview: isPreview)
    do {
      var results = refused
      for path in usable where SillyTavernFolder.exists(at: path) {
        if let result = try await folders.bring(SillyTavernFolder(path: path)) { results.append(result) }
      }
      return results + (try await importChats(in: files, with: folders, of: user, onProgress))
    } catch {
      await folders.takeBack()
      throw error
    }
  }

  /// Imports the chats of files. What their folders hold besides chats was imported before.
  private func importChats(
    in files: [FoundChatFile], with folders: FolderImporter, of user: UserProfile?,
    _ onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> [ChatFileImport] {
    let isPreview = folders.isPreview
    var own = if let user { try await avatars.avatars(madeBy: user.id) } else { [Avatar]() }
    if isPreview { own += await folders.added.characters }
    let progress = ImportProgress(onProgress)
    let check = ImportCheck(self, of: user?.id, own: own, progress)
    var results: [ChatFileImport] = []
    var plans: [(path: String, chats: [ChatPlan])] = []
    for file in files {
      let (result, chats) = try await look(at: file, check, folders)
      results.append(result)
      if chats.contains(where: { !$0.isKnown }) { plans.append((file.path, chats)) }
    }
    guard let user, !isPreview else { return results }
    if plans.isEmpty {
      try await folders.link([])
      let record = ImportRecord([], [], await folders.added)
      if !record.isEmpty { try await notes.setNote(record.note, named: ChatTransferService.lastImport, of: user.id) }
      return results
    }
    let isStored = try await store(plans, with: await check.newCharacters, folders, of: user.id, progress)
    // Another import has added some of the chats meanwhile. They are here now, so a second attempt leaves them out.
    return isStored ? results : try await importChats(in: files, with: folders, of: user, onProgress)
  }

  /// Reads a file, and decides about each of its chats.
  private func look(
    at file: FoundChatFile, _ check: ImportCheck, _ folders: FolderImporter
  ) async throws -> (ChatFileImport, [ChatPlan]) {
    var result = ChatFileImport(path: file.path)
    let characters = await folders.characters
    var place = ImportCheck.FoundPlace(characterName: file.characterName, groupName: file.groupName)
    place.avatar = file.card.flatMap { characters[$0] }
    (place.order, place.cards, place.authorsNote) = (file.groupOrder, file.groupCards, file.authorsNote)
    place.groupFile = file.groupFile
    place.members = file.members.map { member in
      .init(avatar: member.card.flatMap { characters[$0.path] }, name: member.name, isMuted: member.isMuted)
    }
    await check.begin(place)
    do {
      let summary = try await ChatFileReader(path: file.path, zone: zone).read { try await check.take($0) }
      let plans = await check.finish()
      result.format = summary.chats.keys.first
      result.chats = plans.map { ChatFileImport.Chat($0, isPreview: folders.isPreview) }
      result.warnings = summary.examples.map(\.words)
      result.warningCount = summary.warnings.values.reduce(0, +)
      result.isCut = summary.warnings[.cut] != nil
      return (result, plans)
    } catch let error as ChatFileFailure {
      await check.forget()
      result.refusal = LocalizedText(explaining: error)
      return (result, [])
    }
  }

  /// Adds the new chats. Small steps store their messages unseen; the last step makes all chats visible together.
  /// - Returns: Whether they were added; false when another import has added one of them meanwhile.
  private func store(
    _ plans: [(path: String, chats: [ChatPlan])], with characters: [Avatar], _ folders: FolderImporter,
    of user: UserProfile.ID, _ progress: ImportProgress
  ) async throws -> Bool {
    let stager = ChatStager(self, of: user, progress)
    do {
      for (path, chats) in plans {
        await stager.begin(path, chats)
        do {
          _ = try await ChatFileReader(path: path, zone: zone).read { try await stager.take($0) }
          try await stager.end()
        } catch is ChatFileFailure {
          throw ChatTransferFailure.changed(path)
        }
      }
      try await stager.flush()
      try Task.checkCancellation()
      var complete = StagedImport()
      (complete.chats, complete.avatars) = (await stager.chats, characters)
      complete.notes = await stager.notes
      try await folders.link(plans.flatMap(\.chats))
      let record = ImportRecord(await stager.entries, characters, await folders.added)
      complete.note = (ChatTransferService.lastImport, record.note)
      try await records.publish(complete, for: user)
      return true
    } catch {
      // If this fails too, the next start removes them.
      let staged = Array(await stager.staged)
      try? await records.discardStaged(staged)
      for chat in staged { try? await forgetPictures(of: chat, user) }
      // Personas were chosen for these chats, which will not come.
      for chat in staged { try? await personas.bind(nil, in: .chat(chat), of: user) }
      guard error is StorageError else { throw error }
      for chat in plans.lazy.flatMap(\.chats) where !chat.isKnown {
        if try await records.chat(importedAs: chat.fingerprint, by: user) != nil { return false }
      }
      throw error
    }
  }
}

extension ChatFileImport.Chat {
  fileprivate init(_ plan: ChatPlan, isPreview: Bool) {
    self.init(
      id: isPreview && !plan.isKnown ? nil : plan.id, title: plan.title, character: plan.avatar.name,
      isNewCharacter: plan.isNewCharacter && !plan.isKnown, messages: plan.messages,
      pictures: plan.pictures, isKnown: plan.isKnown)
    (authorsNote, summary) = (plan.authorsNote?.text, plan.summary?.text)
    (otherMessages, newMembers) = (plan.otherMessages, plan.isKnown ? [] : plan.newMembers)
  }
}
