import Entities
import Observation

/// The state of the reply settings. Typed values are saved as soon as they are valid.
@Observable @MainActor final class PresetPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// Counts the attempts to load: a new one begins when it changes.
  private(set) var attempt = 0
  /// The scope that is being set: the chat, or every chat with the avatar.
  var scope: PresetScope {
    didSet {
      guard scope != oldValue else { return }
      phase = .loading
      attempt += 1
    }
  }
  /// The settings that apply.
  private(set) var report: PresetReport?
  /// The text of the fields, as typed.
  private var typed: [Preset.Field: String] = [:]
  /// The value of a field before the user typed in it. It is kept while the typed value is invalid.
  private var before: [Preset.Field: String] = [:]
  /// The fields with an invalid value.
  private var wrong: Set<Preset.Field> = []
  /// The summary as typed, until it is saved; nil while it is unchanged.
  private var edit: SummaryEdit?
  /// Why the typed values are not saved; nil when they are.
  private(set) var failure: LocalizedText?

  /// The values that are not written yet.
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

  /// A summary that is being changed: its text, and the last message that it covers.
  private struct SummaryEdit: Equatable {
    var text: String
    var last: Message.ID
  }

  /// The scopes that can be set.
  var scopes: [PresetScope] { parameters.scopes }
  var avatarName: String { parameters.name }
  /// The settings of this scope.
  var own: Preset { report?.presets[scope.origin] ?? Preset() }
}

// MARK: - Loading

extension PresetPresenter {
  /// Reads the settings, then follows their changes while the screen is open.
  func load() async {
    // Typed values are written first.
    await writing?.value
    let scope = scope
    do {
      // Subscribes first, so that a summary made during the reading is not missed.
      let updates: AsyncStream<Message>? =
        if let id = parameters.conversation { await interactor.messageUpdates(of: id) } else { nil }
      let report = try await interactor.presetReport(for: scope)
      guard !Task.isCancelled, scope == self.scope else { return }
      apply(report)
      (typed, wrong, phase) = ([:], [], .content)
      guard let updates else { return }
      for await message in updates where message.state != .streaming { try? await readAgain() }
    } catch is CancellationError {
      // The screen has gone.
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

// MARK: - The values

extension PresetPresenter {
  /// The value that applies where none is set here, and its origin; nil for the provider's own.
  func usual(_ field: Preset.Field) -> (text: String, origin: PresetStack.Origin)? {
    guard let presets = report?.presets, let origin = presets.origin(of: field, without: scope.origin),
      let text = presets[origin][field]
    else { return nil }
    return (text, origin)
  }

  /// The text in the field of a value.
  func text(of field: Preset.Field) -> String { typed[field] ?? own[field] ?? "" }

  /// The note below a value; nil for none.
  func note(on field: Preset.Field) -> PresetNote? {
    if wrong.contains(field) { return .wrong(field.expected) }
    guard let presets = report?.presets, presets.effective[field] != nil else { return nil }
    // The model's row shows that by itself.
    if field != .model, own[field] != nil, let text = presets[.flag][field] { return .overridden(by: text) }
    return report?.remarks[field].map { .remark($0) }
  }

  /// The summary of this chat, if there is one.
  var shownSummary: ConversationSummary? { report?.summary }
  /// The text in its field.
  var summaryText: String {
    get { edit?.text ?? report?.summary?.text ?? "" }
    set {
      guard summaryText != newValue else { return }
      change(newValue)
      // An empty field may be the beginning of another summary. A button removes the summary.
      guard newValue.contains(where: { !$0.isWhitespace }) else { return }
      isSummaryUnwritten = true
      write()
    }
  }
}

/// A note below a value.
enum PresetNote: Equatable {
  /// It is invalid; the text names the expected value.
  case wrong(LocalizedText)
  /// The command line sets another value, which takes precedence.
  case overridden(by: String)
  /// The provider's remark on the value.
  case remark(LocalizedText)
}

// MARK: - Actions of the user

extension PresetPresenter {
  /// Called when a value was typed: it is saved when it is valid.
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
    save(preset)
  }

  /// Lets the user choose the model.
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
    save(preset)
  }

  /// Removes all settings of this scope.
  func onClearPressed() {
    (typed, wrong) = ([:], [])
    save(Preset())
  }

  /// Removes the summary; another one is made later.
  func onRemoveSummaryPressed() {
    change("")
    isSummaryUnwritten = true
    write()
  }

  /// Tries again to save. The user has read the error, so a newer summary is replaced.
  func onSaveAgainPressed() {
    if let last = report?.summary?.last { edit?.last = last }
    write()
  }

  /// Goes back to the saved values.
  func onDiscardPressed() {
    (unwritten, isSummaryUnwritten, edit, failure) = ([:], false, nil, nil)
    attempt += 1
  }

  func onClosePressed() { router.dismissScreen() }

  private func save(_ preset: Preset) {
    guard preset != own else { return }
    report?.presets[scope.origin] = preset
    unwritten[scope] = preset
    write()
  }

  /// Changes the text of the summary.
  private func change(_ text: String) {
    guard let last = edit?.last ?? report?.summary?.last else { return }
    edit = SummaryEdit(text: text, last: last)
  }

  /// Writes unsaved values, one at a time. The task outlives the screen, so that the last letter is saved.
  private func write() {
    guard writing == nil else { return }
    writing = Task {
      do {
        // A value typed meanwhile is written too.
        while !unwritten.isEmpty || isSummaryUnwritten {
          try await writeAll()
          failure = nil
          try? await readAgain()
        }
      } catch {
        // The alert is shown once; then a line stays, with the typed values.
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
    guard isSummaryUnwritten else { return }
    guard let edit, let conversation = parameters.conversation else {
      // It was saved meanwhile.
      isSummaryUnwritten = false
      return
    }
    try await interactor.saveSummary(edit.text, upTo: edit.last, in: conversation)
    guard edit == self.edit else { return }
    (self.edit, isSummaryUnwritten) = (nil, false)
    if edit.text.isEmpty { report?.summary = nil } else { report?.summary?.text = edit.text }
  }

  /// Reads the settings again, because the model and its remarks change with them.
  private func readAgain() async throws {
    let scope = scope
    let report = try await interactor.presetReport(for: scope)
    if scope == self.scope, phase == .content { apply(report) }
  }

  /// Shows the settings that were read, except for values that are not written yet.
  private func apply(_ report: PresetReport) {
    self.report = report
    for (scope, preset) in unwritten { self.report?.presets[scope.origin] = preset }
  }
}
