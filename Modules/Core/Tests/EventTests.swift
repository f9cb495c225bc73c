import Entities
import Experiments
import Foundation
import Navigation
import Synchronization
import Telemetry
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// Records the app's events.
private final class Notes: EventService {
  let gatheringTime: Duration = .zero
  private let events = Mutex<[LoggedEvent]>([])

  func deliver(_ events: [LoggedEvent]) async -> Delivery {
    self.events.withLock { $0 += events }
    return .done
  }

  var all: [LoggableEvent] { events.withLock { $0.map(\.event) } }
  var names: [String] { all.map(\.name) }
}

/// The events of the whole app, and their destinations.
@MainActor struct EventTests {
  private let notes = Notes()

  private func open(experiments: ExperimentService = ExperimentService()) async throws -> AppFixture {
    try await AppFixture.make { container in
      container.eventLog = EventLog([notes], now: { Timestamp(milliseconds: 0) })
      container.experiments = experiments
    }
  }

  /// The reference app's defect 20.
  @Test func `Screens that come and go, and what is done on them`() async throws {
    let app = try await open()
    await app.completeOnboarding()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("my secret words, ada@example.com")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.escape, AppFixture.key("Profile"))
    #expect(await app.pilot.shows("Settings"))
    // By links too; their type erasure must not change the names.
    for path in [["category", "alien"], ["settings"]] {
      #expect(app.presenter.open(Link(path)))
      await app.pilot.settle()
    }
    app.pilot.stop()
    await app.presenter.finish()
    await app.container.eventLog.finish()

    let screens = notes.names.filter {
      !$0.hasPrefix("Routing_") && ($0.hasSuffix("_Appear") || $0.hasSuffix("_Disappear"))
    }
    let path = [
      "Welcome", "Intro", "TerminalCheck", "FirstModel", "Color", "Completed", "Explore", "Chat", "Explore", "Profile",
      "Category", "Explore",
      "Settings",
    ].map { $0 + "View" }
    #expect(screens == path.flatMap { ["\($0)_Appear", "\($0)_Disappear"] })
    for name in [
      "AppView_AnonymousAuth_Start", "AppView_AnonymousAuth_Success", "OnboardingCompletedView_Finish_Success",
      "ExploreView_LoadPopularAvatar_Success", "ExploreView_Avatar_Pressed", "ChatView_LoadChat_Success",
      "ChatView_SendMessage_Start", "ChatView_SendMessage_Success", "ChatView_SendMessage_Response",
      "ProfileView_LoadAvatar_Success", "ChatView_LoadAvatar_Success", "ChatView_LoadMessages_Success",
      "ChatView_CreateChat_Start", "AppView_DeepLink_Start", "AppView_DeepLink_Category", "Routing_Screen_Appear",
      "Routing_Screen_Dismiss", "Routing_Tab_Select",
    ] {
      #expect(notes.names.contains(name), "\(name) is not among \(notes.names)")
    }
    // The events contain no words of a user or a model, and no name.
    let everything = "\(notes.all)"
    for word in ["secret", "ada@", "Hello", "there.", "Juno", "Mina", "scripted"] {
      #expect(!everything.contains(word), "\(word)")
    }
    for name in notes.names { #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }, "\(name)") }
  }

  /// Links are typed by users: no word of one is recorded, whether it leads anywhere or not.
  @Test func `A link is recorded by its kind alone`() async throws {
    let app = try await open()
    await app.completeOnboarding()
    for path in [["category", "alien"], ["category", "robot"], ["my-secret"], ["explore"]] {
      _ = app.presenter.open(Link(path))
    }
    #expect(app.presenter.open(Link(["explore"], query: ["category": "dog"])))
    app.pilot.stop()
    await app.presenter.finish()
    await app.container.eventLog.finish()
    let kinds = notes.all.filter { $0.name == "AppView_DeepLink_Category" }
    #expect(kinds.map(\.parameters) == [CharacterOption.alien, .dog].map { [.choice("category", $0)] })
    #expect(notes.names.filter { $0 == "AppView_DeepLink_Unknown" }.count == 2)
    #expect(!"\(notes.all)".contains("secret") && !"\(notes.all)".contains("robot"))
  }

  @Test func `What the navigation cannot do is recorded as a warning`() {
    for failure in [
      NavigationFailure.screenIsGone(1), .noSuchScreen("secret"), .rootStays(tab: "secret"), .noSuchTab("secret"),
      .noSuchModal("secret"), .queueIsEmpty,
    ] {
      let event = RoutingEvent.event(of: .failed(failure))
      #expect(event.name.hasPrefix("Routing_") && event.severity == .warning && event.parameters.isEmpty)
    }
    #expect(RoutingEvent.event(of: .appeared(.screen, .sheet)).parameters == [.choice("segue", Segue.sheet)])
  }

  @Test func `An experiment adds a screen, and notes that a profile met it`() async throws {
    let experiments = ExperimentService(onExposure: { [notes] event in
      Task { await notes.deliver([LoggedEvent(event, at: Timestamp(milliseconds: 0))]) }
    })
    let app = try await open(experiments: experiments)
    try app.interactor.overrideExperiment("onboardingCommunity", with: "on")
    #expect(await app.pilot.shows("Get started"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("How it works"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("In good company"))
    await app.completeOnboardingFromIntro()
    #expect(await app.pilot.shows("Popular"))
    #expect(
      await app.pilot.waits {
        notes.all.contains(
          LoggableEvent("ABTest", "Exposure", .analytic, [.choice("onboardingCommunity", OnboardingCommunityTest.on)]))
      })
    app.pilot.stop()
  }
}

/// A crash is reported once, at the next start.
@MainActor struct CrashNoticeTests {
  private let folder = NSTemporaryDirectory() + "aichat-crashes-\(UUID().uuidString)"

  private func crash(_ time: Int) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: "\(folder)/crash-\(time)-7.new", contents: Data()))
  }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  private func open(_ language: Language = .english) async throws -> AppFixture {
    try await AppFixture.make(language: language) { $0.crashReports = CrashReports(folder: folder) }
  }

  @Test(arguments: Language.allCases) func `The alert names the file with the crash report`(language: Language)
    async throws
  {
    try crash(1_795_280_709_250)
    let app = try await open(language)
    #expect(await app.pilot.shows(language.itCrashed))
    #expect(app.pilot.screen.contains("[ \(language.keep) ]") && app.pilot.screen.contains("[ \(language.delete) ]"))
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides(language.itCrashed))
    #expect(names == ["crash-1795280709250-7.jsonl"])
    app.pilot.stop()
    let again = try await open(language)
    #expect(await again.pilot.shows(language("Get started", "시작하기")))
    #expect(!again.pilot.screen.contains(language.itCrashed))
    again.pilot.stop()
  }

  @Test func `All of them can be deleted at once`() async throws {
    try crash(1_795_280_709_250)
    try crash(1_795_280_709_251)
    let app = try await open()
    #expect(await app.pilot.shows("It happened 2 times"))
    await app.pilot.click(on: "[ Delete ]")
    #expect(await app.pilot.hides("It happened 2 times"))
    #expect(names.isEmpty)
    app.pilot.stop()
  }
}
