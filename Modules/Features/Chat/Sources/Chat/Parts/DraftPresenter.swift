import Entities
import FeatureKit
import Observation
import TerminalUI

/// The text in the field, the messages that wait to be sent, and the files that go with the next one. They are saved as
/// one draft after each change, and outlive the visits of the screen.
///
/// The last line of the draft names the files: `/attach` and their paths. If the text is another form of a sent
/// message, the first line is `/edit` and the message's id. A single word after `/` is no draft. A message that is
/// taken back to be edited is none before the user changes it.
@Observable @MainActor final class DraftPresenter {
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      notices.clear()
      if !isStopped { save() }
    }
  }
  /// The text that the model wrote into the field, which undo takes back.
  @ObservationIgnored private(set) var written: WrittenText?
  /// The messages that wait to be sent, the next one first. A screen that is opened later has them in its field.
  private(set) var waiting: [String] = []
  /// The paths of the attached files.
  @ObservationIgnored var paths: [String] = [] {
    didSet { if paths != oldValue, !isStopped { save() } }
  }
  @ObservationIgnored private var isStopped = false
  /// The sent message that the text is another form of; nil for a new message.
  @ObservationIgnored private(set) var edited: Message.ID?
  /// The text of that message.
  @ObservationIgnored private var taken: String?
  @ObservationIgnored private let autosaver = DraftAutosaver<String>()
  private let chat: OpenChat
  private let notices: ChatNotices
  private let interactor: any DraftInteractor

  init(_ chat: OpenChat, _ notices: ChatNotices, interactor: any DraftInteractor) {
    (self.chat, self.notices, self.interactor) = (chat, notices, interactor)
  }

  /// Called when the screen appears again: it shows the text typed last on any screen of the conversation. This happens
  /// before any key can be pressed here.
  func adopt() {
    guard let id = chat.conversation?.id, let typed = interactor.draftInHand(in: id), typed != kept else { return }
    autosaver.adopt(typed.isEmpty ? nil : typed)
    waiting = []
    show(typed)
  }

  /// Shows a draft: its text, the files that its last line names, and the message that its first line names.
  private func show(_ draft: String) {
    var lines = draft.split(separator: "\n", omittingEmptySubsequences: false)
    // All are set before any is saved.
    let wasStopped = isStopped
    isStopped = true
    (edited, taken) = (Self.edited(by: lines[0]), nil)
    if edited != nil { lines = Array(lines.dropFirst(2)) }
    let last = lines.last.map(String.init) ?? ""
    if last.hasPrefix("/attach "), case .files(let words) = ComposerInput(last) {
      text = lines.dropLast().joined(separator: "\n").trimmed
      paths = words.droppedPaths
    } else {
      (text, paths) = (lines.joined(separator: "\n"), [])
    }
    isStopped = wasStopped
    if !isStopped { save() }
  }

  /// The message that the first line of a draft names; nil for another line.
  private static func edited(by line: Substring) -> Message.ID? {
    line.hasPrefix("/edit ") ? Message.ID(String(line.dropFirst(6))) : nil
  }

  /// Shows the saved draft of a conversation, unless text was typed here already.
  func load(in id: Conversation.ID) async {
    let saved = await autosaver.load { [interactor] in
      try await interactor.draft(in: id)
    } storingWith: { [interactor] text in
      try await interactor.saveDraft(text ?? "", in: id)
    }
    if let saved { show(saved) } else { save() }
  }

  /// Shows a text of the model.
  /// - Parameter number: The number of the writing, for a text that grows.
  func write(_ text: String, number: Int) {
    written = WrittenText(text, number: number)
    self.text = text
  }

  /// Shows the text of a message to edit.
  func take(_ message: String, of id: Message.ID) {
    (edited, taken) = (id, message)
    text = message
  }

  /// Goes on with the editing of a message.
  /// - Parameter message: The text of the message, without the changes.
  func keep(as message: String) { taken = message }

  /// Ends the editing of a message. An unchanged text leaves the field; a changed one stays as a new message.
  func giveBack() {
    guard edited != nil else { return }
    if text == taken { text = "" }
    (edited, taken) = (nil, nil)
    if !isStopped { save() }
  }

  /// Removes a sent text. Text that was typed after it stays.
  func remove(_ sent: String) {
    if text.hasPrefix(sent) { text.removeFirst(sent.count) }
  }

  /// Moves a message from the field to those that wait.
  func wait(_ message: String) {
    waiting.append(message)
    remove(message)
  }

  /// Moves the messages that wait back into the field, before what was typed there.
  func takeBack() {
    guard !waiting.isEmpty else { return }
    let texts = waiting + (text.isEmpty ? [] : [text])
    waiting = []
    text = texts.joined(separator: "\n\n")
  }

  /// Removes the next message that waited, because it is sent.
  func removeWaiting() {
    waiting.removeFirst()
    save()
  }

  /// Called when the conversation is being deleted, and its draft with it.
  func stop() {
    isStopped = true
    autosaver.stop()
  }

  /// Called when the conversation could not be deleted, or when it was restored.
  func resume() {
    isStopped = false
    save()
  }

  private func save() {
    let text = kept
    if let id = chat.conversation?.id { interactor.holdDraft(text, in: id) }
    autosaver.save(text.isEmpty ? nil : text)
  }

  /// The text as a draft.
  private var kept: String {
    let isCommand = text.first == "/" && text.dropFirst().allSatisfy(\.isLetter)
    let typed = isCommand || text.isEmpty || text == taken ? [] : [text]
    // With messages that wait, the text comes back together with them, as a new message.
    let edit = typed.isEmpty || !waiting.isEmpty ? [] : [edited].compactMap(\.self).map { "/edit \($0)" }
    let files = paths.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let line = files.isEmpty ? [] : ["/attach " + files.joined(separator: " ")]
    return (edit + waiting + typed + line).joined(separator: "\n\n")
  }
}
