import CharacterCards
public import Entities
public import Storage

/// The lorebooks of the profile in use, and where they count.
///
/// A lorebook is stored as the text of its file, or of a character's definition (`ofCharacter`). A change is merged into
/// that text, so that it keeps what this program does not know.
public struct LorebookRepository: Sendable {
  private let store: any LorebookStore
  private let profiles: any CurrentProfileStore
  let now: @Sendable () -> Timestamp
  /// Gets each new text of the lorebook of a character; nil where the lorebooks are files of the user.
  var onCharacterChange: (@Sendable (String) -> Void)?

  /// A repository of stored lorebooks.
  /// - Parameters:
  ///   - profiles: The profiles; the one in use is the user.
  ///   - now: The current time, for new records.
  public init(
    store: any LorebookStore, profiles: any CurrentProfileStore, now: @escaping @Sendable () -> Timestamp
  ) {
    (self.store, self.profiles, self.now) = (store, profiles, now)
  }
}

// MARK: - Reading

extension LorebookRepository {
  func lorebooks() async throws -> [Entities.Lorebook] {
    guard let profile = try await profiles.currentProfile() else { return [] }
    return try await store.lorebooks(of: profile.id)
  }

  func assignments() async throws -> [LorebookAssignment] {
    guard let profile = try await profiles.currentProfile() else { return [] }
    return try await store.assignments(of: profile.id)
  }

  func details(_ id: Entities.Lorebook.ID) async throws -> LorebookDetails {
    let (saved, file) = try await stored(id)
    return LorebookDetails(
      saved.lorebook, rules: LorebookRules(file.book), entries: file.book.entries.map { LorebookEntry($0) })
  }

  /// The first of these rules with a match decides: the id; the complete name; the last digits of the id; the beginning
  /// of the name; any part of it.
  func lorebook(named name: String) async throws -> Entities.Lorebook {
    let (all, asked) = (try await lorebooks(), name.trimmed)
    let wanted = asked.lowercased()
    guard !wanted.isEmpty else { throw LorebookFailure.unknown(asked, known: all.map(\.name)) }
    let rules: [(Entities.Lorebook) -> Bool] = [
      { "\($0.id)" == wanted }, { $0.name.lowercased() == wanted }, { $0.id.hasShortForm(asked) },
      { $0.name.lowercased().hasPrefix(wanted) }, { LetterPattern(asked).isPart(of: $0.name) },
    ]
    for fits in rules {
      let found = all.filter(fits)
      if found.count > 1 { throw LorebookFailure.ambiguous(asked, among: found) }
      if let only = found.first { return only }
    }
    throw LorebookFailure.unknown(asked, known: all.map(\.name))
  }

  /// A lorebook of the user that is not deleted: with its text, and with the text parsed.
  private func stored(_ id: Entities.Lorebook.ID) async throws -> (saved: SavedLorebook, file: LorebookFile) {
    let lorebook = try await own(id)
    guard let text = try await store.lorebookText(id) else { throw LorebookFailure.missing(id) }
    return (SavedLorebook(lorebook, text: text), try file(of: text))
  }

  private func own(_ id: Entities.Lorebook.ID) async throws -> Entities.Lorebook {
    let user = try await user()
    guard let lorebook = try await store.lorebook(id), lorebook.profile == user, !lorebook.isDeleted else {
      throw LorebookFailure.missing(id)
    }
    return lorebook
  }

  /// The profile in use.
  private func user() async throws -> UserProfile.ID {
    guard let profile = try await profiles.currentProfile() else { throw LorebookFailure.noProfile }
    return profile.id
  }
}

// MARK: - Changing

extension LorebookRepository {
  func create(_ draft: LorebookDraft) async throws -> Entities.Lorebook {
    let (profile, time) = (try await user(), now())
    let blank = Entities.Lorebook(id: Entities.Lorebook.ID(at: time), profile: profile, name: "", created: time)
    return try await save(draft, over: blank, LorebookFile(CharacterCards.Lorebook()))
  }

  func change(_ id: Entities.Lorebook.ID, to draft: LorebookDraft) async throws -> Entities.Lorebook {
    let (saved, file) = try await stored(id)
    return try await save(draft, over: saved.lorebook, file)
  }

  private func save(
    _ draft: LorebookDraft, over lorebook: Entities.Lorebook, _ file: LorebookFile
  ) async throws -> Entities.Lorebook {
    var (lorebook, file) = (lorebook, file)
    let name = try Self.usable(draft.name)
    let description = draft.description.visiblyTrimmed
    // An unchanged description may be the beginning of a longer one in the file, which stays.
    if description != lorebook.description {
      if description.utf8.count > Entities.Lorebook.longestDescription { throw LorebookFailure.longDescription }
      (lorebook.description, file.book.description) = (description, description)
    }
    // A book without a name in its file was named after the path. The file stays without a name until the user renames
    // the book.
    if lorebook.name != name || lorebook.name == file.book.name { file.book.name = name }
    lorebook.name = name
    file.book.adopt(draft.rules)
    lorebook.isEnabled = draft.isEnabled
    return try await save(lorebook, file)
  }

  func edit(_ id: Entities.Lorebook.ID, _ change: LorebookChange) async throws -> SavedLorebook {
    let (saved, original) = try await stored(id)
    var file = original
    switch change {
    case .add(let entry):
      var new = LoreEntry()
      new.adopt(try Self.usable(entry, from: nil))
      file.book.entries.append(new)
    case .change(let place, let old, let new):
      try Self.check(old, at: place, in: file.book)
      file.book.entries[place].adopt(try Self.usable(new, from: old))
    case .remove(let place, let old):
      try Self.check(old, at: place, in: file.book)
      file.book.entries.remove(at: place)
    }
    let changed = try await save(saved.lorebook, file).changed
    return SavedLorebook(saved.lorebook, text: saved.text, before: changed)
  }

