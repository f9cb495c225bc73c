import Entities
import Foundation
import Testing

/// Numbers of a damaged or hostile file do not overflow when they are added.
@Suite struct BoundsTests {
  @Test(arguments: [Int64.min, .max, Timestamp.range.lowerBound - 1, Timestamp.range.upperBound + 1])
  func `A moment out of range is limited to it`(milliseconds: Int64) throws {
    let moment = Timestamp(milliseconds: milliseconds)
    let end = milliseconds < 0 ? Timestamp.range.lowerBound : Timestamp.range.upperBound
    #expect(moment.milliseconds == end)
    #expect(try JSONDecoder().decode([Timestamp].self, from: Data("[\(milliseconds)]".utf8)) == [moment])
    // The longest time between two moments, and a year after the last one.
    let other = Timestamp(milliseconds: -end)
    #expect(abs(moment.milliseconds - other.milliseconds) == 2 * Timestamp.range.upperBound)
    #expect(moment.milliseconds + 366 * 86_400_000 > end)
  }

  @Test func `Moments in range stay as they are`() {
    for milliseconds in [Timestamp.range.lowerBound, -1, 0, 1_700_000_000_000, Timestamp.range.upperBound] {
      #expect(Timestamp(milliseconds: milliseconds).milliseconds == milliseconds)
    }
  }

  @Test func `Sums of usage do not overflow`() {
    let model = ModelChoice(provider: "openai", model: "m")
    var sum = UsageSum(model: model, promptTokens: .max - 1, completionTokens: .min)
    sum.add(UsageSum(model: model, promptTokens: 5, completionTokens: -1))
    #expect(sum.promptTokens == .max && sum.completionTokens == .min && sum.replies == 2)
    sum.add(UsageSum(model: model, promptTokens: -2, completionTokens: 1))
    #expect(sum.promptTokens == .max - 2 && sum.completionTokens == .min + 1)
  }
}
