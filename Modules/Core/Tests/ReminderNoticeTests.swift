import Entities
import Foundation
import Navigation
import ReminderDelivery
import Synchronization
import Telemetry
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// A reminder that could not be shown appears once, when it covers no other screen.
@MainActor struct ReminderNoticeTests {
  private let words = "Your chat is where you left it"

  /// A clock that a test advances.
  private final class Clock: Sendable {
    private let moment = Mutex<Int64>(1_795_000_000_000)
    func now() -> Timestamp {
      let next = moment.withLock { moment in
        moment += 1
        return moment
      }
      return Timestamp(milliseconds: next)
    }
    func pass(days: Int64) { moment.withLock { $0 += days * 86_400_000 } }
  }

  private let clock = Clock()

  /// Opens the app two days after a chat, with reminders allowed.
  private func comeBack(prepare: (inout DependencyContainer) -> Void = { _ in }) async throws -> AppFixture {
    let app = try await AppFixture.make {
      $0.now = clock.now
      prepare(&$0)
    }
    await app.completeOnboarding()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("Good evening")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Hello there."))
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Featured"))
    try await app.interactor.allowReminders(mentioningChats: true)
    clock.pass(days: 2)
    return app
  }

  @Test func `Enter closes it, and it is not said again`() async throws {
    let app = try await comeBack()
    try await app.relaunch()
    #expect(await app.pilot.shows(words))
    // Enter closes the notice, and the screen behind it is unchanged.
    #expect(await app.pilot.focus(on: "[ Close ]"))
    await app.pilot.press(.enter)
    #expect(await app.pilot.hides(words))
    #expect(app.pilot.screen.contains("Featured"))
    try await app.relaunch()
    #expect(await app.pilot.shows("Featured"))
    await app.pilot.settle()
    #expect(!app.pilot.screen.contains(words))
    app.pilot.stop()
  }

  @Test func `It leads to its chat`() async throws {
    let app = try await comeBack()
    try await app.relaunch()
    #expect(await app.pilot.shows(words))
    await app.pilot.click(on: "[ Open the chat ]")
    #expect(await app.pilot.shows("Say something"))
    app.pilot.stop()
  }

  @Test func `After a crash it waits until that is answered`() async throws {
    let folder = NSTemporaryDirectory() + "aichat-notice-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = try await comeBack { $0.crashReports = CrashReports(folder: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: "\(folder)/crash-1795280709250-7.new", contents: Data()))
    try await app.relaunch()
    #expect(await app.pilot.shows(Language.english.itCrashed))
    await app.pilot.settle()
    #expect(!app.pilot.screen.contains(words))
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows(words))
    app.pilot.stop()
  }

  @Test func `A reminder does not appear over an open screen`() async throws {
    let app = try await comeBack()
    #expect(app.presenter.open(Link(["settings"])))
    await app.pilot.settle()
    try await app.relaunch()
    #expect(await app.pilot.shows("Delete profile"))
    await app.pilot.settle()
    #expect(!app.pilot.screen.contains(words))
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows(words))
    app.pilot.stop()
  }
}
