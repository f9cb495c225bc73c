import Entities
import Testing

/// The rows of a chat's branches.
@Suite struct ChatMapTests {
  private static func id(_ number: Int) -> Message.ID { Identifier(high: 1, low: UInt64(number)) }

  /// Messages by their parents; 0 is none. The first message is number 1.
  private static func map(_ parents: [Int], shown: Int?) -> [String] {
    let messages = parents.enumerated().map { index, parent in
      MessageOutline(
        id: id(index + 1), parent: parent == 0 ? nil : id(parent), role: .user, text: "\(index + 1)",
        created: Timestamp(milliseconds: 0))
    }
    return ChatMap(messages, shownTo: shown.map(id)).rows.map { row in
      String(repeating: " ", count: row.level) + "\(row.first.text)×\(row.count)" + (row.isShown ? "*" : "")
    }
  }

  @Test(
    arguments: [
      ([], nil, []), ([0], 1, ["1×1*"]), ([0, 1, 2], 3, ["1×3*"]),
      // Two replies to the second message: the shown one goes on.
      ([0, 1, 2, 2, 4], 5, ["1×2*", " 3×1", "4×2*"]), ([0, 1, 2, 2, 4], 3, ["1×2*", " 4×2", "3×1*"]),
      // Without a shown path the newest goes on.
      ([0, 1, 2, 2], nil, ["1×2", " 3×1", "4×1"]),
      // Several greetings, and a fork in a side branch.
      ([0, 0, 1, 1, 2], 5, [" 1×1", "  3×1", " 4×1", "2×2*"]),
      // A fork at each message of the shown path stays at two levels.
      ([0, 1, 1, 3, 3, 5, 5], 7, ["1×1*", " 2×1", "3×1*", " 4×1", "5×1*", " 6×1", "7×1*"]),
    ] as [([Int], Int?, [String])])
  func runsAndForks(parents: [Int], shown: Int?, expected: [String]) {
    #expect(Self.map(parents, shown: shown) == expected)
  }

  @Test func aHundredThousandMessages() {
    #expect(Self.map(Array(0..<100_000), shown: 100_000) == ["1×100000*"])
    // Each message has a second reply.
    let parents = (0..<100_000).map { $0 == 0 ? 0 : ($0 - 1) / 2 * 2 + 1 }
    #expect(Self.map(parents, shown: 99_999).count == 99_999)
  }

  @Test func aParentThatIsNotThereIsNone() {
    #expect(Self.map([7, 1], shown: 9) == ["1×2"])
  }
}
