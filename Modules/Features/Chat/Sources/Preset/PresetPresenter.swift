import Entities
import Observation

/// Decides what the reply settings show, and keeps what is typed as soon as it is a value.
@Observable @MainActor final class PresetPresenter {
  /// What there is to show.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  /// What is being set: for the chat, or for every chat with the avatar.
  var scope: PresetScope {
    didSet {
      guard scope != oldValue else { return }
      phase = .loading
      attempt += 1
    }
  }
  /// What counts.
  private(set) var report: PresetReport?
  /// What was typed in the fields, as it was typed.
  private var typed: [Preset.Field: String] = [:]
  /// What stood in a field before it was typed in: an unfinished value is in nobody's mind.
  private var before: [Preset.Field: String] = [:]
  /// The fields in which no such value stands.
  private var wrong: Set<Preset.Field> = []
  /// The summary as it was changed in its field, until that is kept; nil as long as nobody touched it.
  private var edit: SummaryEdit?
  /// Why what was typed is not kept.
  private(set) var failure: LocalizedText?

  /// What is still to be written.
  @ObservationIgnored private var unwritten: [PresetScope: Preset] = [:]
  @ObservationIgnored private var isSummaryUnwritten = false
  @ObservationIgnored private var writing: Task<Void, Never>?
  private let parameters: PresetParameters
  private let interactor: any PresetInteractor
  private let router: any PresetRouter

  init(_ parameters: PresetParameters, interactor: any PresetInteractor, router: any PresetRouter) {
    self.parameters = parameters
    self.interactor = interactor
    self.router = router
    scope = parameters.scopes[0]
  }

  /// A summary that is being changed: its words, and the last message of the one that they change.
  private struct SummaryEdit: Equatable {
    var text: String
    var last: Message.ID
  }

  /// What can be set.
  var scopes: [PresetScope] { parameters.scopes }
  /// Whose replies they are.
  var avatarName: String { parameters.name }
  /// What is set here.
  var own: Preset { report?.presets[scope.origin] ?? Preset() }
}

// MARK: - Loading

