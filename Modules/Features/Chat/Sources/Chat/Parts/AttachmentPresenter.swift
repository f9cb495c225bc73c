import Entities
import FeatureKit
import Observation

/// The files that go with the next message: pictures, and texts, which become part of the message.
@Observable @MainActor final class AttachmentPresenter {
  /// A file and its name.
  struct Attachment: Equatable {
    let name: String
    /// Its complete path, by which it is attached again at the next launch.
    let path: String
    /// The size of the file in bytes.
    let size: Int
    let file: AttachedFile
  }

  /// The most files of a message.
  nonisolated static let most = 10
  /// The files, in the order in which they were attached.
  private(set) var files: [Attachment] = [] {
    didSet { draft.paths = files.map(\.path) }
  }
  private let chat: OpenChat
  private let notices: ChatNotices
  private let draft: DraftPresenter
  private let actions: ActionRunner
  private let interactor: any AttachmentInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ draft: DraftPresenter, _ actions: ActionRunner,
    interactor: any AttachmentInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.draft, self.actions) = (chat, notices, draft, actions)
    (self.interactor, self.router) = (interactor, router)
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.attach: ComposerAction(onAttachPressed)] }

  /// Asks for the path of a file and attaches it.
  func onAttachPressed() async {
    guard chat.answerable != nil, !actions.isBusy else { return }
    if let typed = await router.askForAttachment() { await attach(typed) }
  }

  /// Attaches the files of a typed, pasted or dropped text of paths.
  /// - Returns: Whether all of them are attached.
  @discardableResult func attach(_ text: String) async -> Bool {
    guard let id = chat.answerable, !actions.isBusy else { return false }
    var count = 0
    let paths = text.droppedPaths
    await actions.run(ChatEvent.attach) {
      for path in paths {
        guard files.count < Self.most else { return notices.show(.tooManyFiles) }
        let attachment = try await read(path)
        // A model that takes no pictures is found out now, before the user has written more.
        if let picture = attachment.file.picture {
          _ = try await interactor.promptReport(of: UserTurn("", pictures: [picture]), in: id)
        }
        files.append(attachment)
        count += 1
      }
    }
    return count == paths.count && count > 0
  }

  private func read(_ path: String) async throws -> Attachment {
    let bytes = try await interactor.contents(of: path, atMost: AttachedFile.longest)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return Attachment(
      name: name, path: interactor.completePath(of: path), size: bytes.count, file: try AttachedFile(name, bytes))
  }

  /// Attaches the files of the saved draft, in place of those here. A notice names those that are gone.
  func restore() async {
    let paths = draft.paths
    guard paths != files.map(\.path) else { return }
    var (found, gone): ([Attachment], [String]) = ([], [])
    for path in paths.prefix(Self.most) {
      do {
        found.append(try await read(path))
      } catch {
        if Task.isCancelled { return }
        gone.append(path)
      }
    }
    // The user may have attached others meanwhile.
    guard draft.paths == paths else { return }
    files = found
    if !gone.isEmpty { notices.show(.filesAreGone(gone)) }
  }

  /// Removes a file from the message. The file itself stays.
  func onRemovePressed(at index: Int) {
    if files.indices.contains(index) { files.remove(at: index) }
  }

  /// Removes the file that was attached last.
  func onRemoveLastPressed() { onRemovePressed(at: files.count - 1) }

  /// The turn of a message with the files.
  func turn(_ message: String) -> UserTurn {
    let parts = [message].filter { $0.contains { !$0.isWhitespace } } + files.map(\.file.words)
    return UserTurn(parts.joined(separator: "\n\n"), pictures: files.compactMap(\.file.picture))
  }

  /// Called when the message is stored.
  func clear() { files = [] }
}
