import Entities

/// The number of files with each outcome.
struct CardSummary: Equatable {
  var added = 0, known = 0, refused = 0

  init(_ results: [CardImport]) {
    for result in results {
      switch result.outcome {
      case .added: added += 1
      case .known: known += 1
      case .refused: refused += 1
      }
    }
  }
}
