import Configuration
import Entities
import Foundation
import System
import Telemetry
import Testing

@testable import Core

/// Recording follows the current settings, not those at the start.
@MainActor struct EventSinksTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path

  private func configuration() throws -> AppConfiguration {
    try AppConfiguration(environment: ProcessEnvironment(["HOME": home]))
  }

  @Test func `A destination that is switched off stops at once, and gets nothing later`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let start = try configuration()
    let sinks = EventSinks(start)
    let preferences = Preferences(start) { sinks.follow($0) }
    let log = EventLog(start, sinks)
    let archive = EventArchive(folder: start.directories.state)
    #expect(!sinks.file.isWanted && !sinks.collector.isWanted)

    try preferences.set("telemetry_file", to: "true")
    #expect(sinks.file.isWanted)
    log.log(LoggableEvent("Test", "Unwanted"))
    // An event is written after a second. Switching recording off does not wait for that.
    try preferences.set("telemetry_file", to: "false")
    log.log(LoggableEvent("Test", "Later"))
    await log.finish()
    #expect(!sinks.file.isWanted && archive.size == 0)

    try preferences.set("telemetry_file", to: "true")
    let next = EventLog(start, sinks)
    next.log(LoggableEvent("Test", "Wanted"))
    await next.finish()
    #expect(archive.lines(atMost: 9).count == 1 && archive.lines(atMost: 9).first?.contains("Wanted") == true)
  }

  @Test func `A collector gets nothing more once its address is gone`() async throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let start = try configuration()
    let sinks = EventSinks(start)
    let preferences = Preferences(start) { sinks.follow($0) }
    try preferences.set("telemetry_endpoint", to: "http://127.0.0.1:1")
    #expect(sinks.collector.isWanted)
    try await preferences.finish()
    // Another program removes the setting: the settings notice that when they open.
    try ConfigurationEditor(path: preferences.editor.path).unset("telemetry_endpoint")
    preferences.readAgain()
    #expect(!sinks.collector.isWanted)
  }
}
