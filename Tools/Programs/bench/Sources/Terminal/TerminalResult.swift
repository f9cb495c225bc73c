/// The result of `bench terminal`, in the form of the JSON file. Times are in seconds.
struct TerminalResult: Codable {
  var machine: Machine
  var screens: [Screen]
  var stream: Stream
  /// Replies of all kinds and lengths; nil in figures from before they were measured.
  var texts: [Text]?
  /// Nil if it was not measured.
  var firstFrame: FirstFrame?
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not report it.
  var othersShare: Double?

  /// One screen of 200 by 50 cells, from the event to the bytes.
  struct Screen: Codable {
    var name: String
    /// The limit for the slowest of a hundred frames.
    var goal: Double
    var frames: Int
    var p50: Double, p99: Double, slowest: Double
    /// The bytes of the median frame.
    var bytes: Double
    /// The growth of the process's memory from the first frame to the last.
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
    /// The median time of a piece in each tenth of the stream.
    var tenths: [Double]
    /// The bytes of the median piece.
    var bytes: Double

    /// The largest difference of a tenth from the median of all: 0 is flat.
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
    /// Opening the chat; typing a letter; receiving one more piece of the reply.
    var opening: Cost, key: Cost, piece: Cost

    /// The processor time, and the characters and bytes that were read.
    struct Cost: Codable {
      var seconds: Double
      var clusters: Int, bytes: Int
    }
  }

  /// The time from the start of the program to its complete first frame, on a terminal of 120 by 36.
  struct FirstFrame: Codable {
    var app = Series()
    var nano = Series()
  }
}
