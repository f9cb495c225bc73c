import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One conversation, with the field below it.
struct ChatView: View {
  @Environment(\.language) private var language
  @Environment(\.announce) private var announce
  @Environment(\.copy) private var copy
  @Environment(\.isPlain) private var isPlain
  @Environment(\.scrollMemory) private var memory
  @Environment(\.windowReturns) private var returns
  @Environment(\.windowSize) private var window
  let presenter: ChatPresenter

  var body: some View {
    Group {
      switch presenter.chat.phase {
      case .loading: LoadingState().keepsTyping()
      case .content: ConversationView(presenter: presenter)
      case .gone: GoneView(presenter: presenter)
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      }
    }
    .navigationTitle(presenter.title(in: language), short: presenter.titledName(in: language))
    .toolbar {
      if presenter.chat.canBeAnswered, Self.namesModel(in: window) {
        Text(line: language(presenter.answering.model.words)).foregroundStyle(.secondary)
          .onTapGesture { Task { await presenter.answering.onModelPressed() } }
      }
    }
    .keyBindings(keys)
    .task(id: presenter.attempt) { await presenter.load(near: memory?.place) }
    // Another program may have deleted the conversation.
    .task(id: returns) { await presenter.checkPresence() }
    // In plain mode the title is a heading, which is not printed again.
    .task { if !isPlain { await presenter.followTitle() } }
  }

  /// Whether the bar above the screen names the model. Where it has no room, the line below the field does.
  static func namesModel(in window: WindowSize) -> Bool { window.columns >= 72 || window.rows < 24 }