extension PresetPresenter {
  /// Reads what counts, then follows what changes it for as long as the screen shows.
  func load() async {
    // What was typed before counts.
    await writing?.value
    let scope = scope
    do {
      // Listening begins first: a summary that comes while the rest is being read is not missed.
      let updates: AsyncStream<Message>? =
        if let id = parameters.conversation { await interactor.messageUpdates(of: id) } else { nil }
      let report = try await interactor.presetReport(for: scope)
      guard !Task.isCancelled, scope == self.scope else { return }
      apply(report)
      (typed, wrong, phase) = ([:], [], .content)
      guard let updates else { return }
      for await message in updates where message.state != .streaming { try? await readAgain() }
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}

// MARK: - What a value is

extension PresetPresenter {
  /// What counts where nothing is set here, and where that comes from; nil where it is as its provider has it.
  func usual(_ field: Preset.Field) -> (text: String, origin: PresetStack.Origin)? {
    guard let presets = report?.presets, let origin = presets.origin(of: field, without: scope.origin),
      let text = presets[origin][field]
    else { return nil }
    return (text, origin)
  }

  /// What stands in the field of a value.
  func text(of field: Preset.Field) -> String { typed[field] ?? own[field] ?? "" }

  /// What is to be said about a value.
  func note(on field: Preset.Field) -> PresetNote? {
    if wrong.contains(field) { return .wrong(field.expected) }
    guard let presets = report?.presets, presets.effective[field] != nil else { return nil }
    // Of a model its row says so.
    if field != .model, own[field] != nil, let text = presets[.flag][field] { return .overridden(by: text) }
    return report?.remarks[field].map { .remark($0) }
  }

  /// The summary, where one stands for messages of this chat.
  var shownSummary: ConversationSummary? { report?.summary }
  /// What stands in its field.
  var summaryText: String {
    get { edit?.text ?? report?.summary?.text ?? "" }
    set {
      guard summaryText != newValue else { return }
      change(newValue)
      // Who empties the field may be about to write another: a button takes the summary away.
      guard newValue.contains(where: { !$0.isWhitespace }) else { return }
      isSummaryUnwritten = true
      write()
    }
  }
}

/// What is said about a value besides what it is.
enum PresetNote: Equatable {
  /// It is no such value; what is expected.
  case wrong(LocalizedText)
  /// The command says something else, which comes first.
  case overridden(by: String)
  /// What the provider makes of it.
  case remark(LocalizedText)
}

// MARK: - What the user does

extension PresetPresenter {
  /// Takes what was typed for a value; it is kept when it is one.
  func type(_ text: String, for field: Preset.Field) {
    guard self.text(of: field) != text else { return }
    if typed[field] == nil { before[field] = own[field] ?? "" }
    typed[field] = text
    var preset = own
    if preset.set(field, to: text) {
      wrong.remove(field)
    } else {
      wrong.insert(field)
      _ = preset.set(field, to: before[field] ?? "")
    }
    keep(preset)
  }

  /// Has the user choose who answers here.
  func onModelPressed() async {
    guard let model = report?.model else { return }
    let chosen =
      switch scope {
      case .chat: await router.chooseModel(for: model)
      case .avatar: await router.chooseModelOfAvatar(now: model)
      }
    guard let preference = chosen else { return }
    var preset = own
    preset.model = if case .selection(let selection) = preference { selection } else { nil }
    keep(preset)
  }

  /// Makes everything here as usual.
  func onClearPressed() {
    (typed, wrong) = ([:], [])
    keep(Preset())
  }

  /// Takes the summary away; one is made anew when it is time.
  func onRemoveSummaryPressed() {
    change("")
    isSummaryUnwritten = true
    write()
  }

  /// Tries again to keep what was typed. Who wants that has read what keeps it, so a newer summary makes way.
  func onKeepAgainPressed() {
    if let last = report?.summary?.last { edit?.last = last }
    write()
  }

  /// Goes back to what is kept.
  func onDiscardPressed() {
    (unwritten, isSummaryUnwritten, edit, failure) = ([:], false, nil, nil)
    attempt += 1
  }

  func onClosePressed() { router.dismissScreen() }

  private func keep(_ preset: Preset) {
    guard preset != own else { return }
    report?.presets[scope.origin] = preset
    unwritten[scope] = preset
    write()
  }

  /// Takes other words for the summary that is there, or for the one that is being changed.
  private func change(_ text: String) {
    guard let last = edit?.last ?? report?.summary?.last else { return }
    edit = SummaryEdit(text: text, last: last)
  }

  /// Writes what is still to be written, one thing at a time. It outlives the screen, so that the last letter counts.
  private func write() {
    guard writing == nil else { return }
    writing = Task {
      do {
        // What is typed while the rest is read has its turn too.
        while !unwritten.isEmpty || isSummaryUnwritten {
          try await writeAll()
          failure = nil
          try? await readAgain()
        }
      } catch {
        // Said once; then a line stays, and what was typed with it.
        if failure == nil { router.showAlert(for: error) }
        failure = LocalizedText(explaining: error)
        try? await readAgain()
      }
      writing = nil
    }
  }

  private func writeAll() async throws {
    while let (scope, preset) = unwritten.first {
      try await interactor.savePreset(preset, for: scope)
      if unwritten[scope] == preset { unwritten[scope] = nil }
    }
    guard isSummaryUnwritten, let edit, let conversation = parameters.conversation else { return }
    try await interactor.saveSummary(edit.text, upTo: edit.last, in: conversation)
    guard edit == self.edit else { return }
    (self.edit, isSummaryUnwritten) = (nil, false)
    if edit.text.isEmpty { report?.summary = nil } else { report?.summary?.text = edit.text }
  }

  /// What the model makes of the values, and who answers, changes with them; a summary may have come.
  private func readAgain() async throws {
    let scope = scope
    let report = try await interactor.presetReport(for: scope)
    if scope == self.scope, phase == .content { apply(report) }
  }

  /// Takes over what is kept, but not in the place of what was typed since.
  private func apply(_ report: PresetReport) {
    self.report = report
    for (scope, preset) in unwritten { self.report?.presets[scope.origin] = preset }
  }
}
