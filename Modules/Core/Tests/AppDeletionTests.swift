import AccountLifecycle
import CommandLine
import Configuration
import Conversations
import Entities
import Foundation
import LanguageModels
import Navigation
import Spending
import Storage
import System
import Telemetry
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The effect of a deletion on the whole program, which stays usable meanwhile.
@MainActor struct AppDeletionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("deletion-\(UUID().uuidString)")

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  /// Gives the program files for its events and for the onboarding progress.
  private func prepare(_ container: inout DependencyContainer, in path: String) {
    container.eventLog = EventLog([EventFile(folder: path)], now: container.now)
    container.eventArchive = EventArchive(folder: path)
    container.crashReports = CrashReports(folder: path)
    container.progressFile = ProgressFile(path: path + "/onboarding.json")
  }

  @Test func `Records that name a deleted profile are deleted, also unwritten ones`() async throws {
    try await withFolder { path in
      var container = DependencyContainer.inMemory()
      prepare(&container, in: path)
      let interactor = container.interactor
      let id = try await interactor.ensureProfile().id
      interactor.saveOnboardingProgress(OnboardingProgress(step: .color))
      for name in ["crash-1795280709250-1.jsonl", "events.1.jsonl"] {
        try Data("\(id)\n".utf8).write(to: folder.appendingPathComponent(name))
      }
      interactor.log(LoggableEvent("Test", "Before", .info, [.id("user_id", id)]))
      try await interactor.deleteAccount(copies: .kept)
      interactor.log(LoggableEvent("Test", "After"))
      await container.close()
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["events.jsonl"])
      let log = try String(contentsOf: folder.appendingPathComponent("events.jsonl"), encoding: .utf8)
      #expect(log.contains("After") && !log.contains("\(id)"))
    }
  }

  /// A log that cannot be deleted: the deletion waits, and the app opens.
  @Test(arguments: Language.allCases)
  func `The app opens while a deletion cannot go on`(language: Language) async throws {
    try await withFolder { path in
      let app = try await AppFixture.make(language: language) { prepare(&$0, in: path) }
      await app.completeOnboarding(in: language)
      let gone = try #require(try await app.interactor.currentProfile()?.id)
      try await app.container.stores.profiles.beginDeletion(of: gone)
      // A folder, which cannot be deleted as a file.
      let obstacle = folder.appendingPathComponent("events.jsonl")
      try? FileManager.default.removeItem(at: obstacle)
      try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
      try await app.relaunch(language: language)
      #expect(await app.pilot.shows(language.deletionIsUnfinished))
      #expect(app.pilot.screen.contains(folder.lastPathComponent))
      await app.pilot.press(.enter)
      #expect(await app.pilot.hides(language.deletionIsUnfinished))
      #expect(app.pilot.screen.contains(language("Get started", "시작하기")))
      #expect(try await app.container.stores.profiles.unfinishedDeletions() == [gone])
      try FileManager.default.removeItem(at: obstacle)
      try await app.relaunch(language: language)
      #expect(await app.pilot.shows(language("Get started", "시작하기")))
      #expect(!app.pilot.screen.contains(language.deletionIsUnfinished))
      #expect(try await app.container.stores.profiles.unfinishedDeletions().isEmpty)
      app.pilot.stop()
    }
  }

  /// The screen that asked is gone by then: the next screen reports the failure.
  @Test func `Welcome shows a deletion that cannot be finished`() async throws {
    try await withFolder { path in
      let app = try await AppFixture.make { prepare(&$0, in: path) }
      await app.completeOnboarding()
      let obstacle = folder.appendingPathComponent("events.jsonl")
      try? FileManager.default.removeItem(at: obstacle)
      try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
      await #expect(throws: UndeletedFile.self) { try await app.interactor.deleteAccount(copies: .kept) }
      #expect(await app.pilot.shows(Language.english.deletionIsUnfinished))
      await app.pilot.press(.enter)
      #expect(await app.pilot.hides(Language.english.deletionIsUnfinished))
      #expect(app.pilot.screen.contains("Get started"))
      app.pilot.stop()
    }
  }

  @Test func `Defect 15: a profile that is deleted elsewhere leads the open app to Welcome at the next step`()
    async throws
  {
    let app = try await AppFixture.make()
    await app.completeOnboarding()
    // Another run over the same data.
    try await app.container.interactor.deleteAccount(copies: .kept)
    await app.pilot.press(AppFixture.key("Profile"))
    #expect(await app.pilot.shows("Get started"))
    #expect(try await app.container.stores.profiles.profiles().isEmpty)
    // The next onboarding makes a new profile.
    await app.completeOnboarding()
    #expect(try await app.container.stores.profiles.profiles().count == 1)
    app.pilot.stop()
  }

  /// The copies hold the profile too: if there are any, the question asks what happens to them.
  @Test(arguments: Language.allCases, [0, 1, 8, 11])
  func `The question names the copies`(language: Language, count: Int) async throws {
    let copies = (0..<count).map { number in
      DataCopy(
        name: "aichat.copy-\(number).sqlite", size: 4_096 * (number + 1),
        written: Timestamp(milliseconds: 1_795_280_709_250 - 86_400_000 * Int64(number)),
        profiles: number == 1 ? nil : (0...number).map { UserProfile.ID(high: 1, low: UInt64($0)) })
    }
    let app = try await AppFixture.make(language: language)
    await app.completeOnboarding(in: language)
    guard case .tabs(let navigator) = app.presenter.stage else {
      Issue.record("no tabs")
      return
    }
    let builder = CoreBuilder(
      interactor: app.interactor, language: language, selection: FeatureSelection(all: AppFixture.all, in: "aichat"))
    let root = try #require(navigator.root(of: navigator.state.tab.id))
    let router = CoreRouter(router: root, builder: builder)
    let answer = Task {
      await router.confirmDeletion(ofAccountNamed: "Ada", with: ProfileContents(chats: 1), copies: copies)
    }
    #expect(await app.pilot.shows("Ada"))
    #expect(app.pilot.screen.contains(language.deleteWithCopies) == (count > 0))
    // Each copy with its day, its size and the names in it, as far as there is room.
    let listed = count > 8 ? 7 : count
    for (number, copy) in copies.enumerated() {
      #expect(app.pilot.screen.contains(SystemClock.zone(copy.written).date) == (number < listed), "\(number)")
    }
    #expect(app.pilot.screen.contains(language("4 KB · 1 profile", "4 KB · 프로필 1개")) == (count > 0))
    #expect(app.pilot.screen.contains(language("and 4 more", "외 4개")) == (count == 11))
    #expect(app.pilot.screen.contains(language("safety", "안전")) == (count > 2))
    #expect(app.pilot.screen.contains(language("[ Cancel ]", "[ 취소 ]")))
    if count > 0 {
      // No title is torn.
      #expect(app.pilot.screen.contains("[ \(language.deleteWithoutCopies) ]"), "\(app.pilot.screen)")
    }
    // Cancel has the focus.
    await app.pilot.press(.enter)
    #expect(await answer.value == nil)
    app.pilot.stop()
  }
}

