import Entities

/// Why a variant could not be chosen by hand.
enum ExperimentFailure: ExplainedError {
  case unknownTest(String, known: [String])
  case unknownVariant(String, known: [String])

  func message(in language: ContentLanguage) -> String {
    switch self {
    case .unknownTest(let name, let known):
      language(
        "There is no test “\(name)”. There are: \(known.joined(separator: ", ")).",
        "“\(name)” 실험이 없습니다. 고를 수 있는 것: \(known.joined(separator: ", ")).")
    case .unknownVariant(let name, let known):
      language(
        "There is no variant “\(name)”. There are: \(known.joined(separator: ", ")).",
        "“\(name)” 값이 없습니다. 고를 수 있는 것: \(known.joined(separator: ", ")).")
    }
  }
}
