/// What `bench terminal` found, as it is written to the JSON file. Times are in seconds.
struct TerminalResult: Codable {
  var machine: Machine
  var screens: [Screen]
  var stream: Stream
  /// Replies of all kinds and lengths; nil in figures of before they were measured.
  var texts: [Text]?
  /// Nil when it was left out.
  var firstFrame: FirstFrame?
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not say.
  var othersShare: Double?

  /// One screen of 200 by 50 cells, from the event to the bytes.
  struct Screen: Codable {
    var name: String
    /// What the slowest of a hundred frames may take.
    var goal: Double
    var frames: Int
    var p50: Double, p99: Double, slowest: Double
    /// The bytes of the middle frame.
    var bytes: Double
    /// How much memory the process had more after the last frame than after the first.
    var grownBytes: Int?

    init(_ name: String, goal: Double, _ frames: [Frame], since opened: Int? = nil) {
      (self.name, self.goal, self.frames) = (name, goal, frames.count)
      let times = Series(seconds: frames.map(\.seconds))
      (p50, p99, slowest) = (times.median, times.percentile(99), times.percentile(100))
      bytes = Series(seconds: frames.map { Double($0.bytes) }).median
      grownBytes = opened.flatMap { opened in Machine.residentBytes.map { $0 - opened } }
    }
  }

  /// A reply of 100 KB in pieces of 20 bytes, each painted.
  struct Stream: Codable {
    /// The middle piece's time in each tenth of the stream.
    var tenths: [Double]
    /// The bytes that the middle piece sends.
    var bytes: Double

    /// How far the tenth that differs most is from their middle: 0 is flat.
    var unevenness: Double {
      let middle = Series(seconds: tenths).median
      return middle > 0 ? tenths.map { abs($0 / middle - 1) }.max() ?? 0 : 0
    }
  }

  /// A reply of one kind and length, in a chat that shows it.
  struct Text: Codable {
    var kind: String
    /// Its bytes.
    var size: Int
    /// The chat is opened; a letter is typed; a piece more of the reply comes.
    var opening: Cost, key: Cost, piece: Cost

    /// The processor's time, and the characters and bytes that were looked at.
    struct Cost: Codable {
      var seconds: Double
      var clusters: Int, bytes: Int
    }
  }

  /// From the start of the program to its whole first frame, on a terminal of 120 by 36.
  struct FirstFrame: Codable {
    var app = Series()
    var nano = Series()
  }
}