  private var keys: [KeyBinding] {
    guard presenter.chat.phase == .content else { return [] }
    let language = language
    var keys: [KeyBinding] = []
    if presenter.chat.canBeAnswered {
      keys.append(
        KeyBinding(.enter, presenter.submitTitle(in: language)) { Task { await presenter.composer.onSendPressed() } })
    }
    if presenter.transcript.hasLater {
      keys += [
        KeyBinding(.end, language.newest) { Task { await presenter.jumps.onEndPressed() } },
        KeyBinding(.controlEnd, language.newest, prominence: isPlain ? .ordinary : .hidden) {
          Task { await presenter.jumps.onEndPressed() }
        },
      ]
    }
    if presenter.jumps.isSeekingStart {
      keys.append(KeyBinding(.escape, language.stayHere) { presenter.jumps.onStopSeekingPressed() })
    } else if presenter.transcript.hasEarlier {
      keys += [
        KeyBinding(.home, language.oldest, prominence: .hidden) { presenter.jumps.onStartPressed() },
        KeyBinding(.controlHome, language.oldest, prominence: isPlain ? .ordinary : .hidden) {
          presenter.jumps.onStartPressed()
        },
      ]
    }
    if presenter.transcript.isReplying {
      keys += [
        KeyBinding(.escape, language.stop) { Task { await presenter.replies.onStopPressed() } },
        KeyBinding(.control("c"), language.stop, prominence: .hidden) {
          Task { await presenter.replies.onStopPressed() }
        },
      ]
    }
    if !presenter.queue.texts.isEmpty {
      keys.append(KeyBinding(.takeBack, language.takeBack) { presenter.queue.onTakeBackPressed() })
    }
    if presenter.suggestion.isWriting, !presenter.transcript.isReplying {
      keys.append(KeyBinding(.escape, language.stop) { presenter.suggestion.onStopPressed() })
    }
    if !presenter.composer.completions.isEmpty {
      keys.append(KeyBinding(.tab, language.complete) { presenter.composer.onCompletePressed() })
    }
    if presenter.removal.last != nil {
      keys.append(KeyBinding(.undoDeletion, language.undoDeletion) { Task { await presenter.removal.onUndoPressed() } })
    }
    if presenter.editing.message != nil, !presenter.transcript.isReplying {
      keys.append(KeyBinding(.escape, language.stopEditing) { presenter.editing.onCancelPressed() })
    }
    if presenter.replies.canRetry {
      keys.append(KeyBinding(.retry, language.tryAgain) { Task { await presenter.replies.onRetryPressed() } })
    }
    if presenter.swipes.canAsk {
      keys.append(
        KeyBinding(
          .otherAnswer, language.otherAnswer, prominence: presenter.swipes.hasKey ? .ordinary : .hidden
        ) { Task { await presenter.swipes.onOtherAnswerPressed() } })
    }
    if presenter.thoughts.hasThoughts {
      // In plain mode each reply with thoughts has an action of its own for them.
      let prominence = isPlain ? KeyBinding.Prominence.hidden : .spare
      keys.append(
        KeyBinding(.thoughts, language.thoughts, prominence: prominence) { presenter.thoughts.onThoughtsPressed() })
    }
    if presenter.copying.lastReply != nil {
      let prominence = isPlain ? KeyBinding.Prominence.hidden : .spare
      keys.append(
        KeyBinding(.copyReply, language.copyReply, prominence: prominence) {
          if let reply = presenter.copying.onCopyReplyPressed() { copy(reply) }
        })
      if presenter.copying.hasCode {
        keys.append(
          KeyBinding(.copyCode, language.copyCode, prominence: prominence) {
            if let code = presenter.copying.onCopyCodePressed() { copy(code) }
          })
      }
      keys.append(
        KeyBinding(.copyChat, language.copyChat, prominence: prominence) {
          Task {
            if let text = await presenter.copying.onCopyChatPressed(
              by: presenter.name(in: language), to: presenter.persona.name, in: language)
            {
              copy(text)
            }
          }
        })
    }
    if presenter.chat.canBeAnswered {
      keys.append(
        KeyBinding(.model, language.model, prominence: .spare) { Task { await presenter.answering.onModelPressed() } })
    }
    if presenter.copying.lastReply != nil {
      keys.append(
        KeyBinding(.usage, language.usage, prominence: .spare) { Task { await presenter.usage.onUsagePressed() } })
    }
    if !presenter.isTrial {
      keys.append(
        KeyBinding(.deleteChat, language.deleteChat, prominence: .spare) {
          Task {
            if await presenter.deletion.onDeletePressed() { announce(language.deleted) }
          }
        })
    }
    if presenter.chat.canBeAnswered {
      keys.append(KeyBinding(.prompt, language.whatIsSent, prominence: .spare) { presenter.composer.onPromptPressed() })
      keys.append(
        KeyBinding(.preset, language.replySettings, prominence: .spare) {
          Task { await presenter.answering.onPresetPressed() }
        })
      keys.append(
        KeyBinding(.persona, language.persona, prominence: .spare) {
          Task { await presenter.persona.onPersonaPressed() }
        })
      keys.append(
        KeyBinding(.note, language.authorsNote, prominence: .spare) {
          Task { await presenter.answering.onNotePressed() }
        })
      keys.append(
        KeyBinding(.attachFile, language.attachFile, prominence: .spare) {
          Task { await presenter.attachments.onAttachPressed() }
        })
      if !presenter.attachments.files.isEmpty {
        keys.append(
          KeyBinding(.removeFile, language.removeFile, prominence: .spare) {
            presenter.attachments.onRemoveLastPressed()
          })
      }
      keys.append(KeyBinding(.character, language.character, prominence: .spare) { presenter.onCharacterPressed() })
      keys.append(
        KeyBinding(.members, language.members, prominence: .spare) {
          Task { await presenter.group.onMembersPressed() }
        })
      if presenter.group.canCall {
        keys.append(
          KeyBinding(.nextSpeaker, language.nextSpeaker, prominence: .spare) {
            Task { await presenter.group.onNextPressed() }
          })
      }
      if !presenter.isTrial {
        keys.append(
          KeyBinding(.newChat, language.newChat, prominence: .spare) {
            Task { await presenter.beginning.onNewChatPressed() }
          })
      }
    }
    keys.append(
      KeyBinding(.chatMap, language.chatMap, prominence: .spare) { Task { await presenter.branches.onMapPressed() } })
    // Not needed often: the panel of keys and the palette list them. Plain mode has no other list.
    if presenter.verbs.hasMenu {
      keys.append(
        KeyBinding(.goToDay, language.goToDay, prominence: isPlain ? .spare : .hidden) {
          Task { await presenter.jumps.onDayPressed() }
        })
    }
    if !presenter.isTrial {
      keys.append(
        KeyBinding(.duplicateChat, language.duplicateChat, prominence: isPlain ? .spare : .hidden) {
          Task { await presenter.duplication.onDuplicatePressed() }
        })
    }
    // Without messages there is nothing to write.
    if presenter.copying.lastReply != nil {
      keys.append(
        KeyBinding(.exportChat, language.exportChat, prominence: .spare) {
          Task { await presenter.export.onExportPressed(in: language) }
        })
    }
    if presenter.replies.canRegenerate {
      keys.append(
        KeyBinding(.retry, language.anotherReply, prominence: .spare) {
          Task { await presenter.replies.onRetryPressed() }
        })
    }
    if presenter.verbs.hasMenu {
      keys.append(
        KeyBinding(.messageMenu, language.messageMenu, prominence: .spare) {
          Task { if let text = await presenter.verbs.onMenuPressed() { copy(text) } }
        })
      keys.append(
        KeyBinding(.messageLists, language.bookmarksAndTrash, prominence: .spare) {
          Task { await presenter.marks.onListsPressed() }
        })
    }
    if presenter.replies.canContinue {
      keys.append(
        KeyBinding(.goOn, language.goOn, prominence: .spare) { Task { await presenter.replies.onContinuePressed() } })
    }
    if presenter.suggestion.canSuggest {
      keys.append(
        KeyBinding(.suggest, language.suggest, prominence: .spare) { presenter.suggestion.onSuggestPressed() })
    }
    if presenter.editing.canEdit {
      keys.append(
        KeyBinding(.editMessage, language.editMessage, prominence: .spare) { presenter.editing.onEditPressed() })
    }
    return keys
  }
}

private struct GoneView: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: ChatPresenter

  var body: some View {
    ContentUnavailableView {
      Text(language.chatIsGone)
    } description: {
      if canRestore { Text(language.chatIsInTrash) }
    } actions: {
      Button(language.back) { presenter.onBackPressed() }.defaultFocus()
      if canRestore { Button(language.restore, action: restore) }
    }
    .keyBindings(canRestore ? [KeyBinding(.undoDeletion, language.restore, action: restore)] : [])
    .keyboardShortcut(.enter, language.back) { presenter.onBackPressed() }
  }

  private var canRestore: Bool { presenter.deletion.deleted != nil }

  private func restore() {
    Task { if await presenter.onRestorePressed() { announce(language.restored) } }
  }
}
