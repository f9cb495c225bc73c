/// The result of `bench library`, in the form of the JSON file. Times are in seconds.
struct LibraryResult: Codable {
  var machine: Machine
  /// The size of a card's file in bytes.
  var cardSize: Int
  /// 1,000 cards: imported, and read with `cat`.
  var imported = Sides()
  /// 7,500 cards imported once; nil where that was left out.
  var many: Double?
  /// From a letter typed into the filter of a library of 10,000 characters to the found character on the terminal.
  var filter = Series()
  /// From a word that is in one lorebook only to that character on the terminal.
  var text = Series()
  /// From the start to Explore's first frame: with 10,000 characters of the user's own, and with none.
  var explore = Sides()
  /// The share of the processors, 0 to 1, that other programs used meanwhile; nil where the system does not report it.
  var othersShare: Double?

  /// What is measured, and what it is compared with.
  struct Sides: Codable {
    var app = Series()
    var other = Series()
  }
}
