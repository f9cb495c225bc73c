import Entities
import Foundation
import Synchronization
import System
import Testing

@testable import Configuration

/// Settings that are changed elsewhere during a run.
struct RunConfigurationTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func configuration(_ options: String...) throws -> AppConfiguration {
    let options = try CommonOptions(options)
    return try AppConfiguration(options: options, environment: ProcessEnvironment(["HOME": home.path]))
  }

  private var another: ConfigurationEditor { ConfigurationEditor(path: home.configurationFile) }

  @Test func itCountsWhenItIsWanted() throws {
    let changes = Mutex(0)
    let run = RunConfiguration(try configuration("--model", "mine")) { changes.withLock { $0 += 1 } }
    #expect(run.now[.theme] == .auto && changes.withLock { $0 } == 0)
    try another.set("theme", to: "light")
    try another.set("model", to: "theirs")
    #expect(run.now[.theme] == .light && changes.withLock { $0 } == 1)
    // The command's value takes precedence over the file.
    #expect(run.now[.model] == "mine" && changes.withLock { $0 } == 1)
    try FileManager.default.removeItem(atPath: home.configurationFile)
    #expect(run.now[.theme] == .auto && changes.withLock { $0 } == 2)
  }

  @Test func aBrokenFileLeavesAllAsItWas() throws {
    let run = RunConfiguration(try configuration())
    try another.set("temperature", to: "0.3")
    #expect(run.now.presets.effective.sampling.temperature == 0.3)
    for text in ["{ broken", #"{"temperature": "hot"}"#] {
      try home.write(text, to: home.configurationFile)
      #expect(run.now.presets.effective.sampling.temperature == 0.3)
    }
    try home.write(#"{"temperature": 1}"#, to: home.configurationFile)
    #expect(run.now.presets.effective.sampling.temperature == 1)
  }

  @Test func whoAnswersIsWatchedApartFromTheRest() throws {
    let run = RunConfiguration(try configuration())
    let watch = ModelSettingWatch(run)
    try another.set("theme", to: "light")
    #expect(!watch.isChanged())
    try another.set("provider", to: "ollama")
    try another.set("model", to: "gemma3")
    #expect(watch.isChanged() && !watch.isChanged())
    try another.set("timeout", to: "7")
    #expect(watch.isChanged() && !watch.isChanged())
  }
}
