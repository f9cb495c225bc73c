import AccountLifecycle
import AvatarLibrary
import Conversations
import Entities
import Synchronization
import Terminal
import TerminalTesting
import Testing

@testable import Core

/// The app as the documentation shows it: chats of several days, characters of the user's own, and a terminal that reports
/// its background.
@MainActor struct Showcase {
  /// The backgrounds that the documentation paints behind its pictures.
  enum Background: String, CaseIterable {
    case dark, light

    fileprivate var traits: TerminalTraits {
      .reporting(self == .dark ? .rgb(0x0D, 0x11, 0x17) : .rgb(0xFF, 0xFF, 0xFF))
    }
  }

  /// What was said to a character, and when.
  private struct Talk {
    let character: String, hoursAgo: Int64, isSeen: Bool
    let turns: [(question: String, reply: String)]
  }

  let app: AppFixture
  private let clock: SettableClock

  init(on background: Background) async throws {
    let clock = SettableClock()
    self.clock = clock
    let model = ScriptedModel(choice: ModelChoice(provider: "ollama", model: "qwen3"))
    app = try await .make(traits: background.traits, model: model) { $0.now = { clock.now() } }
  }

  /// Goes through the start screens, as a user with a past.
  func fill() async throws {
    await app.completeOnboarding()
    _ = try await app.interactor.saveProfile(name: "Hana", email: "", color: .indigo, picture: .kept)
    for (name, form) in Self.characters {
      // Without a choice the portrait follows from the identifier, which is another one in every run.
      _ = try await app.interactor.createAvatar(
        AvatarDraft(name: name, picturePath: "", description: form, look: 0))
    }
    let characters = try await app.interactor.allAvatars()
    for talk in Self.talks {
      let character = try #require(characters.first { $0.name == talk.character })
      try await hold(talk, with: character)
    }
    clock.goBack(hours: 0)
    await app.pilot.settle()
  }

  private func hold(_ talk: Talk, with character: Avatar) async throws {
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

  private static let characters: [(name: String, form: AvatarDescription)] = [
    ("Captain Brine", AvatarDescription(character: .man, action: .drinking, location: .city)),
    ("Mango", AvatarDescription(character: .cat, action: .relaxing, location: .space)),
    ("Nurse Pebble", AvatarDescription(character: .alien, action: .working, location: .museum)),
  ]

  /// The newest is the last.
  private static let talks = [
    Talk(
      character: "Marisol", hoursAgo: 120, isSeen: true,
      turns: [
        (
          "I found a brass compass. Is it old?",
          "Turn it over and look for a maker's name. Machine-cut screws mean after 1900, and the needle tells no lies."
        )
      ]),
    Talk(
      character: "Tikk-Tava", hoursAgo: 71, isSeen: true,
      turns: [
        (
          "What does “break a leg” mean?",
          "I asked three humans and got four answers. It wishes you **luck**. No leg is harmed, I checked."
        )
      ]),
    Talk(
      character: "Professor Inkwell", hoursAgo: 27, isSeen: true,
      turns: [
        (
          "How do I count the words of a file?",
          "With four paws on the keyboard:\n\n```sh\nwc -w notes.txt\n```\n\nIt counts what stands between blanks."
        )
      ]),
    Talk(
      character: "Doyun", hoursAgo: 2, isSeen: false,
      turns: [
        (
          "Can I bake basil into bread?",
          "Fold it in after the first rise, with a little oil. Basil burns on the crust, so keep it inside."
        )
      ]),
    Talk(
      character: "Juno", hoursAgo: 0, isSeen: true,
      turns: [
        (
          "My basil is unhappy. What should I do?",
          "Poor thing! **Feel the soil** first, a finger deep:\n\n"
            + "- *wet*: stop pouring, and move it to the light\n- *dry*: water it from below, and talk to it"
        ),
        (
          "Dry as a moon. How often do I water it from now on?",
          "In orbit a sensor decides. On a windowsill, ten lines of Python do:\n\n"
            + "```python\nif soil.moisture() < 0.3:\n    pump.run(from_below=True, ml=80)\n```\n\n"
            + "Without a pump: twice a week in summer, **once** in winter. Mine also likes puns."
        ),
      ]),
  ]
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
