import Entities
import Observation

/// Lists the models of all sources, and ends with the one that the user chooses.
@Observable @MainActor final class ModelPickerPresenter {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The words of the search.
  var query = ""
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private var sources: [ModelSource] = []
  @ObservationIgnored private var isPasting = false
  private let parameters: ModelPickerParameters
  private let interactor: any ModelPickerInteractor
  private let router: any ModelPickerRouter

  init(_ parameters: ModelPickerParameters, interactor: any ModelPickerInteractor, router: any ModelPickerRouter) {
    self.parameters = parameters
    self.interactor = interactor
    self.router = router
  }

  /// Asks every source for its models, and shows each as it answers. No server is contacted before this.
  func load() async {
    do {
      for await found in try await interactor.modelSources() {
        guard !Task.isCancelled else { return }
        (sources, phase) = (found, .content)
      }
      guard !Task.isCancelled else { return }
      interactor.log(
        ModelPickerEvent.loadModels.success(
          .count("source_count", sources.count), .count("model_count", sources.reduce(0) { $0 + $1.models.count })))
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      if Task.isCancelled { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(ModelPickerEvent.loadModels.fail(error))
    }
  }

  /// The options and variables that override the choice: `--model`, `AICHAT_MODEL`. A variable does not override the
  /// model of a chat.
  var overriding: [String] {
    interactor.configurationEntries.modelOverrides { source in
      parameters.usual == nil || source.hasPrefix("--")
    }
  }

  /// The purpose of the choice.
  var scope: ModelPickerParameters.Scope { parameters.scope }

  /// The rows with every word of the query, source by source.
  var rows: [ModelRow] {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    var rows: [ModelRow] = []
    if words.isEmpty, let usual = parameters.usual {
      rows.append(ModelRow(place: 0, kind: .usual(usual), source: nil, isChosen: parameters.chosen == .usual))
    }
    let chosen = chosenPlace
    // The chosen model may be in no list, for example if its server cannot be reached. That is unknown before its
    // provider has answered.
    if words.isEmpty, chosen == nil, case .selection(let selection) = parameters.chosen,
      !selection.choice.model.isEmpty,
      !sources.contains(where: { $0.isAwaited && $0.provider == selection.choice.provider })
    {
      rows.append(ModelRow(place: 1, kind: .unlisted(selection), source: nil, isChosen: true))
    }
    for (place, source) in sources.enumerated() {
      let first = rows.count
      for (index, listing) in source.models.enumerated() where listing.matches(words, in: source) {
        rows.append(
          ModelRow(
            place: (place + 1) << 32 + index, kind: .model(listing), source: source,
            isChosen: chosen.map { $0 == (place, index) } ?? false))
      }
      if words.isEmpty, source.models.isEmpty {
        let kind = source.isAwaited ? .awaited : source.error.map { ModelRow.Kind.error($0) } ?? .nothing
        rows.append(ModelRow(place: (place + 1) << 32, kind: kind, source: source, isChosen: false))
      }
      if rows.count > first { rows[first].beginsSource = true }
    }
    return rows
  }

  /// Whether the offline rules are the only choice, and all sources have answered.
  var hasRulesAlone: Bool {
    query.isEmpty && sources.allSatisfy { !$0.isAwaited && ($0.provider == "offline" || $0.models.isEmpty) }
  }

  /// The first source and row of the chosen model.
  private var chosenPlace: (Int, Int)? {
    guard case .selection(let selection) = parameters.chosen else { return nil }
    for (place, source) in sources.enumerated() where source.provider == selection.choice.provider {
      if selection.address != nil, selection.address != source.address { continue }
      if let index = source.models.firstIndex(where: { $0.id == selection.choice.model }) { return (place, index) }
    }
    return nil
  }
}

// MARK: - Actions of the user

extension ModelPickerPresenter {
  /// Chooses the model of a row. The row of a source that failed or has no model asks every source again.
  func onRowPressed(_ row: ModelRow) {
    switch row.kind {
    case .usual: router.finish(with: .usual)
    case .unlisted(let selection): router.finish(with: .selection(selection))
    case .model(let listing):
      guard let source = row.source else { return }
      interactor.log(ModelPickerEvent.modelPressed)
      let choice = ModelChoice(provider: source.provider, model: listing.id)
      router.finish(with: .selection(ModelSelection(choice: choice, address: source.address)))
    case .error, .nothing: onTryAgainPressed()
    case .awaited: break
    }
  }

  /// Chooses the first model of the search results.
  func onSubmit() {
    guard query.contains(where: { !$0.isWhitespace }), let first = rows.first else { return }
    onRowPressed(first)
  }

  /// Asks every source again.
  func onTryAgainPressed() {
    guard phase != .loading else { return }
    phase = .loading
    attempt += 1
  }

  /// Lets the user paste a key, and asks every source again.
  func onPastePressed() async {
    guard !isPasting else { return }
    isPasting = true
    defer { isPasting = false }
    if await router.pasteKey() != nil { onTryAgainPressed() }
  }

  /// Goes back without a choice.
  func onClosePressed() { router.dismissScreen() }
}

extension ModelListing {
  /// Whether its names and those of its source contain every word.
  fileprivate func matches(_ words: [Substring], in source: ModelSource) -> Bool {
    guard !words.isEmpty else { return true }
    let text = [id, name, source.name, source.provider].joined(separator: " ").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}

/// The events of the screen of models. They contain no name of a model or a server.
private enum ModelPickerEvent {
  static let loadModels = EventFamily("ModelPickerView", "LoadModels")
  static let modelPressed = LoggableEvent("ModelPickerView", "Model_Pressed")
}
