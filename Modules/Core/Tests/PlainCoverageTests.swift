import AvatarLibrary
import Conversations
import Entities
import FeatureKit
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Every action of a footer can be done line by line, on every screen.
@MainActor struct PlainCoverageTests {
  /// Addresses with real content, by kind. A new kind must be added here if it takes a value.
  private func addresses(_ interactor: CoreInteractor) async throws -> [String: [String]] {
    let avatar = try await interactor.defaultAvatar()
    let chat = try await interactor.openConversation(with: avatar.id)
    return [
      "category": ["category", "alien"], "settings": ["settings"], "avatar": ["avatar", "\(avatar.id)"],
      "chat": ["chat", "\(chat.id)"], "search": ["search"], "create": ["create", "avatar"],
      "character": ["character", "\(avatar.id)"], "prompt": ["prompt", "\(chat.id)"],
    ]
  }

  /// In a wider window the keys of a list beside the screen work too. Plain mode shows one screen at a time.
  @Test func everyAddress() async throws {
    let (painted, plain) = (try await AppFixture.make(columns: 109, rows: 50), try await PlainFixture())
    await painted.completeOnboarding()
    await plain.completeOnboarding()
    let (ofPainted, ofPlain) = (try await addresses(painted.interactor), try await addresses(plain.interactor))
    // The page for developers is there only while its setting is on.
    for link in plain.contributions.links where link.name != "developer" {
      let (name, bare) = (link.name, link.placeholder.isEmpty ? [link.name] : nil)
      let one = try #require(ofPainted[name] ?? bare, "\(name)")
      let other = try #require(ofPlain[name] ?? bare, "\(name)")
      #expect(painted.presenter.open(Link(one)) && plain.presenter.open(Link(other)), "\(name)")
      await painted.pilot.settle()
      #expect(await painted.pilot.waits { painted.isIdle })
      await expectSame(painted, plain, name)
    }
  }

  @Test func everyTab() async throws {
    let (painted, plain) = (try await AppFixture.make(columns: 200, rows: 50), try await PlainFixture())
    await painted.completeOnboarding()
    await plain.completeOnboarding()
    for (index, tab) in plain.contributions.tabs.enumerated() {
      await painted.pilot.press(.character(Character("\(index + 1)")))
      #expect(await painted.pilot.waits { painted.isIdle })
      if index > 0 { await plain.pilot.choose(tab.title(.english)) }
      await expectSame(painted, plain, tab.id)
    }
  }

  @Test func theScreensThatHaveNoAddress() async throws {
    let (painted, plain) = (try await AppFixture.make(columns: 200, rows: 50), try await PlainFixture())
    #expect(await painted.pilot.shows("Get started"))
    await expectSame(painted, plain, "welcome")
    await go(painted, plain, by: [.enter], "Get started", "How it works")
    await go(painted, plain, by: [.enter], "Continue", "Your terminal")
    await go(painted, plain, by: [.enter], "Continue", "Your model")
    await go(painted, plain, by: [.enter], "Continue", "Choose your colour")
    await go(painted, plain, by: [.character("5")], "Mint", "Mint")
    await go(painted, plain, by: [.character("c")], "Continue", "All set")
    await go(painted, plain, by: [.enter], "Finish", "Popular")
    await go(painted, plain, by: [.character("2")], "Chats", "No chats yet")
    await go(painted, plain, by: [.character("/")], "Search", "Results show")
    await go(painted, plain, by: [.escape, .character("3")], "Profile", "My characters")
    await go(painted, plain, by: [.character("n")], "New character", "Name your character")
    await go(painted, plain, by: [.escape, .character("s")], "b", "My characters", then: "Settings", "Delete profile")
    await go(painted, plain, by: [.character("a")], "About aichat", "Written in Swift")
    await go(
      painted, plain, by: [.escape, .character("d")], "b", "Delete profile", then: "Delete profile",
      "It has no chats")
  }

  /// Goes to the next screen in both, and compares them.
  private func go(
    _ painted: AppFixture, _ plain: PlainFixture, by keys: [Key], _ choice: String, _ wanted: String,
    then second: String? = nil, _ further: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for key in keys { await painted.pilot.press(key) }
    #expect(await painted.pilot.shows(further ?? wanted), sourceLocation: sourceLocation)
    #expect(await painted.pilot.waits { painted.isIdle }, sourceLocation: sourceLocation)
    if choice == "b" { await plain.pilot.enter("b") } else { await plain.pilot.choose(choice) }
    #expect(await plain.pilot.tells(wanted), "\(plain.pilot.answer)", sourceLocation: sourceLocation)
    #expect(await plain.pilot.rests(), sourceLocation: sourceLocation)
    if let second, let further {
      await plain.pilot.choose(second)
      #expect(await plain.pilot.tells(further), "\(plain.pilot.answer)", sourceLocation: sourceLocation)
    }
    await expectSame(painted, plain, wanted, sourceLocation: sourceLocation)
  }

  /// Each key in the footer has a numbered action with the same label, or is a command, or is not needed here.
  private func expectSame(
    _ painted: AppFixture, _ plain: PlainFixture, _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    #expect(await plain.pilot.rests(), sourceLocation: sourceLocation)
    await plain.pilot.enter("")
    let answer = plain.pilot.answer
    let footer = painted.pilot.lines.last ?? ""
    #expect(footer.contains("^Q Quit") || footer.contains("Esc"), "\(footer)", sourceLocation: sourceLocation)
    let numbered = answer.split(separator: "\n").filter { $0.first?.isNumber == true }
    #expect(
      !answer.contains(". Button\n"), "something has no words on \(screen):\n\(answer)", sourceLocation: sourceLocation)
    for entry in footer.replacing("│ ", with: " ").split(separator: "  ") {
      let sides = entry.trimmed.split(separator: " ", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { continue }
      let isThere =
        switch sides[0] {
        case "^Q": answer.contains("q: Quit")
        case "Esc": answer.contains("b: \(sides[1])") || numbered.contains { $0.contains(sides[1]) }
        case "?", "F1": answer.contains("?: Help")
        case "PgUp", "PgDn", "↓": true  // Everything is printed, and each field has its number.
        // The commands of the palette have their numbers. There is no mouse to hand over, the terminal copies by
        // itself, and Return ends a line.
        case "^P", "F12", "Alt-C", "Alt-K", "Alt-A", "^J": true
        // The page of a character is an action of the chat with it.
        case "i" where sides[1] == "Character": true
        case "⏎": !numbered.isEmpty
        default: numbered.contains { $0.contains(sides[1]) } || answer.contains("\(sides[1]) (not available now)")
        }
      #expect(isThere, "“\(entry)” is missing on \(screen):\n\(answer)", sourceLocation: sourceLocation)
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    return rest
  }
}
