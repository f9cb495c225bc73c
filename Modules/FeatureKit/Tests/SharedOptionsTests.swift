import Entities
import FeatureKit
import FeatureKitTestSupport
import Testing

/// The options that several commands share.
@MainActor struct SharedOptionsTests {
  private let io = RecordingCommandIO()

  @Test(arguments: [false, true]) func aDeletionIsAskedFor(answer: Bool) async throws {
    io.answer = answer
    #expect(try await agrees([]) == answer)
    #expect(io.questions == ["Delete it?"])
  }

  @Test(arguments: ["--yes", "-y"]) func anOptionAnswers(word: String) async throws {
    #expect(try await agrees([word]))
    #expect(io.questions.isEmpty)
  }

  @Test func withoutATerminalTheOptionIsNeeded() async throws {
    let failure = await #expect(throws: CommandFailure.self) { try await agrees([]) }
    #expect(failure?.code == .wrongUsage && failure?.words.english.contains("--yes") == true)
  }

  @Test func anExportNamesItsFile() throws {
    #expect(try Arguments(["-o", "a.json"], options: [.output { _ in "" }]).outputPath(or: "Name it.") == "a.json")
    for words in [[], ["--output="]] {
      let arguments = try Arguments(words, options: [.output { _ in "" }])
      #expect(throws: CommandFailure(.wrongUsage, "Name it.")) { try arguments.outputPath(or: "Name it.") }
    }
  }

  private func agrees(_ words: [String]) async throws -> Bool {
    try await Arguments(words, options: [.yes]).agrees(to: "Delete it?", io)
  }
}
