import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// Where a lorebook counts: all chats, characters and single chats, to be found by their names.
struct LorebookPlacesView: View {
  @Environment(\.language) private var language
  let presenter: LorebookPlacesPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.placesTitle(presenter.lorebook.name))
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .task(id: presenter.attempt) { await presenter.load() }
    .task(id: presenter.text) { await presenter.onTextChanged() }
  }

  private var content: some View {
    ScrollView {
      VStack {
        ForEach(presenter.places.prefix(1)) { toggle($0) }
        TextField(language.findPlace, text: Binding(presenter, \.text)).defaultFocus()
        ForEach(presenter.places.dropFirst()) { toggle($0) }
        if presenter.places.count == 1 { Text(language.noPlaceFound).foregroundStyle(.secondary) }
      }
    }
  }

  private func toggle(_ place: LorebookPlacesPresenter.Place) -> Toggle<Text> {
    let isChosen = Binding(get: { presenter.chosen.contains(place.scope) }) { _ in
      Task { await presenter.onPressed(place) }
    }
    return Toggle(isOn: isChosen) { Text(language.title(of: place)) }
  }
}
