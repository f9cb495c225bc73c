import Entities
import Observation

/// The tokens and cost of the replies: a thin line below each, on demand.
@Observable @MainActor final class UsagePresenter {
  private var isShown = false
  /// The usage of the replies that were read.
  private var lines: [Message.ID: SpendingLine] = [:]
  /// The replies that were read, with a count or without.
  @ObservationIgnored private var known: Set<Message.ID> = []
  /// The usage of the newest reply; nil while it is unknown, and for a reply that used no tokens.
  private(set) var newest: SpendingLine?
  @ObservationIgnored private var reading: Task<Void, Never>?
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let interactor: any UsageInteractor
  private let router: any ChatRouter

  init(
    _ notices: ChatNotices, _ transcript: TranscriptPresenter, interactor: any UsageInteractor, router: any ChatRouter
  ) {
    (self.notices, self.transcript, self.interactor, self.router) = (notices, transcript, interactor, router)
  }

  /// The usage of a message; nil where none is shown.
  func line(of message: Message) -> SpendingLine? { isShown ? lines[message.id] : nil }

  /// Reads the usage of the newest reply in the background.
  func refresh() {
    reading?.cancel()
    guard let reply = transcript.newest, reply.role == .assistant, reply.state != .streaming, let model = reply.model,
      !model.isRules
    else {
      if newest != nil { newest = nil }
      return
    }
    reading = Task { [weak self, interactor] in
      // After an error nothing shows; the screen of usage reports errors.
      let line = try? await interactor.spending(of: [reply.id])[reply.id]
      if !Task.isCancelled, let self, newest != line { newest = line }
    }
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.usage: ComposerAction(onUsagePressed)] }

  /// Shows the usage of each reply, or hides it.
  func onUsagePressed() async {
    (isShown, lines, known) = (!isShown, [:], [])
    do {
      try await read()
      if isShown, lines.isEmpty { notices.show(.nothingCounted(uncounted)) }
    } catch {
      isShown = false
      router.showAlert(for: error)
    }
  }

  /// Called when a message appears on the screen. While usage shows, the usage of the loaded replies that is unknown is
  /// read.
  func onMessageShown(_ message: Message) async {
    // After an error the next message that appears tries again.
    if !known.contains(message.id) { try? await read() }
  }

  private func read() async throws {
    let unknown = transcript.messages
      .filter { $0.role == .assistant && $0.state != .streaming && !known.contains($0.id) }.map(\.id)
    guard isShown, !unknown.isEmpty else { return }
    // Rows that appear together are read in one call.
    known.formUnion(unknown)
    do {
      lines.merge(try await interactor.spending(of: unknown)) { _, found in found }
    } catch {
      known.subtract(unknown)
      throw error
    }
  }

  /// Why no reply has a line.
  private var uncounted: ChatNotice.Uncounted {
    // A greeting has no model.
    let replies = transcript.messages.filter { $0.role == .assistant && $0.model != nil }
    if replies.contains(where: { $0.state == .streaming }) { return .arriving }
    if replies.isEmpty { return .noReply }
    if replies.allSatisfy({ $0.model?.isRules == true }) { return .rules }
    return replies.allSatisfy { if case .failed = $0.state { true } else { false } } ? .failed : .unknown
  }
}