  /// - Throws: `LorebookFailure.changedMeanwhile` unless this entry is at the place, unchanged.
  private static func check(
    _ entry: LorebookEntry, at place: Int, in book: CharacterCards.Lorebook
  ) throws(LorebookFailure) {
    guard book.entries.indices.contains(place), LorebookEntry(book.entries[place]) == entry else {
      throw .changedMeanwhile
    }
  }

  /// Stores a changed lorebook with a later time of change.
  private func save(_ lorebook: Entities.Lorebook, _ file: LorebookFile) async throws -> Entities.Lorebook {
    var lorebook = lorebook
    let text = text(of: file)
    guard text.utf8.count <= longestText else { throw LorebookFailure.tooLarge(longestText) }
    // A text that cannot be read again is not stored: for example one with too many entries.
    lorebook.entryCount = try self.file(of: text).book.entries.count
    lorebook.changed = max(now(), Timestamp(milliseconds: lorebook.changed.milliseconds + 1))
    try await store.save(lorebook, text: text)
    onCharacterChange?(text)
    return lorebook
  }

  func delete(_ id: Entities.Lorebook.ID) async throws -> SavedLorebook {
    // A lorebook whose text cannot be read is deleted too.
    let lorebook = try await own(id)
    let saved = SavedLorebook(lorebook, text: try await store.lorebookText(id) ?? "")
    try await store.deleteLorebook(id)
    return saved
  }

  func restore(_ saved: SavedLorebook) async throws -> Entities.Lorebook {
    var lorebook = saved.lorebook
    guard lorebook.profile == (try await user()) else { throw LorebookFailure.missing(lorebook.id) }
    let current = try await store.lorebook(lorebook.id)
    // Another program may have added an entry since.
    if let edited = saved.edited, let current, current.changed != edited { throw LorebookFailure.changedMeanwhile }
    let latest = current?.changed ?? lorebook.changed
    lorebook.changed = max(now(), Timestamp(milliseconds: latest.milliseconds + 1))
    try await store.save(lorebook, text: saved.text)
    onCharacterChange?(saved.text)
    return lorebook
  }

  func assign(_ id: Entities.Lorebook.ID, to scopes: Set<ChatScope>) async throws {
    _ = try await own(id)
    try await store.assign(id, to: scopes, of: try await user())
  }
}

// MARK: - Files

extension LorebookRepository {
  /// - Parameter isPreview: Whether to store nothing. A preview works without a profile.
  func importFiles(at path: String, isPreview: Bool = false) async throws -> [LorebookImport] {
    let user = isPreview ? try await profiles.currentProfile()?.id : try await user()
    var paths: [String]
    do {
      paths = try CardFolder.files(at: path)
    } catch {
      var refused = LorebookImport(path: path, outcome: .refused(LocalizedText(explaining: error)))
      refused.isMissing = error.isMissing
      return [refused]
    }
    // In a folder, only `.json` files are read. A file that the user named is read, with any name.
    if paths.count != 1 || !path.hasSuffix(paths[0].split(separator: "/").last ?? "") {
      paths.removeAll { !$0.lowercased().hasSuffix(".json") }
    }
    var results: [LorebookImport] = []
    for path in paths where !Task.isCancelled { results.append(try await importFile(at: path, for: user, isPreview)) }
    return results
  }

  private func importFile(
    at path: String, for user: UserProfile.ID?, _ isPreview: Bool
  ) async throws -> LorebookImport {
    do {
      let file = try LorebookFile(CardSource(path: path))
      let text = file.text()
      guard text.utf8.count <= Entities.Lorebook.longestText else {
        throw LorebookFailure.tooLarge(Entities.Lorebook.longestText)
      }
      let warnings = file.warnings.map(\.text)
      let own = if let user { try await store.lorebooks(of: user) } else { [Entities.Lorebook]() }
      for known in own where known.entryCount == file.book.entries.count {
        if try await store.lorebookText(known.id) == text {
          return LorebookImport(path: path, outcome: .known(known), warnings: warnings)
        }
      }
      let time = now()
      let lorebook = Entities.Lorebook(
        id: Entities.Lorebook.ID(at: time), profile: user ?? UserProfile.ID(high: 0, low: 0),
        name: Self.name(of: file.book, orFile: path),
        description: Self.shortened(file.book.description.visiblyTrimmed), entryCount: file.book.entries.count,
        created: time)
      if !isPreview { try await store.save(lorebook, text: text) }
      return LorebookImport(path: path, outcome: .added(lorebook), warnings: warnings)
    } catch let error as CardError {
      return LorebookImport(path: path, outcome: .refused(error.wordsForLorebook))
    } catch let error as LorebookFailure {
      return LorebookImport(path: path, outcome: .refused(LocalizedText(explaining: error)))
    }
  }

  func export(
    _ id: Entities.Lorebook.ID, as format: LorebookFileFormat, to path: String, replacing isReplacing: Bool
  ) async throws {
    let (saved, original) = try await stored(id)
    var file = original
    // Other programs find the name only in the file.
    if format != .original, file.book.name.trimmed.isEmpty { file.book.name = saved.lorebook.name }
    try file.write(as: LorebookFile.Format(format), toFile: path, replacing: isReplacing)
  }
}