/// The spending of this run's profile is shown, also if the next start uses another profile.
@MainActor struct RunSpendingTests {
  private let model = ModelChoice(provider: "openai", model: "gpt-5-mini")

  /// Ada, with a spending of two dollars, and Bo, the profile in use, with none.
  private func fill(_ stores: Stores) async throws {
    let time = SystemClock.now()
    for (number, name) in ["Ada", "Bo"].enumerated() {
      let profile = UserProfile(id: UserProfile.ID(high: 1, low: UInt64(number)), name: name, created: time)
      try await stores.profiles.save(profile)
      let chat = Conversation(
        id: Conversation.ID(high: 2, low: UInt64(number)), profile: profile.id, avatar: Avatar.ID(high: 3, low: 3),
        created: time, updated: time)
      try await stores.chats.create(chat)
      if name == "Ada" {
        try await stores.usage.addUsage(
          UsageRecord(
            tokens: TokenUsage(promptTokens: 8_000_000), isLocal: false, month: SystemClock.zone(time).calendarMonth),
          of: model, in: chat.id)
      }
      try await stores.profiles.setCurrentProfile(profile.id)
    }
  }

  @Test func `A budget counts what the profile of this run spent`() async throws {
    var container = DependencyContainer.inMemory(now: SystemClock.now)
    container.monthlyBudget = 1
    container.models = ModelSelector(
      usual: try ModelSelector.withoutKeys(ModelSelection(choice: model, address: "https://models.example/v1")))
    try await fill(container.stores)
    let (ada, bo) = (container.interactor, container.interactor)
    let scope = PresetScope.avatar(Avatar.ID(high: 3, low: 3))
    try await ada.profileRegistry.useProfile(named: "Ada")
    guard case .reached? = try await ada.budgetStatus(for: scope) else {
      Issue.record("Ada's budget is not reached")
      return
    }
    #expect(try await bo.budgetStatus(for: scope) == .within)
    // Another run makes another profile the next one in use: here nothing changes.
    try await ada.switchProfile(to: UserProfile.ID(high: 1, low: 0))
    #expect(try await bo.budgetStatus(for: scope) == .within)
  }

  /// `models spending` opens no app, and uses `--profile` too.
  @Test func `Spending is shown for the profile that is named`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spending-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stores = try Stores.open(directory: folder)
    try await fill(stores)
    await stores.close()
    func spent(_ words: String...) async throws -> Int {
      let options = CommonOptions(try Invocation(["--data-dir", folder] + words))
      let configuration = try AppConfiguration(
        options: options, environment: ProcessEnvironment(["HOME": "/nonexistent"]))
      return try await DependencyContainer.withoutData(configuration).interactor.spendingReport().months[0].lines.count
    }
    #expect(try await spent() == 0)
    #expect(try await spent("--profile", "Ada") == 1)
    await #expect(throws: ProfileFailure.unknown("Cleo", known: ["Ada", "Bo"])) {
      _ = try await spent("--profile", "Cleo")
    }
  }
}
