import Testing

@testable import HTTP

@Suite struct DeliveryPaceTests {
  private let start = ContinuousClock.now

  @Test func piecesSoonAfterADeliveryWaitForTheNext() {
    var pace = DeliveryPace()
    let first = pace.recordArrival(at: start)
    let second = pace.recordArrival(at: start + .microseconds(10))
    let third = pace.recordArrival(at: start + .microseconds(1_500))
    #expect(first && !second && !third)
    #expect(pace.wait(at: start + .microseconds(1_500)) == 1)
    let early = pace.takeDue(at: start + .microseconds(1_999))
    let due = pace.takeDue(at: start + .milliseconds(2))
    let again = pace.takeDue(at: start + .milliseconds(9))
    #expect(!early && due && !again)
  }

  @Test func aLonePieceIsDeliveredAtOnceAndNothingWaits() {
    var pace = DeliveryPace()
    for piece in 0..<5 {
      let isDelivered = pace.recordArrival(at: start + .milliseconds(2 * piece))
      #expect(isDelivered)
      #expect(pace.wait(at: start + .milliseconds(2 * piece)) == nil)
    }
  }

  /// A wait of 0 milliseconds would keep the thread busy.
  @Test(arguments: [1, 999, 1_000, 1_001, 1_999, 2_000, 5_000])
  func theWaitIsNeverZero(_ microseconds: Int) throws {
    var pace = DeliveryPace()
    _ = pace.recordArrival(at: start)
    _ = pace.recordArrival(at: start + .microseconds(1))
    let wait = try #require(pace.wait(at: start + .microseconds(microseconds)))
    #expect((1...2).contains(wait))
  }
}
