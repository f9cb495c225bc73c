import AccountLifecycle
import AvatarLibrary
import Conversations
import Entities
import Synchronization
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The app as the documentation shows it: chats of several days, characters of the user's own, and a terminal that
/// reports its background.
@MainActor struct Showcase {
  /// The backgrounds that the documentation paints behind its pictures.
  enum Background: String, CaseIterable {
    case dark, light

    fileprivate var traits: TerminalTraits {
      .reporting(self == .dark ? .rgb(0x0D, 0x11, 0x17) : .rgb(0xFF, 0xFF, 0xFF))
    }
  }

  let app: AppFixture
  private let clock: SettableClock
  private let language: Language

  init(on background: Background, in language: Language = .english) async throws {
    let clock = SettableClock()
    (self.clock, self.language) = (clock, language)
    let model = ScriptedModel(choice: ModelChoice(provider: "ollama", model: "qwen3"))
    app = try await .make(language: language, traits: background.traits, model: model) { $0.now = { clock.now() } }
  }

  /// Goes through the start screens, as a user with a past.
  func fill() async throws {
    await app.completeOnboarding(in: language)
    _ = try await app.interactor.saveProfile(name: language("Hana", "하나"), email: "", color: .indigo, picture: .kept)
    for (name, form) in ShowcaseTalk.ownCharacters(in: language) {
      // Without a choice the portrait follows from the identifier, which is another one in every run.
      _ = try await app.interactor.createAvatar(
        AvatarDraft(name: name, picturePath: "", description: form, look: 0))
    }
    let characters = try await app.interactor.allAvatars()
    for talk in ShowcaseTalk.all(in: language) {
      let character = try #require(characters.first { $0.name == talk.character })
      try await hold(talk, with: character)
    }
    clock.goBack(hours: 0)
    await app.pilot.settle()
  }

  private func hold(_ talk: ShowcaseTalk, with character: Avatar) async throws {
    clock.goBack(hours: talk.hoursAgo)
    let chat = try await app.interactor.startConversation(with: character.id)
    for turn in talk.turns {
      app.model.answer(turn.reply)
      let last = try await app.interactor.messages(of: chat.id, before: nil, limit: 1).messages.last
      _ = try await app.interactor.send(UserTurn(turn.question), in: chat.id, after: last)
      while await app.interactor.isReplying(in: chat.id) { await Task.yield() }
    }
    if talk.isSeen { try await app.interactor.markSeen(chat.id) }
  }
}

/// A clock on an afternoon of 2025, or some hours earlier. Each reading is a millisecond later than the one before.
private final class SettableClock: Sendable {
  private struct State {
    var readings: Int64 = 0, hours: Int64 = 0
  }

  private let state = Mutex(State())

  func goBack(hours: Int64) {
    state.withLock { $0.hours = hours }
  }

  func now() -> Timestamp {
    state.withLock { state in
      state.readings += 1
      return Timestamp(milliseconds: 1_738_332_120_000 - state.hours * 3_600_000 + state.readings)
    }
  }
}
