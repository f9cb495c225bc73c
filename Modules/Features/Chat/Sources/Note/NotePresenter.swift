import Entities
import FeatureKit
import Observation

/// The author's note of a chat. Typed values are saved as soon as they are valid.
@Observable @MainActor final class NotePresenter {
  /// A number of the note.
  enum Number {
    case depth, interval
  }

  /// The note as it was read.
  let found: ContentLoader<AuthorsNote>
  /// The note with the last valid values.
  private(set) var note = AuthorsNote()
  /// Why the note is not saved; nil when it is.
  private(set) var failure: LocalizedText?
  /// The texts of numbers, as typed.
  private var typed: [Number: String] = [:]

  @ObservationIgnored private var saved = AuthorsNote()
  @ObservationIgnored private var writing: Task<Void, Never>?
  private let parameters: NoteParameters
  private let interactor: any NoteInteractor
  private let router: any NoteRouter

  init(_ parameters: NoteParameters, interactor: any NoteInteractor, router: any NoteRouter) {
    (self.parameters, self.interactor, self.router) = (parameters, interactor, router)
    found = ContentLoader { try await interactor.authorsNote(in: parameters.conversation) }
  }

  /// Reads the note.
  func load() async {
    if case .success(let found)? = await found.load() { (note, saved, typed) = (found, found, [:]) }
  }
}

// MARK: - The values

extension NotePresenter {
  var text: String {
    get { note.text }
    set { change { $0.text = newValue } }
  }
  var position: AuthorsNote.Position {
    get { note.position }
    set { change { $0.position = newValue } }
  }
  var role: PromptReport.Part.Role {
    get { note.role }
    set { change { $0.role = newValue } }
  }

  /// A number as its field shows it.
  func text(of number: Number) -> String { typed[number] ?? "\(value(of: number))" }

  /// Whether the typed number is invalid. The last valid one stays.
  func isWrong(_ number: Number) -> Bool { typed[number].map { Self.value(in: $0) == nil } ?? false }

  /// Called when a number was typed.
  func type(_ text: String, for number: Number) {
    typed[number] = text
    guard let value = Self.value(in: text) else { return }
    change { note in
      switch number {
      case .depth: note.depth = value
      case .interval: note.interval = value
      }
    }
  }

  private func value(of number: Number) -> Int {
    switch number {
    case .depth: note.depth
    case .interval: note.interval
    }
  }

  private static func value(in text: String) -> Int? {
    Int(text).flatMap { (0...AuthorsNote.deepest).contains($0) ? $0 : nil }
  }
}

// MARK: - Saving

extension NotePresenter {
  /// Saves again after an error.
  func onSaveAgainPressed() { write() }

  func onClosePressed() { router.dismissScreen() }

  private func change(_ change: (inout AuthorsNote) -> Void) {
    change(&note)
    write()
  }

  /// Writes the note, one form of it at a time. The task outlives the screen, so that the last letter is saved.
  private func write() {
    guard writing == nil else { return }
    writing = Task {
      do {
        while saved != note {
          let next = note
          try await interactor.saveAuthorsNote(next, in: parameters.conversation)
          saved = next
        }
        failure = nil
      } catch {
        // The alert is shown once; then a line stays, with the typed values.
        if failure == nil { router.showAlert(for: error) }
        failure = LocalizedText(explaining: error)
      }
      writing = nil
    }
  }
}
