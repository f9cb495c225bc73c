import Configuration
import Entities
import FeatureKit
import Foundation
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Keys that were written into config.json by hand.
@MainActor struct ChosenKeysTests {
  private let home = NSTemporaryDirectory() + "aichat-keys-\(UUID().uuidString)"

  private func configuration(_ shortcuts: String) throws -> AppConfiguration {
    let folder = home + "/.config/aichat"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("{\"shortcuts\": \"\(shortcuts)\"}".utf8).write(to: URL(fileURLWithPath: folder + "/config.json"))
    return try AppConfiguration(environment: ProcessEnvironment(["HOME": home, "LANG": "en_US.UTF-8"]))
  }

  private func contributions(without: [String] = []) throws -> Contributions {
    let interactor = DependencyContainer.inMemory().interactor
    let selection = try FeatureSelection(of: AppFixture.all, in: "aichat", without: without)
    return try CoreBuilder(interactor: interactor, language: .english, selection: selection).registry().contributions
  }

  @Test(arguments: [
    ("quit=ctrl-c", "quit=ctrl-c: ^C has a meaning already."), ("nonsense=alt-x", "No key is called “nonsense”."),
    ("quit=f12", "F12 is the key of"), ("quit=alt-x,mouse=alt-x", "Alt-X is the key of"),
  ])
  func `A key that config set would refuse is reported and left out`(text: String, words: String) throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let keys = ChosenKeys(try contributions(), areAll: true)
    let problem = try #require(keys.problem(in: try configuration(text)))
    #expect(problem.english.hasPrefix("\(home)/.config/aichat/config.json: shortcuts: "))
    #expect(
      problem.english.contains(words) && problem.english.hasSuffix("not used; your other keys are."), "\(problem)")
    #expect(problem.korean.contains("나머지 단축키"))
    let keymap = keys.keymap(of: try #require(KeyChoices(text + ",model=f10")))
    #expect(keymap[.quit] == Shortcut.quit.usual && keymap[.mouse] == Shortcut.mouse.usual)
    #expect(keymap[Shortcut("model", .alt("m")) { _ in "" }] == .function(10))
  }

  /// A feature that comes later has a key which the user gave to something else.
  @Test func `Only the choice of a key that a feature needs is left out`() throws {
    let later = Shortcut("later", .alt("x")) { _ in "Later" }
    let text = "mouse=ctrl-q,palette=f5,quit=alt-x"
    let (usable, errors) = (Shortcut.ofApp + [later]).usable(try #require(KeyChoices(text)), in: .english)
    // Without its choice "quit" has Ctrl-Q again, so that "mouse" cannot have it.
    #expect(usable == KeyChoices("palette=f5") && errors.count == 2, "\(errors)")
    #expect(errors.allSatisfy { $0.contains("is the key of") })
  }

  @Test func `A valid choice of keys is used`() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let keys = ChosenKeys(try contributions(), areAll: true)
    #expect(keys.problem(in: try configuration("quit=f11,model=f10")) == nil)
    #expect(keys.keymap(of: try #require(KeyChoices("quit=f11")))[.quit] == .function(11))
    #expect(keys.keymap(of: KeyChoices())[.quit] == Shortcut.quit.usual)
  }

  @Test func `The key of a feature that this run leaves out is no error`() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let keys = ChosenKeys(try contributions(without: ["chat"]), areAll: false)
    #expect(keys.problem(in: try configuration("model=f5,quit=f11")) == nil)
    #expect(keys.keymap(of: try #require(KeyChoices("model=f5,quit=f11")))[.quit] == .function(11))
    #expect(keys.problem(in: try configuration("quit=ctrl-z")) != nil)
  }

  @Test(arguments: ["quit=ctrl-c", "quit=x"]) func `The app opens all the same, and says it`(text: String) async throws
  {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let container = DependencyContainer.inMemory()
    let session = AppSession(
      try contributions(), container, container.interactor, try configuration(text), .english)
    let pilot = PlainPilot(root: AppView(presenter: try await session.makePresenter()))
    #expect(await pilot.tells("Not all of your keys are used"))
    #expect(pilot.answer.contains("shortcuts"), "\(pilot.answer)")
    pilot.stop()
  }
}
