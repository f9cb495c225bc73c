import AccountLifecycle
import AvatarLibrary
import Entities
import Foundation
import Storage
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// A user can import a profile from another machine before anything else.
@MainActor struct WelcomeImportTests {
  private let folder = NSTemporaryDirectory() + "aichat-welcome-\(UUID().uuidString)"

  /// The file of a profile with one chat, as an export writes it.
  private func makeFile(named name: String?) async throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let other = DependencyContainer.inMemory().interactor
    try await other.completeOnboarding(color: .mint)
    if let name { _ = try await other.saveProfile(name: name, email: "", color: .mint, picture: .kept) }
    let avatar = try await other.createAvatar(
      AvatarDraft(
        name: "Mango", picturePath: "",
        description: AvatarDescription(character: .cat, action: .eating, location: .park)))
    #expect(avatar.name == "Mango")
    _ = try await other.exportProfile(nil, to: folder + "/me.jsonl", replacing: true) { _ in }
    return folder + "/me.jsonl"
  }

  @Test(arguments: Language.allCases) func `At the very first start`(language: Language) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try await makeFile(named: "Ada")
    let app = try await AppFixture.make(language: language)
    #expect(await app.pilot.shows(language("Import a profile", "프로필 가져오기")))
    // A file that is no export is explained, and the question appears again with the typed path.
    await app.pilot.press(.character("i"))
    #expect(await app.pilot.shows(language.importTitle))
    await app.pilot.type("/nowhere/me.jsonl")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("/nowhere/me.jsonl"))
    #expect(await app.pilot.hides(language.importTitle))
    await app.pilot.press(.enter)
    await app.pilot.settle()
    await app.pilot.press(.character("i"))
    #expect(await app.pilot.shows(language.importTitle))
    #expect(app.pilot.screen.contains("/nowhere/me.jsonl"))
    await app.pilot.press(.control("u"))
    await app.pilot.type(path)
    await app.pilot.press(.enter)
    // No anonymous profile is left behind.
    #expect(await app.pilot.shows(language("Popular", "인기")))
    #expect(try await app.interactor.currentProfile()?.name == "Ada")
    #expect(try await app.container.stores.profiles.profiles().map(\.name) == ["Ada"])
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("Mango"))
    app.pilot.stop()
  }

  /// The question comes first: the settings of the file stay off if the user only presses Enter.
  @Test(arguments: [false, true]) func `What a file would set is taken only on the user's word`(isTaken: Bool)
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try await makeFile(named: "Ada")
    let model = ModelSelection(choice: ModelChoice(provider: "openai", model: "qwen"), address: "http://10.0.0.5/v1")
    let scope = PresetScope.avatar(Avatar.ID(high: 1, low: 1))
    // One more line for the profile: notes come before chats and the end.
    let note = #"{"type":"note","name":"\#(scope.noteName)","text":"model openai\\nhttp://10.0.0.5/v1\\nqwen"}"#
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    lines.insert(note, at: lines.count - 1)
    lines[lines.count - 1] = #"{"type":"end","lines":\#(lines.count - 1)}"#
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let app = try await AppFixture.make()
    #expect(await app.pilot.shows("Import a profile"))
    await app.pilot.press(.character("i"))
    await app.pilot.type(path)
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Import the file's settings too?"))
    #expect(app.pilot.screen.contains("10.0.0.5"))
    if isTaken { await app.pilot.press(.tab) }
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Popular"))
    let ada = try #require(try await app.interactor.currentProfile())
    let kept = try await app.container.stores.notes.note(scope.noteName, of: ada.id)
    #expect(kept.flatMap { Preset(note: $0).model } == (isTaken ? model : nil))
    app.pilot.stop()
  }

  @Test func `After signing out, when no profile is in use`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try await makeFile(named: nil)
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    _ = try await app.interactor.saveProfile(name: "Bo", email: "", color: .red, picture: .kept)
    try await app.interactor.signOut()
    #expect(await app.pilot.shows("Or go on as:"))
    await app.pilot.press(.character("i"))
    #expect(await app.pilot.shows("Import which file?"))
    await app.pilot.type("'\(path)'")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Popular"))
    #expect(try await app.interactor.ownAvatars().map(\.name) == ["Mango"])
    app.pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Line by line too`(language: Language) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try await makeFile(named: "Ada")
    let app = try await PlainFixture(language: language)
    #expect(await app.pilot.tells(language("1. Get started", "1. 시작하기")))
    #expect(await app.pilot.choose(language("Import a profile", "프로필 가져오기")))
    #expect(await app.pilot.tells(language.importTitle))
    #expect(await app.pilot.rests())
    await app.pilot.enter(path)
    #expect(await app.pilot.rests())
    if try await app.interactor.currentProfile()?.name != "Ada" { _ = await app.pilot.choose(language.importAction) }
    #expect(await app.pilot.tells(language("1. Assistant", "1. 어시스턴트")))
    #expect(try await app.interactor.currentProfile()?.name == "Ada")
  }
}
