import Entities

/// The errors of choosing a variant by hand.
enum ExperimentFailure: ExplainedError {
  case unknownTest(String, known: [String])
  case unknownVariant(String, known: [String])

  func message(in language: ContentLanguage) -> String {
    switch self {
    case .unknownTest(let name, let known):
      language(
        "There is no test “\(name)”. The tests are: \(known.joined(separator: ", ")).",
        "“\(name)” 실험이 없습니다. 고를 수 있는 것: \(known.joined(separator: ", ")).")
    case .unknownVariant(let name, let known):
      language(
        "There is no variant “\(name)”. The variants are: \(known.joined(separator: ", ")).",
        "“\(name)” 값이 없습니다. 고를 수 있는 것: \(known.joined(separator: ", ")).")
    }
  }
}
