import Entities
import Testing

@testable import ChatFiles

/// The limits of texts and names, in every format.
struct ChatSinkTests {
  private func added(_ message: ImportedMessage) async throws -> (place: Int?, warnings: [ImportWarning.Kind: Int]) {
    let sink = ChatSink(modified: Timestamp(milliseconds: 0)) { _ in }
    sink.begin(sink.chat(.sillyTavern))
    let place = try await sink.add(message, at: nil, "line 1")
    return (place, sink.summary.warnings)
  }

  @Test func `A text that is too long is left out, and reported`() async throws {
    let longest = String(repeating: "a", count: ChatFileLimit.text)
    let whole = try await added(ImportedMessage(.user, longest))
    #expect(whole.place == 0 && whole.warnings.isEmpty)
    let longer = try await added(ImportedMessage(.user, longest + "a"))
    #expect(longer.place == nil && longer.warnings == [.longText: 1])
  }

  @Test func `A name that is too long is cut, and reported`() async throws {
    var message = ImportedMessage(.assistant, "Hi")
    message.name = String(repeating: "n", count: ChatFileLimit.name + 1)
    let cut = try await added(message)
    #expect(cut.place == 0 && cut.warnings == [.longName: 1])
  }
}
