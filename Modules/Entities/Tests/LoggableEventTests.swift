import Entities
import Foundation
import Testing

struct LoggableEventTests {
  /// An error that quotes a user.
  private struct Quoting: Error, CustomStringConvertible {
    let description: String
  }

  @Test func `An error's words stay out of its event`() {
    let event = EventFamily("ChatView", "SendMessage").fail(Quoting(description: "my secret"))
    #expect(event.name == "ChatView_SendMessage_Fail" && !"\(event)".contains("secret"))
    #expect(event.parameters.map(\.value) == [.choice("Quoting")])
    #expect(event.severity == .warning)
  }

  /// A type with values that are not in its list of choices.
  private struct Sly: RawRepresentable, CaseIterable {
    static let allCases = [Sly(rawValue: "listed")]
    let rawValue: String
  }

  @Test func `Only a value in its type's list is a choice`() {
    #expect(LoggableEvent.Parameter.choice("sly", Sly(rawValue: "listed")).value == .choice("listed"))
    #expect(LoggableEvent.Parameter.choice("sly", Sly(rawValue: "somebody's words")).value == .choice("other"))
    #expect(LoggableEvent.Parameter.choice("color", ProfileColor.teal).value == .choice("teal"))
  }

  private struct SomeView {}

  @Test func `A screen is named by its type`() {
    #expect(LoggableEvent.appeared(SomeView.self).name == "SomeView_Appear")
    #expect(LoggableEvent.disappeared(SomeView.self).name == "SomeView_Disappear")
  }

  @Test func `Durations are whole milliseconds`() {
    #expect(LoggableEvent.Parameter.duration(.microseconds(1_234_999)).value == .duration(1_234))
    #expect(LoggableEvent.Parameter.duration(.seconds(3)).value == .duration(3_000))
  }

  /// Ways to make an event, and whether the compiler accepts them when `words` is a user's text.
  private static let attempts = [
    (#"LoggableEvent("ChatView", "Sent")"#, true),
    (#"LoggableEvent("ChatView", "Sent", .info, [.count("n", 1), .truth("t", true)])"#, true),
    (#"LoggableEvent("ChatView", words)"#, false),
    (#"LoggableEvent(words, "Sent")"#, false),
    (#"LoggableEvent("ChatView", "Sent \(words)")"#, false),
    (#"LoggableEvent("ChatView", "Sent", .info, [.count(words, 1)])"#, false),
    (#"LoggableEvent("ChatView", "Sent", .info, [.choice("text", words)])"#, false),
    (#"LoggableEvent("ChatView", "Sent", .info, [LoggableEvent.Parameter("text", .choice(words))])"#, false),
    (#"LoggableEvent(name: words, .info)"#, false),
    (#"LoggableEvent(name: words, severity: .info, parameters: [])"#, false),
  ]

  /// Text cannot be passed: the compiler refuses each way, next to lines that it accepts.
  @Test(.enabled(if: compiler != nil, "swiftc is not in PATH")) func `The compiler accepts no text`() throws {
    let compiler = try #require(Self.compiler)
    let folder = FileManager.default.temporaryDirectory.appending(path: "aichat-words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Another module sees only the public declarations.
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Sources").standardized
    let all = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil).map(\.path)
    let module = folder.appending(path: "Entities.swiftmodule").path
    let options = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
    let built = try run(
      compiler, ["-emit-module", "-module-name", "Entities", "-emit-module-path", module] + options + all)
    #expect(built.status == 0, "\(built.words)")
    let file = folder.appending(path: "Attempts.swift").path
    let lines = Self.attempts.map { "func attempt(_ words: String) -> LoggableEvent { \($0.0) }" }
    // One function in a type of its own on each line: the line of an error names the attempt.
    let text = lines.enumerated().map { "enum Attempt\($0) { static \($1) }" }.joined(separator: "\n")
    try (text + "\nimport Entities\n").write(toFile: file, atomically: true, encoding: .utf8)
    let tried = try run(compiler, ["-typecheck", "-I", folder.path] + options + [file])
    for (index, (line, isTaken)) in Self.attempts.enumerated() {
      let isRefused = tried.words.contains("Attempts.swift:\(index + 1):") && tried.words.contains("error:")
      #expect(isRefused != isTaken, "\(line)\n\(tried.words)")
    }
  }

  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private func run(_ program: String, _ words: [String]) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }
}
