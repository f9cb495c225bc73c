public import Entities
import FeatureKitTestSupport
import TerminalTesting

extension FakeProfileInteractor {
  /// The lorebooks at the time of the call, once the gate is open.
  public func lorebooks() async throws -> [Lorebook] {
    let before = lorebookList.map(\.lorebook)
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return before
  }

  /// The first lorebook with a name that begins with this text, or with this id.
  public func lorebook(named name: String) async throws -> Lorebook {
    let found = lorebookList.map(\.lorebook).first { $0.name.hasPrefix(name) || "\($0.id)" == name }
    guard let found else { throw OutOfReach() }
    return found
  }

  /// One of `lorebookList`, once the gate is open.
  public func lorebookDetails(_ id: Lorebook.ID) async throws -> LorebookDetails {
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return lorebookList[try place(of: id)]
  }

  /// Returns one of `lore`.
  public func lorebookEntries(in text: String) async throws -> [LorebookEntry] {
    guard let entries = lore[text] else { throw OutOfReach() }
    return entries
  }

  /// Returns `assignments`, once the gate is open.
  public func lorebookAssignments() async throws -> [LorebookAssignment] {
    await loadGate.pass()
    try Task.checkCancellation()
    if let loadError { throw loadError }
    return assignments
  }

  /// Changes `assignments`.
  public func assignLorebook(_ id: Lorebook.ID, to scopes: Set<ChatScope>) async throws {
    if let saveError { throw saveError }
    assignments.removeAll { $0.lorebook == id }
    assignments += scopes.map { LorebookAssignment(id, in: $0) }
  }

  /// Adds a lorebook to `lorebookList`.
  public func createLorebook(_ draft: LorebookDraft) async throws -> Lorebook {
    await saveGate.pass()
    if let saveError { throw saveError }
    time += 1
    let lorebook = Lorebook(
      id: Lorebook.ID(high: 9, low: UInt64(time)), profile: UserProfile.mina.id, name: draft.name,
      description: draft.description, isEnabled: draft.isEnabled, created: Timestamp(milliseconds: time))
    lorebookList.append(LorebookDetails(lorebook, rules: draft.rules))
    return lorebook
  }

  /// Changes a lorebook in `lorebookList`.
  public func changeLorebook(_ id: Lorebook.ID, to draft: LorebookDraft) async throws -> Lorebook {
    await saveGate.pass()
    if let saveError { throw saveError }
    let place = try place(of: id)
    lorebookList[place].lorebook.name = draft.name
    lorebookList[place].lorebook.description = draft.description
    lorebookList[place].lorebook.isEnabled = draft.isEnabled
    lorebookList[place].rules = draft.rules
    return lorebookList[place].lorebook
  }

  /// Changes the entries of a lorebook in `lorebookList`.
  @discardableResult
  public func editLorebook(_ id: Lorebook.ID, _ change: LorebookChange) async throws -> SavedLorebook {
    await saveGate.pass()
    if let saveError { throw saveError }
    let place = try place(of: id)
    let before = lorebookList[place]
    switch change {
    case .add(let entry): lorebookList[place].entries.append(entry)
    case .change(let index, _, let entry): lorebookList[place].entries[index] = entry
    case .remove(let index, _): lorebookList[place].entries.remove(at: index)
    }
    lorebookList[place].lorebook.entryCount = lorebookList[place].entries.count
    return save(before)
  }

  /// Removes the lorebook from `lorebookList`.
  public func deleteLorebook(_ id: Lorebook.ID) async throws -> SavedLorebook {
    await deleteGate.pass()
    if let deleteError { throw deleteError }
    return save(lorebookList.remove(at: try place(of: id)))
  }

  /// Puts the lorebook back at its place by age.
  public func restoreLorebook(_ saved: SavedLorebook) async throws -> Lorebook {
    if let saveError { throw saveError }
    guard let number = Int(saved.text), savedLorebooks.indices.contains(number) else { throw OutOfReach() }
    lorebookList.removeAll { $0.lorebook.id == saved.lorebook.id }
    lorebookList.append(savedLorebooks[number])
    lorebookList.sort { $0.lorebook.created < $1.lorebook.created }
    return saved.lorebook
  }

  /// Returns what `importsOfFiles` says, and adds the new lorebooks.
  public func importLorebooks(at path: String) async throws -> [LorebookImport] {
    await saveGate.pass()
    if let saveError { throw saveError }
    let files = importsOfFiles[path] ?? []
    for file in files {
      if case .added(let lorebook) = file.outcome { lorebookList.append(LorebookDetails(lorebook)) }
    }
    return files
  }

  /// Notes the file.
  public func exportLorebook(
    _ id: Lorebook.ID, as format: LorebookFileFormat, to path: String, replacing isReplacing: Bool
  ) async throws {
    if let saveError { throw saveError }
    if exports[path] != nil, !isReplacing { throw TakenPath() }
    exports[path] = format
  }

  /// The user's avatars with these letters.
  public func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar] {
    Array(avatars.filter { letters.isPart(of: $0.name) }.prefix(limit))
  }

  /// The user's chats with these letters in their titles.
  public func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary] {
    Array(chats.filter { letters.isPart(of: $0.title ?? "") }.prefix(limit).map { ChatSummary(chat: $0) })
  }

  private struct TakenPath: FileExistsError {
    let isFileExisting = true
  }

  private func place(of id: Lorebook.ID) throws -> Int {
    guard let place = lorebookList.firstIndex(where: { $0.lorebook.id == id }) else { throw OutOfReach() }
    return place
  }

  /// The text of a saved lorebook is its number here.
  private func save(_ details: LorebookDetails) -> SavedLorebook {
    savedLorebooks.append(details)
    return SavedLorebook(details.lorebook, text: "\(savedLorebooks.count - 1)")
  }
}
