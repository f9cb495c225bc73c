import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new avatar, or of an edited one, with its portrait beside it.
struct CreateAvatarView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: CreateAvatarPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .gone: ContentUnavailableView(language.avatarIsGone)
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content: CharacterForm(presenter: presenter, save: save, tryIt: tryIt)
      }
    }
    .inspector(isPresented: presenter.phase == .content, width: 38) { PortraitPane(presenter: presenter) }
    .navigationTitle(presenter.edited == nil ? language.newAvatar : language.editAvatar)
    .task(id: presenter.attempt) { if await presenter.load() { announce(language.draftIsBack) } }
    .task(id: presenter.picturePath) { await presenter.loadPreview() }
    .task(id: presenter.more.lorebook) { await presenter.countLore() }
    .keyboardShortcut(.control("s"), language.save, action: save)
    .keyBindings(presenter.canTry ? [KeyBinding(.control("g"), language.tryIt, prominence: .spare, action: tryIt)] : [])
    // With nothing to lose, Esc closes the form like any other screen.
    .keyBindings(escape)
  }

  private var escape: [KeyBinding] {
    if presenter.isModelAtWork { return [KeyBinding(.escape, language.stop, action: presenter.onStopPressed)] }
    return presenter.hasUnsaved ? [KeyBinding(.escape, language.cancel, action: presenter.onCancelPressed)] : []
  }

  private func tryIt() { Task { await presenter.onTryPressed() } }

  private func save() {
    Task { if await presenter.onSavePressed() { announce(language.saved) } }
  }
}

private struct CharacterForm: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.showsDetail) private var showsDetail
  @Environment(\.windowSize) private var window
  let presenter: CreateAvatarPresenter
  let save: @MainActor () -> Void, tryIt: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        VStack {
          heading(language.whoItIs)
          HStack(spacing: 1) {
            FieldName(language.name)
            TextField(language.namePrompt, text: Binding(presenter, \.name)).defaultFocus()
              .rewritten(presenter.writer.rewriting(.name), language)
            if let rewrite = presenter.writer.rewriting(.name) {
              Button(action: rewrite) { RewriteMark(title: language.name) }
            }
          }
          NameCheck(name: presenter.checkedName, isAskedFor: presenter.name.isEmpty).belowFields()
          choices
          HStack(spacing: 1) {
            FieldName(language.picture)
            TextField(language.picturePrompt, text: Binding(presenter, \.picturePath))
          }
          CharacterArtistView(artist: presenter.artist, drawing: inForm, name: presenter.name)
            .belowFields()
        }
        if !showsDetail {
          Text(presenter.description.sentence(in: language)).foregroundStyle(.secondary).belowFields()
        }
        VStack {
          heading(language.howItTalks)
          VStack {
            CharacterWriterView(writer: presenter.writer)
            Toggle(language.moreFields, isOn: Binding(presenter.more, \.isOpen))
          }
          .belowFields()
        }
        if presenter.more.isOpen {
          if !showsDetail { LookPicker(presenter: presenter) }
          if presenter.picture != nil {
            Toggle(language.removePicture, isOn: Binding(presenter, \.removesPicture))
          }
          DefinitionFields(form: presenter.more, writer: presenter.writer, loreCount: presenter.loreCount) {
            Task { await presenter.onLorebookPressed() }
          }
          if let history = presenter.history {
            CharacterHistoryView(history: history) { edit in Task { await presenter.onRestorePressed(edit) } }
          }
        }
        buttons.belowFields()
      }
    }
    .keyBindings([
      KeyBinding(.alt("l"), language.nextLook, prominence: .spare) {
        // Without a portrait beside the form, the choice is among the further fields.
        if !showsDetail { presenter.more.isOpen = true }
        presenter.onNextLookPressed()
      }
    ])
  }

  /// The heading of a group. A short window needs its rows for the fields.
  @ViewBuilder private func heading(_ title: String) -> some View {
    if isPlain || window.rows >= 20 { Text(line: title).bold().belowFields() }
  }

  /// The picture to show in the form itself: the pane beside it has the chosen file.
  private var inForm: AvatarPicture.ID? { presenter.drawing ?? (showsDetail ? nil : presenter.preview) }

  private var choices: some View {
    VStack {
      choice(language.isA, \.description.character) { $0.title(in: language) }
      choice(language.thatIs, \.description.action) { $0.title(in: language) }
      choice(language.inThe, \.description.location) { $0.title(in: language) }
    }
  }

  private func choice<Value: CaseIterable & Hashable>(
    _ name: String, _ path: ReferenceWritableKeyPath<CreateAvatarPresenter, Value>,
    title: @escaping @MainActor (Value) -> String
  ) -> some View {
    Picker(selection: Binding(presenter, path)) {
      ForEach(Array(Value.allCases), id: \.self) { Text(line: title($0)).tag($0) }
    } label: {
      FieldName(name)
    }
  }

  private var buttons: some View {
    WrappingHStack(spacing: 2) {
      SaveButtons(
        isSaving: presenter.isSaving, canSave: presenter.canSave, save: save, cancel: presenter.onCancelPressed)
      if presenter.canTry { Button(language.tryIt, action: tryIt) }
    }
  }
}
