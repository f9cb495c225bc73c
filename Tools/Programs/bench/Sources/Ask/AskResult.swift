/// The result of `bench ask`, in the form of the JSON file. Times are in seconds, memory in bytes.
struct AskResult: Codable {
  var machine: Machine
  /// A reply of 2,000 pieces over the loopback interface, requested with the program, which stores it, and with curl.
  var ask = Sides()
  /// The same with a reply of one piece.
  var onePiece = Sides()
  /// `ask --dry-run`, which sends nothing.
  var dryRun: [Usage] = []
  /// `--version`, and a C program that prints a line.
  var version = Sides()
  /// The peak memory of asking, at the reply's last piece; nil where the system does not report it.
  var askPeak: Int?, curlPeak: Int?
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not report it.
  var othersShare: Double?

  /// The program, and the one that it is compared with.
  struct Sides: Codable {
    var app: [Usage] = []
    var other: [Usage] = []

    var wall: Double? { ratio(\.wall) }
    var processor: Double? { ratio(\.processor) }

    private func ratio(_ part: (Usage) -> Double) -> Double? {
      Series(seconds: app.map(part)).ratio(to: Series(seconds: other.map(part)))
    }
  }
}
