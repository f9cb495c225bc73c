import Entities
import FeatureKit
import Observation
import TerminalUI

/// Finds characters in the whole library, and leads to them.
@Observable @MainActor final class LibraryPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  /// Everything that decides the rows. They are found again when it changes.
  struct Request: Hashable {
    let query: LibraryQuery
    let version: Int
  }

  /// What choosing a row does. In plain mode the user chooses it; elsewhere the other actions have keys.
  enum RowAction: CaseIterable { case open, mark, favorite }

  /// The number of characters whose texts are read at a time.
  private static let textStep = 200
  /// The fewest letters that are looked for in texts: one is in nearly every text.
  private static let fewestLetters = 2

  /// Which characters are shown.
  var query = LibraryQuery() {
    didSet { if query.text != oldValue.text { keyed = nil } }
  }
  /// The letters of a tag to filter by; nil while no tag is being chosen.
  var tagLetters: String?
  var rowAction = RowAction.open
  private(set) var phase = Phase.loading
  private(set) var rows: [LibraryRow] = []
  /// The query that a key of the list has made, or under which a key has changed the characters.
  private var keyed: LibraryQuery?
  /// The query of the rows.
  private var shown: LibraryQuery?
  /// Whether texts are still being read for the typed letters.
  private(set) var isReadingTexts = false
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  /// The marked characters, and what is done with them.
  let selection: LibrarySelection
  let preview: CharacterPreviewPresenter
  /// Counts the changes of the index.
  private var version = 0
  @ObservationIgnored private var index: LibraryIndex?
  private let interactor: any LibraryInteractor
  private let router: any LibraryRouter

  init(interactor: any LibraryInteractor, router: any LibraryRouter) {
    self.interactor = interactor
    self.router = router
    preview = CharacterPreviewPresenter { try await interactor.character($0) }
    selection = LibrarySelection(interactor: interactor, router: router)
  }
}

// MARK: - The shown state

extension LibraryPresenter {
  var request: Request { Request(query: query, version: version) }

  /// The number of all characters.
  var total: Int { version > 0 ? index?.entries.count ?? 0 : 0 }

  /// The tags with the typed letters, the most frequent first.
  var tags: [TagCount] {
    let all = version > 0 ? index?.tags ?? [] : []
    let pattern = LetterPattern(tagLetters ?? "")
    return pattern.isEmpty ? all : all.filter { pattern.isPart(of: $0.tag) }
  }
}

// MARK: - Finding

extension LibraryPresenter {
  /// Loads the characters again. The earlier rows are shown until `find()` has run.
  func load() async {
    interactor.log(LibraryEvent.load.start())
    do {
      let index = await LibraryIndex(try await interactor.libraryEntries())
      if Task.isCancelled { return }
      self.index = index
      version += 1
      selection.keep(Set(index.entries.map(\.id)))
      await selection.loadDeleted()
      if case .failed = phase { phase = .loading }
      interactor.log(LibraryEvent.load.success(.count("avatar_count", index.entries.count)))
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(LibraryEvent.load.fail(error))
    }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Finds the characters of the query. Characters with the letters in a name come first, then those with the letters
  /// in a tagline or a tag. Characters with the letters in a text come last, as their texts are read. A call for an
  /// older query changes nothing.
  func find() async {
    guard let index else { return }
    let request = request
    isReadingTexts = false
    let hits = await index.hits(for: request.query)
    guard request == self.request, !Task.isCancelled else { return }
    (rows, shown, phase) = (hits.rows, request.query, .content)
    let pattern = LetterPattern(request.query.text)
    guard pattern.words.map(\.count).reduce(0, +) >= Self.fewestLetters, !hits.others.isEmpty else { return }
    isReadingTexts = true
    for start in stride(from: 0, to: hits.others.count, by: Self.textStep) {
      let step = hits.others[start..<min(start + Self.textStep, hits.others.count)]
      // Texts that cannot be read are left out of the list; the names are found all the same.
      let found = (try? await interactor.fields(with: pattern, of: step.map(\.id))) ?? [:]
      guard request == self.request, !Task.isCancelled else { return }
      let more = step.compactMap { entry in found[entry.id].map { LibraryRow(entry: entry, field: $0) } }
      if !more.isEmpty { rows += more }
    }
    isReadingTexts = false
  }
}

// MARK: - Events

extension LibraryPresenter {
  /// Does what choosing a row does now.
  func onRowChosen(_ row: LibraryRow) {
    switch rowAction {
    case .open: onAvatarPressed(row)
    case .mark: selection.onMarkPressed(row)
    case .favorite: Task { await onFavoritePressed(row) }
    }
  }

  /// Opens a chat. A row of an older query opens none: it is about to go, and is not the one that the user means.
  func onAvatarPressed(_ row: LibraryRow) {
    guard shown == query else { return }
    interactor.log(LibraryEvent.avatarPressed(row.entry.avatar))
    router.showChat(with: row.entry.avatar)
  }

  /// Marks all characters of the query, once they are all found. If all are marked already, it unmarks everything.
  func onMarkAllPressed() {
    if shown == query, !isReadingTexts { selection.onMarkAllPressed(rows) }
  }

  func onCharacterPressed(_ row: LibraryRow) { router.showCharacter(row.id) }

  /// Opens a chat with the character beside the list.
  func onPreviewChatPressed(_ avatar: Avatar) {
    interactor.log(LibraryEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  /// Shows the page of the character beside the list.
  func onPreviewCharacterPressed(_ avatar: Avatar) { router.showCharacter(avatar.id) }

  func onImportPressed() { router.showCardImport() }

  /// Takes the next order.
  func onSortPressed() {
    let all = LibraryQuery.Sort.allCases
    query.sort = all[((all.firstIndex(of: query.sort) ?? 0) + 1) % all.count]
  }

  /// Turns a filter on or off by its key.
  func onFilterPressed(_ filter: WritableKeyPath<LibraryQuery, Bool>) {
    query[keyPath: filter].toggle()
    keyed = query
  }

  /// Whether a key of the list has decided the rows last, so that the focus was in the list.
  var isNarrowedByKey: Bool { keyed == query }

  /// Marks a character as a favourite, or takes the mark away.
  func onFavoritePressed(_ row: LibraryRow) async {
    interactor.log(LibraryEvent.favoritePressed(row.entry.avatar))
    let isFavorite = !row.entry.isFavorite
    do {
      try await interactor.setFavorite(isFavorite, row.id)
      index?.setFavorite(isFavorite, row.id)
      if query.onlyFavorites {
        version += 1
      } else if let place = rows.firstIndex(where: { $0.id == row.id }) {
        // Finding everything again would take the rows away for a moment, and another one would be chosen.
        rows[place].entry.isFavorite = isFavorite
      }
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }

  /// Begins to choose a tag, or shows all tags' characters again.
  func onTagPressed() {
    if query.tag != nil { query.tag = nil } else { tagLetters = "" }
  }

  func onTagChosen(_ tag: TagCount) {
    query.tag = tag.tag
    tagLetters = nil
  }

  func onTagCancelled() { tagLetters = nil }

  /// Does something with the marked characters, and loads the list again if it changed them.
  func onAction(_ action: (LibrarySelection) async -> Bool) async {
    guard await action(selection) else { return }
    keyed = query
    await load()
  }
}
