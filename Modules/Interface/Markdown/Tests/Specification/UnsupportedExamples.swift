/// What is left out of CommonMark 0.31.2 on purpose, by the numbers of the specification's examples.
enum UnsupportedExamples {
  struct Group {
    var reason: String
    var numbers: [Int]
  }

  static let all: [Group] = [
  ]
}
