public import Entities

/// The capability of making lorebooks and of choosing where they count. A type with a `LorebookRepository` has it.
/// Features find these verbs in their own protocols; each is one line to the repository. Every verb throws the store's
/// errors. Without a profile, all verbs but the lists, the search by name and the preview throw
/// `LorebookFailure.noProfile`.
public protocol LorebookProviding: Sendable {
  /// The repository that the verbs use.
  var lorebookRepository: LorebookRepository { get }
}

extension LorebookProviding {
  /// The user's lorebooks, the oldest first; none without a profile.
  public func lorebooks() async throws -> [Lorebook] { try await lorebookRepository.lorebooks() }

  /// The lorebook with an id or name, in any case. A part of a name, or the last digits of an id, are enough if only
  /// one lorebook fits.
  /// - Throws: `LorebookFailure.unknown` and `.ambiguous`.
  public func lorebook(named name: String) async throws -> Lorebook {
    try await lorebookRepository.lorebook(named: name)
  }

  /// A lorebook with its rules and its entries.
  /// - Throws: `LorebookFailure.missing`, and the reason why its text cannot be read.
  public func lorebookDetails(_ id: Lorebook.ID) async throws -> LorebookDetails {
    try await lorebookRepository.details(id)
  }

  /// The entries of a character's lorebook, from its text in the definition; none for an empty text. No profile is
  /// needed.
  /// - Throws: The reason why the text cannot be read.
  public func lorebookEntries(in text: String) async throws -> [LorebookEntry] {
    try lorebookRepository.entries(in: text)
  }

  /// Where the user's lorebooks count, in any order.
  public func lorebookAssignments() async throws -> [LorebookAssignment] {
    try await lorebookRepository.assignments()
  }

  /// Sets the scopes in which a lorebook counts; all others lose it.
  /// - Throws: `LorebookFailure.missing`.
  public func assignLorebook(_ id: Lorebook.ID, to scopes: Set<ChatScope>) async throws {
    try await lorebookRepository.assign(id, to: scopes)
  }

  /// Stores a new lorebook without entries. It counts nowhere until it is assigned.
  /// - Throws: `LorebookFailure` when it is not valid.
  public func createLorebook(_ draft: LorebookDraft) async throws -> Lorebook {
    try await lorebookRepository.create(draft)
  }

  /// Changes the name, the description and the rules of a lorebook, not its entries.
  /// - Throws: As `createLorebook`; `LorebookFailure.missing`; the reason why its text cannot be read.
  public func changeLorebook(_ id: Lorebook.ID, to draft: LorebookDraft) async throws -> Lorebook {
    try await lorebookRepository.change(id, to: draft)
  }

  /// Adds, changes or removes an entry of a lorebook.
  /// - Returns: The lorebook as it was before, to restore it.
  /// - Throws: `LorebookFailure.missing`, `.changedMeanwhile`, `.emptyEntry`, `.longContent`, `.tooLarge`; the reason
  ///   why its text cannot be read.
  @discardableResult
  public func editLorebook(_ id: Lorebook.ID, _ change: LorebookChange) async throws -> SavedLorebook {
    try await lorebookRepository.edit(id, change)
  }

  /// Deletes a lorebook.
  /// - Returns: What brings it back.
  /// - Throws: `LorebookFailure.missing`.
  public func deleteLorebook(_ id: Lorebook.ID) async throws -> SavedLorebook {
    try await lorebookRepository.delete(id)
  }

  /// Brings a lorebook back as it was, with its entries and, after a deletion, everywhere it counted.
  /// - Throws: `LorebookFailure.missing` when another profile made it.
  public func restoreLorebook(_ saved: SavedLorebook) async throws -> Lorebook {
    try await lorebookRepository.restore(saved)
  }

  /// Imports the lorebook in a file, or those in the JSON files of a folder and its folders. A lorebook with the same
  /// text as one that is here already is not added again. `~/` in the path means the home folder.
  /// - Returns: The outcome of each file, with the reason if it was refused. After a cancellation the rest is missing.
  public func importLorebooks(at path: String) async throws -> [LorebookImport] {
    try await lorebookRepository.importFiles(at: path)
  }

  /// What `importLorebooks` would do. Nothing is stored, and no profile is needed.
  public func previewLorebooks(at path: String) async throws -> [LorebookImport] {
    try await lorebookRepository.importFiles(at: path, isPreview: true)
  }

  /// Writes a lorebook to a file.
  /// - Parameter isReplacing: Whether an existing file may be replaced.
  /// - Throws: `LorebookFailure.missing`; a `FileExistsError`; the reason why the file cannot be written.
  public func exportLorebook(
    _ id: Lorebook.ID, as format: LorebookFileFormat, to path: String, replacing isReplacing: Bool
  ) async throws {
    try await lorebookRepository.export(id, as: format, to: path, replacing: isReplacing)
  }
}
